import type { SheetItem } from '@hoard/kernel';
import type { SheetChange } from './changes.ts';
import './changes.css';

/** By how much a number has grown or shrunk while nobody looked. */
export const ChangedFact = ({ by }: { readonly by: number | undefined }) =>
  by === undefined ? null : <span class={by < 0 ? 'changed less' : 'changed'}>{by < 0 ? `−${-by}` : `+${by}`}</span>;

/** What somebody has gained and lost meanwhile, by name. */
export const ChangedItems = ({ change }: { readonly change: SheetChange | undefined }) =>
  change === undefined || change.gained.length + change.lost.length === 0 ? null : (
    <span class="changed-items">
      <Items sign="+" items={change.gained} />
      <Items sign="−" items={change.lost} />
    </span>
  );

const Items = ({ sign, items }: { readonly sign: '+' | '−'; readonly items: readonly SheetItem[] }) => (
  <>
    {[...Map.groupBy(items, ({ name }) => name)].map(([name, { length }]) => (
      <span key={name} class={sign === '−' ? 'changed less' : 'changed'}>{`${sign}${length > 1 ? length : ''} ${name}`}</span>
    ))}
  </>
);
