import { Problem, neighboursIn, read, readRows, rowOf, text } from '@hoard/kernel';
import * as v from 'valibot';
import { vocabulary } from '../rules/effects/index.ts';
import {
  bonusSchema,
  enemySchema,
  monsterSchema,
  positionSchema,
  settingRuleSchema,
  settingSchema,
  skullRowSchema,
  storySchema,
  tokenSchema,
  type ChapterReading,
  type ChapterThings,
  type PositionRow,
} from './chapterSchema.ts';
import { conditionSchema } from './conditions.ts';
import type { Chapter, Effect, Enemy, Monster, StoryCard, Token, TokenGroup } from './content.ts';
import type { TileRow } from './schema.ts';

/** The lists of a chapter file; what else is in it is the Setting. */
const LISTS = ['positions', 'skullTable', 'rules', 'story', 'monsters', 'enemies', 'tokens', 'bonus'] as const;
type List = (typeof LISTS)[number];

const FACES = 6;

/** Chapter boxes, as they are read one after another. Their cards stand in lists of the whole content. */
export class Shelf {
  readonly monsters: Monster[] = [];
  readonly enemies: Enemy[] = [];
  readonly tokens: Token[] = [];
  readonly stories: StoryCard[] = [];
  readonly chapters: Chapter[] = [];
  readonly #effects: Effect[];
  readonly #tileIds: readonly string[];

  constructor(effects: Effect[], tiles: readonly TileRow[]) {
    this.#effects = effects;
    this.#tileIds = tiles.map(({ id }) => id);
  }

  /** All that decides how chapters are played. */
  decisive(): unknown {
    return [this.monsters, this.enemies, this.tokens, this.stories, this.chapters];
  }

  add(file: string, given: unknown, chapter: number): void {
    const { lists, setting } = partsOf(file, given);
    const reading = this.#readingOf(lists);
    const partOf = (list: List): string => `${file}, ${list}`;
    const counted = <S extends v.GenericSchema>(schema: S, list: List): v.InferOutput<S>[] =>
      listOf(partOf(list), lists[list]).map((row, place) => read(schema, `${partOf(list)}, row ${place + 1}`, row));
    const said = read(settingSchema(reading), file, setting);
    const positions = readRows(positionSchema(reading), partOf('positions'), lists.positions);
    const monsters = readRows(monsterSchema(reading), partOf('monsters'), lists.monsters);
    const enemies = readRows(enemySchema(reading), partOf('enemies'), lists.enemies);
    const tokens = readRows(tokenSchema(reading), partOf('tokens'), lists.tokens);
    const story = readRows(storySchema(reading), partOf('story'), lists.story);
    const neighbours = neighboursIn(positions).map((around) => around.toSorted((one, other) => one - other));
    checkPositions(partOf('positions'), positions, neighbours);
    checkPool(file, positions, said.pool);
    this.chapters.push({
      ...said,
      positions,
      neighbours,
      groups: groupsOf(partOf('positions'), positions),
      skullTable: counted(skullRowSchema, 'skullTable'),
      rules: counted(settingRuleSchema(reading), 'rules'),
      story: rowsFrom(this.stories, story),
      monsters: rowsFrom(this.monsters, monsters),
      enemies: rowsFrom(this.enemies, enemies),
      tokens: rowsFrom(this.tokens, tokens),
      bonus: counted(bonusSchema(reading), 'bonus'),
    });
    this.monsters.push(...monsters.map((row) => ({ ...row, chapter, skillOf: skillsByDie(row.skills.map(({ upTo }) => upTo)) })));
    this.enemies.push(...enemies.map((row) => ({ ...row, chapter })));
    this.tokens.push(...tokens.map((row) => ({ ...row, chapter })));
    this.stories.push(...story.map((row) => ({ ...row, chapter })));
  }

  /** What the cards of a chapter may name: its own things, by the rows that they will have. */
  #readingOf(lists: Lists): ChapterReading {
    const tags = new Set(listOf('', lists.tokens).map((row) => (isRow(row) ? row['tag'] : null)));
    const things: ChapterThings = {
      monster: rowOf(idsIn(lists.monsters), 'the id of a monster of this chapter', this.monsters.length),
      position: rowOf(idsIn(lists.positions), 'a position of this chapter'),
      story: rowOf(idsIn(lists.story), 'the id of a Story card of this chapter', this.stories.length),
      token: rowOf(idsIn(lists.tokens), 'the id of a token of this chapter', this.tokens.length),
      tile: rowOf(this.#tileIds, 'the id of a tile'),
      tag: v.pipe(
        text,
        v.check(
          (tag) => tags.has(tag),
          ({ input }) => `'${input}' is unknown; expected the tag of a token of this chapter`,
        ),
      ),
    };
    const condition = conditionSchema(things);
    return { ...things, condition, effects: vocabulary.reader({ ...things, condition }, this.#effects) };
  }
}

/** By die: the place of the skill (EA-14.1). */
const skillsByDie = (upTo: readonly number[]): number[] =>
  Array.from({ length: FACES + 1 }, (_, die) => upTo.findIndex((last) => die <= last));

type Lists = { readonly [list in List]: unknown };

const isRow = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function partsOf(file: string, given: unknown): { readonly lists: Lists; readonly setting: unknown } {
  if (!isRow(given)) throw new Problem(`${file}: expected an object with the parts of a chapter`);
  const { positions, skullTable, rules, story, monsters, enemies, tokens, bonus, ...setting } = given;
  return { lists: { positions, skullTable, rules, story, monsters, enemies, tokens, bonus }, setting };
}

function listOf(where: string, given: unknown): readonly unknown[] {
  if (!Array.isArray(given)) throw new Problem(`${where}: expected a list of rows, got ${given === undefined ? 'nothing' : typeof given}`);
  return given;
}

/** Ids before their rows are checked: what is wrong with one is said when it is read. */
const idsIn = (given: unknown): string[] =>
  Array.isArray(given) ? given.map((row: unknown) => (isRow(row) && typeof row['id'] === 'string' ? row['id'] : '')) : [];

/** The rows that these will have at the end of a list. */
const rowsFrom = (list: readonly unknown[], more: readonly unknown[]): number[] => more.map((_, place) => list.length + place);

/** The map is connected, so that a group choice always has a tile (EA-1.18). */
function checkPositions(where: string, positions: readonly PositionRow[], neighbours: readonly (readonly number[])[]): void {
  positions.forEach(({ id, q, r }, row) => {
    const same = positions.find((other, before) => before < row && other.q === q && other.r === r);
    if (same !== undefined)
      throw new Problem(`${where}, ${id}, field 'q': lies at q ${q}, r ${r} like ${same.id}; expected a place of its own`);
  });
  const reached = new Set([0]);
  for (const position of reached) for (const next of neighbours[position] ?? []) reached.add(next);
  const island = positions.find((_, row) => !reached.has(row));
  if (island !== undefined) throw new Problem(`${where}, ${island.id}, field 'q': no way leads there; expected a connected map (EA-1.18)`);
}

function checkPool(file: string, positions: readonly PositionRow[], pool: readonly number[]): void {
  const open = positions.filter(({ tile }) => tile < 0).length;
  if (pool.length !== open)
    throw new Problem(`${file}, field 'pool': ${pool.length} tiles; expected ${open}, one for each position without a tile (EA-3.7)`);
  const fixed = positions.flatMap(({ tile }) => (tile < 0 ? [] : [tile]));
  const all = [...pool, ...fixed];
  if (new Set(all).size !== all.length) throw new Problem(`${file}, field 'pool': a tile is laid twice; expected each at most once`);
}

/** Positions with the same tokens are one group, and there is a token for each of them (EA-3.8). */
function groupsOf(where: string, positions: readonly PositionRow[]): TokenGroup[] {
  const groups = new Map<string, Omit<TokenGroup, 'positions'> & { readonly positions: number[] }>();
  positions.forEach(({ tokens, faceUp }, position) => {
    if (tokens.length === 0) return;
    const key = tokens.join();
    const group = groups.get(key) ?? { tokens, positions: [] as number[], faceUp };
    group.positions.push(position);
    groups.set(key, group);
  });
  return [...groups.values()].map((group) => {
    if (group.positions.length !== group.tokens.length) {
      const { id } = positions[group.positions[0]!]!;
      throw new Problem(
        `${where}, ${id}, field 'tokens': ${group.tokens.length} tokens for ${group.positions.length} positions; expected as many`,
      );
    }
    return group;
  });
}
