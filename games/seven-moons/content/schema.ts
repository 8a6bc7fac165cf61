import * as v from 'valibot';
import { flag, rowOf, text, whole, type Effects } from '@hoard/kernel';
import { MOUNTS, RESOURCES, TERRAINS, id } from './names.ts';

/** Fields that decide nothing. */
export const LOOKS_ONLY: ReadonlySet<string> = new Set(['name', 'line', 'crest', 'portraits', 'region']);

type Names = readonly (string | undefined)[];
type EffectsSchema = v.GenericSchema<unknown, Effects>;

const attack = whole(1, 30);
const count = v.optional(whole(0, 3), 0);
const resource = v.pipe(
  v.picklist(RESOURCES),
  v.transform((name) => RESOURCES.indexOf(name)),
);
const place = (places: Names) => rowOf(places, 'the name of a place on the map');

export const hexSchema = v.strictObject({
  /** The row from the north as a letter, and the place in it from the west. */
  id,
  q: whole(-50, 50),
  r: whole(-50, 50),
  terrain: v.picklist(TERRAINS),
  name: v.optional(text),
  /** A wilderness hex that quests and story tokens know (SM-5.17). */
  landmark: v.optional(v.literal(true)),
  /** For drawing: the range, river, lake or sea that it belongs to. */
  region: v.optional(text),
});
export type HexRow = v.InferOutput<typeof hexSchema>;

/** A people: its domain, and what is sold there (SM-6.1, SM-8.1). */
export const allySchema = (places: Names) =>
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'expected small letters')),
    name: text,
    domain: place(places),
    sells: v.optional(resource),
  });
export type Ally = v.InferOutput<ReturnType<typeof allySchema>>;

/** SM-1.2. */
export const characterSchema = (places: Names) =>
  v.strictObject({ id, colour: text, crest: text, portraits: v.tuple([text, text]), city: place(places), line: text });
export type Character = v.InferOutput<ReturnType<typeof characterSchema>>;

export const shadowCardSchema = (allies: Names) =>
  v.strictObject({
    id,
    name: text,
    /** The Realm Attack by the number of cities standing, from one to four (SM-14.12). */
    realm: v.tuple([attack, attack, attack, attack]),
    city: attack,
    shield: rowOf(allies, 'the id of an ally'),
    line: text,
  });
export type ShadowCardRow = v.InferOutput<ReturnType<typeof shadowCardSchema>>;

export const wildernessCardSchema = (effects: EffectsSchema) => v.strictObject({ id, name: text, does: effects, line: text });
export type WildernessCard = v.InferOutput<ReturnType<typeof wildernessCardSchema>>;

/** Where a step is taken: a hex, the holder's home city, a home city of somebody else, or a gate. */
export type Site = number | 'home' | 'foreignCity' | 'gate';

/** One step of a quest, whole or not at all: what is given, who is fought, and what happens to the token. */
const questStepSchema = (places: Names, effects: EffectsSchema) =>
  v.strictObject({
    at: v.union(
      [v.picklist(['home', 'foreignCity', 'gate']), place(places)],
      ({ input }) => `'${String(input)}' is unknown; expected the name of a place on the map, 'home', 'foreignCity' or 'gate'`,
    ),
    /** Not where the step before was taken. */
    elsewhere: flag,
    /** Taken together with the draw where that is possible (Q1, SM-10.4). */
    withDraw: flag,
    /** By resource. */
    give: v.pipe(
      v.optional(v.strictObject({ wood: count, iron: count, stone: count }), {}),
      v.transform((given) => RESOURCES.map((kind) => given[kind])),
    ),
    fight: v.optional(v.nullable(v.strictObject({ target: whole(2, 20), lost: effects })), null),
    token: v.optional(v.nullable(v.picklist(['take', 'handOver'])), null),
  });
export type QuestStep = v.InferOutput<ReturnType<typeof questStepSchema>>;

export const questCardSchema = (places: Names, effects: EffectsSchema) =>
  v.strictObject({
    id,
    name: text,
    steps: v.pipe(v.array(questStepSchema(places, effects)), v.minLength(1), v.maxLength(2)),
    reward: effects,
    line: text,
  });
export type QuestCard = v.InferOutput<ReturnType<typeof questCardSchema>>;

/** What an artefact does for whoever holds it. */
const artefactPower = v.variant('power', [
  v.strictObject({ power: v.literal('noBandits') }),
  v.strictObject({ power: v.literal('bonusMove'), n: whole(1, 6), on: v.array(v.picklist(MOUNTS)) }),
  v.strictObject({ power: v.literal('rerollMarketDie') }),
  v.strictObject({ power: v.literal('fightBonus'), n: whole(1, 6) }),
  v.strictObject({ power: v.literal('dragonStays') }),
  v.strictObject({ power: v.literal('setWaveDie'), n: whole(1, 6) }),
]);
export type ArtefactPower = v.InferOutput<typeof artefactPower>;

export const artefactSchema = v.strictObject({ id, name: text, powers: v.pipe(v.array(artefactPower), v.minLength(1)) });
export type Artefact = v.InferOutput<typeof artefactSchema>;

/** Each power once in each own turn (SM-17.6). */
export const faerieSchema = v.variant('power', [
  v.strictObject({ id, name: text, power: v.literal('rerollMoveDie') }),
  v.strictObject({ id, name: text, power: v.literal('cancelRobbery') }),
  v.strictObject({ id, name: text, power: v.literal('bonusMove'), n: whole(1, 6) }),
  v.strictObject({ id, name: text, power: v.literal('freeResource') }),
  v.strictObject({ id, name: text, power: v.literal('saleBonus'), n: whole(1, 6) }),
  v.strictObject({ id, name: text, power: v.literal('freeJump') }),
  v.strictObject({ id, name: text, power: v.literal('fightBonus'), n: whole(1, 6) }),
  v.strictObject({ id, name: text, power: v.literal('alms'), n: whole(1, 6), atMost: whole(0, 10) }),
]);
export type Faerie = v.InferOutput<typeof faerieSchema>;

/** `line` is for the chronicle (SM-19.4): {hero}, {site}, {round} and {resource} are filled in. */
export const storyTokenSchema = (effects: EffectsSchema) => v.strictObject({ id, name: text, does: effects, line: text });
export type StoryToken = v.InferOutput<ReturnType<typeof storyTokenSchema>>;

/** What the chronicle tells besides the claims (SM-19.4): {hero} and {city} are filled in. */
export const chronicleSchema = v.strictObject({
  horse: text,
  dragon: text,
  fled: text,
  seventhMoon: text,
  cityFell: text,
  saved: text,
  lost: text,
});
export type Chronicle = v.InferOutput<typeof chronicleSchema>;
