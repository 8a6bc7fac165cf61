import * as v from 'valibot';
import type { Seat } from '../engine/seats.ts';
import type { Flow } from '../game/game.ts';
import { branch, choice, dieBands, type Branch, type Combinator } from './combinators.ts';
import { done, type AnyEffect, type EffectRow, type EffectTypes, type Effects, type Fields, type Reading } from './effects.ts';

/** The rows of a game, put to use. */
export interface Vocabulary<T extends EffectTypes> {
  /** What a content file may say under `do`. */
  readonly names: readonly string[];
  readonly rowOf: (effect: AnyEffect) => EffectRow<T, Fields> | Combinator<T, Fields>;
  /** One of the content's effects, by its place in the list. */
  readonly effectAt: (content: T['game']['content'], place: number) => AnyEffect;
  /** The effect that is being done. */
  readonly first: (content: T['game']['content'], frame: T['frame']) => AnyEffect;
  /**
   * Reads effects and writes them into a list, those inside another before it. `things` is what their fields name besides other effects.
   */
  readonly reader: (things: Omit<T['reading'], keyof Reading>, list: AnyEffect[]) => v.GenericSchema<unknown, Effects>;
  /** Does the first effect of the queue, or leads to the moment that decides; ends the frame when all is done. */
  readonly run: (board: T['game']['board'], frame: T['frame'], flow: Flow<T['game']>) => void;
  /** The die of the first effect has fallen. */
  readonly rolled: (board: T['game']['board'], frame: T['frame'], die: number, flow: Flow<T['game']>) => void;
  /** Whether somebody could do all of them. */
  readonly can: (board: T['game']['board'], content: T['game']['content'], seat: Seat, effects: Effects) => boolean;
  /** Whether somebody could do one, by its place. */
  readonly canOne: (board: T['game']['board'], content: T['game']['content'], seat: Seat, place: number) => boolean;
  readonly worth: (effect: AnyEffect, appraisal: T['appraisal']) => number;
}

type Rows<T extends EffectTypes> = { readonly [name: string]: EffectRow<T, Fields> | Combinator<T, Fields> };

/** `effectsIn` is the list into which the effects of a content set were read. */
export function vocabularyOf<T extends EffectTypes>(
  rows: Rows<T>,
  effectsIn: (content: T['game']['content']) => readonly AnyEffect[],
): Vocabulary<T> {
  const rowOf = (effect: AnyEffect): EffectRow<T, Fields> => rows[effect.do]!;
  const effectAt = (content: T['game']['content'], place: number): AnyEffect => effectsIn(content)[place]!;
  const first = (content: T['game']['content'], frame: T['frame']): AnyEffect => effectAt(content, frame.queue[0]!);
  const canOne: Vocabulary<T>['canOne'] = (board, content, seat, place) => {
    const effect = effectAt(content, place);
    const row = rowOf(effect);
    return row.can === undefined || row.can(board, seat, effect, content);
  };
  return {
    names: Object.keys(rows),
    rowOf,
    effectAt,
    first,
    reader(things, list) {
      const row = v.lazy(() =>
        v.pipe(
          effect,
          v.transform((read) => list.push(read) - 1),
        ),
      );
      const effects: v.GenericSchema<unknown, Effects> = v.array(row);
      const isSure = (some: Effects): boolean => some.every((place) => rowOf(list[place]!).can === undefined);
      const reading = { ...things, effects, isSure } as T['reading'];
      const effect = v.variant(
        'do',
        Object.entries(rows).map(([name, { fields }]) =>
          v.strictObject({ do: v.literal(name), ...(typeof fields === 'function' ? fields(reading) : fields) }),
        ),
      ) as v.GenericSchema<unknown, AnyEffect>;
      return effects;
    },
    run(board, frame, flow) {
      if (frame.queue.length === 0) return flow.pop();
      const effect = first(flow.content, frame);
      const moment = rowOf(effect).does(board, frame, effect, flow);
      if (moment === undefined) done(frame);
      else frame.at = moment;
    },
    rolled(board, frame, die, flow) {
      const effect = first(flow.content, frame);
      rowOf(effect).rolled!(board, frame, effect, die, flow);
      done(frame);
    },
    can(board, content, seat, effects) {
      for (let i = 0; i < effects.length; i++) if (!canOne(board, content, seat, effects[i]!)) return false;
      return true;
    },
    canOne,
    worth: (effect, appraisal) => rowOf(effect).worth(effect, appraisal),
  };
}

/** What the rows of one game are written with. */
export interface EffectTools<T extends EffectTypes> {
  /** Words of the vocabulary, each with its fields, what it does and what it is worth. One that lacks any of them does not compile. */
  rows<F extends { readonly [name: string]: Fields }>(rows: { readonly [name in keyof F]: EffectRow<T, F[name]> }): {
    readonly [name in keyof F]: EffectRow<T, F[name]>;
  };
  branch<F extends Fields>(branch: Branch<T, F>): Combinator<T, F>;
  readonly dieBands: typeof dieBands<T>;
  readonly choice: <P extends Fields>(...given: Parameters<typeof choice<T, P>>) => ReturnType<typeof choice<T, P>>;
}

export const effectsFor = <T extends EffectTypes>(): EffectTools<T> => ({ rows: (rows) => rows, branch, dieBands, choice });
