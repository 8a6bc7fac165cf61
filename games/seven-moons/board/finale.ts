import type { ViewOf } from '@hoard/kernel';
import type { Finale } from '@hoard/paint';
import { chronicleOf } from '../chronicle.ts';
import { isSolo, stands, together } from '../rules/things.ts';
import type { SevenMoons } from '../types.ts';
import { cityName, contentIn, hexName, kindName } from './names.ts';
import { wordsIn } from './words.ts';

const isSaved = ({ outcome }: ViewOf<SevenMoons>): boolean => outcome?.reason === 'saved';

export const finale: Finale<SevenMoons> = {
  mood: (view) => (isSaved(view) ? 'triumph' : 'ruin'),
  headline(view, language) {
    const say = wordsIn(language).end;
    const { heroes, mode } = view.sight;
    if (!isSaved(view)) return say.lost;
    const standing = heroes.filter((_, seat) => stands(view.sight, seat)).length;
    return together(mode) && !isSolo(view.sight) ? say.coop(standing, heroes.length) : say.saved;
  },
  epilogue(events, { sight }, language, voices) {
    if (!sight.storyTokens) return null;
    const lines = chronicleOf(events, contentIn(language), {
      hero: (seat) => voices.nameOf(seat),
      city: (seat) => cityName(sight, seat, language),
      site: (hex) => hexName(hex, language),
      resource: (kind) => kindName(kind, language),
    });
    return { title: wordsIn(language).end.chronicle, lines: lines.map(({ text }) => text) };
  },
  picture: async () => (await import('./EndPicture.tsx')).EndPicture,
};
