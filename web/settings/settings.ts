import { LANGUAGES, MEMORIES, type Language, type Memory } from '@hoard/kernel';
import { effect, signal, type Signal } from '@preact/signals';
import { keep, recall } from './kept.ts';

/** How fast events are shown: 0 not at all, 1 as they are meant to be seen, 3 three times as fast. */
export const SPEEDS = [0, 1, 2, 3] as const;
export type Speed = (typeof SPEEDS)[number];

export const language = remembered<Language>('language', LANGUAGES, spokenHere());
export const speed = remembered<Speed>('speed', SPEEDS, 1);
export const sound = remembered<boolean>('sound', [true, false], true);
export const memory = remembered<Memory>('memory', MEMORIES, 'perfect');

/** What the system asks for; it follows when the system changes its mind. */
export const reducedMotion = systemWish('(prefers-reduced-motion: reduce)');

/** Whether one taps here instead of pointing with a mouse. */
export const touch = systemWish('(pointer: coarse)');

/** Whether there is room for one thing at a time: what is opened lies over the board. */
export const narrow = systemWish('(width < 60rem)');

/** A setting that outlives the page. What was kept counts only if it is still one of the choices. */
function remembered<V>(name: string, choices: readonly V[], otherwise: V): Signal<V> {
  const kept = recall(name);
  const setting = signal(choices.find((choice) => JSON.stringify(choice) === kept) ?? otherwise);
  effect(() => keep(name, JSON.stringify(setting.value)));
  return setting;
}

function spokenHere(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((known) => wished.find((tag) => LANGUAGES.some((any) => any === tag)) === known) ?? 'en';
}

function systemWish(query: string): Signal<boolean> {
  const wish = matchMedia(query);
  const held = signal(wish.matches);
  wish.addEventListener('change', () => (held.value = wish.matches));
  return held;
}
