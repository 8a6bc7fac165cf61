import type { Game, Title, Types } from '@hoard/kernel';

/** A game and the content that replaces parts of its own, if any: plain data, so that a worker can be told what is played. */
export interface Subject {
  readonly game: string;
  readonly content: { readonly name: string; readonly files: Readonly<Record<string, unknown>> } | null;
}

export const gameOf = <T extends Types>(title: Pick<Title<T>, 'game' | 'withContent'>, { content }: Subject): Game<T> =>
  content === null ? title.game : title.withContent(content.name, content.files);
