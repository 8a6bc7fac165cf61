import type { Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { OnDemand } from '../OnDemand.tsx';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import { signs } from './signs.ts';

export interface PresetsProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly names: readonly string[];
}

/** Answers that can be given once and for all, where a question has some; until somebody wants to be asked again. */
export function PresetList<T extends Types>({ model, asking }: Omit<PresetsProps<T>, 'names'>) {
  const [isOpen, setOpen] = useState(false);
  const { presets = {}, lulls = {}, topics } = model.rowOf(asking);
  const [switches, names] = [Object.keys(lulls), Object.keys(presets).filter((name) => !(name in lulls))];
  return (
    <>
      {switches.length > 0 && (
        <OnDemand load={() => import('./Lulls.tsx')}>{({ Lulls }) => <Lulls model={model} asking={asking} names={switches} />}</OnDemand>
      )}
      {topics !== undefined && (
        <button type="button" class="button quiet bell" onClick={() => (model.arePresetsOpen.value = true)}>
          <Icon path={signs.bell} /> {words.value.play.presetTitle}
        </button>
      )}
      {names.length > 0 && topics === undefined && (
        <details class="presets" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.value.play.presets}</summary>
          {isOpen && (
            <OnDemand load={() => import('./Presets.tsx')}>
              {({ Presets }) => <Presets model={model} asking={asking} names={names} />}
            </OnDemand>
          )}
        </details>
      )}
    </>
  );
}
