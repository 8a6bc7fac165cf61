import { expect, test } from 'vitest';
import { dice, face, table, type Colour, type Given, type Table } from './table.ts';

// What the log cites. Each thing that happened names the rule by which it happened, as somebody would look it up who doubts it.

/** The rules that were cited for one kind of thing, in order. */
const cited = (t: Table, kind: Parameters<Table['told']>[0]): string[] => t.told(kind).map(({ rule }) => rule);

const movesDragon = (dragonAt: number): string[] => cited(table({ turn: 'red', dragonAt, cleared: 'all' }).roll(1), 'dragonMoved');

test('DA-4.2 the first 1 puts the Dragon on the map, others send it on, and the last brings it to the palace', () => {
  expect([movesDragon(0), movesDragon(4), movesDragon(12)]).toEqual([['DA-4.2'], ['DA-4.1'], ['DA-4.13']]);
});

test('DA-15.6 the Dragon die sends it by its own rule: no 1 was rolled', () => {
  const t = table({ players: ['red'], turn: 'red', at: { red: 'R20' }, cleared: 'all', dragonAt: 4, options: { level: 'knight' } });
  t.roll(2).choose('walk:R40', face(1));
  expect(cited(t, 'dragonMoved')).toEqual(['DA-15.6']);
});

const looksAgain = (turn: 'amber' | 'blue'): Table =>
  table({ turn, at: { [turn]: 'R40' }, piles: { R41: ['Doctor Puddock'] } })
    .roll(2)
    .choose('walk:R41');

const turnsOver = (turn: 'amber' | 'blue'): Table => {
  const t = table({ turn, at: { [turn]: 'R40' }, cleared: 'all', laid: ['R41'] }).roll(2);
  return t.choose('walk:R41', t.finds('Doctor Puddock'));
};

test('DA-6.8 a character that others have seen joins or stays by the rule of seen ones, a new one by that of the search', () => {
  expect([cited(looksAgain('amber'), 'joined'), cited(looksAgain('blue'), 'refused')]).toEqual([['DA-6.8'], ['DA-6.8']]);
  expect([cited(turnsOver('amber'), 'joined'), cited(turnsOver('blue'), 'refused')]).toEqual([['DA-6.6'], ['DA-6.7']]);
});

const beatenOn = (dragonAt: number, at: string): string[] =>
  cited(table({ turn: 'red', at: { white: at }, carried: { white: ['gold 2'] }, dragonAt, cleared: 'all' }).roll(1, dice(1)), 'robbed');

test('DA-4.15 who is beaten in the last stand is robbed by its rule, elsewhere by that of the battle', () => {
  expect([beatenOn(12, 'P00'), beatenOn(2, 'A50')]).toEqual([['DA-4.15'], ['DA-11.7']]);
});

const agreesOn = (...words: string[]): string[] => {
  const given: Partial<Given> = { carried: { red: ['gold 1'], blue: ['gold 2'] } };
  const t = table({ turn: 'red', cleared: 'all', at: { red: 'R20', blue: 'R40' }, ...given })
    .roll(2)
    .choose('walk:R40');
  const key = (verb: string): string => `${verb}:${t.ends(verb)[0]}`;
  for (const word of words) t.choose(key(word));
  return cited(t.choose('offer').choose('accept'), 'agreed');
};

test('DA-7.5 a trade is cited as that, a gift as DA-7.7 and a truce as DA-7.8', () => {
  expect([agreesOn('give', 'ask'), agreesOn('give'), agreesOn('ask'), agreesOn()]).toEqual([
    ['DA-7.5'],
    ['DA-7.7'],
    ['DA-7.7'],
    ['DA-7.8'],
  ]);
});

const walksFromVillage = (to: string): string[] =>
  cited(
    table({ turn: 'red', at: { red: 'R50', green: 'G54' }, cleared: 'all' })
      .roll(4)
      .choose(`walk:${to}`),
    'walked',
  );

test('DA-5.8 a way over water is cited as putting to sea, another as steps', () => {
  expect([walksFromVillage('G52'), walksFromVillage('R51')]).toEqual([['DA-5.8'], ['DA-5.1']]);
});

const slaying = (...players: Colour[]): string[] =>
  cited(
    table({ players, turn: 'red', at: { red: 'V40' }, dragonAt: 4, wounds: 3, cleared: 'all' })
      .roll(2)
      .choose('walk:V50', dice(6)),
    'ended',
  );

test('DA-15.9 a solo game is won by its own rule, another by that of the end', () => {
  expect([slaying('red'), slaying('red', 'violet')]).toEqual([['DA-15.9'], ['DA-14.1']]);
});
