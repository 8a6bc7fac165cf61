import { argumentOf, spoken, type Action, type Asked, type Game, type Telling, type Voices } from '@hoard/kernel';
import type { MeritName } from '../bots/merits.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { groupsOf } from './answers.ts';
import { glanceOf } from './glance.ts';
import { luckOf } from './luck.ts';
import { nearlyOf } from './nearly.ts';
import { placesOf } from './places.ts';
import { previewOf } from './preview.ts';
import { meaningOf, questionTold } from './questions.ts';
import { sheetsOf } from './sheets.ts';
import { endingOf, standingsOf } from './standings.ts';

/** All that Epic Seven Arise tells, in the words of one language. How it is put together is the same in every language. */
export function tellingOf(game: Game<EpicSevenArise>, words: Words): Telling<EpicSevenArise> {
  const { event, option: plainly, denial } = spoken<EpicSevenArise>(words, verbOf);
  const option = (action: Action, voices: Voices, asked?: Asked<EpicSevenArise>): string =>
    (asked && meaningOf(words, asked, action)) ?? plainly(action, voices);
  return {
    event,
    option,
    denial,
    aliases: (action) => aliasesOf(words, action),
    question: (asked, voices) => questionTold(words, asked, voices),
    groups: (asked, voices) => groupsOf(game, words, asked, voices, (action) => option(action, voices, asked)),
    preset: (name) => words.presets[name as keyof Words['presets']],
    glance: (asked, action, voices) => glanceOf(words, asked, action, voices),
    most: () => 1,
    preview: (asked, action, voices) => previewOf(words, asked, action, voices),
    merit: (name, amount) => words.merits[name as MeritName](amount),
    places: (view, voices) => placesOf(words, view, voices),
    sheets: (view, voices) => sheetsOf(words, view, voices),
    bargain: () => null,
    ending: (view, voices) => endingOf(words, view, voices),
    nearly: (_, view) => nearlyOf(words, view),
    standings: (view) => standingsOf(words, view),
    luck: (events) => luckOf(words, events),
    epilogue: () => null,
  };
}

/** What may be typed for an answer: the name of a hero or a card. */
function aliasesOf({ names }: Words, action: Action): readonly string[] {
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'hero':
    case 'potion':
    case 'defer':
      return [names.hero(row)];
    case 'use':
    case 'lay':
    case 'keep':
    case 'discard':
    case 'spend':
      return [names.card(row)];
    default:
      return [];
  }
}
