import * as v from 'valibot';
import { argumentOf, type Action } from '../engine/actions.ts';
import { only, type Seat } from '../engine/seats.ts';
import type { Decision, Flow } from '../game/game.ts';
import {
  done,
  follow,
  type AnyEffect,
  type EffectRow,
  type EffectTypes,
  type Effects,
  type Fields,
  type FieldsFrom,
  type Given,
} from './effects.ts';
import type { EffectTelling } from './telling.ts';
import type { Vocabulary } from './vocabulary.ts';

// What effects of all games are put together with. One after another they stand in a list; here is the rest.

/** A row that is made of other effects. Its words are those of its parts. */
export interface Combinator<T extends EffectTypes, F extends Fields> extends EffectRow<T, F> {
  tell(effect: Given<F>, telling: EffectTelling<T>): string;
}

export interface Branch<T extends EffectTypes, F extends Fields> {
  readonly fields: FieldsFrom<T, F>;
  /** The list that happens. */
  readonly which: (board: T['game']['board'], seat: Seat, effect: Given<F>) => Effects;
}

/** One of several lists, as the board says: if and otherwise, by mode, by what somebody rides. */
export const branch = <T extends EffectTypes, F extends Fields>({ fields, which }: Branch<T, F>): Combinator<T, F> => ({
  fields,
  does: (board, frame, effect) => follow(frame, which(board, frame.seat, effect)),
  worth: (effect, appraisal) => appraisal.of(which(appraisal.board, appraisal.seat, effect)),
  tell: (effect, { board, seat, list }) => list(which(board, seat, effect)),
});

/** What a die up to `upTo` does, from where the band before ends. */
interface Band {
  readonly upTo: number;
  readonly does: Effects;
}

export type BandFields = { readonly bands: v.GenericSchema<unknown, readonly Band[]> };

/** A die is rolled in a moment of the frame, and one of the bands happens. */
export function dieBands<T extends EffectTypes>(faces: number, moment: T['frame']['at']): Combinator<T, BandFields> {
  const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(faces));
  return {
    fields: ({ effects }) => ({
      bands: v.pipe(
        v.array(v.strictObject({ upTo: face, does: effects })),
        v.check(
          (bands) => bands.at(-1)?.upTo === faces && bands.every(({ upTo }, index) => index === 0 || upTo > bands[index - 1]!.upTo),
          `expected bands whose 'upTo' rises to ${faces}`,
        ),
      ),
    }),
    does: () => moment,
    rolled: (_, frame, { bands }, die) => follow(frame, bands.find(({ upTo }) => die <= upTo)!.does),
    worth({ bands }, appraisal) {
      let worth = 0;
      let from = 0;
      for (const { upTo, does } of bands) {
        worth += ((upTo - from) / faces) * appraisal.of(does);
        from = upTo;
      }
      return worth;
    },
    tell: ({ bands }, { words, orNothing }) =>
      bands.map(({ upTo, does }, index) => words.band((bands[index - 1]?.upTo ?? 0) + 1, upTo, orNothing(does))).join('; '),
  };
}

/** What somebody may choose, if they can pay for it. */
type Option<P extends Fields> = Given<P> & { readonly name: string; readonly does: Effects };

export type ChoiceFields<P extends Fields> = { readonly options: v.GenericSchema<unknown, readonly Option<P>[]> };

/** What the options of a game may ask for. */
export interface Price<T extends EffectTypes, P extends Fields> {
  readonly fields: P;
  /** Whether anybody can pay it at any time: one option of each choice must be so. */
  readonly isFree: (price: Given<P>) => boolean;
  readonly canPay: (board: T['game']['board'], seat: Seat, price: Given<P>) => boolean;
  /** What it is worth to whoever pays it. */
  readonly cost: (price: Given<P>, appraisal: T['appraisal']) => number;
}

/** One option is taken, in a moment of the frame; there are at most as many as there are keys for. */
export function choice<T extends EffectTypes, P extends Fields>(
  { fields, isFree, canPay, cost }: Price<T, P>,
  most: number,
  moment: T['frame']['at'],
): Combinator<T, ChoiceFields<P>> {
  return {
    fields: ({ effects, isSure }) => {
      const option = v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), ...fields, does: effects });
      return {
        options: v.pipe(
          v.array(option as v.GenericSchema<unknown, Option<P>>),
          v.maxLength(most),
          v.check((options) => options.some((one) => isFree(one) && isSure(one.does)), 'expected an option that is free for everybody'),
        ),
      };
    },
    does: () => moment,
    worth({ options }, appraisal) {
      let best = 0;
      for (const option of options)
        if (canPay(appraisal.board, appraisal.seat, option)) best = Math.max(best, appraisal.of(option.does) - cost(option, appraisal));
      return best;
    },
    // What has a price, or is told at length, is told where it is chosen.
    tell: ({ options }, { words, isPlain, orNothing }) =>
      words.choice(options.every((one) => isFree(one) && isPlain(one.does)) ? options.map(({ does }) => orNothing(does)) : []),
  };
}

export interface Choosing<T extends EffectTypes, P extends Fields> {
  readonly price: Price<T, P>;
  readonly rules: readonly string[];
  /** The rule by which an option is denied that cannot be paid, or cannot be done. */
  readonly denial: string;
  readonly act: (place: number) => Action;
  /** Tells what was chosen, and pays for it: at once, or in the moment that is returned. */
  readonly taken: (
    board: T['game']['board'],
    frame: T['frame'],
    option: Option<P>,
    place: number,
    flow: Flow<T['game']>,
  ) => T['frame']['at'] | void;
}

/** The moment in which an option is taken. */
export function choosing<T extends EffectTypes, P extends Fields>(
  { can, first }: Vocabulary<T>,
  { price, rules, denial, act, taken }: Choosing<T, P>,
): Decision<T['game'], T['frame']> {
  const optionsOf = (content: T['game']['content'], frame: T['frame']): readonly Option<P>[] =>
    (first(content, frame) as AnyEffect & Given<ChoiceFields<P>>).options;
  return {
    kind: 'decision',
    rules,
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, seat, out, { content }) {
      const options = optionsOf(content, frame);
      for (let index = 0; index < options.length; index++) {
        const option = options[index]!;
        if (price.canPay(board, seat, option) && can(board, content, seat, option.does)) out.allow(act(index));
        else out.deny(act(index), denial);
      }
    },
    choose(board, frame, _, action, flow) {
      const place = argumentOf(action);
      const option = optionsOf(flow.content, frame)[place]!;
      follow(frame, option.does);
      const paying = taken(board, frame, option, place, flow);
      if (paying === undefined) done(frame);
      else frame.at = paying;
    },
  };
}
