import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './settings.css';

interface ChoiceProps<V> {
  readonly name: string;
  readonly setting: Signal<V>;
  readonly choices: readonly V[];
  readonly children?: ComponentChildren;
  readonly labelOf: (choice: V) => string;
  /** What a choice does, where it takes more than to remember it. */
  readonly onChoose?: (choice: V) => void;
}

/** A setting with a few choices, each in sight. */
export function SettingChoice<V extends string | number | boolean>({
  name,
  setting,
  choices,
  labelOf,
  onChoose,
  children,
}: ChoiceProps<V>) {
  const choose = onChoose ?? ((choice: V) => (setting.value = choice));
  return (
    <fieldset class="plank">
      <legend class="unseen">{name}</legend>
      <h2 aria-hidden="true">{name}</h2>
      <div class="settings-choices">
        {choices.map((choice) => (
          <label key={String(choice)} class="choice">
            <input type="radio" name={name} checked={setting.value === choice} onChange={() => choose(choice)} />
            {labelOf(choice)}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
