import { spoken, type Asked, type Game, type Language, type Telling, type Voices } from '@hoard/kernel';
import type { MeritName } from '../bots/merits.ts';
import type { PresetName } from '../rules/questions.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/en.ts';
import { aliasesOf, groupsOf, optionOf } from './answers.ts';
import { bargainOf } from './bargain.ts';
import { luckOf } from './luck.ts';
import { recalled } from './memory.ts';
import { nearlyOf } from './nearly.ts';
import { placesOf } from './places.ts';
import { glanceAt, previewOf } from './preview.ts';
import { questionTold } from './questions.ts';
import { sheetsOf } from './sheets.ts';
import { endingOf, standingsOf } from './standings.ts';

/** What Dragon Attack! tells, with the words of one language. */
export function tellingOf(game: Game<DragonAttack>, words: Words, language: Language): Telling<DragonAttack> {
  const speech = { game, words, language };
  const remembered = (asked: Asked<DragonAttack>, { memory }: Voices): Asked<DragonAttack> => ({
    ...asked,
    view: recalled(asked.view, game.content, memory),
  });
  return {
    ...spoken<DragonAttack>(words, verbOf),
    question: (asked, voices) => questionTold(words, asked, voices),
    option: (action, voices, asked) => optionOf(words, action, voices, asked),
    aliases: (action, voices) => aliasesOf(words, action, voices),
    preset: (name) => words.presets[name as PresetName] ?? '',
    groups: (asked, voices) => groupsOf(speech, remembered(asked, voices), voices),
    glance: (asked, action, voices) => glanceAt(speech, remembered(asked, voices), action, voices),
    most: () => 1,
    preview: (asked, action, voices) => previewOf(speech, remembered(asked, voices), action, voices),
    merit: (name, amount) => words.merits[name as MeritName](amount),
    places: (view, voices) => placesOf(speech, view, voices),
    sheets: (view, voices) => sheetsOf(speech, view, voices),
    bargain: (asked) => bargainOf(words, asked),
    ending: (view, voices) => endingOf(speech, view, voices),
    nearly: (_, view, voices) => nearlyOf(speech, view, voices),
    standings: (view) => standingsOf(speech, view),
    luck: (events, view) => luckOf(words, events, view),
    epilogue: () => null,
  };
}
