import { capitalised, type Types } from '@hoard/kernel';
import type { PresetsProps } from './PresetList.tsx';

/** Quick switches: this question and those that follow are answered for a while. */
export function Lulls<T extends Types>({ model, asking, names }: PresetsProps<T>) {
  return (
    <div class="answers plain lulls">
      {names.map((name) => (
        <button key={name} type="button" class="button" onClick={() => model.standing.lull(model.askedIn(asking), name)}>
          {capitalised(model.telling.value.preset(name))}
        </button>
      ))}
    </div>
  );
}
