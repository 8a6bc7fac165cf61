import type { ViewOf } from '@hoard/kernel';
import type { Finale } from '@hoard/paint';
import type { EpicSevenArise } from '../state/types.ts';
import { speech, wordsIn } from './speech.ts';

const isWon = ({ outcome }: ViewOf<EpicSevenArise>): boolean => outcome?.places.includes(1) ?? false;

export const finale: Finale<EpicSevenArise> = {
  mood: (view) => (isWon(view) ? 'triumph' : 'ruin'),
  headline(view, language) {
    const { board: say, names } = wordsIn(language);
    return isWon(view) ? say.won(names.chapter(view.sight.chapter)) : say.lostHead;
  },
  result(view, language, voices) {
    const told = speech.in(language).telling.ending(view, voices);
    // That a chapter is completed stands above it.
    return told.slice(isWon(view) && view.sight.mode === 'chapter' ? 1 : 0).join(' ');
  },
  picture: async () => (await import('./EndPicture.tsx')).EndPicture,
};
