import { LANGUAGES, MEMORIES } from '@hoard/kernel';
import { forgetGuides } from '../guide/progress.ts';
import { offlineState } from '../offline/offline.ts';
import { Screen } from '../style/Screen.tsx';
import { showToast } from '../style/Toasts.tsx';
import { speak, words } from '../words/words.ts';
import { SettingChoice } from './SettingChoice.tsx';
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
        <SettingChoice
          name={text.language}
          setting={language}
          choices={LANGUAGES}
          labelOf={(choice) => OWN_NAMES[choice]}
          onChoose={(choice) => speak(choice).catch(() => showToast({ text: words.value.trouble.notLoaded }))}
        />
        <SettingChoice name={text.speed} setting={speed} choices={SPEEDS} labelOf={(choice) => text.speeds[choice]}>
          {reducedMotion.value && <p class="faint">{text.reduced}</p>}
        </SettingChoice>
        <SettingChoice name={text.sound} setting={sound} choices={[true, false]} labelOf={(on) => (on ? text.on : text.off)} />
        <SettingChoice
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
