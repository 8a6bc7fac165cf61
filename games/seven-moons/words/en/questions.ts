import { times } from '@hoard/kernel';
import type { Questions } from '../questions.ts';
import { diceInWords, faces, resourcesOf, whom, type Names } from './names.ts';

export function questionsIn({ content, place, things }: Names): Questions {
  const { die, price } = content.numbers;
  return {
    'turn.open': (at) => `At ${place(at)}. Roll, or something first?`,
    'turn.act': (at, gold) => `At ${place(at)} with ${gold} gold. What will you do?`,
    'journey.thistledown': (dice) => `You rolled ${diceInWords(dice)}. Roll one of them again?`,
    'journey.pick': (dice) => `You rolled ${diceInWords(dice)}. Which one do you walk?`,
    'journey.move'(points, gold, flies) {
      const haste = flies || gold < price.haste ? '' : `, ${points === 0 ? 'but' : 'and'} ${gold} gold for haste, ${price.haste} a step`;
      return `${points === 0 ? 'No steps' : times(points, 'step')} left${haste}. Where to?`;
    },
    'journey.robbed': () => 'Robbed! What do they get?',
    'journey.gate': () => `A faerie gate. Knock? It opens on a ${faces(die.faerieFrom, 6)}.`,
    'effects.choose': (card) => `${card < 0 ? '' : `${content.wildernessCards[card]!.name}. `}What will you do?`,
    'effects.goods': (left) => `Take up to ${resourcesOf(left)} from the pool?`,
    'effects.give': (left) => `Give up ${resourcesOf(left)}. Which?`,
    'effects.city': () => 'What shall go into your city?',
    'effects.send': (left) => `Send up to ${resourcesOf(left)} home?`,
    'effects.place': (seat, voices) => `Where will ${whom(seat, voices)} be brought?`,
    'effects.rival': () => 'Whose secret card will you look at?',
    'effects.price': () => 'Which price is foretold?',
    'fight.boost': (total, target) => `${total} against ${target}: not enough. Add something?`,
    'trade.draft'(partner, { give, get }, voices) {
      const so = give.length + get.length === 0 ? '' : ` So far: ${things(give)} for ${things(get)}.`;
      return `Trading with ${voices.nameOf(partner)}. What will you offer?${so}`;
    },
    'trade.answer': (partner, { give, get }, voices) => `${voices.nameOf(partner)} offers you ${things(get)} for ${things(give)}. Agreed?`,
    'drop.choose': () => 'You carry too much. What stays behind?',
    'wave.light': (card) => `Now: ${content.shadowCards[card]!.name}. Spend a gem for one more die?`,
    'wave.rerolls': ({ total, realm, result, city }) =>
      `Realm ${total} against ${realm}, your city ${result} against ${city}. Change a die?`,
    'loss.choose': () => 'The enemy is inside. What do you give up?',
  };
}
