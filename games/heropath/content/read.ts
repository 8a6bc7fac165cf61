import { checkExtent, fingerprint, read, readRows, rowOf } from '@hoard/kernel';
import { vocabulary } from '../rules/effects/index.ts';
import { checkMap } from './checkMap.ts';
import { conditionSchema } from './conditions.ts';
import type { Card, Content, Effect, Hero, Range } from './content.ts';
import { mapOf } from './map.ts';
import { diceSchema, pictureSchema, regionSchema, spaceSchema, waySchema } from './mapSchema.ts';
import { ATTRIBUTES, DRAGON, type Deck } from './names.ts';
import { numbersSchema } from './numbers.ts';
import { readDeck } from './readCards.ts';
import { LOOKS_ONLY, enemySchema, heroSchema, siteSchema, type HeroRow } from './schema.ts';

/** The files of a content set, as parsed JSON. */
export interface ContentFiles extends Readonly<Record<Deck, unknown>> {
  readonly heroes: unknown;
  readonly enemies: unknown;
  readonly sites: unknown;
  readonly regions: unknown;
  readonly spaces: unknown;
  readonly gates: unknown;
  readonly bridges: unknown;
  readonly dice: unknown;
  readonly numbers: unknown;
  readonly picture: unknown;
}

/** Spaces, cards and activities have keys of actions: so many at most. */
const MOST_SPACES = 250;

export function readContent(name: string, files: ContentFiles): Content {
  const fileOf = (part: keyof ContentFiles): string => `${name}/${part}.json`;
  const numbers = read(numbersSchema, fileOf('numbers'), files.numbers);
  const heroes = readRows(heroSchema, fileOf('heroes'), files.heroes);
  checkExtent(fileOf('heroes'), heroes, { least: 6, most: 12, why: 'one for each player (HP-1.3)' });
  const enemies = readRows(enemySchema, fileOf('enemies'), files.enemies);
  checkExtent(fileOf('enemies'), enemies, { least: 1, most: 20, why: 'at least one type (HP-12.1)' });

  const regions = readRows(regionSchema, fileOf('regions'), files.regions);
  const region = rowOf(
    regions.map(({ id }) => id),
    'the id of a region',
  );
  const spaces = readRows(spaceSchema(region), fileOf('spaces'), files.spaces);
  checkExtent(fileOf('spaces'), spaces, { least: 1, most: MOST_SPACES, why: 'so many have keys' });
  const way = waySchema(spaces.map(({ id }) => id));
  const rows = {
    regions,
    spaces,
    gates: readRows(way, fileOf('gates'), files.gates),
    bridges: readRows(way, fileOf('bridges'), files.bridges),
  };
  const map = mapOf(rows);
  checkMap(fileOf('spaces'), rows, map);
  const dice = read(diceSchema(region, regions), fileOf('dice'), files.dice);

  const effects: Effect[] = [];
  const foe = rowOf(['dragon', ...enemies.map(({ id }) => id)], "the id of an enemy, or 'dragon'", DRAGON);
  const listed = { effects: vocabulary.reader({ region }, effects), condition: conditionSchema({ region, foe }) };
  const cards: Card[] = [];
  const shelve = (deck: Deck): Range => {
    const from = cards.length;
    cards.push(...readDeck(deck, fileOf(deck), files[deck], listed, effects));
    return { from, to: cards.length };
  };
  const decks = {
    arms: shelve('arms'),
    market: shelve('market'),
    abilities: shelve('abilities'),
    magic: shelve('magic'),
    fortune: shelve('fortune'),
  };
  const sites = readRows(siteSchema(listed), fileOf('sites'), files.sites);
  checkExtent(fileOf('sites'), sites, { least: map.openings.length, most: map.settlements.length, why: 'one on a Settlement (HP-17.1)' });
  return {
    id: `${name}@${fingerprint([numbers, heroes, enemies, rows, dice, cards, sites, effects], LOOKS_ONLY)}`,
    cards,
    decks,
    heroes: heroes.map(heroOf),
    enemies,
    sites,
    map,
    dice,
    numbers,
    picture: read(pictureSchema, fileOf('picture'), files.picture),
    effects,
  };
}

const heroOf = (row: HeroRow): Hero => ({
  id: row.id,
  name: row.name,
  gold: row.gold,
  food: row.food,
  expansion: row.expansion,
  line: row.line,
  gems: ATTRIBUTES.map((attribute) => row[attribute]),
});
