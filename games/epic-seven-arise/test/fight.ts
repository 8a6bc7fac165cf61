import type { Game } from '@hoard/kernel';
import type { Scripted } from '@hoard/kernel/rehearsal';
import { newBattle } from '../rules/07-battle.ts';
import { heroTurn, monsterTurn } from '../rules/battleFrames.ts';
import { possibleAttacks } from '../rules/effects/purse.ts';
import { battle, round } from '../rules/frames.ts';
import type { Battle } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { content, heroNamed, rowOf, table, type Given, type Table } from './table.ts';

// Battles on the stage. Whoever has no cards, no potion and nobody to let go first ends the turn without being asked.

export interface FightGiven extends Given {
  /** Where the monsters stand; left out: A. */
  readonly on?: string;
  /** What of the battle differs. */
  readonly battle?: Partial<Battle>;
}

/** Tile A of chapter 1, without a token, and a Husk on it: what is fought unless something else is said. */
const FOES: Given = { tokens: { A: 'none' }, monsters: [{ kind: 'husk', at: 'A' }] };

const positionOf = ({ chapter = 1, on = 'A' }: FightGiven): number => rowOf(content.chapters[chapter - 1]!.positions, on);

const common = (given: FightGiven): Given => ((given.chapter ?? 1) === 1 && (given.on ?? 'A') === 'A' ? { ...FOES, ...given } : given);

/** The round goes on when the battle is over. */
const combat = (): Frame => ({ ...round(), at: 'fought' });

/** A battle from its beginning. */
export const fight = (given: FightGiven = {}): Table =>
  table({
    ...common(given),
    stack: [combat(), battle(positionOf(given))],
    board(board) {
      board.choice = positionOf(given);
      given.board?.(board);
    },
  });

/** In the middle of a battle, with these frames above it. */
function amid(given: FightGiven, above: (board: Board) => Frame, game?: Game<EpicSevenArise>): Table {
  const position = positionOf(given);
  const stack: Frame[] = [combat(), { ...battle(position), at: 'next' }];
  const amidst: Given = {
    ...common(given),
    stack,
    board(board) {
      board.choice = position;
      board.battle = { ...newBattle(board, position), round: 1, ...given.battle };
      given.board?.(board);
      stack.push(above(board));
    },
  };
  return table(amidst, game);
}

/** A hero's turn in a battle that goes on. */
export const turn = (name: string, given: FightGiven = {}, game?: Game<EpicSevenArise>): Table =>
  amid(
    given,
    ({ heroes }) => {
      const place = heroes.findIndex(({ id }) => id === heroNamed(name));
      return heroTurn(place, heroes[place]!.owner);
    },
    game,
  );

/** The turn of the first monster that was placed. */
export const prey = (given: FightGiven = {}, game?: Game<EpicSevenArise>): Table =>
  amid(given, ({ monsters }) => monsterTurn(monsters[0]!.unit), game);

/** The next Enemy Attack card has this number. */
export const card =
  (t: Table, number: number): Scripted =>
  ({ purpose }) => {
    const place = possibleAttacks(t.board).indexOf(number);
    if (place < 0 || !purpose.startsWith('ea.')) throw new Error(`${number} is not possible now: ${possibleAttacks(t.board).join(' ')}`);
    return place;
  };

/** Names of heroes in the order in which they had turns, and kinds of monsters. */
export const turnsOf = (t: Table): string[] =>
  t.events.flatMap((event) => {
    if (event.t === 'turn') return [content.heroes[event.hero]!.name];
    return event.t === 'dice' || (event.t === 'stunned' && event.hero < 0) ? [content.monsters[event.kind]!.id] : [];
  });

/** The health of the monster with that number. */
export const healthOf = (t: Table, unit = 0): number => t.board.monsters.find((monster) => monster.unit === unit)?.health ?? 0;

/** Everybody who is asked takes what is offered first, and chance brings its first outcome, until the battle is over. */
export function playOn(t: Table, most = 60): Table {
  t.settle();
  for (let asked = 0; asked < most && t.board.battle !== null && t.state.outcome === null; asked++)
    t.chooseAs(t.asked[0]!, t.keys(t.asked[0])[0]!).settle();
  return t;
}
