import { bySeat, type Game, type Terminal } from '@hoard/kernel';
import { AIM } from './aim.ts';
import { arrange, bargainIn } from './answers.ts';
import { LEGEND, drawMap } from './map.ts';
import { prospectOf } from './prospect.ts';
import { doomClock, panel, tally, whoIsWho } from './sheets.ts';
import type { Event } from '../state/events.ts';
import { LEVELS } from '../state/options.ts';
import type { DragonAttack } from '../state/types.ts';

/** Dragon Attack! in a terminal. */
export function terminalOf(game: Game<DragonAttack>): Terminal<DragonAttack> {
  const { content } = game;
  return {
    flags: {
      level: { type: 'string', help: `alone only: ${LEVELS.join(', ')}` },
      colours: { type: 'string', help: `who leads whom, by seat; - for any: ${content.heroes.map((hero) => hero.colour).join(',')}` },
      'no-tie-break': { type: 'boolean', help: 'players with equal scores win together' },
    },
    optionsFrom(flags, seats) {
      return {
        colours: bySeat(flags['colours'], seats),
        tieBreak: flags['no-tie-break'] !== true,
        ...(flags['level'] === undefined ? {} : { level: flags['level'] }),
      };
    },
    draw(view, choices, voices, { width }, ink) {
      const map = drawMap(view, content, choices, width, ink);
      const beside = panel(view, content, voices, map.length, ink);
      return [doomClock(view.sight, content, ink), ...map.map((line, row) => `${line}${beside[row] ?? ''}`)];
    },
    arrange: (view, seat, actions, voices) => arrange(game, view, seat, actions, voices),
    odds: (view, seat, action, voices) => prospectOf(game, view, seat, action, voices),
    lookUp: {
      aim: { help: 'what it is all about', show: () => AIM },
      tally: { help: 'the counters that have not turned up yet', show: ({ sight }) => tally(sight, content) },
      who: { help: 'everybody, with all they carry and have at home', show: ({ sight }, voices) => whoIsWho(sight, content, voices) },
      legend: { help: 'the signs on the map', show: () => LEGEND },
    },
    phrase: (view, seat, typed) => bargainIn(view, content, seat, typed),
    weight: (event) => (event.t === 'rolled' && event.die === 1 ? 3 : (WEIGHTS[event.t] ?? 0)),
  };
}

/** What is dwelt upon. That a turn begins is told only in the whole log: the roll tells whose it is. */
const WEIGHTS: { readonly [t in Event['t']]?: number } = {
  turn: -1,
  rolled: 1,
  dragonMoved: 2,
  stolen: 1,
  turnedOver: 1,
  threw: 2,
  equal: 1,
  monsterBeaten: 1,
  robbed: 2,
  duelWon: 2,
  wounded: 3,
  slain: 3,
  fallen: 3,
  deposited: 1,
};
