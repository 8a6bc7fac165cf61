import type { ViewOf } from '@hoard/kernel';
import type { Finale } from '@hoard/paint';
import { countStanding, isSolo, together } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { titleOf } from '../telling/standings.ts';
import { wordsIn } from './speech.ts';

const isSaved = ({ outcome }: ViewOf<SevenMoons>): boolean => outcome?.reason === 'saved';

export const finale: Finale<SevenMoons> = {
  mood: (view) => (isSaved(view) ? 'triumph' : 'ruin'),
  headline(view, language) {
    const { content, end: say } = wordsIn(language);
    const { heroes, mode } = view.sight;
    if (!isSaved(view)) return say.lost;
    if (isSolo(view.sight)) return say.titles[titleOf(content, view.outcome!.scores[0]!)]!;
    return together(mode) ? say.coop(countStanding(view.sight), heroes.length) : say.saved;
  },
  picture: async () => (await import('./EndPicture.tsx')).EndPicture,
};
