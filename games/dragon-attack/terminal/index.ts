import { bySeat, type Game, type Terminal } from '@hoard/kernel';
import type { DragonAttack } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { english } from '../words/en.ts';
import { AIM } from './aim.ts';
import { flagsWith } from './flags.ts';
import { bargainIn } from './phrases.ts';
import { LEGEND, drawMap } from './map.ts';
import { doomClock, panel } from './panel.ts';
import { tally, whoIsWho } from './lookUp.ts';

/** Dragon Attack! in a terminal. */
export function terminalOf(game: Game<DragonAttack>): Terminal<DragonAttack> {
  const { content } = game;
  const words = english(content, true);
  const telling = tellingOf(game, words, 'en');
  return {
    flags: flagsWith(content),
    optionsFrom(flags, seats) {
      return {
        colours: bySeat(flags['colours'], seats),
        tieBreak: flags['no-tie-break'] !== true,
        ...(flags['level'] === undefined ? {} : { level: flags['level'] }),
      };
    },
    draw({ view }, numbered, voices, { width }, ink) {
      const map = drawMap(view, content, numbered, width, ink);
      const beside = panel(view, content, voices, map.length, ink);
      return [doomClock(view.sight, content, ink), ...map.map((line, row) => `${line}${beside[row] ?? ''}`)];
    },
    lookUp: {
      aim: { help: 'what it is all about', show: () => AIM },
      tally: { help: 'the counters that have not turned up yet', show: ({ sight }) => tally(sight, content, words) },
      who: {
        help: 'everybody, with all they carry and have at home',
        show: (view, voices) => whoIsWho(view.sight, content, words, telling.sheets(view, voices)),
      },
      legend: { help: 'the signs on the map', show: () => LEGEND },
    },
    phrase: (asked, typed) => bargainIn(asked, content, typed),
  };
}
