import { Match, PERSON, Random, listSeats, questionRowOf, unnamed, type Entry } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import type { Heropath } from '../state/types.ts';

// In Real Time nobody can hold the others up: wherever everybody falls silent, clocks alone bring a round to its end.

/** More clocks than ever run out in one round. */
const ENOUGH = 400;

interface Clock {
  readonly ends: number;
  readonly ring: Entry;
}

/** The clocks that run now, by name, with what is entered when one runs out; one that has begun goes on. */
function clocksOf(match: Match<Heropath>, before: ReadonlyMap<string, Clock>, now: number): Map<string, Clock> {
  const clocks = new Map<string, Clock>();
  const run = (name: string, seconds: number, ring: Entry): void => {
    clocks.set(name, before.get(name) ?? { ends: now + seconds, ring });
  };
  for (const { name, seconds } of match.timers()) run(name, seconds, { now: 'time', timer: name });
  for (const seat of listSeats(match.asked()))
    for (const { lane, token, actions } of match.questions(seat)) {
      const asked = { view: match.view(seat), lane, seat, actions };
      const seconds = questionRowOf(heropath, asked).seconds?.(asked, { content: heropath.content, seats: match.seated.length }) ?? null;
      const key = match.defaultAnswer(seat, lane);
      if (seconds !== null && key !== null) run(`${seat} ${token}`, seconds, { seat, lane, key, by: 'clock' });
    }
  return clocks;
}

/** Nobody says anything until the round is over; gives whether it came to that. */
function fallSilent(match: Match<Heropath>): boolean {
  const { round } = match.state.board;
  let clocks: ReadonlyMap<string, Clock> = new Map();
  let now = 0;
  for (let rung = 0; rung < ENOUGH; rung++) {
    if (match.isOver || match.state.board.round > round) return true;
    clocks = clocksOf(match, clocks, now);
    const next = [...clocks.values()].toSorted((one, other) => one.ends - other.ends)[0];
    if (next === undefined) return false;
    now = next.ends;
    expect(match.enter(next.ring)).toMatchObject({ ok: true });
  }
  return false;
}

/** Somebody, whoever is asked, answers at random. A break lasts as long as it lasts (HP-26.41): nobody wishes for one. */
function chooseAtRandom(match: Match<Heropath>, random: Random): void {
  const seat = random.pick(listSeats(match.asked()));
  const { lane, token, actions } = random.pick(match.questions(seat));
  const key = heropath.keys.keyOf(random.pick(actions));
  if (key !== 'pause') match.choose(seat, lane, token, key);
}

const TABLES = [
  { seats: 2, given: {} },
  { seats: 4, given: { competition: 'team' } },
  { seats: 3, given: { style: 'mist', morals: 'golden' } },
] as const;

test.each(TABLES)('HP-26.40 clocks end a round of $seats heroes with $given wherever all fall silent', ({ seats, given }) => {
  const random = new Random(26, seats);
  for (let game = 0; game < 40; game++) {
    const match = new Match(heropath, {
      options: heropath.readOptions({ turns: 'real time', lastRound: 5, ...given }, seats),
      seats,
      seated: unnamed(seats).map((one) => ({ ...one, player: PERSON })),
      secret: (16 + game).toString(16).repeat(32),
    });
    while (!match.isOver) {
      // Before the first round nobody is hurried.
      for (let said = random.below(160); !match.isOver && (said > 0 || (match.state.board.realTime?.open ?? 0) === 0); said--)
        chooseAtRandom(match, random);
      if (match.isOver) break;
      const { round } = match.state.board;
      expect({ game, round, isOver: fallSilent(match) }).toEqual({ game, round, isOver: true });
    }
  }
});
