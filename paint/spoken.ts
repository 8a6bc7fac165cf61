import type { Language } from '@hoard/kernel';

/** What is said in every language, and fetched by language: nobody carries what nobody here speaks. */
export class Spoken<S> {
  readonly #fetch: Readonly<Record<Language, () => Promise<S>>>;
  readonly #learned = new Map<Language, S>();

  constructor(fetch: Readonly<Record<Language, () => Promise<S>>>) {
    this.#fetch = fetch;
  }

  async learn(language: Language): Promise<void> {
    if (!this.#learned.has(language)) this.#learned.set(language, await this.#fetch[language]());
  }

  in(language: Language): S {
    const speech = this.#learned.get(language);
    if (speech === undefined) throw new Error(`'${language}' must be learned before it is spoken`);
    return speech;
  }
}
