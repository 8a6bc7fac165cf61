import { bySeat, type Game, type Terminal } from '@hoard/kernel';
import { tellingOf } from '../telling/index.ts';
import { aim } from './aim.ts';
import { flagsWith } from './flags.ts';
import { enemy, quests, survival, whoIsWho } from './lookUp.ts';
import { drawMap, legend, mapWidth } from './map.ts';
import { TYPING, phraseIn } from './phrases.ts';
import { drawShadowPhase, isShadowPhase } from './shadow.ts';
import { ownLines, panel, skyLine } from './panel.ts';
import { english } from '../words/en.ts';
import type { SevenMoons } from '../state/types.ts';

/** 7 Moons in a terminal. */
export function terminalOf(game: Game<SevenMoons>): Terminal<SevenMoons> {
  const { content } = game;
  const words = english(content, true);
  const telling = tellingOf(game, words);
  return {
    flags: flagsWith(content),
    optionsFrom(flags, seats) {
      return {
        characters: bySeat(flags['characters'], seats),
        faerieFolk: flags['faeries'] === true,
        storyTokens: flags['stories'] === true,
        latePurse: flags['late-purse'] === true,
        longWatch: flags['long-watch'] === true,
        ...(flags['realm-attack'] === undefined ? {} : { realmAttack: flags['realm-attack'] }),
        ...(flags['mode'] === undefined ? {} : { mode: flags['mode'] }),
        ...(flags['difficulty'] === undefined ? {} : { difficulty: flags['difficulty'] }),
      };
    },
    draw(asked, numbered, voices, { width }, ink) {
      const { view } = asked;
      if (isShadowPhase(view)) return drawShadowPhase(view, content, voices, ink);
      const map = drawMap(asked, content, numbered, width, ink);
      const beside = panel(view, content, voices, { width: width - mapWidth(content, width), height: map.length }, ink);
      return [
        skyLine(view.sight, content, ink),
        ...map.map((line, row) => `${line}${beside[row] ?? ''}`),
        ...ownLines(words, view, width, ink),
      ];
    },
    lookUp: {
      aim: { help: 'what it is all about', show: ({ sight }) => aim(sight, content) },
      shadow: { help: 'the enemies that may come, and those you know of', show: (view) => enemy(view, content) },
      quests: { help: "everybody's quest, its next step and its reward", show: (view, voices) => quests(words, view, voices) },
      survive: { help: 'the chances of every city in the coming waves', show: (view, voices) => survival(game, view, voices) },
      who: {
        help: 'everybody, with all they carry and have in their city',
        show: (view, voices) => whoIsWho(words, telling, view, voices),
      },
      typing: { help: 'buy 3 wood, sell all, offer 2 wood for 5 gold: all at once', show: () => TYPING },
      legend: { help: 'the signs on the map', show: () => legend(content) },
    },
    phrase: (asked, typed) => phraseIn(asked, content, typed),
  };
}
