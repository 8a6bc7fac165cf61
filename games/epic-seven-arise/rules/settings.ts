import { fairDie, weightedDie, type Die, type Flow } from '@hoard/kernel';
import type { Content, SettingRule } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { SettingFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { setting, spawn } from './frames.ts';
import { prowl } from './monsters.ts';
import { chapterOf, has, hasMonsters, neighboursOf, placeAt } from './things.ts';

// Rules of a Setting with a name, where the round asks for them.

const WAVE_DIE = fairDie('ea.wave', 6);
const TIDE = 'ea.tide';

type Rule<N extends SettingRule['rule']> = Extract<SettingRule, { rule: N }>;

/** The rules of that name that the chapter has, with their rows. */
function rulesNamed<N extends SettingRule['rule']>(board: Board, content: Content, name: N): (readonly [Rule<N>, number])[] {
  return chapterOf(board, content).rules.flatMap((rule, row) => (rule.rule === name ? [[rule as Rule<N>, row] as const] : []));
}

/** `siege`: which tiles of its sign hold monsters when the Story phase begins. */
export function atStoryStart(board: Board, content: Content): void {
  board.besieged = 0;
  for (const [{ sign }] of rulesNamed(board, content, 'siege'))
    chapterOf(board, content).positions.forEach((place, position) => {
      if (place.sign === sign && hasMonsters(board, position)) board.besieged |= 1 << position;
    });
}

/** `waves`: at the end of the Story phase of every odd round. */
export function atStoryEnd(board: Board, flow: Flow<EpicSevenArise>): void {
  for (const [{ cards }, row] of rulesNamed(board, flow.content, 'waves'))
    if (board.round % 2 === 1 && cards.includes(board.story)) flow.push(setting('wave', row));
}

/** `tide`: at the start of each Combat phase. */
export function atCombat(board: Board, flow: Flow<EpicSevenArise>): void {
  for (const [{ cards }, row] of rulesNamed(board, flow.content, 'tide')) if (cards.includes(board.story)) flow.push(setting('tide', row));
}

/** `siege`: a tile that still holds monsters makes the Gate lose 1. */
export function atRoundEnd(board: Board, flow: Flow<EpicSevenArise>): void {
  if (board.besieged === 0) return;
  chapterOf(board, flow.content).positions.forEach((_, position) => {
    if (has(board.besieged, position) && hasMonsters(board, position)) strikeGate(board, flow);
  });
}

/** The Gate loses 1; at 0 the story is lost (EA-22.3). */
function strikeGate(board: Board, flow: Flow<EpicSevenArise>): void {
  if (board.gate === 0) return;
  board.gate--;
  flow.tell({ t: 'gate', rule: 'EA-22.3', n: -1, gate: board.gate });
}

const ruleAt = <N extends SettingRule['rule']>(board: Board, content: Content, { row }: SettingFrame): Rule<N> =>
  chapterOf(board, content).rules[row] as Rule<N>;

/** How far every position is from the heroes, and over how many shortest ways. */
function waysToHeroes(board: Board, content: Content): { readonly far: number[]; readonly ways: number[] } {
  const far = board.tiles.map(() => Infinity);
  const ways = board.tiles.map(() => 0);
  far[board.at] = 0;
  ways[board.at] = 1;
  const queue: Position[] = [board.at];
  for (const position of queue) {
    for (const next of neighboursOf(board, content, position)) {
      if (far[next] === Infinity) {
        far[next] = far[position]! + 1;
        queue.push(next);
      }
      if (far[next] === far[position]! + 1) ways[next]! += ways[position]!;
    }
  }
  return { far, ways };
}

/** `tide`: where the monster may go, and over how many shortest ways each leads. */
function stepsOfTide(board: Board, content: Content, from: Position): { readonly steps: Position[]; readonly ways: number[] } {
  const { far, ways } = waysToHeroes(board, content);
  const steps = neighboursOf(board, content, from).filter(
    (next) => far[next] === far[from]! - 1 && next !== board.at && !hasMonsters(board, next),
  );
  return { steps, ways: steps.map((step) => ways[step]!) };
}

const tidalPlace = (board: Board, content: Content, frame: SettingFrame): Position => {
  const { monster } = ruleAt<'tide'>(board, content, frame);
  return board.monsters.find(({ kind }) => kind === monster)?.at ?? -1;
};

/** The monster and all that are with it. */
function flood(board: Board, from: Position, to: Position, flow: Flow<EpicSevenArise>): void {
  for (const monster of board.monsters) if (monster.at === from) prowl(board, monster, to, flow);
}

export const settings = {
  wave: {
    kind: 'draw',
    rules: ['EA-4.7', 'EA-1.4'],
    die: () => WAVE_DIE,
    drawn(board, frame, outcome, flow) {
      const position = ruleAt<'waves'>(board, flow.content, frame).at[Math.floor(outcome / 2)]!;
      flow.pop();
      if (flow.heard) flow.tell({ t: 'settingDie', rule: 'EA-4.7', setting: 'waves', die: outcome + 1, ...placeAt(board, position) });
      if (position === board.at) return;
      if (hasMonsters(board, position)) strikeGate(board, flow);
      else flow.push(spawn(position));
    },
  },
  tide: {
    kind: 'deed',
    rules: ['EA-1.4'],
    run(board, frame, flow) {
      const from = tidalPlace(board, flow.content, frame);
      const isAway = from >= 0 && !neighboursOf(board, flow.content, board.at).includes(from);
      const steps = isAway ? stepsOfTide(board, flow.content, from).steps : [];
      if (steps.length > 1) {
        frame.at = 'way';
        return;
      }
      flow.pop();
      if (steps.length === 1) flood(board, from, steps[0]!, flow);
    },
  },
  way: {
    kind: 'draw',
    rules: ['EA-1.4'],
    die: (board, frame, { content }): Die => weightedDie(TIDE, stepsOfTide(board, content, tidalPlace(board, content, frame)).ways),
    drawn(board, frame, outcome, flow) {
      const from = tidalPlace(board, flow.content, frame);
      flow.pop();
      flood(board, from, stepsOfTide(board, flow.content, from).steps[outcome]!, flow);
    },
  },
} satisfies Step<SettingFrame>;
