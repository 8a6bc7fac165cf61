import type { ViewOf } from '@hoard/kernel';
import type { Finale } from '@hoard/paint';
import { chronicleOf } from '../telling/chronicle.ts';
import { isSolo, stands, together } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { contentIn } from './names.ts';
import { titleOf } from './standings.ts';
import { wordsIn } from './words.ts';

const isSaved = ({ outcome }: ViewOf<SevenMoons>): boolean => outcome?.reason === 'saved';

export const finale: Finale<SevenMoons> = {
  mood: (view) => (isSaved(view) ? 'triumph' : 'ruin'),
  headline(view, language) {
    const say = wordsIn(language).end;
    const { heroes, mode } = view.sight;
    if (!isSaved(view)) return say.lost;
    const standing = heroes.filter((_, seat) => stands(view.sight, seat)).length;
    if (isSolo(view.sight)) return say.titles[titleOf(view.outcome!.scores[0]!)]!;
    return together(mode) ? say.coop(standing, heroes.length) : say.saved;
  },
  epilogue(events, { sight: board }, language) {
    if (!board.storyTokens) return null;
    const { end, resources: goods } = wordsIn(language);
    return chronicleOf(end.chronicle, { events, board, content: contentIn(language), site: end.site, goods });
  },
  picture: async () => (await import('./EndPicture.tsx')).EndPicture,
};
