import { NAME } from '@hoard/kernel';
import { callTable, type Called, type CallName, type Gives, type TableRefusal, type Takes } from '@hoard/table/client';
import { signal, type ReadonlySignal } from '@preact/signals';
import { forget, keep, recall } from '../settings/kept.ts';
import { showToast } from '../style/Toasts.tsx';
import { refusedText } from './refusedText.ts';

/** Who this device is to the server that served the page. */
export interface Me {
  readonly name: string;
  readonly key: string;
}

/** The server that served the page. */
export const SERVER = new URL('.', document.baseURI).href;

const KEPT = 'friends.me';
const known = signal<Me | null>(readMe(recall(KEPT)));

/** Whoever plays here with friends; null as long as nobody does. */
export const me: ReadonlySignal<Me | null> = known;

function readMe(text: string | null): Me | null {
  try {
    const given: unknown = JSON.parse(text ?? 'null');
    if (typeof given !== 'object' || given === null || !('name' in given) || !('key' in given)) return null;
    const { name, key } = given;
    return typeof name === 'string' && NAME.test(name) && typeof key === 'string' ? { name, key } : null;
  } catch {
    return null;
  }
}

function become(now: Me): void {
  known.value = now;
  keep(KEPT, JSON.stringify(now));
}

/** Asks the server, as whoever plays here. A key that it no longer knows is forgotten. */
export async function ask<N extends CallName>(call: N, body: Takes<N>): Promise<Called<N>> {
  const called = await callTable({ address: SERVER, key: me.value?.key ?? null }, call, body);
  if (!called.ok && called.refusal.why === 'no-key') {
    known.value = null;
    forget(KEPT);
  }
  return called;
}

/** Is somebody of that name from now on, to everybody at the tables of this server. */
export async function beCalled(name: string): Promise<TableRefusal | null> {
  const before = me.value;
  if (before?.name === name) return null;
  if (before !== null) {
    const renamed = await ask('people/rename', { name });
    if (renamed.ok) become({ name, key: before.key });
    if (renamed.ok || renamed.refusal.why !== 'no-key') return renamed.ok ? null : renamed.refusal;
  }
  const made = await ask('people/new', { name });
  if (!made.ok) return made.refusal;
  become(made.given);
  return null;
}

/** Is the same person here as on another device, who has told this code. */
export async function recover(code: string): Promise<TableRefusal | null> {
  const found = await ask('people/recover', { code });
  if (!found.ok) return found.refusal;
  become(found.given);
  return null;
}

/** Asks the server, and says so if it refuses; gives what was asked for, or null. */
export async function askAloud<N extends CallName>(call: N, body: Takes<N>): Promise<Gives<N> | null> {
  const called = await ask(call, body);
  if (called.ok) return called.given;
  showToast({ text: refusedText(called.refusal) });
  return null;
}

/** Is nobody to this server from now on. */
export async function beForgotten(): Promise<TableRefusal | null> {
  const forgotten = await ask('people/forget', {});
  if (!forgotten.ok) return forgotten.refusal;
  known.value = null;
  forget(KEPT);
  return null;
}
