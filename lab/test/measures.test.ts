import { describe, expect, test } from 'vitest';
import { measure } from '../../games/dragon-attack/study/measures.ts';
import { dice, table, type Given } from '../../games/dragon-attack/test/table.ts';

/** Plays a script and measures what came of it. */
function measured(given: Given, play: (at: ReturnType<typeof table>) => void, tempers = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) {
  const at = table(given);
  play(at);
  return measure({ game: at.engine.game, state: at.state, events: at.events, asked: [], tempers });
}

/** The Dragon, on 7, has one counter left, of strength 2; red can reach it, and the hoard is worth more than what blue has at home. */
const last: Given = {
  players: ['red', 'blue'],
  turn: 'red',
  dragonAt: 7,
  wounds: 3,
  hoard: ['gold 6'],
  home: { blue: ['gold 5'] },
  at: { red: 'R20', blue: 'B20' },
};

describe('what a game of Dragon Attack! shows', () => {
  test('the Dragon is slain: where, by whom, with what, and who wins', () => {
    const measures = measured(
      { ...last, carried: { red: ['slayer', 'boat', 'D'], blue: ['M'] } },
      (at) => at.roll(2).choose('walk:R30', dice(6, 5, 1)),
      [0.1, 0.9],
    );
    expect(measures).toMatchObject({
      games: 1,
      unfinished: 0,
      turns: 1,
      slain: 1,
      slainOn: 7,
      dragonWins: 0,
      dragonReaches12: 0,
      dragonBattles: 1,
      slayerWins: 1,
      slayerHasDragonSlayer: 1,
      winningScore: 6,
      tiesForFirst: 0,
      sharedVictories: 0,
      'order.1.wins': 1,
      'order.2.seats': 1,
      'order.2.wins': 0,
      'colour.red.wins': 1,
      'colour.blue.seats': 1,
      'colour.blue.wins': 0,
      'colour.green.seats': 0,
      'class.F.wins': 1,
      'class.M.wins': 0,
      'temper.bold.wins': 1,
      'temper.careful.seats': 1,
      'counter.dragonSlayer.holders': 1,
      'counter.dragonSlayer.holdersWon': 1,
      'counter.gold-5.holders': 1,
      'counter.gold-5.holdersWon': 0,
      'counter.companion-M.holdersWon': 0,
      'counter.gold-6.holders': 0,
    });
  });

  test('a tie for first goes to the slayer, and is counted', () => {
    const measures = measured({ ...last, hoard: ['gold 5'] }, (at) => at.roll(2).choose('walk:R30', dice(6)));
    expect(measures).toMatchObject({ tiesForFirst: 1, sharedVictories: 0, slayerWins: 1, slayerHasDragonSlayer: 0 });
  });

  test('without the tie-break the victory is shared, half and half', () => {
    const measures = measured({ ...last, hoard: ['gold 5'], options: { tieBreak: false } }, (at) => at.roll(2).choose('walk:R30', dice(6)));
    expect(measures).toMatchObject({ tiesForFirst: 1, sharedVictories: 1, 'colour.red.wins': 0.5, 'colour.blue.wins': 0.5 });
  });

  test('the Dragon takes the palace: nobody has won, so nobody has lost a share', () => {
    const measures = measured({ ...last, dragonAt: 12 }, (at) => at.roll(1));
    expect(measures).toMatchObject({
      dragonWins: 1,
      dragonReaches12: 1,
      slain: 0,
      slainOn: null,
      winningScore: null,
      'colour.red.seats': 0,
      'order.1.seats': 0,
      'counter.gold-5.holders': 0,
    });
  });

  test('battles with monsters, with the exact chance, and the throw back', () => {
    const given: Given = { players: ['red', 'blue'], turn: 'red', at: { red: 'R21' }, cleared: 'all', piles: { R31: ['monster 4'] } };
    const lost = measured(given, (at) => at.roll(2).choose('walk:R31', dice(4), dice(3)));
    // One die against 4: two faces win, three lose, and a 4 is thrown again.
    expect(lost).toMatchObject({ 'monster.4.battles': 1, 'monster.4.beaten': 0, 'monster.4.chance': 2 / 5 });
    const won = measured({ ...given, carried: { red: ['D'] } }, (at) => at.roll(2).choose('walk:R31', dice(5, 2)));
    expect(won).toMatchObject({ 'monster.4.battles': 1, 'monster.4.beaten': 1, throws: 0 });
    expect(won['monster.4.chance']).toBeCloseTo(20 / 29, 10);
  });

  test('what is found counts for the finder, whatever becomes of it', () => {
    const given: Given = { ...last, turn: 'blue', at: { red: 'R20', blue: 'B21' } };
    const measures = measured(given, (at) => at.roll(2).choose('walk:B31', at.finds('Reed Punt')).roll(2).choose('walk:R30', dice(6)));
    expect(measures).toMatchObject({ turns: 2, 'counter.boat.finders': 1, 'counter.boat.findersWon': 0, 'counter.boat.holders': 1 });
    expect(measures).toMatchObject({ 'order.1.wins': 0, 'order.2.wins': 1, 'colour.red.wins': 1 });
  });

  test('sails, rests and an unfinished game', () => {
    const measures = measured(
      { players: ['red', 'blue'], turn: 'red', at: { red: 'R51' }, carried: { red: ['boat'] }, resting: ['blue'], cleared: 'all' },
      (at) => at.choose('sail:B51').roll(1),
    );
    expect(measures).toMatchObject({ unfinished: 1, sails: 1, gamesWithSail: 1, rests: 1, turns: 3, slain: 0, dragonWins: 0 });
  });

  test('every game has the same columns', () => {
    const one = measured(last, (at) => at.roll(2).choose('walk:R30', dice(6)));
    const other = measured({ ...last, dragonAt: 12 }, (at) => at.roll(1));
    expect(Object.keys(other)).toEqual(Object.keys(one));
  });
});
