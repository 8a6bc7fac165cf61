import { flag, text, whole, type Effects } from '@hoard/kernel';
import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import { ATTRIBUTES, CATEGORIES, GEAR_KINDS, LIMITS, MARKS, SLOTS, TIMES, TRIGGERS, TYPES, USES, WINDOWS } from './names.ts';

/** Fields that decide nothing. */
export const LOOKS_ONLY: ReadonlySet<string> = new Set(['name', 'line', 'x', 'y']);

/** What cards and Place-Sites are written with. */
export interface Listed {
  readonly effects: v.GenericSchema<unknown, Effects>;
  readonly condition: v.GenericSchema<unknown, Condition>;
}

export const idLike = (pattern: RegExp, expected: string) => v.pipe(v.string(), v.regex(pattern, expected));
const word = idLike(/^[a-z]+(-[a-z]+)*$/, 'expected small letters');
const gems = whole(0, 5);
const few = whole(1, 9);

/** Attributes by their places in ATTRIBUTES; what is not named is 0. */
const needs = v.optional(
  v.pipe(
    v.strictObject({
      vitality: v.optional(gems),
      faith: v.optional(gems),
      experience: v.optional(gems),
      skills: v.optional(gems),
      wisdom: v.optional(gems),
    }),
    v.transform((given): readonly number[] => ATTRIBUTES.map((attribute) => given[attribute] ?? 0)),
  ),
  {},
);

/** What is paid: gems and cards by their places in ATTRIBUTES and CATEGORIES. */
export interface Cost {
  readonly gems: readonly number[];
  readonly gold: number;
  readonly food: number;
  readonly cards: readonly number[];
}

/** ABILITIES are never given away (HP-11.3, HP-17.11); VITALITY, FAITH and the rest are paid to the bank. */
const cost = v.optional(
  v.pipe(
    v.strictObject({
      vitality: v.optional(few),
      faith: v.optional(few),
      experience: v.optional(few),
      skills: v.optional(few),
      wisdom: v.optional(few),
      gold: v.optional(few),
      food: v.optional(few),
      magic: v.optional(few),
      equipment: v.optional(few),
      companions: v.optional(few),
    }),
    v.transform((given): Cost => ({
      gems: ATTRIBUTES.map((attribute) => given[attribute] ?? 0),
      gold: given.gold ?? 0,
      food: given.food ?? 0,
      cards: CATEGORIES.map((category) => (category === 'abilities' ? 0 : (given[category] ?? 0))),
    })),
  ),
  {},
);

const clauseSchema = ({ effects, condition }: Listed) =>
  v.strictObject({
    when: v.picklist(TRIGGERS),
    /** The windows in which a card is played, where its time of use does not say it (HP-24.3). */
    in: v.optional(v.array(v.picklist(WINDOWS))),
    cost,
    does: effects,
    /** The alternative, where there is one: the player picks. */
    or: v.optional(effects, []),
    limit: v.optional(v.picklist(LIMITS)),
    if: v.optional(v.array(condition), []),
  });
export type ClauseRow = Readonly<v.InferOutput<ReturnType<typeof clauseSchema>>>;

export const cardSchema = (listed: Listed) =>
  v.strictObject({
    id: idLike(/^[A-Z]{2}\d\d$/, 'expected two letters and two digits'),
    name: text,
    /** So many of it are in the deck. */
    count: whole(1, 20),
    type: v.picklist(TYPES),
    slot: v.optional(v.picklist(SLOTS)),
    kind: v.optional(v.picklist(GEAR_KINDS)),
    needs,
    time: v.picklist(TIMES),
    use: v.picklist(USES),
    /** In GOLD; FORTUNE cards have none. */
    price: v.optional(few),
    clauses: v.pipe(v.array(clauseSchema(listed)), v.minLength(1)),
    marks: v.optional(v.array(v.picklist(MARKS)), []),
    line: text,
  });
export type CardRow = Readonly<v.InferOutput<ReturnType<typeof cardSchema>>>;

export const siteSchema = ({ effects, condition }: Listed) =>
  v.strictObject({
    id: idLike(/^PS\d\d$/, "expected 'PS' and two digits"),
    name: text,
    activities: v.pipe(
      v.array(
        v.strictObject({
          name: text,
          cost,
          does: effects,
          if: v.optional(v.array(condition), []),
          /** So often in one Visit (HP-17.10). */
          max: few,
        }),
      ),
      v.minLength(1),
    ),
    line: text,
  });
export type Site = Readonly<v.InferOutput<ReturnType<typeof siteSchema>>>;

export const heroSchema = v.pipe(
  v.strictObject({
    id: word,
    name: text,
    vitality: gems,
    faith: gems,
    experience: gems,
    skills: gems,
    wisdom: gems,
    gold: whole(0, 30),
    food: whole(0, 30),
    /** In the box of the expansion (HP-4.1). */
    expansion: flag,
    line: text,
  }),
  v.check(({ vitality, faith }) => vitality + faith > 0, "expected 'vitality' or 'faith' above 0 (HP-4.4)"),
);
export type HeroRow = Readonly<v.InferOutput<typeof heroSchema>>;

export const enemySchema = v.strictObject({
  id: word,
  name: text,
  tokens: whole(1, 60),
  power: whole(0, 40),
  dice: whole(1, 2),
  line: text,
});
export type Enemy = Readonly<v.InferOutput<typeof enemySchema>>;
