import { times, type Arguments, type Denials } from '@hoard/kernel';
import { actionsOf, categories, gemsOf, supplies, type Names } from './names.ts';

/** With whom cards cannot be exchanged. */
const OUT_OF_REACH: { readonly [because: string]: string } = {
  asleep: 'That hero has fallen or is asleep, and only who is awake exchanges cards.',
  far: 'That hero is too far away: cards are exchanged over one pace at most.',
};

/** What is missing of a price, or `otherwise`. */
function lacking({ supply, attribute, category, because, needs, has }: Arguments, otherwise: string): string {
  const short = `, and you have ${has === 0 ? 'none' : has}.`;
  if (supply !== undefined) return `That costs ${needs} ${supplies[Number(supply)]}${short}`;
  if (attribute !== undefined) return `That costs ${gemsOf(Number(attribute), Number(needs))}${short}`;
  if (category !== undefined) return `That takes ${times(Number(needs), 'card')} of ${categories[Number(category)]}${short}`;
  return because === 'life' ? 'That would be your last gem of VITALITY and FAITH.' : otherwise;
}

/** By rule: why something is not possible. */
export function denialsIn({ content: { numbers } }: Names): Denials {
  return {
    'HP-1.5': () => 'That cannot be carried out, and the other choice can.',
    'HP-1.8': () => `There are ${numbers.gems} gems already, and there is no room for more.`,
    'HP-1.17': (args) => lacking(args, 'You cannot pay that in full.'),
    'HP-2.9': () => 'That hero belongs to the expansion, which is not in play.',
    'HP-3.3': () => 'Somebody leads that hero already.',
    'HP-6.10': ({ gold }) => `New cards cost ${numbers.display.refresh} GOLD, and you have ${gold}.`,
    'HP-6.11': () => 'This Place-Site does not deal in that deck.',
    'HP-6.12': () => `You have had cards replaced ${numbers.display.refreshes} times in this turn, and that is the limit.`,
    'HP-7.11': () => 'Nobody is attacked at the start in round 1, nor when just risen.',
    'HP-8.6': () => 'The bridges are closed.',
    'HP-8.15': () => `There are ${numbers.space.heroes} heroes already, and no room to stop.`,
    'HP-8.17': () => 'There is no space where you could stop.',
    'HP-9.1': () => 'ABILITIES cannot be dropped.',
    'HP-10.9': ({ attribute, needs, has }) => `This card needs ${gemsOf(Number(attribute), Number(needs))}, and you have ${has}.`,
    'HP-11.7': () => 'Something lies there already, or there is nothing that it could lie on.',
    'HP-11.9': () => 'That needs both hands.',
    'HP-11.10': () => 'Arrows need a bow in the other hand.',
    'HP-11.11': () => 'The other hand is for a shield, a dagger or a lantern, not for a second of its kind.',
    'HP-12.10': () => 'An enemy is here: only fighting and travelling are possible.',
    'HP-12.12': () => 'An enemy is here.',
    'HP-13.14': () => 'The Dragon is here: only fighting it and travelling are possible.',
    'HP-14.2': () => 'You have no such action left.',
    'HP-14.7': () => 'What is here must be fought or evaded first.',
    'HP-15.2': () => 'A Travel has at least one pace.',
    'HP-16.1': () => 'There is no resting on a Settlement.',
    'HP-16.3': ({ because }) =>
      because === 'ate' ? 'You have eaten in this Rest, and one meal is all.' : 'A meal takes 1 FOOD, and you have none.',
    'HP-16.4': () => 'You have searched in this Rest already.',
    'HP-16.7': () => `At most ${times(numbers.rest.trade, 'thing')} change hands in a Rest.`,
    'HP-16.8': ({ because }) =>
      because === 'refused'
        ? 'Nothing came of your talk with that hero; ask again in another Rest.'
        : because === 'last'
          ? `That was the last of ${numbers.offers} offers: accept it or refuse.`
          : 'Nothing has been offered: lay something down first.',
    'HP-16.9': () => 'Who has fallen or is asleep cannot trade.',
    'HP-16.11': () => 'You have all the VITALITY that you can have.',
    'HP-17.7': () => 'There is no Place-Site here.',
    'HP-17.9': () => 'You have visited this Place-Site in this turn already.',
    'HP-17.10': () => 'That has been done in this Visit as often as it can be.',
    'HP-17.11': (args) => lacking(args, 'That would give you nothing now.'),
    'HP-19.1': () => 'That hero is not here.',
    'HP-19.2': ({ space }) =>
      space === 'safe' ? 'That hero is on a Safe space, where nobody is attacked.' : 'On a Settlement only Snatching is possible.',
    'HP-19.3': () => 'An enemy is there.',
    'HP-19.4': () => 'You have met that hero in this turn already.',
    'HP-19.11': () => 'There is nothing of the kind to take.',
    'HP-19.17': () => 'Who is asleep in the prison is left alone.',
    'HP-19.19': () => 'Nobody is ambushed in the prison itself.',
    'HP-19.21': () => 'That hero has fallen, and is nowhere on the map.',
    'HP-21.19': () => 'The Dragon is fought from the burning spaces around it.',
    'HP-24.20': () => 'This card does nothing now.',
    'HP-25.7': () => 'With a Golden Heart nobody is attacked.',
    'HP-26.2': () => 'You call that between your actions.',
    'HP-26.6': () => 'That is no longer so: somebody was faster.',
    'HP-26.8': () => 'Somebody else is fighting there.',
    'HP-26.11': () => 'In Real Time you only meet whom you hold, or all who take turns after a STOP-PASSIVE.',
    'HP-26.16': () => 'There is a STOP already.',
    'HP-26.18': () => 'None of your cards that stop everybody can be played now.',
    'HP-26.22': () => 'You hold an opponent, and only as often as the table has agreed.',
    'HP-26.26': () => 'Who holds somebody, or is held, cannot be held.',
    'HP-26.30': ({ away, actions }) =>
      Number(away) > numbers.realTime.stopDragon
        ? `The Dragon is fought ${times(Number(away), 'pace')} away, and ${numbers.realTime.stopDragon} are the most.`
        : `The Dragon is fought ${times(Number(away), 'pace')} away: ${times(Number(actions), 'action')} will not take you there and into battle.`,
    'HP-26.31': () => 'You have called STOP-DRAGON: go there and fight, or let the others go on.',
    'HP-26.32': () => 'In this round you have called STOP-DRAGON in vain.',
    'HP-26.34': () => 'Who watches over the rounds calls it when all hold back.',
    'HP-26.35': () => 'That is for when at least two hold back, and everybody who could go on does.',
    'HP-27.3': () => 'You do not attack your own team.',
    'HP-27.4': ({ because }) => OUT_OF_REACH[String(because)] ?? `You exchange at most ${times(numbers.exchange, 'card')} of each deck.`,
    'HP-27.6': () => 'An exchange takes an action, and you have none left.',
    'HP-28.3': () => 'You all fight together: nobody attacks the other.',
    'HP-28.11': () => 'One wish before each action, and this time you have to act.',
    'HP-28.12': () => `You have ${actionsOf(1)} left, and that is this one.`,
    'HP-28.17': ({ away }) =>
      `The Dragon is fought together, in a Ritual that is called from a burning space without enemies${away === undefined ? '' : `: the nearest is ${times(Number(away), 'pace')} away`}.`,
    'HP-28.23': ({ because }) => OUT_OF_REACH[String(because)] ?? 'You two have exchanged cards in this round, and once is all.',
    'HP-29.16': () => 'There is nobody else.',
  };
}
