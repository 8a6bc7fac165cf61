import { expect } from 'vitest';
import { Match, PERSON, replay, type Entry, type Game, type GameRecord, type Seated } from '../index.ts';
import { knots } from './examples/knots.ts';
import type { TypesOf } from './examples/tinyGame.ts';

export type Knots = TypesOf<typeof knots>;

export const ANNA: Seated = { name: 'Anna', player: PERSON };
export const BEN: Seated = { name: 'Ben', player: PERSON };
export const BOT: Seated = { name: 'Olin', player: 'greedy' };

export const opened = (game: Game<Knots> = knots, ...seated: Seated[]): Match<Knots> =>
  new Match(game, { options: {}, seats: 2, seated: seated.length > 0 ? seated : [ANNA, BEN], secret: 'f'.repeat(64) });

/** Enters what happens, one after the other; each has to be possible. */
export function enterAll(match: Match<Knots>, ...entries: readonly Entry[]): Match<Knots> {
  for (const entry of entries) expect(match.enter(entry), JSON.stringify(entry)).toMatchObject({ ok: true });
  return match;
}

export const wholeOf = (match: Match<Knots>): string =>
  JSON.stringify([match.state, match.record(), match.seated, match.isOver, match.drawn]);

/** Plays the record again, as it would be read from a file. */
export const again = (match: Match<Knots>): Match<Knots> => replay(match.game, JSON.parse(JSON.stringify(match.record())) as GameRecord);
