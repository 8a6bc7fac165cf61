import type { ViewOf } from '@hoard/kernel';
import type { EpicSevenArise } from '../state/types.ts';
import { Backdrop } from './Backdrop.tsx';
import { faceOfSeat } from './heroes.ts';
import { Creature, Portrait, Portraits } from './Portrait.tsx';
import { EaSign } from './Tokens.tsx';
import './endPicture.css';

/** The coronation: the Grand Champion under the crown, the others beside; or the land as it was lost. */
export function EndPicture({ view }: { readonly view: ViewOf<EpicSevenArise> }) {
  const board = view.sight;
  const places = view.outcome?.places ?? [];
  const ranked = board.players.map(({ seat }) => seat).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const isWon = places.includes(1);
  return (
    <div class={isWon ? 'ea-end won' : 'ea-end lost'} aria-hidden="true">
      <Portraits />
      <Backdrop chapter={board.chapter} />
      <ol>
        {ranked.map((seat) => (
          <li key={seat} class={places[seat] === 1 ? 'champion' : ''}>
            {places[seat] === 1 && <EaSign sign="crown" size="3rem" />}
            <Portrait of={faceOfSeat(board, seat) ?? 'H1'} />
          </li>
        ))}
      </ol>
      {isWon && <Creature of="arky" />}
    </div>
  );
}
