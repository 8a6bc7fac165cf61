import type { Types } from '@hoard/kernel';
import { SPEEDS, sound, speed } from '../settings/settings.ts';
import type { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** Where typing means something else. */
const TYPING = 'input, textarea, select, [contenteditable]';
/** Before everything else: what is open there is settled first. */
const SETTLED_FIRST = 'dialog[open]';
/** What a key press works by itself. */
const OPERATED = 'button, a, summary, [role="button"], [tabindex="0"]';

type PlayWords = (typeof words)['value']['play'];

interface PlayKey {
  /** As the browser names them. */
  readonly keys: readonly string[];
  /** Its words in the list of keys. */
  readonly says: Extract<keyof PlayWords, `key${string}`>;
  /** Where something has the focus that a key works by itself, it is left alone. */
  readonly leavesFocus?: true;
  run<T extends Types>(model: PlayModel<T>, key: string): void;
}

/** All keys of a game that are not the map's: whoever presses one and whoever reads the list look here. */
export const KEYS: readonly PlayKey[] = [
  {
    keys: ['Enter'],
    says: 'keyConfirm',
    leavesFocus: true,
    run: () => press('[data-main]'),
  },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], says: 'keyNumber', run: (_, key) => press(`[data-answer="${key}"]`) },
  { keys: [' '], says: 'keySkip', leavesFocus: true, run: ({ stage }) => stage.skip() },
  { keys: ['Escape'], says: 'keyBack', run: (model) => model.back() },
  { keys: ['u'], says: 'keyUndo', run: (model) => void model.undo() },
  { keys: ['h'], says: 'keyHint', run: (model) => void model.advise() },
  { keys: ['l'], says: 'keyLog', run: ({ isLogOpen }) => (isLogOpen.value = !isLogOpen.value) },
  { keys: ['b'], says: 'keyRules', run: ({ book }) => (book.value = { rule: null }) },
  { keys: ['<'], says: 'keySlower', run: () => changeSpeed(-1) },
  { keys: ['>'], says: 'keyFaster', run: () => changeSpeed(1) },
  { keys: ['m'], says: 'keySound', run: () => (sound.value = !sound.value) },
  { keys: ['?'], says: 'keyKeys', run: ({ areKeysOpen }) => (areKeysOpen.value = true) },
];

/** Lets the keys do what can be done; returns how to stop that. */
export function listenToKeys<T extends Types>(model: PlayModel<T>): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest(TYPING) !== null || document.querySelector(SETTLED_FIRST) !== null) return;
    const row = KEYS.find(({ keys }) => keys.includes(key));
    if (row === undefined || (row.leavesFocus && target.closest(OPERATED) !== null)) return;
    event.preventDefault();
    row.run(model, key);
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
