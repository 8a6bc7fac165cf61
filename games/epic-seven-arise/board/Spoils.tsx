import { Mark } from '@hoard/paint';
import type { Seat, ViewOf, Voices } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { claimsOn } from '../telling/bounty.ts';
import type { Words } from '../words/words.ts';
import { faceOfSeat } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { EaSign } from './Tokens.tsx';
import { Prize } from './Tray.tsx';

interface SpoilsProps {
  readonly words: Words;
  readonly view: ViewOf<EpicSevenArise>;
  readonly voices: Voices;
}

/** When no monster is left: what everybody contributed to the battle, and what they would take for it. */
export function Spoils({ words, view, voices }: SpoilsProps) {
  const { players, order } = view.sight;
  const most = Math.max(1, ...players.map(({ contribution }) => contribution));
  const claims = claimsOn(words, view);
  const ranked: readonly Seat[] = order.toSorted((one, other) => players[other]!.contribution - players[one]!.contribution);
  return (
    <div class="ea-spoils">
      <Mark of="ea-spoils" />
      <h2>{words.bounty.title}</h2>
      <ol>
        {ranked.map((seat, place) => {
          const { contribution } = players[seat]!;
          return (
            <li key={seat} style={{ '--place': place }}>
              <Portrait of={faceOfSeat(view.sight, seat) ?? 'H1'} />
              <b>{voices.nameOf(seat)}</b>
              <span class="ea-worth" style={{ '--share': contribution / most }} />
              <span aria-label={words.sheet.contribution(contribution)} role="img">
                <EaSign sign="power" /> {contribution}
              </span>
              <span class="prizes" aria-hidden="true">
                {claims.map((claim, index) => claim.seat === seat && claim.item >= 0 && <Prize key={index} prize={claim.item} />)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
