import { LANGUAGES, questionRowOf, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonAttack } from '../index.ts';
import { QUESTIONS, type PresetName } from '../rules/questions.ts';
import { tellingIn } from './languages.ts';
import { dice, table, type Colour, type Table } from './table.ts';

const { content, keys, questions } = dragonAttack;

/** What a standing answer says to who is asked on a stage: a key, or null where they are asked. */
function standing(stage: Table, colour: Colour, name: PresetName): string | null {
  const seat = stage.seat(colour);
  expect(stage.waitingFor).toEqual([colour]);
  const asked = { view: viewOf(dragonAttack, stage.state, seat), lane: 0, seat, actions: stage.keys().map((key) => keys.parse(key)!) };
  const action = questionRowOf(dragonAttack, asked).presets![name]!(asked, { content, seats: asked.view.seats });
  return action === null ? null : keys.keyOf(action);
}

test('DA-3.2 who rolls at once is asked only where a boat could put out', () => {
  expect(standing(table({ turn: 'red' }), 'red', 'rollAtOnce')).toBe('roll');
  expect(standing(table({ turn: 'red', at: { red: 'R51' }, carried: { red: ['boat'] } }), 'red', 'rollAtOnce')).toBeNull();
});

const meeting = (): Table =>
  table({
    turn: 'blue',
    at: { blue: 'B10', white: 'B20' },
    carried: { blue: ['boat', 'gold 3'], white: ['gold 2'] },
    cleared: 'all',
  })
    .roll(2)
    .choose('walk:B20');

describe('DA-7.7, DA-7.8 who accepts gifts', () => {
  test('takes a truce and whatever costs nothing', () => {
    expect(standing(meeting().choose('offer'), 'white', 'acceptGifts')).toBe('accept');
    expect(standing(meeting().choose('give:T37').choose('offer'), 'white', 'acceptGifts')).toBe('accept');
  });

  test('is asked where there is a price, and before the first offer', () => {
    expect(standing(meeting(), 'blue', 'acceptGifts')).toBeNull();
    expect(standing(meeting().choose('give:T37').choose('ask:T32').choose('offer'), 'white', 'acceptGifts')).toBeNull();
  });
});

const bargained = (carried: readonly string[]): Table =>
  table({ turn: 'red', at: { red: 'R30', blue: 'R20' }, carried: { red: carried }, cleared: 'all' })
    .roll(2)
    .choose('walk:R20')
    .choose('offer')
    .choose('accept');

test('DA-7.11 who stays after a bargain is asked where gold can be brought home', () => {
  expect(standing(bargained([]), 'red', 'stay')).toBe('stay');
  expect(bargained(['gold 4']).keys()).toContain('step:R10');
  expect(standing(bargained(['gold 4']), 'red', 'stay')).toBeNull();
});

test('DA-16.7 who always throws as far from home as can be, chooses what the rulebook gives for the absent', () => {
  const stage = table({ turn: 'red', at: { red: 'R20', violet: 'R40' }, cleared: 'all' });
  stage.roll(2).choose('walk:R40').choose('fight', dice(5), dice(2));
  const landing = standing(stage, 'red', 'farthest');
  expect(stage.keys()).toContain(landing);
});

test('a duel wants a second pick, a step, a roll or an answer does not', () => {
  const stage = table({ turn: 'red' });
  const asked = { view: viewOf(dragonAttack, stage.state, 0), lane: 0, seat: 0, actions: [] };
  const confirms = (question: keyof typeof QUESTIONS, key: string): boolean =>
    questions![question]!.confirms?.(asked, keys.parse(key)!, { content, seats: 6 }) ?? false;
  expect(confirms('meeting.talk', 'fight')).toBe(true);
  expect([confirms('turn.move', 'walk:R20'), confirms('turn.roll', 'sail:R51'), confirms('turn.roll', 'roll')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([confirms('meeting.talk', 'accept'), confirms('meeting.whom', 'meet:1')]).toEqual([false, false]);
});

test.each(LANGUAGES)('every standing answer has a name of its own, in %s', (language) => {
  const names = Object.values(questions!).flatMap((row) => Object.keys(row.presets ?? {}));
  const called = names.map((name) => tellingIn(language).preset(name));
  expect(new Set(called).size).toBe(names.length);
  expect(called).not.toContain('');
});
