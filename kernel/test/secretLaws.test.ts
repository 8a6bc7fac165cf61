import { expect, test } from 'vitest';
import { open, type Decision, type Draw, type Game, type Types } from '../index.ts';
import { LAWS } from '../laws/laws.ts';
import { Difference } from '../laws/position.ts';
import { SECRET_LAWS } from '../laws/secretLaws.ts';
import { simulate } from '../laws/simulator.ts';
import { crypt } from './examples/crypt.ts';
import { sealedBids } from './examples/sealedBids.ts';
import type { TypesOf } from './examples/tinyGame.ts';
import { whispers } from './examples/whispers.ts';

// Each of these games is wrong in one way, and plausible in all others: what it shows too much of, its own imagination believes.

type Crypt = TypesOf<typeof crypt>;
type SealedBids = TypesOf<typeof sealedBids>;
type Bid = Extract<SealedBids['frame'], { k: 'bid' }>;

/** The laws that say that something is seen or told which should not be, each held alone against random games. */
function caughtBy<T extends Types & { options: Record<string, never> }>(faulty: Game<T>): string[] {
  return Object.entries(LAWS)
    .filter(([name, law]) => {
      const { failure } = simulate(faulty, { options: {}, seats: 3, games: 40, seed: 3, laws: { [name]: law } });
      if (failure !== null) expect([failure.law, failure.message]).toEqual([name, expect.stringMatching(/^What seat -?\d .* differs: /)]);
      return failure !== null;
    })
    .map(([name]) => name);
}

test('to who is told nothing, nothing shows: a label that all see', () => {
  const { board, frames } = whispers.secrecy;
  const faulty: typeof whispers = {
    ...whispers,
    secrecy: { board, frames: { ...frames, talk: { ...frames.talk, at: open } } },
    imagineFrame(frame, ...given) {
      let imagined = whispers.imagineFrame!(frame, ...given);
      while (imagined.at !== frame.at) imagined = whispers.imagineFrame!(frame, ...given);
      return imagined;
    },
  };
  expect(caughtBy(faulty)).toEqual(['silenceShowsNothing']);
});

test('who is told the same sees the same: a sealed choice that all see', () => {
  const { board, frames } = sealedBids.secrecy;
  const faulty: typeof sealedBids = { ...sealedBids, secrecy: { board, frames: { ...frames, bid: { ...frames.bid, weighed: open } } } };
  // Whoever follows what was told alike sees it as well, at once.
  expect(caughtBy(faulty)).toEqual(['toldAlikeSeesAlike', 'twinsStayAlike']);
});

test('who sees the same is told the same: a peek that all hear of', () => {
  const look = crypt.steps.turn.look as Draw<Crypt, Crypt['frame']>;
  const faulty: typeof crypt = {
    ...crypt,
    steps: {
      turn: {
        ...crypt.steps.turn,
        look: {
          ...look,
          drawn(board, frame, outcome, flow) {
            flow.tell({ t: 'seen', rule: 'look', seat: frame.seat, kind: board.pool[outcome]! });
            look.drawn(board, frame, outcome, flow);
          },
        },
      },
    },
  };
  expect(caughtBy(faulty)).toEqual(['seenAlikeToldAlike']);
});

/** Sealed bids in which more happens when a bid is confirmed. */
function confirming(more: Decision<SealedBids, Bid>['choose']): typeof sealedBids {
  const confirm = sealedBids.steps.bid.confirm as Decision<SealedBids, Bid>;
  return {
    ...sealedBids,
    steps: {
      ...sealedBids.steps,
      bid: {
        ...sealedBids.steps.bid,
        confirm: {
          ...confirm,
          choose(...given) {
            more(...given);
            confirm.choose(...given);
          },
        },
      },
    },
  };
}

test('twins stay alike, what is sealed included: a bid that all see once it is in', () => {
  const sealing = confirming((_board, _frame, _seat, _action, flow) => flow.seal('it is in'));
  expect(caughtBy(sealing)).toEqual([]);
  const { board, frames } = sealedBids.secrecy;
  expect(caughtBy({ ...sealing, secrecy: { board: { ...board, bids: open }, frames } })).toEqual(['twinsStayAlike']);
});

test('twins stay alike: what one may take back tells nothing of what another holds', () => {
  expect(caughtBy(confirming((_board, frame, _seat, _action, flow) => frame.weighed === 3 && flow.seal('a high bid')))).toEqual([
    'twinsStayAlike',
  ]);
});

test('a law that is broken is told from one that could not be looked at', () => {
  const views: typeof crypt = {
    ...crypt,
    imagine() {
      throw new TypeError('nothing comes to mind');
    },
  };
  const causes: unknown[] = [];
  for (const [name, law] of Object.entries({ ...SECRET_LAWS, twinsSeeTheSame: LAWS.twinsSeeTheSame })) {
    const watched: typeof law = (position) => {
      try {
        law(position);
      } catch (error) {
        causes.push(error instanceof Difference ? `${name} differs` : `${name} crashed`);
      }
    };
    simulate(views, { options: {}, seats: 2, games: 3, seed: 1, laws: { [name]: watched } });
  }
  expect(new Set(causes)).toEqual(new Set(['twinsSeeTheSame crashed']));
});
