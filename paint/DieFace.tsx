import './die.css';

/** Where the pips of a face lie, in a field of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface DieProps {
  /** The face that it comes to lie on. */
  readonly face: number;
  /** How long it tumbles; 0 lies still. */
  readonly milliseconds: number;
  readonly kind?: 'plain' | 'burning' | 'best';
  readonly delay?: number;
}

/** A die in space. It always ends on the face that it is told. */
export const DieFace = ({ face, milliseconds, kind = 'plain', delay = 0 }: DieProps) => (
  <span class={`die ${kind}`} style={{ '--tumble': `${milliseconds}ms`, '--late': `${delay}ms` }} aria-hidden="true">
    <span class={`die-cube shows-${face} ${milliseconds > 0 ? 'tumbles' : ''}`}>
      {FACES.map((side) => (
        <span key={side} class={`die-face face-${side}`}>
          {PIPS[side]!.map((place) => (
            <i key={place} class={`pip at-${place}`} />
          ))}
        </span>
      ))}
    </span>
  </span>
);
