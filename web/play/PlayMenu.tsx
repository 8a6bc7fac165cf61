import type { Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { SettingChoice } from '../settings/SettingChoice.tsx';
import { SPEEDS, reducedMotion, sound, speed } from '../settings/settings.ts';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import { signs } from './signs.ts';

/** What a phone's bar has no room for. */
export function PlayMenu<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { play, settings } = words.value;
  const close = (): boolean => (model.isMenuOpen.value = false);
  /** What it opens takes its place. */
  const instead = (open: () => void) => (): void => {
    close();
    open();
  };
  return (
    <Dialog title={play.moreTitle} onClose={close}>
      <div class="play-menu">
        <SettingChoice name={settings.speed} setting={speed} choices={SPEEDS} labelOf={(choice) => settings.speeds[choice]}>
          {reducedMotion.value && <p class="faint">{settings.reduced}</p>}
        </SettingChoice>
        <SettingChoice name={settings.sound} setting={sound} choices={[true, false]} labelOf={(on) => (on ? settings.on : settings.off)} />
        <button type="button" class="button" onClick={instead(() => (model.book.value = { rule: null }))}>
          <Icon path={signs.book} /> {play.rules}
        </button>
        {model.hasTopics && (
          <button type="button" class="button" onClick={instead(() => (model.arePresetsOpen.value = true))}>
            <Icon path={signs.bell} /> {play.presetTitle}
          </button>
        )}
        <button type="button" class="button" onClick={instead(() => (model.areKeysOpen.value = true))}>
          <Icon path={signs.help} /> {play.keys}
        </button>
        <button type="button" class="button" onClick={instead(() => (model.isDoorOpen.value = true))}>
          <Icon path={signs.leave} /> {play.door}
        </button>
      </div>
    </Dialog>
  );
}
