import { flag, placeIn, text, whole } from '@hoard/kernel';
import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import { PRIZES, RANKS, SIDES, SIGNS, TERRAINS, TILE_STATUSES, statusBit } from './names.ts';
import { idLike, type EffectsSchema } from './schema.ts';

/** What the cards of a chapter name, and rules know by its row. */
export interface ChapterThings {
  readonly monster: v.GenericSchema<unknown, number>;
  readonly position: v.GenericSchema<unknown, number>;
  readonly story: v.GenericSchema<unknown, number>;
  readonly token: v.GenericSchema<unknown, number>;
  readonly tile: v.GenericSchema<unknown, number>;
  readonly tag: v.GenericSchema<unknown, string>;
}

/** The same, and what is made of it. */
export interface ChapterReading extends ChapterThings {
  readonly effects: EffectsSchema;
  readonly condition: v.GenericSchema<unknown, Condition>;
}

const prizes = v.array(placeIn(PRIZES));

/** What the Setting card says of the chapter as a whole; the lists are read one by one. */
export const settingSchema = ({ position, tile }: ChapterThings) =>
  v.strictObject({
    name: text,
    line: text,
    start: position,
    skullLimit: whole(2, 30),
    deadline: whole(1, 50),
    /** Where a single player's grades differ from those of the other chapters (EA-2.17). */
    grades: v.optional(v.nullable(v.strictObject({ silver: whole(1, 99), gold: whole(1, 99) })), null),
    /** The tiles of the positions that have none (EA-3.7). */
    pool: v.array(tile),
  });
export type Setting = Readonly<v.InferOutput<ReturnType<typeof settingSchema>>>;

export const positionSchema = ({ tile, token, monster }: ChapterThings) =>
  v.strictObject({
    id: idLike(/^[A-Z]$/, 'expected a capital letter'),
    q: whole(-20, 20),
    r: whole(-20, 20),
    /** -1: one of the pool. */
    tile: v.optional(v.union([v.literal(-1), tile]), -1),
    /** One of these lies here; positions with the same list share them out (EA-3.8). */
    tokens: v.optional(v.array(token), []),
    faceUp: flag,
    sign: v.optional(v.nullable(v.picklist(SIGNS)), null),
    /** Who stands here from set-up on (EA-3.9), or -1. */
    monster: v.optional(v.union([v.literal(-1), monster]), -1),
  });
export type PositionRow = Readonly<v.InferOutput<ReturnType<typeof positionSchema>>>;

/** A token that lies on every tile of a terrain (EA-17.2). */
export const tileToken = { terrain: placeIn(TERRAINS), side: v.picklist(SIDES), status: statusBit(TILE_STATUSES) };

/** From so many Skulls on. */
export const skullRowSchema = v.strictObject({ skulls: whole(1, 30), ...tileToken });
export type SkullRow = Readonly<v.InferOutput<typeof skullRowSchema>>;

/** Rules that only this chapter has. What each does is in `rules/settings/`. */
export const settingRuleSchema = ({ monster, position, story, tag }: ChapterThings) => {
  const cards = v.array(story);
  return v.variant('rule', [
    v.strictObject({ rule: v.literal('tide'), monster, cards }),
    v.strictObject({ rule: v.literal('gate'), n: whole(1, 20) }),
    v.strictObject({ rule: v.literal('waves'), at: v.tuple([position, position, position]), cards }),
    v.strictObject({ rule: v.literal('siege'), sign: v.picklist(SIGNS) }),
    v.strictObject({ rule: v.literal('glassWind'), sign: v.picklist(SIGNS), n: whole(1, 9) }),
    v.strictObject({ rule: v.literal('takesWing'), monster, cards }),
    v.strictObject({ rule: v.literal('seals'), tag }),
    v.strictObject({ rule: v.literal('secondForm'), monster, into: monster }),
  ]);
};
export type SettingRule = Readonly<v.InferOutput<ReturnType<typeof settingRuleSchema>>>;

/** When a Story card is completed. */
const objectiveSchema = ({ monster, position, tag }: ChapterThings) =>
  v.variant('is', [
    v.strictObject({ is: v.literal('find'), tag, n: whole(1, 9) }),
    v.strictObject({ is: v.literal('reach'), at: position }),
    v.strictObject({ is: v.literal('win'), n: whole(1, 9), with: v.optional(v.nullable(v.picklist(['burnOrDual', 'redSign'])), null) }),
    v.strictObject({ is: v.literal('hold'), round: whole(1, 50) }),
    v.strictObject({ is: v.literal('slay'), monsters: v.pipe(v.array(monster), v.minLength(1)) }),
    v.strictObject({ is: v.literal('driveOff'), monster }),
    v.strictObject({ is: v.literal('break'), n: whole(1, 9) }),
  ]);
export type Objective = Readonly<v.InferOutput<ReturnType<typeof objectiveSchema>>>;

export const storySchema = (reading: ChapterReading) => {
  const { story, effects, condition } = reading;
  return v.strictObject({
    id: idLike(/^\d[A-Z]?$/, 'expected a digit, and a letter where there are several'),
    name: text,
    revealed: v.optional(effects, []),
    /** Null for an ending (EA-4.16). */
    objective: v.optional(v.nullable(objectiveSchema(reading)), null),
    completed: v.optional(effects, []),
    /** The first whose condition holds (EA-4.9). */
    next: v.optional(v.array(v.strictObject({ card: story, when: v.optional(condition, { is: 'always' }) })), []),
    /** The next card comes at once (EA-4.3). */
    now: flag,
    /** If the round ends and the objective is open, this card comes next. */
    late: v.optional(v.nullable(v.strictObject({ round: whole(1, 50), card: story })), null),
    /** If this round ends and the objective is open, the story is lost (EA-22.3); 0 for none. */
    until: v.optional(whole(0, 50), 0),
    line: text,
  });
};
export type StoryRow = Readonly<v.InferOutput<ReturnType<typeof storySchema>>>;

/** One skill of a monster, up to this face of the die (EA-14.1). */
const monsterSkillSchema = (effects: EffectsSchema) => v.strictObject({ name: text, upTo: whole(1, 6), does: effects });

export const monsterSchema = ({ effects }: Pick<ChapterReading, 'effects'>) =>
  v.strictObject({
    id: idLike(/^[a-z]+(-[a-z]+)*$/, 'expected small letters, with dashes between words'),
    name: text,
    title: v.optional(text),
    /** Whose miniature it is. */
    figure: text,
    rank: v.picklist(RANKS),
    speed: whole(0, 20),
    /** From so many Skulls on (EA-17.8); what is no boss has one row. */
    values: v.pipe(
      v.array(v.strictObject({ skulls: whole(0, 30), health: whole(1, 500), armour: whole(0, 9), bonus: v.optional(whole(0, 9), 0) })),
      v.check(
        (rows) => rows[0]?.skulls === 0 && rows.every(({ skulls }, row) => row === 0 || skulls > rows[row - 1]!.skulls),
        "expected rows whose 'skulls' rise from 0",
      ),
    ),
    skills: v.pipe(
      v.array(monsterSkillSchema(effects)),
      v.check(
        (skills) => skills.at(-1)?.upTo === 6 && skills.every(({ upTo }, row) => row === 0 || upTo > skills[row - 1]!.upTo),
        "expected skills whose 'upTo' rises to 6",
      ),
    ),
    kill: prizes,
    /** For monsters that come without an Enemy card. */
    bounty: v.optional(prizes, []),
  });
export type MonsterRow = Readonly<v.InferOutput<ReturnType<typeof monsterSchema>>>;

export const enemySchema = ({ monster }: ChapterThings) =>
  v.strictObject({
    id: idLike(/^\d-\d+$/, "expected the chapter and a number, such as '1-4'"),
    name: text,
    monsters: v.pipe(v.array(monster), v.minLength(1), v.maxLength(6)),
    bounty: prizes,
  });
export type EnemyRow = Readonly<v.InferOutput<ReturnType<typeof enemySchema>>>;

const count = whole(1, 50);

/** What is asked of a battle (EA-16). */
const missionSchema = v.variant('is', [
  v.strictObject({ is: v.literal('none') }),
  v.strictObject({ is: v.literal('swift'), n: count }),
  v.strictObject({ is: v.literal('unbroken') }),
  v.strictObject({ is: v.literal('unscathed'), n: whole(0, 50) }),
  v.strictObject({ is: v.literal('first') }),
  v.strictObject({ is: v.literal('burn'), n: count }),
  v.strictObject({ is: v.literal('dual'), n: count }),
  v.strictObject({ is: v.literal('skill'), skill: whole(1, 3), n: count }),
  v.strictObject({ is: v.literal('red'), n: count }),
  v.strictObject({ is: v.literal('blue'), n: count }),
  v.strictObject({ is: v.literal('thrifty') }),
  v.strictObject({ is: v.literal('everyone') }),
  v.strictObject({ is: v.literal('underdog') }),
  v.strictObject({ is: v.literal('escort'), n: count }),
]);
export type Mission = Readonly<v.InferOutput<typeof missionSchema>>;

export const tokenSchema = ({ effects }: Pick<ChapterReading, 'effects'>) =>
  v.strictObject({
    id: idLike(/^\d[a-z]$/, "expected the chapter and a letter, such as '1a'"),
    name: text,
    mission: missionSchema,
    reward: effects,
    punishment: effects,
    /** What it is found as (EA-16.6). */
    tag: v.optional(v.nullable(text), null),
    line: text,
  });
export type TokenRow = Readonly<v.InferOutput<ReturnType<typeof tokenSchema>>>;

/** A reward of Campaign Mode (EA-23.9). */
export const bonusSchema = ({ effects, condition }: Pick<ChapterReading, 'effects' | 'condition'>) =>
  v.strictObject({ when: condition, does: effects, otherwise: v.optional(effects, []) });
export type Bonus = Readonly<v.InferOutput<ReturnType<typeof bonusSchema>>>;
