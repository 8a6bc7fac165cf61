import { DuelStage, Icon, useBout, type BoardProps } from '@hoard/paint';
import type { SevenMoons } from '../state/types.ts';
import { boutAfter, isFighting } from '../telling/bout.ts';
import { figureOf } from '../telling/events.ts';
import { liveryOfHero } from './heroes.ts';
import { signOf } from './signs.ts';
import { wordsIn } from './speech.ts';

/** What is settled by dice, on the stage beside the hero whom it concerns. */
export function Fight({ playing, view, language, voices }: BoardProps<SevenMoons>) {
  const words = wordsIn(language);
  const staged = useBout(playing, isFighting(view), (bout, event, after) => boutAfter({ words, view: after, voices }, bout, event));
  if (staged === null) return null;
  return (
    <DuelStage
      staged={staged}
      liveryOf={(seat) => liveryOfHero(view.sight.heroes[seat]!.city)}
      pictureOf={(sign) => <Icon path={signOf(sign)} />}
      inSight={staged.bout.sides.map(({ seat }) => `[data-piece="${figureOf(seat)}"]`).join()}
    />
  );
}
