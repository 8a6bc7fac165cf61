import { describe, expect, test } from 'vitest';
import { measure } from '../study/measures.ts';
import { dice, table, type Given, type Table } from './table.ts';

const TRADER = 0.8;
const QUESTER = 0.4;

/** Plays a script and measures what came of it. */
function measured(given: Given, play: (stage: Table) => Table, tempers: number[]) {
  const { engine, state, events } = play(table(given));
  return measure({ game: engine.game, state, events, asked: [], tempers });
}

describe('what a game of 7 Moons shows', () => {
  test('the last wave: who stands, who wins, and what the card cost', () => {
    const measures = measured(
      {
        heroes: { SW: { strongholds: 2, mount: 'dragon' }, FW: { strongholds: 1 } },
        moon: 7,
      },
      (stage) => {
        stage.board.shadow.length = 1;
        // Cinder Imps, realm 7, walls 4: the realm holds, Fairwater does not.
        return stage.wave('S9', dice(6), dice(2)).choose('pass');
      },
      [QUESTER, TRADER],
    );
    expect(measures).toMatchObject({
      games: 1,
      unfinished: 0,
      saved: 1,
      waves: 1,
      realmLost: 0,
      struck: 2,
      breached: 1,
      cities: 2,
      standing: 1,
      riders: 1,
      ridersStanding: 1,
      walkers: 1,
      walkersStanding: 0,
      winningScore: 30,
      ties: 0,
      losses: 1,
      'card.S9.losses': 1,
      'card.S1.losses': 0,
      'order.1.wins': 1,
      'order.2.wins': 0,
      'city.SW.wins': 1,
      'city.EF.seats': 0,
      'style.quests.wins': 1,
      'style.trade.seats': 1,
      'lone.quests.games': 1,
      'lone.quests.won': 1,
      'lone.quests.wins': 1,
      'lone.fires.games': 0,
    });
  });

  test('everybody falls: the game counts, and nobody wins it', () => {
    const measures = measured(
      { heroes: { SW: { strongholds: 1 }, FW: { strongholds: 1 } }, moon: 7 },
      (stage) => stage.wave('S1', dice(1), dice(1)),
      [QUESTER, TRADER],
    );
    expect(measures).toMatchObject({
      saved: 0,
      realmLost: 1,
      winningScore: null,
      'order.1.seats': 0,
      'lone.quests.games': 1,
      'lone.quests.won': 0,
    });
  });

  test('what cities have when the seventh moon rises, and where allies were hired', () => {
    const measures = measured(
      {
        heroes: { SW: { at: 'Kurun', gold: 10 }, FW: {} },
        moon: 6,
      },
      (stage) => {
        stage.stay();
        stage.board.shadow.length = 1;
        return stage.choose('hire:giants').wave('S8', dice(6));
      },
      [TRADER, TRADER],
    );
    expect(measures).toMatchObject({ defences: 0.5, threeStrongholds: 0, undefended: 1, hires: 1, hiresAtSellers: 1, saved: 1, rounds: 1 });
  });

  test('what a Wilderness card brought, in gold', () => {
    const measures = measured(
      { heroes: { SW: { at: 'Garndell', mount: 'horse', gold: 0 }, FW: {} } },
      (stage) => stage.points(1, 2).go('Greenhollow', stage.finds('W5')),
      [TRADER, TRADER],
    );
    expect(measures).toMatchObject({ encounters: 0.5, 'wilderness.W5': 8, 'wilderness.W1': null, unfinished: 1 });
  });
});
