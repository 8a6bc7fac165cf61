import { Problem, type Seat } from '@hoard/kernel';
import { BOT_NAMES, isBotName } from '@hoard/players';
import type { KeptSeat, KeptTable } from '../store/store.ts';
import type { SeatWish } from '../wire/calls.ts';
import { EMPTY, USUAL, newTable } from './newTable.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { freshToken, hashOf } from './tickets.ts';

/** A bot that thinks for longer would keep everybody waiting, and others' tables too. */
const BOTS = new Set(['random', 'greedy', 'search', 'search:1', 'search:2', 'search:3']);

/** What is wished of a table, and who wishes it; what is not said of it is as usual. */
interface TableWish extends Pick<KeptTable, 'game' | 'options' | 'host'>, Partial<Pick<KeptTable, keyof typeof USUAL>> {
  readonly seats: readonly SeatWish[];
}

/** Lays a table at which nobody plays yet. */
export async function layTable(
  rooms: Rooms,
  { seats, ...wish }: TableWish,
): Promise<{ readonly room: Room; readonly links: { seat: Seat; token: string }[] }> {
  await checkOptions(rooms, wish.game, wish.options, seats.length);
  const links: { seat: Seat; token: string }[] = [];
  const room = await rooms.make(newTable({ ...USUAL, ...wish, seats: seats.map((one, seat) => seatBy(one, seat, links)) }));
  return { room, links };
}

function seatBy(wish: SeatWish, seat: Seat, links: { seat: Seat; token: string }[]): KeptSeat {
  if (wish.is === 'open') return { ...EMPTY, isOpen: true };
  if (wish.is === 'bot') {
    checkBot(wish.player);
    return { ...EMPTY, bot: wish.player, name: BOT_NAMES[seat] ?? `Bot ${seat + 1}` };
  }
  const token = freshToken();
  links.push({ seat, token });
  return { ...EMPTY, link: hashOf(token) };
}

export function checkBot(player: string): void {
  if (!isBotName(player) || !BOTS.has(player)) throw new Refused('bad-bot');
}

/** Whether such a game can be played: by the rules of the game itself. */
async function checkOptions(rooms: Rooms, id: string, options: KeptTable['options'], seats: number): Promise<void> {
  try {
    await rooms.shelf(id, (game) => {
      const { least, most } = game.seats;
      if (seats < least || seats > most) throw new Problem(`${game.id} is played by ${least} to ${most}, not by ${seats}`);
      game.readOptions(options, seats);
    });
  } catch (error) {
    if (error instanceof Problem) throw new Refused({ why: 'bad-options', message: error.message });
    throw error;
  }
}
