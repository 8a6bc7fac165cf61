import { Problem, checkExtent, fingerprint, read, readRows, type Effects } from '@hoard/kernel';
import * as v from 'valibot';
import { vocabulary } from '../rules/effects/index.ts';
import { conditionSchema } from './conditions.ts';
import type { Burn, Card, Content, Effect, Hero, HeroRow, Skill, Tile, TileRow } from './content.ts';
import { ATTACK_NUMBERS, GREY } from './names.ts';
import { numbersSchema } from './numbers.ts';
import { Shelf } from './readChapter.ts';
import {
  LOOKS_ONLY,
  artifactSchema,
  attackSchema,
  equipmentSchema,
  heroSchema,
  skillCardSchema,
  tileSchema,
  type HeroSkillRow,
} from './schema.ts';

/** The files of a content set, as parsed JSON. */
export interface ContentFiles {
  readonly skillCards: unknown;
  readonly artifacts: unknown;
  readonly equipment: unknown;
  readonly heroes: unknown;
  readonly attacks: unknown;
  readonly tiles: unknown;
  readonly numbers: unknown;
  readonly chapter1: unknown;
  readonly chapter2: unknown;
  readonly chapter3: unknown;
  readonly chapter4: unknown;
  readonly chapter5: unknown;
  readonly chapter6: unknown;
}

const CHAPTERS = ['chapter1', 'chapter2', 'chapter3', 'chapter4', 'chapter5', 'chapter6'] as const;

/** A Skill Point card is paid for by its kind: so many kinds have a key of an action. */
const MOST_CARDS = 200;

/** Cards are held against whatever they do: nothing of a chapter can be named on them. */
const nothingOf = (what: string) =>
  v.pipe(
    v.unknown(),
    v.check(() => false, `expected a chapter's card: only there ${what} is known`),
    v.transform(() => -1),
  );

export function readContent(name: string, files: ContentFiles): Content {
  const fileOf = (part: keyof ContentFiles): string => `${name}/${part}.json`;
  const effects: Effect[] = [];
  const outside = {
    monster: nothingOf('a monster'),
    position: nothingOf('a position'),
    story: nothingOf('a Story card'),
    token: nothingOf('a token'),
    tile: nothingOf('a tile'),
    tag: v.pipe(
      v.string(),
      v.check(() => false, "expected a chapter's card: only there a tag is known"),
    ),
  };
  const listed = vocabulary.reader({ ...outside, condition: conditionSchema(outside) }, effects);
  const skillCards = readRows(skillCardSchema, fileOf('skillCards'), files.skillCards);
  const artifacts = readRows(artifactSchema(listed), fileOf('artifacts'), files.artifacts);
  const equipment = readRows(equipmentSchema(listed), fileOf('equipment'), files.equipment);
  const heroes = readRows(heroSchema(listed), fileOf('heroes'), files.heroes);
  const attacks = readRows(attackSchema, fileOf('attacks'), files.attacks);
  const tiles = readRows(tileSchema, fileOf('tiles'), files.tiles);
  const numbers = read(numbersSchema, fileOf('numbers'), files.numbers);
  checkExtent(fileOf('heroes'), heroes, { least: 4, most: 9, why: 'at least one for each of a party of four (EA-2.2)' });
  checkExtent(fileOf('attacks'), attacks, { least: ATTACK_NUMBERS, most: ATTACK_NUMBERS, why: 'one for each number (EA-14.3)' });
  attacks.forEach(({ id, number }, row) => {
    if (number !== row + 1)
      throw new Problem(`${fileOf('attacks')}, ${id}, field 'number': ${number}; expected ${row + 1}, each once and in order`);
  });
  const dealt = skillCards.reduce((sum, { count }) => sum + count, 0);
  if (dealt < 4 * numbers.cards.deck)
    throw new Problem(
      `${fileOf('skillCards')}, field 'count': ${dealt} cards in all; expected at least ${4 * numbers.cards.deck} (EA-3.16)`,
    );
  tiles.forEach((tile) => checkTile(`${fileOf('tiles')}, ${tile.id}`, tile));
  const cards: Card[] = [
    ...skillCards.map(({ id, number, colour, count }): Card => ({
      ...NOTHING,
      id,
      kind: 'skill',
      numbers: [number],
      bits: 1 << number,
      colour,
      count,
    })),
    ...artifacts.map((row): Card => ({ ...NOTHING, ...row, kind: 'artifact', bits: bitsOf(row.numbers), aims: aims(effects, row.does) })),
    ...equipment.map((row): Card => ({ ...NOTHING, ...row, kind: 'equipment', bits: bitsOf(row.numbers) })),
  ];
  checkExtent(`${name}: all cards`, cards, { least: 1, most: MOST_CARDS, why: 'so many have keys' });
  const shelf = new Shelf(effects, tiles);
  CHAPTERS.forEach((part, chapter) => shelf.add(fileOf(part), files[part], chapter));
  return {
    id: `${name}@${fingerprint([skillCards, artifacts, equipment, heroes, attacks, tiles, numbers, shelf.decisive(), effects], LOOKS_ONLY)}`,
    cards,
    firstArtifact: skillCards.length,
    firstEquipment: skillCards.length + artifacts.length,
    heroes: heroes.map((hero) => heroOf(effects, hero)),
    attacks,
    tiles: tiles.map(tileOf),
    monsters: shelf.monsters,
    enemies: shelf.enemies,
    tokens: shelf.tokens,
    stories: shelf.stories,
    chapters: shelf.chapters,
    numbers,
    effects,
  };
}

/** What a card has that says nothing of it. */
const NOTHING = { name: '', line: '', colour: GREY, count: 1, does: [], aims: false, lasting: [] } as const satisfies Partial<Card>;

const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, number) => bits | (1 << number), 0);

/** EA-9.9: whether the text says `foe`. */
const aims = (effects: readonly Effect[], does: Effects): boolean =>
  does.some((place) => {
    const effect = effects[place]!;
    return 'to' in effect && effect.to === 'foe';
  });

function heroOf(effects: readonly Effect[], row: HeroRow): Hero {
  const skillOf = (skill: HeroSkillRow): Skill => ({
    name: skill.name,
    does: skill.does,
    aims: aims(effects, skill.does) || aims(effects, skill.burn.does),
    burn: burnOf(effects, skill.burn),
  });
  const [pair, run, triple] = row.skills;
  return { ...row, skills: [skillOf(pair), skillOf(run), skillOf(triple)] };
}

/** EA-11.6. */
function burnOf(effects: readonly Effect[], { cost, does }: HeroSkillRow['burn']): Burn {
  const changes = (place: number): boolean => effects[place]!.do === 'boost' || effects[place]!.do === 'pierce';
  return {
    souls: 'souls' in cost ? cost.souls : 0,
    cards: 'souls' in cost ? 0 : cost.cards,
    colour: 'souls' in cost ? GREY : cost.colour,
    does,
    before: does.filter(changes),
    after: does.filter((place) => !changes(place)),
  };
}

function tileOf(row: TileRow): Tile {
  const circleOf = Array.from({ length: ATTACK_NUMBERS + 1 }, (_, number) => row.circles.findIndex((circle) => circle.includes(number)));
  return { ...row, circleOf };
}

/** Each number stands on one circle or is open (EA-14.3). */
function checkTile(where: string, { circles, open }: TileRow): void {
  const all = [...circles.flat(), ...open];
  for (let number = 1; number <= ATTACK_NUMBERS; number++) {
    const times = all.filter((one) => one === number).length;
    if (times !== 1)
      throw new Problem(`${where}, field 'circles': the number ${number} stands ${times} times; expected once, on a circle or in 'open'`);
  }
}
