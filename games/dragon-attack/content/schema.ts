import { text, whole } from '@hoard/kernel';
import * as v from 'valibot';

/** Fields that decide nothing. */
export const LOOKS_ONLY: ReadonlySet<string> = new Set(['name', 'line', 'look', 'crest', 'state']);

/** The classes of DA-1.7: Fighter, Magic User, Elf, Dwarf. */
export const CLASSES = ['F', 'M', 'E', 'D'] as const;

const id = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,3}$/, 'expected a letter and one to three letters or digits'));

export const spaceSchema = v.strictObject({
  id,
  q: whole(-50, 50),
  r: whole(-50, 50),
  terrain: v.picklist(['land', 'coast', 'ford', 'river', 'sea']),
  /** Where a counter is laid (`star`), where a player starts, or a number on the Dragon's path. */
  mark: v.optional(v.union([v.literal('star'), v.literal('start'), whole(1, 13)], "expected 'star', 'start' or a number from 1 to 13")),
  name: text,
  look: text,
});

export const heroSchema = v.strictObject({
  id,
  colour: text,
  crest: text,
  name: text,
  class: v.picklist(CLASSES),
  start: id,
  line: text,
});

/** DA-8.9: a monster of strength 6 could never be beaten. */
const strength = whole(1, 5);

export const counterSchema = v.variant('kind', [
  v.strictObject({ id, name: text, kind: v.literal('character'), class: v.picklist(CLASSES), line: text }),
  v.strictObject({ id, name: text, kind: v.literal('monster'), strength, line: text }),
  v.strictObject({ id, name: text, kind: v.literal('boat'), line: text }),
  v.strictObject({ id, name: text, kind: v.literal('dragonSlayer'), line: text }),
  v.strictObject({ id, name: text, kind: v.literal('gold'), value: whole(1, 20), line: text }),
]);

export const dragonSchema = v.strictObject({ id, strength, state: text });

export type Space = v.InferOutput<typeof spaceSchema>;
export type HeroCounter = v.InferOutput<typeof heroSchema>;
export type Counter = v.InferOutput<typeof counterSchema>;
export type DragonCounter = v.InferOutput<typeof dragonSchema>;
