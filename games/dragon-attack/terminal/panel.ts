import type { Ink, ViewOf, Voices } from '@hoard/kernel';
import { PALACE, type Content } from '../content/content.ts';
import { CLASSES } from '../content/schema.ts';
import { adventurerOf, partyOf, worthOf } from '../rules/01-things.ts';
import { turnIn } from '../rules/03-turn.ts';
import { carriesBoat } from '../rules/05-moving.ts';
import { diceOf } from '../rules/08-battle.ts';
import { carriesDragonSlayer } from '../rules/11-dragon-battle.ts';
import { homeWorth } from '../rules/14-end.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { SHORT_LEGEND, colourOf, letterOf } from './map.ts';

const NAME_WIDTH = 11;

/** The strengths that the Dragon has left: `5-4-3-2`. */
const dragonLeft = (board: Board, content: Content): string =>
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
  const onTurn = turnIn(view.lanes)?.seat;
  const lines = board.order.flatMap((seat) => {
    const { resting, carried } = adventurerOf(board, seat);
    const party = partyOf(board, content, seat);
    const slots = CLASSES.map((letter, index) => ((party >> index) & 1 ? letter : '-')).join('');
    const hasSlayer = carriesDragonSlayer(board, content, seat);
    const name = `${letterOf(board, content, seat).toUpperCase()} ${voices.nameOf(seat).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}`;
    const dice = `${diceOf(board, content, seat)}${hasSlayer ? '+1' : ''}d`;
    const risk = `risk ${worthOf(content, carried)}`.padEnd(8);
    const safe = `home ${homeWorth(board, content, seat)}`.padEnd(8);
    return [
      `${seat === onTurn ? '>' : ' '}${ink(name, 'bold', colourOf(board, content, seat))} ${slots} ${dice}${resting ? ' zz' : ''}`,
      `  ${ink(risk, 'yellow')}${ink(safe, 'green')}${carriesBoat(board, content, seat) ? 'boat ' : ''}${hasSlayer ? 'sword' : ''}`,
    ];
  });
  return lines.length + SHORT_LEGEND.length < height ? [...lines, '', ...SHORT_LEGEND.map((line) => ink(line, 'dim'))] : lines;
}
