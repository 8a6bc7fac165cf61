import { heropath, title } from '@hoard/games/heropath';
import { Random } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLawful } from '../../kernel/test/expectLawful.ts';
import { anyOptions } from '../gameOptions.ts';

// What `hoard fuzz heropath --vary` plays by the thousand: random games under every law, with settings drawn at random.

/** A hundredth of the 5,000 that are played of each by command. */
const GAMES = 50;

/** Laws are looked at around one decision in so many; games/heropath/test/lawful.test.ts looks more closely, at fewer games. */
const EVERY = 150;

/** Cut so, all 250 together are half a minute of a processor. Whole games are for the command. */
const SHORT = { lastRound: 20 };

const KINDS = [
  { kind: 'competitive', sizes: [2, 3, 4, 5, 6], set: { competition: 'competitive', turns: 'turns', ...SHORT } },
  { kind: 'team', sizes: [4, 6], set: { competition: 'team', turns: 'turns', ...SHORT } },
  { kind: 'co-op', sizes: [2, 3, 4, 5, 6], set: { competition: 'co-op', ...SHORT } },
  { kind: 'solo', sizes: [1], set: {} },
  { kind: 'Real Time', sizes: [2, 3, 4, 5, 6], set: { turns: 'real time', ...SHORT } },
] as const;

test.each(KINDS)('HP-2.1 under any settings random games obey every law: $kind', ({ sizes, set }) => {
  const random = new Random(5_000);
  for (let game = 0; game < GAMES; game++) {
    const seats = sizes[game % sizes.length]!;
    const options = heropath.readOptions({ ...anyOptions(title.variants, seats, random, set), ...set }, seats);
    expect(expectLawful(heropath, { options, seats, games: 1, seed: game, every: EVERY })).toMatchObject({ games: 1, unfinished: 0 });
  }
});
