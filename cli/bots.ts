import { availableParallelism } from 'node:os';
import { gameOf, type Subject } from '@hoard/games';
import { Random, type Action, type Seat, type Title, type Types } from '@hoard/kernel';
import { budgetNamed, playerNamed, type Asked } from '@hoard/players';
import { Thinkers } from '@hoard/players/thinkers';

/** Somebody who chooses without being asked at the screen. Thinking may take a while; the screen stays awake meanwhile. */
export interface Bot<T extends Types> {
  choose(asked: Asked<T>): Action | Promise<Action>;
  /** The bot gets up from the table. */
  dismiss(): Promise<void>;
}

export const isBot = (player: string): boolean => /^(random|greedy|search)(:|$)/.test(player);

/** The bot of that kind for a seat. What it draws from follows from the public commitment: a game with a given secret goes the same way again. */
export function botFor<T extends Types>(
  title: Pick<Title<T>, 'game' | 'withContent' | 'judgementOf'>,
  subject: Subject,
  player: string,
  commitment: string,
  seat: Seat,
): Bot<T> {
  const seed = Number.parseInt(commitment.slice(0, 12), 16);
  const budget = budgetNamed(player);
  if (budget !== null) {
    const thinkers = new Thinkers(subject, availableParallelism(), seed + seat);
    return { choose: (asked) => thinkers.choose(asked, budget), dismiss: () => thinkers.dismiss() };
  }
  const game = gameOf(title, subject);
  const make = playerNamed(player, game, title.judgementOf(game));
  return { ...make(new Random(seed, seat)), dismiss: () => Promise.resolve() };
}
