import type { Seat } from '../engine/seats.ts';
import type { EffectOf, EffectTypes, Effects } from './effects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a language says of effects that are made of others. */
interface CombinatorWords {
  readonly nothing: string;
  /** The options, or none of them where there is too much to tell. */
  readonly choice: (options: readonly string[]) => string;
  readonly band: (from: number, upTo: number, does: string) => string;
}

/** What an effect is told with: to whom it would happen, and the names of a language. */
export interface EffectTelling<T extends EffectTypes> {
  readonly board: T['game']['board'];
  readonly content: T['game']['content'];
  readonly seat: Seat;
  readonly words: CombinatorWords;
  /** `5 gold, 2 crystals`; nothing where there is nothing to tell. */
  readonly list: (effects: Effects) => string;
  /** The same, or that nothing happens. */
  readonly orNothing: (effects: Effects) => string;
  /** Whether none of them is made of others. */
  readonly isPlain: (effects: Effects) => boolean;
}

/** A few words for each effect that is not made of others. One that is missing does not compile. */
export type EffectWords<T extends EffectTypes, Rows> = {
  readonly [name in keyof Rows]: (effect: EffectOf<Rows, name>, telling: EffectTelling<T>) => string;
};

/** What a language brings: the words of each effect, and of what they are put together with. */
export interface EffectSpeech<T extends EffectTypes, Rows> {
  readonly effects: EffectWords<T, Rows>;
  readonly combinators: CombinatorWords;
}

/** Puts effects into words for somebody at a table. */
export function effectTellingOf<T extends EffectTypes, Rows>(
  { rowOf, effectAt }: Vocabulary<T>,
  speech: EffectSpeech<T, Rows>,
  { board, content, seat }: Pick<EffectTelling<T>, 'board' | 'content' | 'seat'>,
): EffectTelling<T> {
  const words = speech.effects as Readonly<Record<string, (effect: unknown, telling: EffectTelling<T>) => string>>;
  const telling: EffectTelling<T> = {
    board,
    content,
    seat,
    words: speech.combinators,
    list: (effects) => [...new Set(effects.map(told))].filter((part) => part !== '').join(', '),
    orNothing: (effects) => telling.list(effects) || speech.combinators.nothing,
    isPlain: (effects) => effects.every((place) => !('tell' in rowOf(effectAt(content, place)))),
  };
  function told(place: number): string {
    const effect = effectAt(content, place);
    const row = rowOf(effect);
    return 'tell' in row ? row.tell(effect, telling) : words[effect.do]!(effect, telling);
  }
  return telling;
}
