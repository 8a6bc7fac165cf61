import type { ViewOf } from '@hoard/kernel';
import type { Finale } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { learnEnd, speech, wordsIn } from './speech.ts';

const isSlain = ({ outcome }: ViewOf<Heropath>): boolean => outcome?.places.includes(1) ?? false;

export const finale: Finale<Heropath> = {
  ready: learnEnd,
  mood: (view) => (isSlain(view) ? 'triumph' : 'ruin'),
  headline(view, language) {
    const { panels } = wordsIn(language);
    return isSlain(view) ? panels.slain : panels.ruin;
  },
  // That the Dragon is slain stands above it.
  result: (view, language, voices) =>
    speech
      .in(language)
      .telling.ending(view, voices)
      .slice(isSlain(view) ? 1 : 0)
      .join(' '),
  picture: async () => (await import('./EndPicture.tsx')).EndPicture,
};
