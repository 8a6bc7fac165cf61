import type { Action } from '../engine/actions.ts';
import { frameOf, type Asked } from '../match/asked.ts';
import { PERSON, type Seated } from '../kept/record.ts';
import type { Game, Moment, Table, Types } from './game.ts';

/** The questions of a game's steps, by frame and label: `turn.act`. Words, defaults and standing answers are written for each of them. */
export type QuestionsIn<Steps> = {
  [kind in keyof Steps & string]: {
    [label in keyof Steps[kind] & string]: Steps[kind][label] extends { kind: 'decision' } ? `${kind}.${label}` : never;
  }[keyof Steps[kind] & string];
}[keyof Steps & string];

/** The frames in which a question is asked. */
export type FrameAsking<Frame extends { readonly k: string }, Question extends string> = Question extends `${infer kind}.${string}`
  ? Extract<Frame, { k: kind }>
  : never;

/** What is known of a question besides its rules: how it may be answered for somebody, and how carefully. */
export interface QuestionRow<T extends Types> {
  /** The answer that the rulebook gives for a seat whose time has run out, by what it may know; null where it gives none. */
  readonly defaultAnswer: ((asked: Asked<T>, table: Table<T>) => Action | null) | null;
  /** Answers that somebody can give once and for all, by name: `cheapest`. Null where it does not apply: then they are asked. */
  readonly presets?: Readonly<Record<string, (asked: Asked<T>, table: Table<T>) => Action | null>>;
  /** The one of them that stands as long as nobody has said otherwise; absent where everybody is asked. */
  readonly usual?: string;
  /** The kinds of occasion on which it is asked, where somebody may say something else for each of them. */
  readonly topics?: Topics<T>;
  /**
   * For how long somebody may have the default answer given, by name: as long as it says the same. `until my turn` says which turn of
   * theirs is the next.
   */
  readonly lulls?: Readonly<Record<string, (asked: Asked<T>) => string>>;
  /**
   * Whether even a button wants to be pressed twice: nobody stumbles into a fight. Absent where once is enough. What is picked on a board
   * is always shown there first.
   */
  confirms?(asked: Asked<T>, action: Action, table: Table<T>): boolean;
  /** How many seconds an answer may take before the default one counts; null where it takes its time. Absent where that is always so. */
  seconds?(asked: Asked<T>, table: Table<T>): number | null;
  /** Nobody waits for an answer: it may be given at any time, and whatever else is asked comes first. */
  readonly isAside?: true;
  /**
   * Where a single answer is left, it is given for whoever is asked: there is nothing to decide. Not where that answer is a deed of its own.
   * `unwatched`: only where no other person plays. Who answers at once, and sometimes not, shows by that what they hold.
   */
  readonly alone?: 'given' | 'unwatched';
  /** What ends it, and the answers that are worth more: as long as there is one of them, ending is not the answer that lies nearest. */
  readonly ending?: { readonly verb: T['verb']; readonly worthMore: readonly T['verb'][] };
}

/** Kinds of occasion on which the same is asked. */
interface Topics<T extends Types> {
  of(asked: Asked<T>): string;
  /** By kind: the preset that stands as long as nobody has said otherwise; null where everybody is asked. */
  readonly usual: Readonly<Record<string, string | null>>;
}

/** A row for each question. */
export type QuestionRows<T extends Types, Question extends string = string> = { readonly [question in Question]: QuestionRow<T> };

/** The question that a seat is asked: `turn.act`. */
export function questionOf<T extends Types>(asked: Pick<Asked<T>, 'view' | 'lane'>): string {
  const { k, at } = frameOf<T>(asked)!;
  return `${k}.${at}`;
}

/** Whether a seat is asked in a window in which everybody may react, and not because it is on turn. */
export function isReacting<T extends Types>({ steps }: Pick<Game<T>, 'steps'>, asked: Pick<Asked<T>, 'view' | 'lane'>): boolean {
  const { k, at } = frameOf<T>(asked)!;
  const moment = (steps[k as T['frame']['k']] as { readonly [label: string]: Moment<T, T['frame']> })[at];
  return moment?.kind === 'decision' && moment.isFaceless === true;
}

/** What is known of the question that a seat is asked. */
export const questionRowOf = <T extends Types>(
  { questions }: Pick<Game<T>, 'questions'>,
  asked: Pick<Asked<T>, 'view' | 'lane'>,
): QuestionRow<T> => questions?.[questionOf(asked)] ?? NOTHING_KNOWN;

/** The one answer that is left, where it is given for whoever is asked; null where they decide themselves. */
export function loneAnswer<T extends Types>(
  { alone }: Pick<QuestionRow<T>, 'alone'>,
  actions: readonly Action[],
  seated: readonly Pick<Seated, 'player'>[],
): Action | null {
  const [lone] = actions;
  if (alone === undefined || lone === undefined || actions.length > 1) return null;
  const isWatched = seated.filter(({ player }) => player === PERSON).length > 1;
  return alone === 'unwatched' && isWatched ? null : lone;
}

/** Whether an answer lies nearest: it ends the question, and nothing is offered that is worth more. */
export function liesNearest<T extends Types>(game: Pick<Game<T>, 'questions' | 'keys'>, asked: Asked<T>, action: Action): boolean {
  const { ending } = questionRowOf(game, asked);
  const { verbOf } = game.keys;
  return ending?.verb === verbOf(action) && !asked.actions.some((other) => ending.worthMore.includes(verbOf(other)));
}

const NOTHING_KNOWN = { defaultAnswer: null };
