import type { Passage, Types, ViewOf } from '@hoard/kernel';
import { patchOf } from './patch.ts';

type View = ViewOf<Types>;
type Plain = Readonly<Record<string, unknown>>;

/** What has changed about one part of a view, as text, and where: a field of the view, or of one of its parts. */
interface Written {
  readonly before: unknown;
  readonly part: string | null;
  readonly name: string;
  readonly text: string;
}

/** What was written of one passage besides who brought it about, and the views between which it lies. */
interface Course {
  readonly passage: Passage<Types>;
  readonly shown: View | null;
  readonly text: string;
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writes passages as `PassageWriter` does, but as text, for all who watch a table: views of several viewers share what all may see, so that it
 * is compared and written once however many they are.
 */
export class WrittenPassages {
  readonly #changes = new Map<unknown, Written>();
  readonly #events = new Map<object, string>();
  #course: Course | null = null;

  /** A passage for somebody who has seen that view last; null for who has seen nothing. */
  textOf(passage: Passage<Types>, shown: View | null): string {
    const { what, seat, key, undoes, handedOver } = passage;
    const chosen = key === null ? 'null' : JSON.stringify(key);
    const handed = handedOver === undefined ? '' : `,"handedOver":${JSON.stringify(handedOver)}`;
    return `{"what":"${what}","seat":${seat},"key":${chosen},"undoes":${undoes}${handed}${this.#courseOf(passage, shown)}`;
  }

  /** Something new has happened: what was written of it before is of no more use. */
  forget(): void {
    if (this.#changes.size > 0) this.#changes.clear();
    if (this.#events.size > 0) this.#events.clear();
    this.#course = null;
  }

  /** What happened, and what was in sight. Where nothing is hidden, all viewers are told the same. */
  #courseOf(passage: Passage<Types>, shown: View | null): string {
    const known = this.#course;
    if (known !== null && isAlike(known, passage, shown)) return known.text;
    const text = this.#write(passage, shown);
    this.#course = { passage, shown, text };
    return text;
  }

  #write({ events, pictures, after }: Passage<Types>, shown: View | null): string {
    let last = shown;
    let [told, pictured] = ['', ''];
    for (const event of events) told += told === '' ? this.#event(event) : `,${this.#event(event)}`;
    for (const picture of pictures) {
      const patch = `[${this.#patch(last, picture)}]`;
      pictured += pictured === '' ? patch : `,${patch}`;
      last = picture;
    }
    return `,"events":[${told}],"pictures":[${pictured}],"after":[${this.#patch(last, after)}]}`;
  }

  #event(event: Types['event']): string {
    let text = this.#events.get(event);
    if (text === undefined) this.#events.set(event, (text = JSON.stringify(event)));
    return text;
  }

  #patch(before: View | null, now: View): string {
    if (before === null) return listed(patchOf(before, now));
    return before === now ? '' : this.#fields(before as object as Plain, now as object as Plain, null);
  }

  #fields(before: Plain, now: Plain, part: string | null): string {
    let texts = '';
    for (const name in now) {
      if (now[name] === before[name]) continue;
      const text = this.#change(before[name], now[name], part, name);
      if (text !== '') texts += texts === '' ? text : `,${text}`;
    }
    for (const name in before) if (!Object.hasOwn(now, name)) texts += `${texts === '' ? '' : ','}${JSON.stringify([pathOf(part, name)])}`;
    return texts;
  }

  #change(before: unknown, now: unknown, part: string | null, name: string): string {
    if (typeof now !== 'object' || now === null) return JSON.stringify([pathOf(part, name), now]);
    const known = this.#changes.get(now);
    if (known !== undefined && known.before === before && known.part === part && known.name === name) return known.text;
    // What several viewers see alike are fields of the board: so deep views are taken apart.
    const isDeep = part === null && isPlain(before) && isPlain(now);
    const text = isDeep ? this.#fields(before, now, name) : listed(patchOf(before, now, pathOf(part, name)));
    this.#changes.set(now, { before, part, name, text });
    return text;
  }
}

/** Whether two viewers are told the same of something. Who they are is no part of it: a viewer's first view says so, and no later one does. */
const isAlike = (known: Course, { events, pictures, after }: Passage<Types>, shown: View | null): boolean =>
  known.shown !== null &&
  shown !== null &&
  isSameView(known.shown, shown) &&
  isSameView(known.passage.after, after) &&
  hasSame(known.passage.events, events, Object.is) &&
  hasSame(known.passage.pictures, pictures, isSameView);

const isSameView = (one: View, other: View): boolean =>
  one.sight === other.sight && one.lanes === other.lanes && one.outcome === other.outcome && one.version === other.version;

const hasSame = <V>(one: readonly V[], other: readonly V[], isSame: (part: V, its: V) => boolean): boolean => {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (!isSame(one[place]!, other[place]!)) return false;
  return true;
};

const pathOf = (part: string | null, name: string): readonly string[] => (part === null ? [name] : [part, name]);

const listed = (patch: ReturnType<typeof patchOf>): string => JSON.stringify(patch).slice(1, -1);
