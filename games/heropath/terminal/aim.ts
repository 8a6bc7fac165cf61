import { DRAGON, type Content } from '../content/content.ts';
import { foePower } from '../rules/18-fight.ts';
import type { Board } from '../state/board.ts';

/** What somebody should know who plays for the first time. */
export function aim(board: Board, content: Content): string[] {
  const { actions, paces, rest, losses, scale } = content.numbers;
  const { competition } = board.options;
  return [
    competition === 'co-op'
      ? 'Slay the Dragon together: whoever stands in its fire may call the Gathering Ritual, in which all strike at once.'
      : 'Slay the Dragon: the first whose total equals or beats its total wins at once.',
    `Your power is the number of your gems, at most ${content.numbers.gems} of each of five attributes, with what you wear and whom you befriend.`,
    `A turn has ${competition === 'solo' ? actions.solo : actions.turn} actions: travel up to ${paces.travel} paces, rest, visit a Place-Site, fight, or encounter another hero.`,
    `Resting on a Road or Safe space gives ${rest.vitality} VITALITY once a turn, a meal ${rest.meal}, and a search finds GOLD, FOOD and cards. Place-Sites in Settlements sell gems and cards.`,
    'A battle: your power and two dice against its power, its dice and the Base. A tie is won, but costs VITALITY. A victory gives 1 EXPERIENCE and a FORTUNE card.',
    `Whoever is evaded or wins takes ${losses.battle} VITALITY, then FAITH; without both you fall, and rise at the start in your next turn.`,
    `Every slain enemy goes on the Scale of Evil; each of its ${scale.levels} levels adds 1 to all enemies and the Dragon (now ${foePower(board, content, DRAGON)} + Base), and makes it fly and burn whole regions.`,
    competition === 'solo'
      ? `Alone you have ${scale.levels} turns: after each the Scale rises.`
      : 'So it is one question in every turn: am I strong enough yet, or will waiting make it worse?',
  ];
}
