import { rowOf, text, whole } from '@hoard/kernel';
import * as v from 'valibot';
import type { RegionId } from './ids.ts';
import { BANKS, LANDS, ROCKS, SPACE_KINDS, SPACE_MARKS } from './names.ts';
import { idLike } from './schema.ts';

const word = idLike(/^[a-z]+(-[a-z]+)*$/, 'expected small letters');
const rock = v.optional(v.picklist(ROCKS));

export const regionSchema = v.strictObject({ id: word, name: text, land: v.picklist(LANDS) });
export type Region = Readonly<v.InferOutput<typeof regionSchema>>;

/** Other spaces are named by their ids, and known by their rows once all have been read. */
const others = v.optional(v.array(v.string()), []);

export const spaceSchema = (region: v.GenericSchema<unknown, RegionId>) =>
  v.strictObject({
    id: idLike(/^[A-Z]\d{1,2}$/, 'expected a letter and one or two digits'),
    name: text,
    /** Where it is drawn. */
    x: whole(0, 5000),
    y: whole(0, 5000),
    regions: v.pipe(v.array(region), v.minLength(1)),
    kind: v.picklist(SPACE_KINDS),
    /** Which Dragon Rock it is, or lies around (HP-7.8, HP-7.9). */
    rock,
    flare: rock,
    marks: v.optional(v.array(v.picklist(SPACE_MARKS)), []),
    /** From north to south; on the main water or on a side channel. */
    river: v.optional(v.strictObject({ bank: v.picklist(BANKS), mile: whole(1, 20), water: v.picklist(['main', 'side']) })),
    /** White lines (HP-8.2). */
    paths: others,
    /** What it touches across a black line, and across the river: only `cross` leads there. */
    walls: others,
    waters: others,
  });
export type SpaceRow = Readonly<v.InferOutput<ReturnType<typeof spaceSchema>>>;

/** A stone gate or a bridge (HP-8.3, HP-8.6). */
export const waySchema = (spaces: readonly string[]) => {
  const end = rowOf(spaces, 'the id of a space');
  return v.strictObject({ id: word, name: text, between: v.tuple([end, end]) });
};
export type Way = Readonly<v.InferOutput<ReturnType<typeof waySchema>>>;

const point = v.tuple([whole(0, 5000), whole(0, 5000)]);

/** What is drawn around the spaces. */
export const pictureSchema = v.strictObject({
  width: whole(1, 5000),
  height: whole(1, 5000),
  /** From north to south. */
  river: v.array(point),
  scenery: v.array(
    v.strictObject({
      what: v.picklist(['crag', 'red crag', 'marsh', 'thicket', 'pond', 'solid rock']),
      x: whole(0, 5000),
      y: whole(0, 5000),
    }),
  ),
});
export type Picture = Readonly<v.InferOutput<typeof pictureSchema>>;

const six = <S extends v.GenericSchema>(face: S) => v.pipe(v.array(face), v.length(6, 'expected six faces'));
const find = v.optional(whole(0, 9), 0);

/** Faces of dice (HP-22). */
export const diceSchema = (region: v.GenericSchema<unknown, RegionId>, regions: readonly Region[]) => {
  /** HP-7.13: everything but the cave. */
  const open = regions.flatMap(({ land }, row) => (land === 'cave' ? [] : [row]));
  return v.strictObject({
    hero: six(whole(0, 9)),
    enemy: six(whole(0, 9)),
    search: six(v.strictObject({ gold: find, food: find, fortune: find, magic: find })),
    /** The Balloon die and the Dragon Flare die: regions. */
    land: six(
      v.union(
        [
          v.pipe(v.array(region), v.minLength(1)),
          v.pipe(
            v.literal('all'),
            v.transform(() => open),
          ),
        ],
        "expected a list of regions, or 'all'",
      ),
    ),
  });
};
export type Dice = Readonly<v.InferOutput<ReturnType<typeof diceSchema>>>;
