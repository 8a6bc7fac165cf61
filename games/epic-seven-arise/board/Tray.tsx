import type { ViewOf, Voices } from '@hoard/kernel';
import { CardBack } from './Cards.tsx';
import { PRIZES } from '../content/names.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { claimsOn } from '../telling/bounty.ts';
import type { Words } from '../words/words.ts';
import { faceOfSeat } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { AnyStone, Ear, Stone } from './Tokens.tsx';

interface TrayProps {
  readonly words: Words;
  readonly view: ViewOf<EpicSevenArise>;
  readonly voices: Voices;
}

/** The bounty that is fought for: its items, each with the face of who would take it as things stand. */
export function Tray({ words, view, voices }: TrayProps) {
  const claims = claimsOn(words, view);
  if (claims.length === 0) return null;
  const { bounty: say } = words;
  return (
    <ol class="ea-tray" aria-label={say.title} title={say.title}>
      {claims.map(({ item, seat }, place) => {
        const face = faceOfSeat(view.sight, seat);
        return (
          <li key={place}>
            <Ear text={say.claim(item, seat < 0 ? '' : voices.nameOf(seat))} />
            {item >= 0 && <Prize prize={item} />}
            {face !== null && <Portrait key={face} of={face} />}
          </li>
        );
      })}
    </ol>
  );
}

/** An item of the bounty. */
export const Prize = ({ prize }: { readonly prize: number }) => {
  const name = PRIZES[prize]!;
  if (name === 'any') return <AnyStone />;
  if (name === 'skillcard' || name === 'artifact')
    return (
      <span class="ea-choice-card small">
        <CardBack of={name === 'artifact' ? 'artifact' : 'skill'} />
      </span>
    );
  return <Stone colour={name} />;
};
