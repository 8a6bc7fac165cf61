import { DuelStage, useBout, type BoardProps } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import type { DragonAttack } from '../state/types.ts';
import { boutAfter } from '../telling/bout.ts';
import { Face } from './Counters.tsx';
import { LIVERIES, UNDRESSED } from './heroes.ts';
import { wordsIn } from './speech.ts';

/** A fight with a monster or another adventurer, on the stage beside those who fight on the map. */
export function Fight({ playing, view, language, voices }: BoardProps<DragonAttack>) {
  const words = wordsIn(language);
  const staged = useBout(playing, false, (bout, event, after) => boutAfter({ content, words, view: after, voices }, bout, event));
  if (staged === null) return null;
  return (
    <DuelStage
      staged={staged}
      liveryOf={(seat) => LIVERIES[view.sight.adventurers[seat]!.hero] ?? UNDRESSED}
      pictureOf={(sign) => (
        <svg viewBox="-16 -16 32 34">
          <Face row={content.counters.findIndex(({ id }) => id === sign)} />
        </svg>
      )}
      inSight={staged.bout.sides.map(({ seat }) => `[data-piece="seat-${seat}"]`).join()}
    />
  );
}
