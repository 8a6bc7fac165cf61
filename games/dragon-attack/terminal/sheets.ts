import type { Ink, ViewOf, Voices } from '@hoard/kernel';
import { PALACE, type Content } from '../content/content.ts';
import { CLASSES, type Counter } from '../content/schema.ts';
import { adventurerOf, partyOf, worthOf } from '../rules/01-things.ts';
import { carriesBoat } from '../rules/05-moving.ts';
import { diceOf } from '../rules/08-battle.ts';
import { carriesDragonSlayer } from '../rules/11-dragon-battle.ts';
import { homeWorth } from '../rules/14-end.ts';
import { nameOfCounter } from '../words/en.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { SHORT_LEGEND, colourOf, letterOf } from './map.ts';

const NAME_WIDTH = 11;

/** The strengths that the Dragon has left: `5-4-3-2`. */
export const dragonLeft = (board: Board, content: Content): string =>
  content.dragon
    .slice(board.wounds)
    .map((counter) => counter.strength)
    .join('-') || 'slain';

/** How far the Dragon has come, what is left of it, and what slaying it is worth: nothing but one's own score matters more. */
export function doomClock(board: Board, content: Content, ink: Ink): string {
  const next = content.spaces[content.path[board.dragonAt + 1] ?? -1];
  const clock = `Dragon ${board.dragonAt}/${PALACE}  ${dragonLeft(board, content)}  hoard ${worthOf(content, board.hoard)}`;
  const onward = next === undefined ? '' : `  next ${next.name} (${next.id})`;
  return ink(clock, 'bold', 'red') + ink(`${onward}  turn ${board.turns}`, 'dim');
}

/** Two lines for each player, in turn order; then the signs of the map, where there is room left. */
export function panel(view: ViewOf<DragonAttack>, content: Content, voices: Voices, height: number, ink: Ink): string[] {
  const board = view.sight;
  const turn = view.lanes[0]?.stack[0];
  const lines = board.order.flatMap((seat) => {
    const { resting, carried } = adventurerOf(board, seat);
    const party = partyOf(board, content, seat);
    const slots = CLASSES.map((letter, place) => ((party >> place) & 1 ? letter : '-')).join('');
    const hasSlayer = carriesDragonSlayer(board, content, seat);
    const name = `${letterOf(board, content, seat).toUpperCase()} ${voices.nameOf(seat).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}`;
    const isOn = turn?.k === 'turn' && turn.seat === seat;
    const dice = `${diceOf(board, content, seat)}${hasSlayer ? '+1' : ''}d`;
    const risk = `risk ${worthOf(content, carried)}`.padEnd(8);
    const safe = `home ${homeWorth(board, content, seat)}`.padEnd(8);
    return [
      `${isOn ? '>' : ' '}${ink(name, 'bold', colourOf(board, content, seat))} ${slots} ${dice}${resting ? ' zz' : ''}`,
      `  ${ink(risk, 'yellow')}${ink(safe, 'green')}${carriesBoat(board, content, seat) ? 'boat ' : ''}${hasSlayer ? 'sword' : ''}`,
    ];
  });
  return lines.length + SHORT_LEGEND.length < height ? [...lines, '', ...SHORT_LEGEND.map((line) => ink(line, 'dim'))] : lines;
}

const KINDS: { readonly [kind in Counter['kind']]: string } = {
  character: 'Characters',
  monster: 'Monsters',
  gold: 'Gold',
  boat: 'Boats',
  dragonSlayer: 'Dragon Slayer',
};

/** What has not turned up yet; it follows from what everybody has seen. */
export function tally(board: Board, content: Content): string[] {
  const left = board.pool.map((row) => content.counters[row]!);
  const lines = Object.entries(KINDS).map(([kind, title]) => {
    const names = left.filter((counter) => counter.kind === kind).map(nameOfCounter);
    return `${title}, ${names.length}: ${names.join(', ') || 'none'}`;
  });
  return [`${left.length} counters have not turned up yet.`, ...lines];
}

/** Everybody in full. */
export function whoIsWho(board: Board, content: Content, voices: Voices): string[] {
  const list = (rows: readonly number[]): string => rows.map((row) => nameOfCounter(content.counters[row]!)).join(', ') || 'nothing';
  const players = board.order.flatMap((seat) => {
    const { hero, at, carried, home, resting } = adventurerOf(board, seat);
    const { name, colour, class: letter } = content.heroes[hero]!;
    const space = content.spaces[at]!;
    return [
      `${voices.nameOf(seat)}: ${name} (${colour}, ${letter}) at ${space.name} (${space.id})${resting ? ', resting' : ''}`,
      `  carries: ${list(carried)}`,
      `  at home, ${homeWorth(board, content, seat)}: ${list(home)}`,
    ];
  });
  return [...players, `The Dragon's hoard, ${worthOf(content, board.hoard)}: ${list(board.hoard)}`];
}
