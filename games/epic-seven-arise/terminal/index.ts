import { keysInRow, type Game, type Terminal } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { tellingOf } from '../telling/index.ts';
import { english } from '../words/en.ts';
import { aim } from './aim.ts';
import { drawBattle } from './battle.ts';
import { flags } from './flags.ts';
import { cards, decks, heroes, monsters, story, tokens, whoIsWho } from './lookUp.ts';
import { LEGEND, drawMap, mapWidth, tileNames } from './map.ts';
import { handLines, storyLines, strips } from './panel.ts';
import { isBetween, scoreSheet } from './scoreSheet.ts';
import { TYPING } from './phrases.ts';

/** A flag that is a number, as the option is. */
const numberOf = (flag: string | boolean | undefined): number | undefined => (flag === undefined ? undefined : Number(flag));

/** Epic Seven Arise in a terminal. */
export function terminalOf(game: Game<EpicSevenArise>): Terminal<EpicSevenArise> {
  const { content } = game;
  const words = english(content);
  const telling = tellingOf(game, words);
  return {
    flags,
    optionsFrom(given) {
      const { mode, difficulty } = given;
      const chapter = numberOf(given['chapter']);
      const party = numberOf(given['heroes']);
      return {
        echoes: given['echoes'] === true,
        ...(mode === undefined ? {} : { mode }),
        ...(chapter === undefined ? {} : { chapter }),
        ...(party === undefined ? {} : { heroes: party }),
        ...(difficulty === undefined ? {} : { difficulty }),
      };
    },
    draw(asked, numbered, voices, { width }, ink) {
      const { view } = asked;
      const board = view.sight;
      const head = storyLines(words, board, width, ink);
      if (board.battle !== null)
        return [...head, ...drawBattle(words, view, voices, width, ink), ...handLines(words, view, voices, width, ink)];
      if (isBetween(asked)) return [...head, '', ...scoreSheet(words, board, voices, width), ''];
      const map = drawMap(asked, content, numbered, ink);
      const room = mapWidth(board, content);
      const beside = strips(words, view, voices, width - room - 1, ink);
      const rows = Array.from(
        { length: Math.max(map.length, beside.length) },
        (_, row) => `${map[row] ?? ' '.repeat(room)} ${beside[row] ?? ''}`,
      );
      return [...head, ...rows.map((row) => row.trimEnd()), ...tileNames(words, board, width, ink)];
    },
    lookUp: {
      aim: { help: 'what it is all about', show: ({ sight }) => aim(sight, content) },
      story: { help: 'the Story card, the rules of the chapter, the mission', show: (view) => story(words, view) },
      card: { help: 'card A14: what a card does', show: (view, _, about = '') => cards(words, view, about) },
      hero: {
        help: 'hero ras: a hero with all skills; or the whole party',
        show: (view, voices, about = '') => heroes(words, view, voices, about),
      },
      monster: { help: 'monster husk: what it does; or all on the map', show: (view, _, about = '') => monsters(words, view, about) },
      tokens: { help: 'the Encounter tokens that may lie face-down', show: (view) => tokens(words, view) },
      decks: { help: 'what is known of every deck', show: (view, voices) => decks(words, view, voices) },
      who: { help: 'everybody, with all they have', show: (view, voices) => whoIsWho(words, telling, view, voices) },
      typing: { help: 'skill:1 foe:0 lay:r4: several answers at once', show: () => TYPING },
      legend: { help: 'the signs on the map and in a battle', show: () => LEGEND },
    },
    phrase: (_, typed) => keysInRow(typed),
  };
}
