import { DuelStage, Icon, ICONS, useBout, type BoardProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { boutAfter, isFighting } from '../telling/bout.ts';
import { figureOf } from '../telling/events.ts';
import { CardPicture } from './CardTile.tsx';
import { liveryOfSeat } from './heroes.ts';
import { FACES, SIGNS } from './pictures.ts';
import { GEM } from './signs.ts';
import { wordsIn } from './speech.ts';

/** What a foe or a summand looks like; whatever has no picture of its own is a card. */
const SHOWN: Readonly<Record<string, string>> = {
  ...FACES,
  dragon: SIGNS.dragon,
  champion: ICONS.swords,
  power: ICONS.swords,
  gems: GEM,
  foe: SIGNS.hidden,
  base: ICONS.skull,
  played: SIGNS.cards,
  calmed: SIGNS.rest,
  weakened: SIGNS.cards,
};

/** A battle on the stage, dice and all. Who is asked has it beside the map, with every summand on a line of its own. */
export function Fight({ playing, view, asked, language, voices }: BoardProps<Heropath>) {
  const words = wordsIn(language);
  const stays = asked === null && isFighting(view);
  const staged = useBout(playing, stays, (bout, event, after) => boutAfter({ words, view: after, voices }, bout, event));
  if (staged === null) return null;
  return (
    <DuelStage
      staged={staged}
      liveryOf={(seat) => liveryOfSeat(view.sight, seat)}
      pictureOf={(sign) => (sign in SHOWN ? <Icon path={SHOWN[sign]!} /> : <CardPicture id={sign} />)}
      inSight={staged.bout.sides.map(({ seat }) => `[data-piece="${figureOf(seat)}"]`).join()}
    />
  );
}
