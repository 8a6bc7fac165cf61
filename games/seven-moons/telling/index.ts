import { argumentOf, spoken, type Action, type Asked, type Game, type Telling, type Voices } from '@hoard/kernel';
import type { MeritName } from '../bots/merits.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { groupsOf } from './answers.ts';
import { bargainOf } from './bargain.ts';
import { chronicleOf } from './chronicle.ts';
import { glanceOf } from './glance.ts';
import { luckOf } from './luck.ts';
import { mostOf } from './most.ts';
import { nearlyOf } from './nearly.ts';
import { placesOf } from './places.ts';
import { previewOf } from './preview.ts';
import { meaningOf, questionTold } from './questions.ts';
import { sheetsOf } from './sheets.ts';
import { endingOf, standingsOf } from './standings.ts';

/** All that 7 Moons tells, in the words of one language. How it is put together is the same in every language. */
export function tellingOf(game: Game<SevenMoons>, words: Words): Telling<SevenMoons> {
  const { event, option: plainly, denial } = spoken<SevenMoons>(words, verbOf);
  const option = (action: Action, voices: Voices, asked?: Asked<SevenMoons>): string =>
    (asked && meaningOf(words, asked, action)) ?? plainly(action, voices);
  return {
    event,
    option,
    denial,
    aliases: (action, voices) => aliasesOf(words, action, voices),
    question: (asked, voices) => questionTold(words, asked, voices),
    groups: (asked, voices) => groupsOf(game, words, asked, voices, (action) => option(action, voices, asked)),
    preset: (name) => words.presets[name as keyof Words['presets']],
    glance: (asked, action) => glanceOf(words, asked, action),
    most: (asked, action) => mostOf(words, asked, action),
    preview: (asked, action) => previewOf(game, words, asked, action),
    merit: (name, amount) => words.merits[name as MeritName](amount),
    places: (view, voices) => placesOf(words, view, voices),
    sheets: (view, voices) => sheetsOf(words, view, voices),
    bargain: (asked) => bargainOf(words, asked),
    ending: (view, voices) => endingOf(words, view, voices),
    nearly: (events, view, voices) => nearlyOf(words, events, view, voices),
    standings: (view) => standingsOf(words, view),
    luck: (events) => luckOf(words, events),
    epilogue: (events, { sight }) => (sight.storyTokens ? chronicleOf(words, events, sight) : null),
  };
}

function aliasesOf({ content }: Words, action: Action, voices: Voices): readonly string[] {
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
    case 'jump':
    case 'place':
      return [content.hexes[row]!.name ?? ''];
    case 'trade':
    case 'peek':
      return [voices.nameOf(row)];
    default:
      return [];
  }
}
