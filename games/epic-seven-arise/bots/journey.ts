import { STATUS, type Content, type Objective, type StoryCard } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import { tileStatuses } from '../rules/17-skulls.ts';
import { isBoss } from '../rules/monsters.ts';
import { chapterOf, hasMonsters } from '../rules/things.ts';
import { FACE_DOWN, NO_TOKEN, type Board } from '../state/board.ts';
import { OF_PARTY, onceOn, worthBy } from './opinions.ts';

// Where to: which battles the story asks for, and on which tile the party stands well.

/** A battle that brings the story on. */
const STORY = 6;
/** A tile whose monsters are fought anyway brings no others. */
const NO_OTHERS = 4;
const BOSS_FIRST = 20;
const STEP = 4;
/** All twelve numbers hitting somebody, against none. */
const EXPOSED = 6;
/** How much a token is worth looking for, of what it brings. */
const LURE = 0.25;
const BESIEGED = 8;

/** What a black token on the heroes' tile costs in a battle, and what a white one does for monsters. */
const BLACK: readonly (readonly [status: number, cost: number])[] = [
  [STATUS.slow, 0.6],
  [STATUS.silence, 2.5],
  [STATUS.unheal, 2],
  [STATUS.drain, 2],
  [STATUS.discard, 1.2],
];
const WHITE: readonly (readonly [status: number, cost: number])[] = [
  [STATUS.power, 2],
  [STATUS.harden, 2],
];

const costOf = (statuses: number, costs: readonly (readonly [status: number, cost: number])[]): number =>
  costs.reduce((sum, [status, cost]) => ((statuses & status) === 0 ? sum : sum + cost), 0);

/** Whether a monster of one of these kinds is on a tile. */
const stands = ({ monsters }: Board, position: Position, kinds: readonly number[]): boolean =>
  monsters.some(({ at, kind }) => at === position && kinds.includes(kind));

export function guide(content: Content) {
  const chances = content.tokens.map(({ mission }) => (mission.is === 'none' ? 1 : 0.7));
  /** What a battle with each token on its tile brings. */
  const luresOn = onceOn((board) =>
    content.tokens.map(
      ({ reward, punishment }, token) =>
        chances[token]! * worthBy(OF_PARTY, board, content, reward) + (1 - chances[token]!) * worthBy(OF_PARTY, board, content, punishment),
    ),
  );
  const distances: number[] = [];
  const queue: Position[] = [];

  return { rateExploring, rateBattle, rateMoving };

  /** What it is worth to explore a tile: a battle will be fought there. */
  function rateExploring(board: Board, position: Position): number {
    const others = hasMonsters(board, position) ? NO_OTHERS : 0;
    return others + STORY * progressAt(board, position) + LURE * lureAt(board, position) - whiteCost(board, position);
  }

  /** Which battle first: all are fought, but the last one ends the chapter. */
  function rateBattle(board: Board, position: Position): number {
    const boss = board.monsters.some(({ at, kind }) => at === position && isBoss(content, kind));
    return (boss ? BOSS_FIRST : 0) + STORY * progressAt(board, position) + LURE * lureAt(board, position);
  }

  function rateMoving(board: Board, position: Position): number {
    return -STEP * wayFrom(board, position) + promiseBeside(board, position) - dangerAt(board, position);
  }

  function whiteCost(board: Board, position: Position): number {
    return costOf(tileStatuses(board, content, position, 'white'), WHITE);
  }

  /** The tokens that may lie there: that one, or the rest of its group. */
  function tokensAt(board: Board, position: Position): readonly number[] {
    const token = board.tokens[position]!;
    if (token === NO_TOKEN) return [];
    if (token !== FACE_DOWN) return [token];
    const group = chapterOf(board, content).groups.find(({ positions }) => positions.includes(position));
    return group?.tokens.filter((other) => board.tokenPool.includes(other)) ?? [];
  }

  function lureAt(board: Board, position: Position): number {
    const tokens = tokensAt(board, position);
    const lures = luresOn(board);
    let sum = 0;
    for (const token of tokens) sum += lures[token]!;
    return tokens.length === 0 ? 0 : sum / tokens.length;
  }

  /** How likely a token with this tag lies there. */
  function chanceOf(board: Board, position: Position, tag: string): number {
    const tokens = tokensAt(board, position);
    let tagged = 0;
    for (const token of tokens) if (content.tokens[token]!.tag === tag) tagged++;
    return tokens.length === 0 ? 0 : tagged / tokens.length;
  }

  function objectiveOf({ story, completed }: Board): Objective | null {
    return completed || story < 0 ? null : content.stories[story]!.objective;
  }

  /** What the next card will ask for, once it is settled which one comes: whoever has read the story walks there at once. */
  function nextOf({ next, completed }: Board): StoryCard | null {
    return completed && next >= 0 ? content.stories[next]! : null;
  }

  /** How much a battle on a tile does for the story, from 0 to 1. */
  function progressAt(board: Board, position: Position): number {
    if (isBesieged(board, position)) return 1;
    return progressFor(board, position, objectiveOf(board));
  }

  /** The same in the next round. */
  function progressSoon(board: Board, position: Position): number {
    const next = nextOf(board);
    if (next === null) return progressAt(board, position);
    for (const place of next.revealed) {
      const effect = content.effects[place]!;
      if ((effect.do === 'place' || effect.do === 'move') && effect.at === position) return 1;
    }
    return Math.max(progressAt(board, position), progressFor(board, position, next.objective));
  }

  function progressFor(board: Board, position: Position, objective: Objective | null): number {
    switch (objective?.is) {
      case 'find':
        return chanceOf(board, position, objective.tag);
      case 'break':
        return sealAt(board, position);
      case 'slay':
        return stands(board, position, objective.monsters) ? 1 : 0;
      case 'driveOff':
        return stands(board, position, [objective.monster]) ? 1 : 0;
      case 'win':
        return objective.with !== 'redSign' || chapterOf(board, content).positions[position]!.sign === 'red' ? 0.5 : 0;
      default:
        return 0;
    }
  }

  function sealAt(board: Board, position: Position): number {
    for (const rule of chapterOf(board, content).rules) if (rule.rule === 'seals') return chanceOf(board, position, rule.tag);
    return 0;
  }

  /** Monsters on a sign wear the Gate down (`siege`). */
  function isBesieged(board: Board, position: Position): boolean {
    if (!hasMonsters(board, position)) return false;
    const { rules, positions } = chapterOf(board, content);
    return rules.some((rule) => rule.rule === 'siege' && rule.sign === positions[position]!.sign);
  }

  /** Steps from a tile to where the story leads: to the tile itself, or beside one where a battle is wanted. */
  function wayFrom(board: Board, from: Position): number {
    flood(board, from);
    const { neighbours } = chapterOf(board, content);
    const objective = nextOf(board)?.objective ?? objectiveOf(board);
    if (objective?.is === 'reach') return distances[objective.at]!;
    let best = Infinity;
    for (let position = 0; position < neighbours.length; position++) {
      if (position === from || progressSoon(board, position) === 0) continue;
      // One stands beside the tile where a battle is wanted.
      best = Math.min(best, Math.max(0, distances[position]! - 1));
    }
    if (best < Infinity) return best;
    return wayToWatch(board);
  }

  /** Where signs are to be watched and none is threatened, the middle between them is best. */
  function wayToWatch(board: Board): number {
    const { rules, positions } = chapterOf(board, content);
    let furthest = 0;
    for (const rule of rules) {
      if (rule.rule !== 'siege') continue;
      positions.forEach(({ sign }, position) => {
        if (sign === rule.sign) furthest = Math.max(furthest, distances[position]! - 1);
      });
    }
    return furthest / 2;
  }

  /** Steps from a tile to all others. */
  function flood(board: Board, from: Position): void {
    const { neighbours } = chapterOf(board, content);
    for (let position = 0; position < neighbours.length; position++) distances[position] = Infinity;
    distances[from] = 0;
    queue.length = 0;
    queue.push(from);
    for (let next = 0; next < queue.length; next++) {
      const here = queue[next]!;
      for (const other of neighbours[here]!) {
        if (distances[other]! < Infinity) continue;
        distances[other] = distances[here]! + 1;
        queue.push(other);
      }
    }
  }

  /** What the next round may bring from here. */
  function promiseBeside(board: Board, position: Position): number {
    let best = 0;
    for (const other of chapterOf(board, content).neighbours[position]!) {
      best = Math.max(best, 2 * progressSoon(board, other) + LURE * lureAt(board, other));
      if (isBesieged(board, other)) best += BESIEGED;
    }
    return best;
  }

  /** How badly the party stands on a tile in a battle. */
  function dangerAt(board: Board, position: Position): number {
    const tile = board.tiles[position]!;
    if (tile < 0) return 0;
    const { circles } = content.tiles[tile]!;
    const hit = circles
      .map(({ length }) => length)
      .toSorted((one, other) => one - other)
      .slice(0, board.heroes.length)
      .reduce((sum, count) => sum + count, 0);
    return (EXPOSED * hit) / content.attacks.length + costOf(tileStatuses(board, content, position, 'black'), BLACK);
  }
}
