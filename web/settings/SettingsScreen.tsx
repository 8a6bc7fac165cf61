import { LANGUAGES, MEMORIES } from '@hoard/kernel';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { forgetGuides } from '../guide/progress.ts';
import { offlineState } from '../offline/offline.ts';
import { Screen } from '../style/Screen.tsx';
import { showToast } from '../style/Toasts.tsx';
import { speak, words } from '../words/words.ts';
import { SPEEDS, language, memory, reducedMotion, sound, speed } from './settings.ts';
import './settings.css';

/** How a language calls itself. */
const OWN_NAMES = { en: 'English', de: 'Deutsch' } as const;

/** Everything here is remembered in this browser, and counts at once. */
export function SettingsScreen() {
  const { settings: text } = words.value;
  return (
    <Screen title={text.title}>
      <div class="settings">
        <Choice
          name={text.language}
          setting={language}
          choices={LANGUAGES}
          labelOf={(choice) => OWN_NAMES[choice]}
          onChoose={(choice) => speak(choice).catch(() => showToast({ text: words.value.trouble.notLoaded }))}
        />
        <Choice name={text.speed} setting={speed} choices={SPEEDS} labelOf={(choice) => text.speeds[choice]}>
          {reducedMotion.value && <p class="faint">{text.reduced}</p>}
        </Choice>
        <Choice name={text.sound} setting={sound} choices={[true, false]} labelOf={(on) => (on ? text.on : text.off)} />
        <Choice
          name={text.memory}
          setting={memory}
          choices={MEMORIES}
          labelOf={(choice) => (choice === 'perfect' ? text.memoryPerfect : text.memoryOwn)}
        />
        <section class="plank">
          <h2>{text.guide}</h2>
          <button
            type="button"
            class="button"
            onClick={() => {
              forgetGuides();
              showToast({ text: text.guideReady });
            }}
          >
            {text.guideAgain}
          </button>
        </section>
        <section class="plank">
          <h2>{text.offline}</h2>
          <p>{{ ready: text.offlineReady, soon: text.offlineSoon, not: text.offlineNot }[offlineState.value]}</p>
          <p class="faint">{text.version(import.meta.env['VITE_HOARD_VERSION'])}</p>
        </section>
      </div>
    </Screen>
  );
}

interface ChoiceProps<V> {
  readonly name: string;
  readonly setting: Signal<V>;
  readonly choices: readonly V[];
  readonly children?: ComponentChildren;
  readonly labelOf: (choice: V) => string;
  /** What a choice does, where it takes more than to remember it. */
  readonly onChoose?: (choice: V) => void;
}

function Choice<V extends string | number | boolean>({ name, setting, choices, labelOf, onChoose, children }: ChoiceProps<V>) {
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
