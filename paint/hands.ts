import type { Action, Denial } from '@hoard/kernel';
import { mapDeedOf } from './mapKeys.ts';
import type { SpaceWords } from './Spaces.tsx';
import { STEPS, type MapOfSpaces } from './spaceMap.ts';

export interface Hands {
  readonly map: MapOfSpaces;
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
export function handsOn({ map, words, considered, onChoose, onConsider, onWhy, onCursor, onLook }: Hands) {
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
        const next = map.neighbour(space, step);
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
