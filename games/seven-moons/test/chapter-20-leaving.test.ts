import { Match, listSeats, replay } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { expectLawful } from '../../../kernel/test/expectLawful.ts';
import { sevenMoons } from '../game.ts';
import { content, dice, face, rowOf, table, type HeroGiven } from './table.ts';

// Chapter 20: whoever leaves for good.

const leaver: HeroGiven = {
  at: 'Kurun',
  goods: { wood: 2 },
  waiting: { iron: 1 },
  crystals: 2,
  artefacts: ['A2'],
  quest: 'Q5',
  step: 1,
  strongholds: 1,
  allies: ['elves'],
  secrets: ['S3'],
};

test('SM-20.11 goods go to the pool, items to their supplies, the quest to the discards; secret cards stay', () => {
  const t = table({ heroes: { SW: { at: 'Kurun' }, TH: leaver, FW: {} }, moon: 1 });
  t.leave(t.seat('TH'));
  expect([t.board.pool, t.board.crystals, t.board.artefacts.length, t.board.questsGone]).toEqual([[18, 18, 18], 6, 5, [4]]);
  expect(t.board.shadow.filter(({ owner }) => owner === 1)).toMatchObject([{ card: rowOf(content.shadowCards, 'S3') }]);
  // What was hired and built keeps its effect on the track.
  expect(t.board.moon).toBe(1);
  expect(() => sevenMoons.audit(t.state)).not.toThrow();
});

test('SM-20.11 the hero is gone: no trade with it, no turn of it', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' }, FW: { at: 'Kurun' } } });
  t.leave(t.seat('TH'));
  expect(t.ends('trade')).toEqual(['2']);
  t.stay().choose('end');
  expect(t.waitingFor).toEqual(['FW']);
  t.stay().choose('end');
  expect([t.waitingFor, t.board.round]).toEqual([['SW'], 2]);
});

test('SM-20.11 a spell that backfires is chosen by the next who is still there', () => {
  const t = table({ heroes: { SW: { at: 'Garndell' }, TH: {}, FW: {} } });
  t.leave(t.seat('TH'));
  t.points(3, 2).go('Greenhollow', t.finds('W1')).choose('option:1', face(1));
  expect(t.waitingFor).toEqual(['FW']);
});

test('SM-20.11 the city falls when the Shadow Phase begins, and the others play on', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', gold: 10, strongholds: 1 }, TH: { strongholds: 3 }, FW: { strongholds: 1 } }, moon: 6 });
  t.leave(t.seat('TH'));
  expect(t.told('cityFell')).toEqual([]);
  t.stay().choose('hire:giants');
  expect(t.told('cityFell')).toMatchObject([{ seat: 1 }]);
  expect(
    t
      .wave('S4', dice(6), dice(6))
      .told('defended')
      .map(({ seat }) => seat),
  ).toEqual([0, 2]);
});

test('SM-20.11 one alone plays on, turn after turn', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', gold: 10 }, TH: {} } });
  t.leave(t.seat('TH'));
  t.stay().choose('end').stay().choose('end').stay();
  expect([t.told('turn').map(({ seat }) => seat), t.board.round]).toEqual([[0, 0, 0], 3]);
});

test('SM-20.11 who leaves in the middle of a turn ends it, and the card that was being resolved is discarded', () => {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 5 }, TH: {}, FW: {} } });
  t.points(3, 2).go('Greenhollow', t.finds('W1'));
  t.leave(t.seat('SW'));
  expect([t.told('turn').at(-1)!.seat, t.awaited]).toEqual([1, 'sm.move-dice']);
  expect(t.board.wildernessGone).toEqual([rowOf(content.wildernessCards, 'W1')]);
  expect(t.told('left')).toEqual([{ t: 'left', rule: 'SM-20.11', seat: 0 }]);
  expect(() => sevenMoons.audit(t.state)).not.toThrow();
});

test('SM-20.11 a trade with who leaves is broken off, and the turn goes on', () => {
  const t = table({ heroes: { SW: { at: 'Kurun', goods: { wood: 1 } }, TH: { at: 'Kurun' }, FW: {} } });
  t.choose('trade:1').choose('give:wood').choose('offer');
  t.leave(t.seat('TH'));
  expect([t.waitingFor, t.awaited, t.hero('SW').goods]).toEqual([[], 'sm.move-dice', [1, 0, 0]]);
});

test('SM-20.11 the last one, and who leaves a besieged city, leave things as they are', () => {
  const alone = table({ heroes: { SW: { gold: 5 }, TH: {} } });
  alone.leave(alone.seat('TH')).leave(alone.seat('SW'));
  expect([alone.hero('TH').gone, alone.hero('SW').gone]).toEqual([true, false]);
  const walls = { strongholds: 2, allies: ['elves'] };
  const besieged = table({ heroes: { SW: walls, TH: walls }, moon: 7 }).wave('S7', dice(4), dice(4));
  const before = structuredClone(besieged.board);
  besieged.leave(besieged.seat('TH'));
  expect([besieged.board, besieged.told('left')]).toEqual([before, []]);
});

test('SM-20.11 at a match it is on record, and a bot answers whatever is still asked', () => {
  const options = sevenMoons.readOptions({ characters: ['SW', 'TH', 'FW'], first: 0 }, 3);
  const match = new Match(sevenMoons, { options, seats: 3, secret: '7'.repeat(64) });
  expect(match.enter({ seat: 0, now: 'gone', player: 'greedy' })).toMatchObject({ ok: true });
  expect([match.state.board.heroes[0]!.gone, match.seated[0]!.player, listSeats(match.asked())]).toEqual([true, 'greedy', [1]]);
  expect(match.enter({ seat: 0, now: 'back' })).toMatchObject({ ok: false, refusal: { why: 'not-now' } });
  expect(replay(sevenMoons, match.record()).state).toEqual(match.state);
});

test('SM-20.11 games in which players leave at any moment obey every law', () => {
  for (const seats of [2, 3, 4]) {
    const options = sevenMoons.readOptions({ faerieFolk: true, storyTokens: true, longWatch: true }, seats);
    expect(expectLawful(sevenMoons, { options, seats, games: 4, seed: 2011 + seats, every: 40, leaving: 0.004 }).games).toBe(4);
  }
});
