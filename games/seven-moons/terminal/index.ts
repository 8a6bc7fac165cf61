import { bySeat, type Game, type Terminal } from '@hoard/kernel';
import { chronicleOf } from '../telling/chronicle.ts';
import { RESOURCES } from '../content/content.ts';
import { aim } from './aim.ts';
import { arrange } from './answers.ts';
import { drawMap, legend, mapWidth } from './map.ts';
import { TYPING, phraseIn } from './phrases.ts';
import { prospectOf, survival } from './prospect.ts';
import { drawShadowPhase, isShadowPhase } from './shadow.ts';
import { enemy, ownLines, panel, quests, skyLine, whoIsWho } from './sheets.ts';
import { english } from '../words/en.ts';
import type { Event } from '../state/events.ts';
import { DIFFICULTIES, MODES, REALM_ATTACKS } from '../state/options.ts';
import type { SevenMoons } from '../state/types.ts';

/** 7 Moons in a terminal. */
export function terminalOf(game: Game<SevenMoons>): Terminal<SevenMoons> {
  const { content } = game;
  const text = english(content);
  const ids = content.characters.map(({ id }) => id);
  return {
    flags: {
      mode: { type: 'string', help: MODES.join(', ') },
      difficulty: { type: 'string', help: `co-op and solo: ${DIFFICULTIES.join(', ')} (gentle is solo only)` },
      characters: { type: 'string', help: `who speaks for which city, by seat; - for any: ${ids.join(',')}` },
      faeries: { type: 'boolean', help: 'with the faerie folk at the gates' },
      stories: { type: 'boolean', help: 'with story tokens' },
      'late-purse': { type: 'boolean', help: 'who plays late begins with a little more gold' },
      'long-watch': { type: 'boolean', help: 'ours, not in the printed game: the Shadow Army comes by itself after 20 quiet rounds' },
      'realm-attack': { type: 'string', help: `${REALM_ATTACKS.join(' or ')}: by the cities that stand (ours), or the number on the card` },
    },
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
    draw(view, choices, voices, { width }, ink) {
      if (isShadowPhase(view)) return drawShadowPhase(view, content, voices, ink);
      const map = drawMap(view, content, choices, width, ink);
      const beside = panel(view, content, voices, { width: width - mapWidth(content, width), height: map.length }, ink);
      return [
        skyLine(view.sight, content, ink),
        ...map.map((line, row) => `${line}${beside[row] ?? ''}`),
        ...ownLines(view, content, width, ink),
      ];
    },
    arrange: (view, seat, actions, voices) => arrange(content, text, view, seat, actions, voices),
    odds: (view, seat, action) => prospectOf(game, view, seat, action),
    lookUp: {
      aim: { help: 'what it is all about', show: ({ sight }) => aim(sight, content) },
      shadow: { help: 'the enemies that may come, and those you know of', show: (view) => enemy(view, content) },
      quests: { help: "everybody's quest, its next step and its reward", show: ({ sight }, voices) => quests(sight, content, voices) },
      survive: { help: 'the chances of every city in the coming waves', show: (view, voices) => survival(game, view, voices) },
      who: { help: 'everybody, with all they carry and have in their city', show: ({ sight }, voices) => whoIsWho(sight, content, voices) },
      typing: { help: 'buy 3 wood, sell all, offer 2 wood for 5 gold: all at once', show: () => TYPING },
      legend: { help: 'the signs on the map', show: () => legend(content) },
    },
    phrase: (view, seat, typed) => phraseIn(view, content, seat, typed),
    weight: (event) => WEIGHTS[event.t] ?? 0,
    epilogue(events, { sight: board }) {
      if (!board.storyTokens) return null;
      const site = (hex: number): string => content.hexes[hex]!.name!;
      return chronicleOf('The chronicle', { events, board, content, site, goods: RESOURCES });
    },
  };
}

/** What is dwelt upon. */
const WEIGHTS: { readonly [t in Event['t']]?: number } = {
  talked: -1,
  turn: -1,
  picked: -1,
  rolled: 1,
  bandits: 1,
  encounter: 2,
  market: 1,
  dragon: 2,
  fled: 2,
  built: 1,
  ally: 1,
  moon: 2,
  questDone: 2,
  fought: 1,
  fightOver: 2,
  companion: 1,
  artefact: 1,
  dusk: 1,
  seventhMoon: 3,
  wave: 2,
  defended: 1,
  dieTurned: 1,
  realm: 2,
  cityStruck: 1,
  gaveUp: 1,
  cityFell: 3,
  ended: 3,
};
