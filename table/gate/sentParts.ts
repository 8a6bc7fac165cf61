import type { News } from '../wire/messages.ts';

/** What was sent last of what is sent only when it changes, as text. */
export class SentParts {
  readonly #sent = new Map<string, string>();
  /** What was written for it: the same object says the same. */
  readonly #written = new Map<string, object | null>();

  /** A part of the news, if it is not as it was sent last. */
  ifNew(name: keyof News, text: string): string {
    return this.isNew(name, text) ? `,"${name}":${text}` : '';
  }

  /** The same of a part that is seldom another object. */
  ifOther(name: keyof News, part: object | null): string {
    if (this.#written.get(name) === part) return '';
    this.#written.set(name, part);
    return this.ifNew(name, JSON.stringify(part));
  }

  /** Whether it is not as it was sent last; from now on it is. */
  isNew(name: string, text: string): boolean {
    if (this.#sent.get(name) === text) return false;
    this.#sent.set(name, text);
    return true;
  }
}
