import { Engine, Random, playOut, type StateOf } from '@hoard/kernel';
import { dice } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { judgementOf } from '../bots/judgement.ts';
import { dragonRoar } from '../content/dragonRoar.ts';
import { heropath } from '../game.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import { measure } from '../study/measures.ts';
import { countQuestions } from '../study/questions.ts';
import { sections } from '../study/sections.ts';
import { targets } from '../study/targets.ts';
import { challenge } from './road.ts';
import { table, type Table } from './table.ts';

const of = (state: StateOf<Heropath>, events: readonly Event[]) =>
  measure({ game: heropath, state, events, asked: [], tempers: state.board.heroes.map(() => 0.5) });

const measured = (game: Table) => of(game.state, game.events);

const SLAYER = { at: 'U14', gems: { vitality: 5, faith: 4, experience: 4, skills: 3, wisdom: 2 }, worn: 'AR12' };

test('who slays the Dragon: with how much power, at which Base, at the first try', () => {
  const game = challenge(table({ heroes: [SLAYER, {}], level: 3, round: 9 }), [3, 3], [2, 2]).draw(dice(1, 1));
  expect(measured(game)).toMatchObject({
    slain: 1,
    lost: 0,
    slainRounds: 9,
    base: 3,
    basicPower: 18,
    extraPower: 3,
    dragonBattles: 1,
    firstChallengeWon: 1,
  });
  expect(measured(game)).toMatchObject({
    'hero.warrior.wins': 1,
    'hero.dwarf.wins': 0,
    'hero.elf.games': 0,
    'order.1.wins': 1,
    battles: 0,
  });
});

test('a game that goes on is unfinished, and says nothing of its end', () => {
  expect(measured(table())).toMatchObject({ games: 1, unfinished: 1, slain: 0, lost: 0, slainRounds: null, base: null, heroes: 2 });
});

/** A whole game among players who take what looks best at first sight. */
function played(seats: number, given: object, seed: number) {
  const engine = new Engine(heropath);
  engine.listen();
  const state = engine.start(heropath.readOptions(given, seats), seats);
  const ratings: number[] = [];
  playOut(engine, state, new Random(seed), 40_000, (going, lane, seat, { actions, count }) => {
    judgementOf(heropath).rate!(going, lane, seat, actions, count, 0.5, ratings);
    return actions[ratings.indexOf(Math.max(...ratings.slice(0, count)))]!;
  });
  return of(
    state,
    engine.told!.map(({ event }) => event),
  );
}

test('who lets the turns of Solo pass has lost by time', () => {
  const engine = new Engine(heropath);
  const state = engine.start(heropath.readOptions({}, 1), 1);
  playOut(engine, state, new Random(1), 40_000);
  expect(of(state, [])).toMatchObject({ unfinished: 0, slain: 0, lost: 1, lostByTime: 1, lostByFalling: 0 });
});

test('the actions of whole turns are all counted, and every column of the report and of the targets is measured', () => {
  const measures = played(2, {}, 3);
  const { actions, travels, fights, visits, rests, turns, battles } = measures;
  expect(turns).toBeGreaterThan(10);
  expect(travels).toBeGreaterThan(0);
  expect(travels + fights).toBeLessThan(actions);
  expect(actions).toBeLessThanOrEqual(4 * turns + 20);
  expect(visits * rests * battles).toBeGreaterThan(0);
  const columns = new Set(Object.keys(measures));
  const figures = [...sections(heropath, 2).flatMap(({ lines }) => lines), ...targets.flatMap(({ checks }) => checks)].map(
    ({ figure }) => figure,
  );
  const named = figures
    .flatMap((figure) => (figure.kind === 'ratio' ? [figure.of, figure.to] : [figure]))
    .flatMap((figure) => ('among' in figure ? [figure.of, figure.among] : [figure.of]));
  // Tables of four have more places than two.
  expect(named.filter((column) => !columns.has(column) && !/^(order|team)\./.test(column))).toEqual([]);
});

test('every card and every Place-Site has its target', () => {
  const labels = targets.flatMap(({ checks }) => checks.map(({ label }) => label));
  for (const { id } of dragonRoar.cards) expect(labels.some((label) => label.startsWith(id))).toBe(true);
  for (const { name } of dragonRoar.sites) expect(labels).toContain(name);
});

test('how often opponents are asked beyond their presets, and whether passing is all that is left', () => {
  const events = [0, 1].map((seat): Event => ({ t: 'turnBegins', rule: 'HP-14.1', seat }));
  const reaction = { question: 'reaction.answer', verbs: new Set(['pass', 'play'] as const), isPreset: false };
  const act = { question: 'turn.act', isPreset: false, seat: 0, after: 1 };
  const asked = [
    { ...reaction, seat: 1, after: 1 },
    { ...reaction, seat: 1, after: 1 },
    { ...reaction, seat: 2, after: 1, isPreset: true },
    { ...reaction, seat: 1, after: 2 },
    { ...act, verbs: new Set(['pass', 'drop'] as const) },
    { ...act, verbs: new Set(['pass', 'rest'] as const) },
  ].toSorted((one, other) => one.after - other.after);
  expect(countQuestions(asked, events, 3)).toEqual({
    reactions: 2,
    opponentTurns: 4,
    quietTurns: 3,
    reactionsPerTurn: 0.5,
    actionsAsked: 2,
    forcedPasses: 1,
    withoutChoice: 0,
  });
});
