import type { Flow, Outcome } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { DIFFICULTIES, ONWARD, type Difficulty } from '../state/choices.ts';
import type { ChapterFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { layOutAgain, restock } from './03-layout.ts';
import { outcomeOf, placesBy, ranksOf, rewardsFor, scoresOf } from './22-end.ts';
import { isUnanimous } from './24-votes.ts';
import { tableEffects } from './effects/frame.ts';
import { chapter, poll, round, setUp } from './frames.ts';
import { chapterOf, has, isSolo, mostHealthOf, playerOf } from './things.ts';

// Chapter 23: one chapter after another, and what lies between them.

const GO_ON = ONWARD.indexOf('goOn');
const GIVE_UP = ONWARD.indexOf('giveUp');

/** EA-23.13: what another attempt begins with. */
function keep(board: Board): void {
  board.kept = board.players.map(({ seat, deck, secret }) => ({ seat, deck: deck.slice(), secret: secret.slice() }));
  board.keptRemoved = board.removed.slice();
}

const isLast = (board: Board, content: Content): boolean => board.chapter === content.chapters.length - 1;

/** EA-23.1 to EA-23.6, EA-23.14: the next chapter; health carries over, but at least half of what is printed. */
function nextChapter(board: Board, content: Content): void {
  layOutAgain(board, board.chapter + 1, content);
  board.attempts = 1;
  for (const hero of board.heroes) hero.health = Math.max(hero.health, Math.ceil(mostHealthOf(content, hero) / 2));
  keep(board);
}

/** EA-23.13: the same chapter from the state at its start, with all heroes at full health. */
function tryAgain(board: Board, content: Content): void {
  layOutAgain(board, board.chapter, content);
  board.attempts++;
  for (const { seat, deck, secret } of board.kept) Object.assign(playerOf(board, seat), { deck: deck.slice(), secret: secret.slice() });
  board.removed = board.keptRemoved.slice();
  restock(board, content);
  for (const hero of board.heroes) Object.assign(hero, standing(mostHealthOf(content, hero)));
}

/** A hero between battles. */
const standing = (health: number) => ({
  health,
  shields: 0,
  extra: 0,
  statuses: 0,
  fresh: 0,
  taunt: false,
  thorns: 0,
  acted: false,
  deferred: false,
});

/** EA-23.11: by seat, the sum of what the score sheet says. */
const sumsOf = (board: Board): number[] => board.players.map(({ seat }) => board.sheet.reduce((sum, { scores }) => sum + scores[seat]!, 0));

/** EA-23.12: the highest sum; then more chapters won as Grand Champion; then shared. Who has left does not win (EA-24.11). */
function campaignPlaces(board: Board): number[] {
  const sums = sumsOf(board);
  const places = placesBy(
    board.players.map(({ seat, gone }) => [gone ? 0 : 1, sums[seat]!, board.sheet.filter(({ champions }) => has(champions, seat)).length]),
  );
  return places.map((place, seat) => (playerOf(board, seat).gone && place === 1 ? 2 : place));
}

function endCampaign(board: Board, won: boolean, flow: Flow<EpicSevenArise>): void {
  const sums = sumsOf(board);
  const places = won ? campaignPlaces(board) : board.players.map(() => 0);
  const { gold } = flow.content.numbers.grades;
  const solo = isSolo(board) ? Math.min(1, sums[0]! / (gold * flow.content.chapters.length)) : 0;
  const outcome: Outcome = { reason: won ? 'campaign' : 'givenUp', places, scores: sums, rewards: rewardsFor(places, solo) };
  flow.tell({ t: 'campaignEnded', rule: won ? 'EA-23.12' : 'EA-23.13', won, sums, places });
  flow.finish(outcome);
}

/** EA-23.11: the score of a chapter that was won is written down. */
function writeDown(board: Board, scores: number[], places: readonly number[]): void {
  const champions = places.reduce((bits, place, seat) => (place === 1 ? bits | (1 << seat) : bits), 0);
  board.sheet.push({ chapter: board.chapter, difficulty: board.difficulty, attempts: board.attempts, scores, champions });
}

/** EA-23.17: the difficulty that all people have voted for, or null. */
function votedDifficulty(board: Board): Difficulty | null {
  const difficulty = DIFFICULTIES[board.choice - DIFFICULTIES_FROM] ?? null;
  return isUnanimous(board, board.choice) ? difficulty : null;
}

const DIFFICULTIES_FROM = ONWARD.length - DIFFICULTIES.length;

/** What may be chosen: to go on, to give up, and once another difficulty. */
const optionsBetween = (board: Board, { changed }: ChapterFrame): number[] => [
  GO_ON,
  GIVE_UP,
  ...(changed ? [] : DIFFICULTIES.flatMap((difficulty, row) => (difficulty === board.difficulty ? [] : [DIFFICULTIES_FROM + row]))),
];

export const chapters = {
  begin: {
    kind: 'deed',
    rules: ['EA-3.1', 'EA-23.1'],
    run(board, frame, flow) {
      if (board.mode === 'campaign' && board.kept.length === 0) keep(board);
      frame.at = 'round';
      flow.push(setUp(board.tiles.includes(-1) ? 'tile' : 'laid'));
      flow.tell({ t: 'chapter', rule: 'EA-3.1', chapter: board.chapter, attempt: board.attempts, difficulty: board.difficulty });
    },
  },
  round: { kind: 'deed', rules: ['EA-4.1'], run: (_board, _frame, flow) => flow.push(round()) },
  ended: {
    kind: 'deed',
    rules: ['EA-22.1', 'EA-22.4', 'EA-22.8', 'EA-23.9'],
    run(board, frame) {
      board.battle = null;
      board.turn = null;
      if (board.look !== null) throw new Error('A chapter ended while somebody looked at cards');
      frame.at = board.mode === 'campaign' && board.ending === 'completed' ? 'bonus' : 'scored';
    },
  },
  bonus: {
    kind: 'deed',
    rules: ['EA-23.9', 'EA-23.10'],
    run(board, frame, flow) {
      const { bonus } = chapterOf(board, flow.content);
      const row = frame.bonus++;
      if (row === bonus.length) {
        frame.at = 'scored';
        return;
      }
      const { does, otherwise } = bonus[row]!;
      const given = has(board.bonuses, row) ? does : otherwise;
      if (given.length === 0) return;
      flow.push(tableEffects(given, 'EA-23.9', 'story'));
      flow.tell({ t: 'bonus', rule: 'EA-23.9', row });
    },
  },
  scored: {
    kind: 'deed',
    rules: ['EA-22.5', 'EA-22.6', 'EA-22.11', 'EA-23.11'],
    run(board, frame, flow) {
      const places = ranksOf(board, flow.content);
      const scores = scoresOf(board, flow.content);
      const isWon = board.ending === 'completed';
      if (board.ending !== '')
        flow.tell({
          t: 'ended',
          rule: isWon ? 'EA-22.5' : board.ending === 'dead' ? 'EA-22.2' : 'EA-22.3',
          reason: board.ending,
          scores,
          places,
        });
      if (board.mode === 'chapter') return flow.finish(outcomeOf(board, flow.content));
      if (isWon) writeDown(board, scores, places);
      frame.at = 'between';
      if (isWon && isLast(board, flow.content)) endCampaign(board, true, flow);
    },
  },
  between: {
    kind: 'deed',
    rules: ['EA-23.1', 'EA-23.13', 'EA-23.17'],
    run(board, frame, flow) {
      frame.at = 'decided';
      flow.push(poll('between', optionsBetween(board, frame)));
    },
  },
  decided: {
    kind: 'deed',
    rules: ['EA-23.1', 'EA-23.13', 'EA-23.17'],
    run(board, frame, flow) {
      if (board.choice === GIVE_UP) return endCampaign(board, false, flow);
      const difficulty = votedDifficulty(board);
      if (difficulty !== null) {
        board.difficulty = difficulty;
        frame.changed = true;
        frame.at = 'between';
        flow.tell({ t: 'difficulty', rule: 'EA-23.17', difficulty });
        return;
      }
      if (board.ending === 'completed') nextChapter(board, flow.content);
      else tryAgain(board, flow.content);
      flow.become(chapter());
    },
  },
} satisfies Step<ChapterFrame>;
