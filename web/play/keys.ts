import type { Types } from '@hoard/kernel';
import { SPEEDS, sound, speed } from '../settings/settings.ts';
import type { PlayModel } from './playModel.ts';

/** Where typing means something else. */
const TYPING = 'input, textarea, select, [contenteditable]';
/** Before everything else: what is open there is settled first. */
const SETTLED_FIRST = 'dialog[open]';
/** What a key press works by itself. */
const OPERATED = 'button, a, summary, [role="button"], [tabindex="0"]';

/** Lets the keys do what can be done; returns how to stop that. */
export function listenToKeys<T extends Types>(model: PlayModel<T>): () => void {
  const commands: Readonly<Record<string, () => void>> = {
    u: () => void model.undo(),
    h: () => void model.advise(),
    l: () => (model.isLogOpen.value = !model.isLogOpen.value),
    b: () => (model.book.value = { rule: null }),
    m: () => (sound.value = !sound.value),
    '-': () => changeSpeed(-1),
    '+': () => changeSpeed(1),
    '?': () => (model.areKeysOpen.value = true),
    Escape: () => model.back(),
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest(TYPING) !== null || document.querySelector(SETTLED_FIRST) !== null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (target.closest(OPERATED) !== null) return;
      event.preventDefault();
      if (model.stage.busy.value) model.stage.skip();
      else press('[data-main]');
    } else if (/^[1-9]$/.test(event.key)) press(`[data-answer="${event.key}"]`);
    else if (Object.hasOwn(commands, event.key)) {
      event.preventDefault();
      commands[event.key]!();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** A key does what the button does that stands for it: so it can never do more. */
function press(selector: string): void {
  document.querySelector<HTMLButtonElement>(`.play button${selector}`)?.click();
}

function changeSpeed(by: number): void {
  speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
}
