import * as v from 'valibot';
import { placeIn, text, whole, type Effects } from '@hoard/kernel';
import { ATTACK_NUMBERS, COLOURS, TERRAINS, cardNumber, statusBits } from './names.ts';

/** Fields that decide nothing. */
export const LOOKS_ONLY: ReadonlySet<string> = new Set(['name', 'title', 'role', 'line', 'figure']);

export type EffectsSchema = v.GenericSchema<unknown, Effects>;

export const idLike = (pattern: RegExp, expected: string) => v.pipe(v.string(), v.regex(pattern, expected));
const twoNumbers = v.pipe(
  v.tuple([cardNumber, cardNumber]),
  v.check(([one, other]) => one !== other, 'expected two different numbers (EA-12.3)'),
);

export const skillCardSchema = v.strictObject({
  id: idLike(/^[bgr][1-7]$/, "expected the letter of a colour and a number, such as 'r4'"),
  number: cardNumber,
  colour: placeIn(COLOURS),
  count: whole(0, 20),
});

/** EA-11.2: Souls, or Skill Point cards of one colour. */
const burnCost = v.union(
  [v.strictObject({ souls: whole(1, 10) }), v.strictObject({ cards: whole(1, 5), colour: placeIn(COLOURS) })],
  "expected 'souls', or 'cards' and their 'colour' (EA-11.2)",
);

const heroSkillSchema = (effects: EffectsSchema) =>
  v.strictObject({ name: text, does: effects, burn: v.strictObject({ cost: burnCost, does: effects }) });

export type HeroSkillRow = Readonly<v.InferOutput<ReturnType<typeof heroSkillSchema>>>;

export const heroSchema = (effects: EffectsSchema) => {
  const skill = heroSkillSchema(effects);
  return v.strictObject({
    id: idLike(/^H[1-9]$/, "expected 'H' and a digit"),
    name: text,
    title: text,
    role: text,
    speed: whole(0, 20),
    health: whole(1, 40),
    armour: whole(0, 5),
    /** By pair, by run, by triple (EA-9.2 to EA-9.4). */
    skills: v.tuple([skill, skill, skill]),
    line: text,
  });
};
export type HeroRow = Readonly<v.InferOutput<ReturnType<typeof heroSchema>>>;

export const artifactSchema = (effects: EffectsSchema) =>
  v.strictObject({ id: idLike(/^A\d\d$/, "expected 'A' and two digits"), name: text, numbers: twoNumbers, does: effects, line: text });

/** What Equipment does for the hero it is attached to, for as long as the battle lasts (EA-12.10). */
const lastingSchema = (effects: EffectsSchema) =>
  v.variant('lasts', [
    v.strictObject({ lasts: v.literal('mod'), of: v.picklist(['hit', 'magic', 'armour', 'speed', 'heal']), n: whole(-9, 9) }),
    v.strictObject({ lasts: v.literal('cost'), of: v.picklist(['dual', 'burn']), n: whole(-9, 9) }),
    v.strictObject({ lasts: v.literal('immune'), to: statusBits(['stun', 'silence', 'slow', 'unheal']) }),
    v.strictObject({ lasts: v.literal('start'), does: effects }),
    v.strictObject({ lasts: v.literal('end'), does: effects }),
    v.strictObject({ lasts: v.literal('afterSkill'), skill: whole(1, 3), does: effects }),
    v.strictObject({ lasts: v.literal('firstDamaged'), does: effects }),
  ]);
export type Lasting = Readonly<v.InferOutput<ReturnType<typeof lastingSchema>>>;

export const equipmentSchema = (effects: EffectsSchema) =>
  v.strictObject({
    id: idLike(/^Q\d\d$/, "expected 'Q' and two digits"),
    name: text,
    numbers: twoNumbers,
    lasting: v.pipe(v.array(lastingSchema(effects)), v.minLength(1)),
    line: text,
  });

export const attackSchema = v.strictObject({
  id: idLike(/^K\d\d$/, "expected 'K' and two digits"),
  number: whole(1, ATTACK_NUMBERS),
  name: text,
});
export type AttackRow = Readonly<v.InferOutput<typeof attackSchema>>;

const attackNumbers = v.array(whole(1, ATTACK_NUMBERS));

export const tileSchema = v.strictObject({
  id: idLike(/^T\d\d$/, "expected 'T' and two digits"),
  name: text,
  terrain: placeIn(TERRAINS),
  /** The numbers of each circle, in ring order; at least four circles, so that there is always a free one (EA-21.6). */
  circles: v.pipe(v.array(attackNumbers), v.minLength(4), v.maxLength(6)),
  /** Numbers that stand on no circle. */
  open: attackNumbers,
});
export type TileRow = Readonly<v.InferOutput<typeof tileSchema>>;
