import { capitalised, times } from '@hoard/kernel';
import { COLOURS } from '../../content/content.ts';
import type { About } from '../../state/choices.ts';
import type { Questions } from '../questions.ts';
import { burnCost, listOf, potions, prizeOf, sets, stonesIn, type Names } from './names.ts';

export function questionsIn({ content, hero, tile, card, cards, story }: Names): Questions {
  const skillOf = (row: number, skill: number): string => content.heroes[row]!.skills[skill]!.name;
  const votes: { readonly [about in About]: (story: number, won: boolean) => string } = {
    explore: () => 'Which tile shall be explored?',
    battle: () => 'Where shall the next battle be?',
    move: () => 'Where shall the heroes go?',
    story: (row) => `${story(row)}. How do you vote?`,
    between: (_, won) => (won ? 'The chapter is won. How shall the campaign go on?' : 'The chapter is lost. Shall it be tried again?'),
  };
  return {
    'setUp.hero': () => 'Which hero will you lead?',
    'redraw.choose': (dealt) => `Your cards are ${cards(dealt)}. Keep them, or pay a Skystone for new ones?`,
    'circles.choose': (row, at) => `Where at ${tile(at)} shall ${hero(row)} stand?`,
    'ballot.vote': (about, row, won) => votes[about](row, won),
    'concede.answer': () => 'Give up together? That is a defeat for all.',
    'merchant.buy': (stones) => `At the Merchant with ${stonesIn(stones)}. What will you buy?`,
    'merchant.pay': (price) => `That costs ${times(price, 'Skystone')}. Which do you pay with?`,
    'drink.use': (left) => `${potions(left)} bought. Use one at once?`,
    'pick.keep': () => 'Which of these cards do you keep?',
    'pick.order': () => 'Which of the other two shall lie on top?',
    'colour.choose': (left) => `${times(left, 'Skystone')} of any colour. Which?`,
    'forfeit.choose': () => 'Which Skystone do you give up?',
    'discard.choose': () => 'Which card do you discard?',
    'heroTurn.act': (row, skills) => `${hero(row)} acts${skills > 0 ? '' : ', the skill is used'}. What will you do?`,
    'skill.foe': (row, skill) => `${skillOf(row, skill)}. At whom?`,
    'skill.set': (row, skill, laid) =>
      laid.length === 0
        ? `${skillOf(row, skill)}, a ${sets[skill]}. With which cards?`
        : `${capitalised(cards(laid))} so far. And which card?`,
    'skill.burn': (row, skill) => `Soul Burn for ${burnCost(content.heroes[row]!.skills[skill]!.burn)}?`,
    'skill.pay': (colour) => `Which ${COLOURS[colour]} card pays for the Soul Burn?`,
    'artifact.foe': (row) => `${card(row)}. At whom?`,
    'effects.other': (row) => `Which other monster does ${hero(row)} aim at?`,
    'effects.hero': (does) => `${capitalised(does)}. Who?`,
    'effects.circle': (row) => `Shall ${hero(row)} step to another circle?`,
    'effects.swap': () => 'Shall two heroes change circles?',
    'effects.peek': () => 'Which attack card shall come next?',
    'revival.offer': (row) => `${hero(row)} has fallen. Pay for standing up again?`,
    'draft.take': (items) => `The bounty: ${listOf(items.map(prizeOf))}. What will you take?`,
  };
}
