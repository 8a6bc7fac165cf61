import type { ViewOf } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Heropath } from '../state/types.ts';
import { FACES, SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import './endPicture.css';

/** The slayer with the Dragon's head over the ladder that goes out; or the Dragon over those who fell. */
export function EndPicture({ view }: { readonly view: ViewOf<Heropath> }) {
  const { heroes, scale } = view.sight;
  const places = view.outcome?.places ?? [];
  const isWon = places.includes(1);
  const ranked = heroes.toSorted((one, other) => (places[one.seat] || 9) - (places[other.seat] || 9));
  return (
    <div class={isWon ? 'hp-end won' : 'hp-end lost'} aria-hidden="true">
      <span class="hp-end-dragon">
        <Icon path={SIGNS.dragon} size="1em" />
      </span>
      <ol class="hp-end-heroes">
        {ranked.map(({ seat, id }) => (
          <li key={seat} class={places[seat] === 1 ? 'slayer' : ''}>
            <Portrait hero={id} />
          </li>
        ))}
      </ol>
      <ol class="hp-end-scale">
        {Array.from({ length: content.numbers.scale.levels }, (_, place) => (
          <li key={place} class={place < scale.level ? 'lit' : ''} style={{ '--place': place }}>
            {scale.dead[place + 1]!.flatMap((count, kind) =>
              Array.from({ length: Math.min(count, 3) }, (_unused, one) => (
                <Icon key={`${kind} ${one}`} path={FACES[content.enemies[kind]!.id]!} size=".8em" />
              )),
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
