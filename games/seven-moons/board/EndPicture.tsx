import type { ViewOf } from '@hoard/kernel';
import { stands } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { WallDrawing } from './WallDrawing.tsx';
import './endPicture.css';

/** The morning after: each city as it stands, or what is left of it. */
export function EndPicture({ view }: { readonly view: ViewOf<SevenMoons> }) {
  const board = view.sight;
  return (
    <div class={view.outcome?.reason === 'saved' ? 'end-picture dawn' : 'end-picture night'} aria-hidden="true">
      <span class="end-moon" />
      {board.heroes.map((hero, seat) => (
        <svg key={seat} class={stands(board, seat) ? 'end-city' : 'end-city fallen'} viewBox="0 -70 240 200">
          {!stands(board, seat) && <path class="end-smoke" d="M120 60Q90 20 130-8T110-64M170 66Q150 34 182 12T170-30" />}
          <WallDrawing hero={hero} />
        </svg>
      ))}
    </div>
  );
}
