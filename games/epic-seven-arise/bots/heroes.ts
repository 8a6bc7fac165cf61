import type { Content } from '../content/content.ts';
import type { HeroId } from '../content/ids.ts';
import type { Opinion } from '../rules/effects/appraisal.ts';
import type { Board } from '../state/board.ts';
import { INDIFFERENT, onceOn, worthBy } from './opinions.ts';

// Which hero to choose before the game (EA-2.7): who can bear much, and whose skills do something for the party. With these, parties of
// sharp players completed most stories; heroes who only strike take a few more titles in fewer of them.

/** Beside a point of own health: what a point is worth that another hero gets, and a Soul. */
const CARE = 0.2;
const SOUL = 4;
const ARMOUR = 3;
/** Heroes that a gift to all is for. */
const ALL = 4;

const GIFTS: Opinion = {
  ...INDIFFERENT,
  heal: (n, to) => CARE * n * (to === 'allies' ? ALL : 1),
  guard: (n, to) => CARE * n * (to === 'allies' ? ALL : 1),
  souls: (n) => SOUL * n,
};

/** Rates heroes by what is printed on their cards. */
export function heroRater(content: Content): (board: Board, id: HeroId) => number {
  const ratingsOn = onceOn((board) =>
    content.heroes.map(
      ({ health, armour, skills }) =>
        health +
        ARMOUR * armour +
        skills.reduce((sum, { does, burn }) => sum + worthBy(GIFTS, board, content, [...does, ...burn.after]), 0),
    ),
  );
  return (board, id) => ratingsOn(board)[id]!;
}
