import { holds, type Asked, type Seat, type Voices } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** A player takes so many columns. */
const CELL = 9;

/** Whether the picture is the score sheet: between two chapters of a campaign, once one of them is won. */
export const isBetween = ({ view, actions }: Asked<EpicSevenArise>): boolean =>
  view.sight.sheet.length > 0 && actions.some((action) => verbOf(action) === 'onward');

/** A line for each chapter that was won: who scored what in it, `*` being its Grand Champion; and the sums (EA-23.11). */
export function scoreSheet({ names }: Words, { sheet, players }: Board, voices: Voices, width: number): string[] {
  if (sheet.length === 0) return [];
  const seats = players.map(({ seat }) => seat);
  const line = (what: string, cell: (seat: Seat) => string): string => {
    const room = width - CELL * seats.length;
    return (
      what.slice(0, room).padEnd(room) +
      seats
        .map((seat) =>
          cell(seat)
            .slice(0, CELL - 1)
            .padStart(CELL),
        )
        .join('')
    );
  };
  return [
    line('Score sheet (* Grand Champion)', (seat) => voices.nameOf(seat)),
    ...sheet.map(({ chapter, difficulty, attempts, scores, champions }) =>
      line(
        `${chapter + 1} ${names.chapter(chapter)}, ${difficulty}${attempts > 1 ? `, attempt ${attempts}` : ''}`,
        (seat) => `${scores[seat]}${holds(champions, seat) ? '*' : ' '}`,
      ),
    ),
    ...(sheet.length > 1 ? [line('Sum', (seat) => `${sheet.reduce((sum, { scores }) => sum + scores[seat]!, 0)} `)] : []),
  ];
}
