import { argumentOf, spoken, type Action, type Asked, type Game, type Telling, type Voices } from '@hoard/kernel';
import type { MeritName } from '../bots/merits.ts';
import { heroOf } from '../rules/things.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { groupsOf } from './answers.ts';
import { bargainOf } from './bargain.ts';
import type { End } from './end.ts';
import { glanceOf } from './glance.ts';
import { placesOf } from './places.ts';
import { previewOf } from './preview.ts';
import { meaningOf, questionTold } from './questions.ts';
import { sheetsOf } from './sheets.ts';

/**
 * All that Heropath tells, in the words of one language. How it is put together is the same in every language. What is told at the end is
 * asked for only then.
 */
export function tellingOf(game: Game<Heropath>, words: Words, end: () => End): Telling<Heropath> {
  const { event, option: plainly, denial } = spoken<Heropath>(words, verbOf);
  const option = (action: Action, voices: Voices, asked?: Asked<Heropath>): string =>
    (asked && meaningOf(words, asked, action)) ?? plainly(action, voices);
  return {
    event,
    option,
    denial,
    aliases: (action, voices) => aliasesOf(words, action, voices),
    question: (asked, voices) => questionTold(words, asked, voices),
    groups: (asked, voices) => groupsOf(game, words, asked, voices, (action) => option(action, voices, asked)),
    preset: (name) => words.presets[name as keyof Words['presets']],
    topic: (name) => words.topics[name as keyof Words['topics']],
    glance: (asked, action, voices) => glanceOf(words, asked, action, voices),
    most: (asked, action) => mostOf(asked, action),
    preview: (asked, action, voices) => previewOf(words, asked, action, voices),
    merit: (name, amount) => words.merits[name as MeritName](amount),
    places: (view, voices) => placesOf(words, view, voices),
    sheets: (view, voices) => sheetsOf(words, view, voices),
    bargain: (asked) => bargainOf(words, asked),
    ending: (view, voices) => end().ending(view, voices),
    nearly: (events, view, voices) => end().nearly(events, view, voices),
    standings: (view, voices) => end().standings(view, voices),
    luck: (events, view) => end().luck(events, view),
    epilogue: (events, view) => end().epilogue(events, view),
  };
}

/** How often an answer can be given in a row: as much as there is to drop or to pick up. */
function mostOf({ view: { sight }, seat }: Asked<Heropath>, action: Action): number {
  const { gold, food, at } = heroOf(sight, seat);
  switch (verbOf(action)) {
    case 'dropGold':
      return gold;
    case 'dropFood':
      return food;
    case 'collectGold':
      return sight.lyingGold[at] ?? 1;
    case 'collectFood':
      return sight.lyingFood[at] ?? 1;
    default:
      return 1;
  }
}

/** What may be typed for an answer: the name of a space, a hero, a card or a player. */
function aliasesOf({ names }: Words, action: Action, voices: Voices): readonly string[] {
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
    case 'sail':
    case 'land':
    case 'space':
    case 'place':
      return [names.space(row)];
    case 'hero':
      return [names.hero(row)];
    case 'keep':
    case 'play':
    case 'choose':
    case 'buy':
    case 'sell':
    case 'discard':
    case 'collect':
    case 'drop':
      return [names.card(row)];
    case 'aim':
    case 'ambush':
    case 'trade':
    case 'exchange':
      return [voices.nameOf(row)];
    default:
      return [];
  }
}
