import type { GroupItem, Types } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { OnDemand } from '../OnDemand.tsx';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** An answer that is a place of the board. */
type PlaceItem = GroupItem & { readonly under: string };

/** So few places need no list. */
const FEW = 3;

/** The places among answers that are picked on the map rather than in a row of buttons. */
export function placesIn<I extends GroupItem>(items: readonly I[]): readonly (I & PlaceItem)[] {
  const places = items.filter((item): item is I & PlaceItem => item.under !== undefined);
  return places.length > FEW ? places : [];
}

export interface PlaceListProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly items: readonly PlaceItem[];
  /** The key that presses the first of them; null where keys press other answers. */
  readonly first: number | null;
}

/** Places are picked on the map; whoever would rather read opens the list: by what waits there, and each lights its place. */
export function PlaceList<T extends Types>(props: PlaceListProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="place-list" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.value.play.placesToPick(props.items.length)}</summary>
      {isOpen && <OnDemand load={() => import('./Places.tsx')}>{({ Places }) => <Places {...props} />}</OnDemand>}
    </details>
  );
}
