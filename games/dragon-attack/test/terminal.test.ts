import { viewOf, type Asked } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { dragonAttack, title } from '../index.ts';
import type { DragonAttack } from '../state/types.ts';
import { counterName, table, type Table } from './table.ts';

const terminal = title.terminalOf(dragonAttack);
const telling = title.tellingOf(dragonAttack);
const voices = { nameOf: (seat: number) => ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fynn'][seat]!, you: -1 };

const askedOn = (stage: Table, seat: number): Asked<DragonAttack> => ({
  view: viewOf(dragonAttack, stage.state, seat),
  lane: 0,
  seat,
  actions: stage.keys().map((key) => dragonAttack.keys.parse(key)!),
});

const meeting = () =>
  table({
    turn: 'blue',
    at: { blue: 'B10', white: 'B20' },
    carried: { blue: ['boat', 'gold 3', 'Lirien Swiftarrow'], white: ['gold 2', 'gold 5', 'Garrick the Oak'] },
    cleared: 'all',
  })
    .roll(2)
    .choose('walk:B20');

describe('a bargain in one sentence', () => {
  const garrick = counterName('Garrick the Oak').toLowerCase().slice(0, 7);
  const lirien = counterName('Lirien Swiftarrow').toLowerCase().slice(0, 6);

  test.each([
    [`offer gold 3 for ${garrick}`, ['give:T37', 'ask:T01', 'offer']],
    [`offer Boat and ${lirien} for gold 5, gold 2`, ['give:T24', 'give:T05', 'ask:T44', 'ask:T32', 'offer']],
    ['offer 3 gold for nothing', ['give:T37', 'offer']],
    ['offer nothing for gold 5', ['ask:T44', 'offer']],
    ['offer truce', ['offer']],
  ])('%s', (typed, keys) => {
    const stage = meeting();
    const seat = stage.seat('blue');
    expect(terminal.phrase(askedOn(stage, seat), typed)).toEqual(keys);
    for (const key of keys) stage.chooseAs(seat, key);
    expect(stage.waitingFor).toEqual(['white']);
  });

  test.each(['offer the moon', `offer gold 9 for ${garrick}`, 'give boat', 'roll'])('%s is none', (typed) => {
    expect(terminal.phrase(askedOn(meeting(), 1), typed)).toBeNull();
  });
});

test('the answers tell what waits: the Dragon, home, monsters, players, seen and unknown counters', () => {
  const stage = table({
    turn: 'red',
    at: { red: 'R20', blue: 'R21' },
    carried: { red: ['gold 4', 'M'] },
    piles: { R31: ['Stone Ogre', 'gold 2'], R41: ['Petra Bram'] },
    dragonAt: 7,
  }).roll(3);
  const groups = telling.groups(askedOn(stage, 0), voices);
  const told = Object.fromEntries(groups.map((group) => [group.title, group.items.map(({ text, note }) => `${text}: ${note}`)]));
  expect(told).toMatchObject({
    Dragon: ['R30 Temple of the First Flame: the Dragon, 24% to slay'],
    Home: ['R10 Rose Gate: home: 4 gold made safe'],
    Monster: [
      expect.stringMatching(`^R31 .+: ${counterName('Stone Ogre')}, 69% to win for ${counterName("Pilgrim's Satchel")} \\(2 gold\\)$`),
    ],
    Player: [expect.stringMatching(/^R21 .+: Ben, 69% to win$/)],
    Seen: [expect.stringMatching(`^R41 .+: seen: ${counterName('Petra Bram')} \\(Fighter\\)$`)],
  });
  expect(groups.map(({ title }) => title)).toEqual(['Dragon', 'Home', 'Monster', 'Player', 'Seen', 'Unknown', 'Free']);
});

test('the signs on the map are told within the width', () => {
  const lines = terminal.lookUp['legend']!.show(viewOf(dragonAttack, meeting().state, 0), voices);
  expect(lines.join('\n')).toContain('A space is called R42');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
