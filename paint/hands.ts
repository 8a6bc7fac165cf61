import type { Grid, Action, Denial, Hex } from '@hoard/kernel';
import { mapDeedOf } from './mapKeys.ts';
import type { SpaceWords } from './Spaces.tsx';

export interface Hands {
  readonly spaces: readonly Hex[];
  readonly grid: Grid;
  readonly words: readonly SpaceWords[];
  readonly considered: Action | null;
  readonly onChoose: (action: Action) => void;
  readonly onConsider: (action: Action | null) => void;
  readonly onWhy: (denial: Denial) => void;
  /** The keys have come to a space. */
  readonly onCursor: (space: number) => void;
  /** A space is looked at; -1 where none is. */
  readonly onLook: (space: number) => void;
}

/** Fingers, mouse and keys on the spaces of a map: `onAsk` is for the `MapView`, the rest for its `TouchLayer`. */
export function handsOn({ spaces, grid, words, considered, onChoose, onConsider, onWhy, onCursor, onLook }: Hands) {
  const pick = (space: number): void => {
    const { action = null, denial = null } = words[space] ?? {};
    // What is being considered is told beside the board.
    onLook(action === null ? space : -1);
    if (action !== null) return action === considered ? onChoose(action) : onConsider(action);
    if (considered !== null) onConsider(null);
    if (denial !== null) onWhy(denial);
  };
  const onAsk = (target: EventTarget): void => {
    const space = spaceAt(target);
    const denial = words[space]?.denial ?? null;
    onLook(space);
    if (denial !== null) onWhy(denial);
  };
  const listeners = {
    onClick: (event: MouseEvent) => pick(spaceAt(event.target)),
    onPointerOver: (event: PointerEvent) => isHovering(event) && onLook(spaceAt(event.target)),
    onPointerLeave: (event: PointerEvent) => isHovering(event) && onLook(-1),
    onFocusIn: (event: FocusEvent) => {
      const space = spaceAt(event.target);
      if (space < 0) return;
      onCursor(space);
      onLook(space);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const space = spaceAt(event.target);
      if (space < 0) return;
      const step = mapDeedOf(event) === 'walk' ? STEPS[event.key] : undefined;
      if (event.key === 'Enter' || event.key === ' ') pick(space);
      else if (step === undefined) return;
      else {
        const next = neighbourOf(spaces, grid, space, step);
        if (next >= 0) (event.currentTarget as Element).querySelector<SVGElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { onAsk, listeners };
}

/** A mouse, and not the one that a browser makes up where a finger was, when the page moves under it. */
const isHovering = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse' && matchMedia('(hover: hover)').matches;

const spaceAt = (target: EventTarget | null): number => (target instanceof SVGElement ? Number(target.dataset['space'] ?? -1) : -1);

type Step = 'north' | 'south' | 'west' | 'east';

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };

/** The neighbour in a direction of the keys. Where none lies straight ahead, one goes to and fro between two lines of spaces. */
function neighbourOf(spaces: readonly Hex[], grid: Grid, space: number, step: Step): number {
  const { q, r } = spaces[space]!;
  const [dq, dr] = grid === 'flat' ? FLAT[step][Math.abs(q) % 2]! : POINTY[step][Math.abs(r) % 2]!;
  return spaces.findIndex((other) => other.q === q + dq && other.r === r + dr);
}

type Ways = Readonly<Record<Step, readonly (readonly [q: number, r: number])[]>>;

/** From an even and from an odd column. */
const FLAT: Ways = {
  north: [
    [0, -1],
    [0, -1],
  ],
  south: [
    [0, 1],
    [0, 1],
  ],
  east: [
    [1, -1],
    [1, 0],
  ],
  west: [
    [-1, 0],
    [-1, 1],
  ],
};

/** From an even and from an odd row. */
const POINTY: Ways = {
  north: [
    [1, -1],
    [0, -1],
  ],
  south: [
    [0, 1],
    [-1, 1],
  ],
  east: [
    [1, 0],
    [1, 0],
  ],
  west: [
    [-1, 0],
    [-1, 0],
  ],
};
