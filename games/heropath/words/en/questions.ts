import { capitalised, times, type Voices } from '@hoard/kernel';
import { NONE } from '../../state/board.ts';
import type { Heard, Questions } from '../questions.ts';
import { actionsOf, attributes, cardsOf, categories, clause, decks, listOf, pacesOf, someOf, whom, type Names } from './names.ts';

const WISHES = { more: 'one more action at once', after: 'to let others go first' };

const DEEDS = { travel: 'travel', rest: 'rest', visit: 'visit the Place-Site' } as const;
const ENCOUNTERS = { ambush: 'ambush', thievery: 'steal from', snatching: 'snatch from' } as const;
const LOST_BY: { readonly [cause in Heard['cause']]: string } = {
  loss: 'by the lost battle',
  tie: 'by the tie',
  evasion: 'by evading',
  active: 'to the fire',
  incidental: 'to the Dragon’s breath',
  card: 'by the card',
  encounter: 'by the Encounter',
  dragon: 'by the lost battle',
  ritual: 'by the lost Ritual',
};

/** What somebody means to do. */
const declared = ({ actor, concerned, deed }: Heard, voices: Voices): string => {
  const [one, two] = ['means to', 'mean to'];
  if (deed === 'ambush' || deed === 'thievery' || deed === 'snatching')
    return `${clause(actor, voices, one, two)} ${ENCOUNTERS[deed]} ${whom(concerned, voices)}`;
  return `${clause(actor, voices, one, two)} ${deed === '' ? 'act' : DEEDS[deed]}`;
};

export function questionsIn({ card, cards, aFoe, foe, site, lands, find }: Names): Questions {
  const windows: { readonly [window in Heard['window']]: (heard: Heard, voices: Voices) => string } = {
    w1: ({ actor }, voices) => (actor === voices.you ? 'Your turn begins' : `${voices.nameOf(actor)}’s turn begins`),
    w2: declared,
    w4: ({ actor, kind }, voices) => `${clause(actor, voices, 'fights', 'fight')} ${foe(kind)}, and the dice are still in the hand`,
    w5: ({ actor, kind }, voices) => `${clause(actor, voices, 'fights', 'fight')} ${foe(kind)}, and the dice lie on the table`,
    w6: ({ seat, losses, cause }) => `You are about to lose ${losses[seat]} VITALITY ${LOST_BY[cause]}`,
    w7: ({ chain }) => `${cards(chain)} ${chain.length === 1 ? 'is' : 'are'} about to work`,
    w8: () => 'The Dragon is on its wings, and about to breathe fire',
    w10: ({ actor }, voices) => (actor === voices.you ? 'Your turn ends' : `${voices.nameOf(actor)}’s turn ends`),
  };
  return {
    'setUp.hero': () => 'Which hero do you lead?',
    'split.choose': (free) => `${times(free, 'gem')} for SKILLS and WISDOM: how many go to SKILLS?`,
    'keep.choose': (marked, keep) => `Keep ${times(keep, 'card')}${marked > 0 ? `, ${marked} so far` : ''}. Which?`,
    'keep.confirm': (kept) => `You keep ${cards(kept)}. Is that right?`,
    'gear.change': (isArranging) =>
      isArranging ? 'What do you wear? Nobody sees it until all have chosen.' : 'What do you put on or take off?',
    'aside.idle': () => 'Out of turn you may change your gear and drop things.',
    'draw.replace': (row) => `${card(row)} is made for several heroes. Draw another card instead?`,
    'turn.act': (actions, foes) =>
      actions === 0
        ? 'No actions left. End the turn, or play a card first?'
        : foes.length === 0
          ? `${actionsOf(actions)} left. What do you do?`
          : `${capitalised(listOf(foes.map(aFoe)))} ${foes.length === 1 ? 'is' : 'are'} here: fight or leave. ${actionsOf(actions)} left.`,
    'travel.step': (left) => (left === 0 ? 'No paces left. Stop here?' : `${pacesOf(left)} left. Where to?`),
    'travel.fly': (face) => `The balloon can land here: ${lands(face)}. Where?`,
    'rest.choose': () => 'You rest. What else do you do?',
    'rest.found': (face) => `You have found ${find(face)}. Take it, or play a card first?`,
    'visit.choose': (row) => `You visit ${site(row)}. What do you do there?`,
    'fight.won': (kind) => `You have beaten ${foe(kind)}. Play a card for the victory?`,
    'limit.choose': (over) => `Too many cards: ${someOf(over)} must go. Which?`,
    'shift.choose': (kind, left) => `Where shall ${foe(kind)} go? ${times(left, 'step')} left.`,
    'place.choose': (distance, isExact, from, seat, voices) => {
      const hero = from === seat ? 'your hero' : whom(from, voices);
      return isExact
        ? `A new enemy comes, ${pacesOf(distance)} away from ${hero}. Where?`
        : `A new enemy comes, ${pacesOf(distance)} or more away from ${hero}. Where?`;
    },
    'place.move': (kind) => `Shall ${foe(kind)} take a step?`,
    'found.offer': () => 'Draw a Place-Site and put it on a far Settlement?',
    'found.choose': (row) => `Where shall ${site(row)} stand?`,
    'dragon.fly': () => 'You steer the Dragon. Where does it fly?',
    'dragon.expose': () => 'Which hidden enemy is turned up?',
    'consent.vote': (by, wish, voices) => `${clause(by, voices, 'wants', 'want')} ${WISHES[wish]}. Do you agree?`,
    'stop.wait': () => 'Some still have a foot in the air.',
    'stop.charge': () => 'Everybody stands still for the Dragon.',
    'stop.break': () => 'A break. Shall all go on?',
    'passive.wait': () => 'Some still have a foot in the air.',
    'enemyMove.choose': () => 'Evil does not wait: at which Place-Site does an enemy appear?',
    'summon.choose': (by, voices) => `${clause(by, voices, 'calls', 'call')} all to the Ritual. Where do you stand?`,
    'card.clause': (row) => `${card(row)} can do several things. Which?`,
    'card.target': (row) => `${card(row)}: whom is it for?`,
    'pay.choose': (due) => `That costs ${someOf(due)}. Which?`,
    'instant.accept': (row, cost, does) => `${card(row)}: ${does}. Pay ${cost} for it?`,
    'encounter.card': (by, of, voices) => `${clause(by, voices, 'takes', 'take')} one of your cards: ${categories[of]}. Which?`,
    'trade.talk': (other, stands, kind, voices) => {
      const name = voices.nameOf(other);
      if (stands) return `${name} offers you a trade. Do you agree, or offer something else?`;
      return kind === 'trade' ? `What do you offer ${name}, and what do you ask for?` : `Which cards do you exchange with ${name}?`;
    },
    'reaction.answer': (heard, voices) => {
      const chain = heard.window !== 'w7' && heard.chain.length > 0 ? ` In play: ${cards(heard.chain)}.` : '';
      return `${capitalised(windows[heard.window](heard, voices))}.${chain} Do you play a card?`;
    },
    'effects.or': () => 'Which of the two?',
    'effects.attribute': (n) => `${times(n, 'gem')} of any attribute. Which?`,
    'effects.amount': (from, into) => `How many ${attributes[from]} become ${attributes[into]}?`,
    'effects.hero': (does) => `${capitalised(does)}. Who?`,
    'effects.enemy': (does, left) => `${ENEMIES[does]} ${times(left, 'choice')} left.`,
    'effects.space': () => 'Where to?',
    'effects.card': (does, of, left) => `${cardsOf(of, left)} must ${does === 'drop' ? 'be dropped far away' : 'go'}. Which?`,
    'effects.drop': (row) => `Where is ${card(row)} dropped?`,
    'effects.buy': (left, gold) => `You have ${gold} GOLD and may buy ${times(left, 'card')}. Which?`,
    'effects.sell': (left) => `You may sell ${times(left, 'card')}. Which?`,
    'effects.keep': (deck, left) => `${times(left, `${decks[deck]} card`)} to keep. Which?`,
    'effects.deck': () => 'Of which deck are all open cards replaced?',
    'effects.die': (face) => (face === 0 ? 'Which die do you throw again?' : `Which die do you turn to ${face}?`),
    'effects.rock': () => 'Where does the Dragon fly instead?',
    'effects.loot': (by, of, voices) => `${clause(by, voices, 'steals', 'steal')} from you: ${categories[of]}. Which card?`,
    'effects.swap': (row) =>
      row === NONE ? 'Two Place-Sites change places. Which is the first?' : `With what does ${site(row)} change places?`,
  };
}

const ENEMIES = {
  expose: 'Which hidden enemy do you turn up for all?',
  scry: 'Which hidden enemy do you look at?',
  veil: 'Which enemy do you turn face down?',
} as const;
