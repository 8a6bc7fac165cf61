import type { Telling } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { deedsOf } from './deeds.ts';
import { luckOf } from './luck.ts';
import { nearlyOf } from './nearly.ts';
import { endingOf, standingsOf } from './standings.ts';

/** What is told when the game is over. */
export type End = Pick<Telling<Heropath>, 'ending' | 'nearly' | 'standings' | 'luck' | 'epilogue'>;

export const endOf = (words: Words): End => ({
  ending: (view, voices) => endingOf(words, view, voices),
  nearly: (events, view) => nearlyOf(words, events, view),
  standings: (view) => standingsOf(words, view),
  luck: (events, view) => luckOf(words, events, view),
  epilogue: (events, view) => deedsOf(words, events, view),
});
