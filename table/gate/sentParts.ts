import type { News } from '../wire/messages.ts';

/** What was sent last of what is sent only when it changes, as text. */
export class SentParts {
  readonly #sent = new Map<string, string>();

  /** A part of the news, if it is not as it was sent last. */
  ifNew(name: keyof News, text: string): string {
    return this.isNew(name, text) ? `,"${name}":${text}` : '';
  }

  /** Whether it is not as it was sent last; from now on it is. */
  isNew(name: string, text: string): boolean {
    if (this.#sent.get(name) === text) return false;
    this.#sent.set(name, text);
    return true;
  }
}
