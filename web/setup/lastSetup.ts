import { NAME, type Chosen, type Types, type Variant } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { keep, recall } from '../settings/kept.ts';
import { PLAYERS, type SeatDraft } from './seatDraft.ts';

/** A table as it is set up: how many of the seats are taken, who plays where, and how. */
export interface Setup {
  readonly count: number;
  readonly seats: readonly SeatDraft[];
  readonly chosen: Chosen;
}

/** So many sit at the table unless somebody wishes otherwise, where the game allows it. */
const USUAL_SEATS = 3;

const keyOf = (game: string): string => `setup.${game}`;

/** One person among bots; who has given a name before is called so again. */
export function usualSetup<T extends Types>({ game: { seats } }: BoardGame<T>): Setup {
  const known = recall('name');
  return {
    count: Math.min(USUAL_SEATS, seats.most),
    seats: Array.from({ length: seats.most }, (_, seat) => ({
      typed: seat === 0 && known !== null && NAME.test(known) ? known : null,
      player: seat === 0 ? PLAYERS.person : PLAYERS.good,
      side: null,
    })),
    chosen: {},
  };
}

export function keepSetup<T extends Types>({ game }: BoardGame<T>, setup: Setup): void {
  keep(keyOf(game.id), JSON.stringify(setup));
}

/** How the game was set up last in this browser; null if it never was. What is no longer possible is as usual. */
export function lastSetup<T extends Types>(board: BoardGame<T>, variants: readonly Variant[]): Setup | null {
  const kept = readKept(recall(keyOf(board.game.id)));
  if (kept === null) return null;
  const usual = usualSetup(board);
  const { least, most } = board.game.seats;
  const count = typeof kept.count === 'number' && Number.isInteger(kept.count) ? Math.min(most, Math.max(least, kept.count)) : usual.count;
  const given: readonly unknown[] = Array.isArray(kept.seats) ? kept.seats : [];
  return { count, seats: usual.seats.map((draft, seat) => seatIn(board, given[seat], draft)), chosen: chosenIn(variants, kept.chosen) };
}

interface Kept {
  readonly count?: unknown;
  readonly seats?: unknown;
  readonly chosen?: unknown;
}

function readKept(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isObject(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null;

function seatIn<T extends Types>({ sides }: BoardGame<T>, given: unknown, usual: SeatDraft): SeatDraft {
  if (!isObject(given)) return usual;
  const { typed, player, side } = given;
  return {
    typed: typeof typed === 'string' && NAME.test(typed) ? typed : null,
    player: Object.values<unknown>(PLAYERS).includes(player) ? (player as string) : usual.player,
    side: sides?.choices.find(({ value }) => value === side)?.value ?? null,
  };
}

function chosenIn(variants: readonly Variant[], given: unknown): Chosen {
  if (!isObject(given)) return {};
  const known = variants.flatMap(({ option, values }) => values.map(({ value }) => [option, value] as const));
  return Object.fromEntries(known.filter(([option, value]) => given[option] === value));
}
