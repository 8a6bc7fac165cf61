import type { Passage, Types, ViewOf } from '@hoard/kernel';
import { patchOf } from './patch.ts';

type View = ViewOf<Types>;
type Plain = Readonly<Record<string, unknown>>;

/** What has changed about one part of a view, as text. */
interface Written {
  readonly before: unknown;
  readonly path: string;
  readonly text: string;
}

/** So deep views are taken apart: what several viewers see alike are fields of the board. */
const DEPTH = 2;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writes passages as `PassageWriter` does, but as text, for all who watch a table: views of several viewers share what all may see, so that it
 * is compared and written once however many they are.
 */
export class WrittenPassages {
  readonly #changes = new Map<unknown, Written>();
  readonly #events = new Map<object, string>();

  /** A passage for somebody who has seen that view last; null for who has seen nothing. */
  textOf({ pictures, after, events, ...rest }: Passage<Types>, shown: View | null): string {
    let last = shown;
    const patches: string[] = [];
    for (const view of [...pictures, after]) {
      patches.push(`[${this.#patch(last, view)}]`);
      last = view;
    }
    const [told, pictured] = [events.map((event) => this.#event(event)).join(), patches.slice(0, -1).join()];
    return `${JSON.stringify(rest).slice(0, -1)},"events":[${told}],"pictures":[${pictured}],"after":${patches.at(-1)!}}`;
  }

  /** Something new has happened: what was written of it before is of no more use. */
  forget(): void {
    this.#changes.clear();
    this.#events.clear();
  }

  #event(event: Types['event']): string {
    let text = this.#events.get(event);
    if (text === undefined) this.#events.set(event, (text = JSON.stringify(event)));
    return text;
  }

  #patch(before: View | null, now: View): string {
    if (before === null) return listed(patchOf(before, now));
    return before === now ? '' : this.#fields(before as object as Plain, now as object as Plain, []);
  }

  #fields(before: Plain, now: Plain, path: readonly string[]): string {
    const texts: string[] = [];
    for (const name of Object.keys(now)) {
      if (now[name] === before[name]) continue;
      const text = this.#change(before[name], now[name], [...path, name]);
      if (text !== '') texts.push(text);
    }
    for (const name of Object.keys(before)) if (!Object.hasOwn(now, name)) texts.push(JSON.stringify([[...path, name]]));
    return texts.join();
  }

  #change(before: unknown, now: unknown, path: readonly string[]): string {
    if (typeof now !== 'object' || now === null) return JSON.stringify([path, now]);
    const place = path.join('.');
    const known = this.#changes.get(now);
    if (known !== undefined && known.before === before && known.path === place) return known.text;
    const isDeep = path.length < DEPTH && isPlain(before) && isPlain(now);
    const text = isDeep ? this.#fields(before, now, path) : listed(patchOf(before, now, path));
    this.#changes.set(now, { before, path: place, text });
    return text;
  }
}

const listed = (patch: ReturnType<typeof patchOf>): string => JSON.stringify(patch).slice(1, -1);
