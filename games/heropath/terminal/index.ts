import { keysInRow, type Game, type Terminal } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { endOf } from '../telling/end.ts';
import { tellingOf } from '../telling/index.ts';
import { english } from '../words/en.ts';
import { aim } from './aim.ts';
import { flags } from './flags.ts';
import { cards, dragon, enemies, sites, spaces, whoIsWho } from './lookUp.ts';
import { LEGEND, MAP_WIDTH, drawMap } from './map.ts';
import { battleLines, cut, ownCards, ownLines, skyLine, strips } from './panel.ts';
import { TYPING } from './phrases.ts';

/** Options that are words, by the flag that sets them. */
const WORDS = ['competition', 'attributes', 'morals', 'style', 'difficulty', 'turns', 'leavers'] as const;
/** Options that are numbers. */
const NUMBERS = { 'team-size': 'teamSize', 'last-dusk': 'lastDusk', 'last-round': 'lastRound' } as const;
/** Options that are on or off. */
const SWITCHES = ['expansion', 'trust'] as const;

/** Heropath in a terminal. */
export function terminalOf(game: Game<Heropath>): Terminal<Heropath> {
  const { content } = game;
  const words = english(content);
  const telling = tellingOf(game, words, () => endOf(words));
  return {
    flags,
    optionsFrom: (given) =>
      Object.fromEntries([
        ...WORDS.flatMap((flag) => (given[flag] === undefined ? [] : [[flag, given[flag]]])),
        ...Object.entries(NUMBERS).flatMap(([flag, option]) => (given[flag] === undefined ? [] : [[option, Number(given[flag])]])),
        ...SWITCHES.flatMap((flag) => (given[flag] === undefined ? [] : [[flag, given[flag]]])),
      ]),
    barred: ({ turns }) =>
      turns === 'real time' ? 'In Real Time all act at once (HP-26.1), and a terminal waits for one line: it is played on the page.' : null,
    draw(asked, numbered, voices, { width }, ink) {
      const { view } = asked;
      const board = view.sight;
      const head = skyLine(words, view, width, ink);
      // What is drafted takes the room: there is nothing on the map yet.
      if (board.round === 0) return [head, ...ownLines(words, view, width, ink)];
      const battle = battleLines(words, view, voices, width);
      const map = drawMap(asked, content, numbered, ink);
      const room = width - MAP_WIDTH - 1;
      const heroes = strips(words, view, voices, room, ink);
      const beside = [...heroes, '', ...ownCards(words, view, room, map.length - heroes.length - 1, ink)];
      const rows = map.map((row, place) => `${row} ${beside[place] ?? ''}`.trimEnd());
      const here = board.heroes[view.viewer]?.at ?? -1;
      const place = telling.places(view, voices)[here];
      // That one stands there oneself the map shows already.
      const alone = `${words.here.heroes(voices.nameOf(view.viewer))}, `;
      const around = place === undefined ? [] : [cut(`${place.id} ${place.name}: ${place.describe().replace(alone, '')}`, width)];
      const below = battle.length > 0 ? battle.slice(0, 2) : around;
      return [head, ...rows, ...below];
    },
    lookUp: {
      aim: { help: 'what it is all about', show: ({ sight }) => aim(sight, content) },
      chances: { help: 'your chance against the Dragon at every level', show: (view) => dragon(words, view) },
      enemies: { help: 'the power of all enemies, and your chances', show: (view) => enemies(words, view) },
      card: {
        help: 'card AR02 or card sword: what a card does; or all on display',
        show: (view, _, about = '') => cards(words, view, about),
      },
      index: { help: 'index blacksmith, or index wisdom: where it is to be had', show: (view, _, about = '') => sites(words, view, about) },
      where: {
        help: 'where P07: what is there, and where one can go from it',
        show: (view, voices, about = '') => spaces(words, telling, view, voices, about),
      },
      who: { help: 'everybody, with all they have', show: (view, voices) => whoIsWho(telling, view, voices) },
      typing: { help: 'travel go:P07 stop: several answers at once', show: () => TYPING },
      legend: { help: 'the signs on the map and beside it', show: () => LEGEND },
    },
    phrase: (_, typed) => keysInRow(typed),
  };
}
