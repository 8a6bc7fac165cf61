import type { Types } from '@hoard/kernel';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** Whoever gave answers once and for all can be asked again at any time. */
export function AskAgain<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { presets, lulls, armed } = model.standing.wishes.value;
  const count = Object.keys(presets).length + Object.keys(lulls).length + armed.length;
  if (count === 0) return null;
  return (
    <button type="button" class="button quiet" onClick={() => model.standing.askAgain()}>
      {words.value.play.askAgain(count)}
    </button>
  );
}
