import { Problem, checkExtent, fingerprint, read, readRows, rowOf, type Extent } from '@hoard/kernel';
import * as v from 'valibot';
import { vocabulary } from '../rules/effects/index.ts';
import type { Ally, Artefact, ArtefactPower, Character, Content, Effect, HexRow, Numbers, QuestCard } from './content.ts';
import { checkMap, landOf, type Land } from './land.ts';
import { RESOURCES, TERRAINS } from './names.ts';
import { numbersSchema } from './numbers.ts';
import {
  LOOKS_ONLY,
  allySchema,
  artefactSchema,
  characterSchema,
  chronicleSchema,
  faerieSchema,
  hexSchema,
  questCardSchema,
  shadowCardSchema,
  storyTokenSchema,
  wildernessCardSchema,
} from './schema.ts';

/** The files of a content set, as parsed JSON. */
export interface ContentFiles {
  readonly map: unknown;
  readonly allies: unknown;
  readonly characters: unknown;
  readonly shadow: unknown;
  readonly wilderness: unknown;
  readonly quests: unknown;
  readonly artefacts: unknown;
  readonly faeries: unknown;
  readonly story: unknown;
  readonly chronicle: unknown;
  readonly numbers: unknown;
}

/** Files whose rows are cards, tokens or characters. */
type Pile = Exclude<keyof ContentFiles, 'map' | 'chronicle' | 'numbers'>;

/** Rows of a pile are only counted; so many have an id of a letter and two digits. */
const MOST_CARDS = 99;
/** Sets of artefacts are bits of one number. */
const MOST_ARTEFACTS = 31;

/** How many of each the rules need, and how many they can keep apart. */
const extentsOf = ({ storySites }: Land, { shadow }: Numbers): { readonly [pile in Pile]: Extent } => ({
  allies: { least: 6, most: 6, why: 'one for each domain of the map (SM-8.1)' },
  characters: { least: 4, most: 4, why: 'one for each home city of the map (SM-1.2)' },
  shadow: { least: Math.max(...Object.values(shadow.cards)), most: MOST_CARDS, why: 'at least as many as may attack (SM-1.4, SM-16.3)' },
  wilderness: { least: 1, most: MOST_CARDS, why: 'at least one for whoever comes to a fire (SM-5.8)' },
  quests: { least: 1, most: MOST_CARDS, why: 'at least one to be drawn at the market (SM-10.1)' },
  artefacts: { least: 1, most: MOST_ARTEFACTS, why: 'at least one to be found (SM-11.7)' },
  faeries: { least: 1, most: MOST_CARDS, why: 'at least one to go along with somebody (SM-17.4)' },
  story: { least: storySites.length, most: storySites.length, why: 'one for each gate and each landmark of the map (SM-19.1)' },
});

export function readContent(name: string, files: ContentFiles): Content {
  const fileOf = (part: keyof ContentFiles): string => `${name}/${part}.json`;
  const hexes = readRows(hexSchema, fileOf('map'), files.map);
  const land = landOf(hexes);
  checkMap(fileOf('map'), hexes, land);
  const places = hexes.map((hex) => hex.name);
  const allies = readRows(allySchema(places), fileOf('allies'), files.allies);
  const allyIds = allies.map((ally) => ally.id);
  const effects: Effect[] = [];
  const listed = vocabulary.reader({ ally: rowOf(allyIds, 'the id of an ally'), ground: groundOn(hexes) }, effects);
  const characters = readRows(characterSchema(places), fileOf('characters'), files.characters);
  const shadowCards = readRows(shadowCardSchema(allyIds), fileOf('shadow'), files.shadow);
  const wildernessCards = readRows(wildernessCardSchema(listed), fileOf('wilderness'), files.wilderness);
  const questCards = readRows(questCardSchema(places, listed), fileOf('quests'), files.quests);
  const artefacts = readRows(artefactSchema, fileOf('artefacts'), files.artefacts);
  const faeries = readRows(faerieSchema, fileOf('faeries'), files.faeries);
  const storyTokens = readRows(storyTokenSchema(listed), fileOf('story'), files.story);
  const chronicle = read(chronicleSchema, fileOf('chronicle'), files.chronicle);
  const numbers = read(numbersSchema, fileOf('numbers'), files.numbers);

  const box: { readonly [pile in Pile]: readonly unknown[] } = {
    allies,
    characters,
    shadow: shadowCards,
    wilderness: wildernessCards,
    quests: questCards,
    artefacts,
    faeries,
    story: storyTokens,
  };
  const extents = extentsOf(land, numbers);
  for (const pile of Object.keys(box) as Pile[]) checkExtent(fileOf(pile), box[pile], extents[pile]);
  checkAllies(fileOf('allies'), allies, hexes);
  checkCharacters(fileOf('characters'), characters, hexes);
  questCards.forEach((card) => checkQuest(`${fileOf('quests')}, ${card.id}`, card, land));
  checkNumbers(fileOf('numbers'), numbers);

  const cities = characters.map((character) => character.city);
  const domains = allies.map((ally) => ally.domain);
  const allyAt = hexes.map((_, hex) => domains.indexOf(hex));
  return {
    ...land,
    id: `${name}@${fingerprint([hexes, box, numbers, effects], LOOKS_ONLY)}`,
    hexes,
    allies,
    characters,
    shadowCards,
    wildernessCards,
    questCards,
    artefacts,
    faeries,
    storyTokens,
    chronicle,
    numbers,
    effects,
    cities,
    cityAt: hexes.map((_, hex) => cities.indexOf(hex)),
    domains,
    allyAt,
    sellers: RESOURCES.map((_, resource) => allies.find(({ sells }) => sells === resource)!.domain),
    soldAt: allyAt.map((ally) => allies[ally]?.sells ?? -1),
    artefactsWith: {
      noBandits: bitsOf(artefacts, 'noBandits'),
      bonusMove: bitsOf(artefacts, 'bonusMove'),
      rerollMarketDie: bitsOf(artefacts, 'rerollMarketDie'),
      fightBonus: bitsOf(artefacts, 'fightBonus'),
      dragonStays: bitsOf(artefacts, 'dragonStays'),
      setWaveDie: bitsOf(artefacts, 'setWaveDie'),
    },
  };
}

/** Terrain to stand on, as the hexes that have it. */
const groundOn = (hexes: readonly HexRow[]) =>
  v.pipe(
    v.picklist(TERRAINS.filter((terrain) => terrain !== 'mountain' && terrain !== 'water')),
    v.transform((name) => hexes.flatMap(({ terrain }, hex) => (terrain === name ? [hex] : []))),
  );

const bitsOf = (artefacts: readonly Artefact[], power: ArtefactPower['power']): number =>
  artefacts.reduce((bits, { powers }, row) => (powers.some((one) => one.power === power) ? bits | (1 << row) : bits), 0);

/** Each people has a domain of its own, and each resource one seller (SM-6.1, SM-8.1). */
function checkAllies(file: string, allies: readonly Ally[], hexes: readonly HexRow[]): void {
  allies.forEach((ally, row) => {
    const { name, terrain } = hexes[ally.domain]!;
    if (terrain !== 'domain') throw new Problem(`${file}, ${ally.id}, field 'domain': ${name} is a ${terrain}; expected a domain`);
    const before = allies.slice(0, row);
    const other = before.find(({ domain }) => domain === ally.domain);
    if (other !== undefined)
      throw new Problem(`${file}, ${ally.id}, field 'domain': ${name} belongs to the ${other.id}; expected another domain`);
    const rival = before.find(({ sells }) => sells !== undefined && sells === ally.sells);
    if (rival !== undefined)
      throw new Problem(
        `${file}, ${ally.id}, field 'sells': the ${rival.id} sell ${RESOURCES[ally.sells!]}; expected one seller of each resource`,
      );
  });
  const unsold = RESOURCES.find((_, resource) => allies.every(({ sells }) => sells !== resource));
  if (unsold !== undefined) throw new Problem(`${file}: nobody has 'sells' ${unsold}; expected one seller of each resource`);
}

/** Each character has a city and a colour of its own (SM-1.2). */
function checkCharacters(file: string, characters: readonly Character[], hexes: readonly HexRow[]): void {
  characters.forEach((character, row) => {
    const { name, terrain } = hexes[character.city]!;
    if (terrain !== 'city') throw new Problem(`${file}, ${character.id}, field 'city': ${name} is a ${terrain}; expected a city`);
    const before = characters.slice(0, row);
    const neighbour = before.find(({ city }) => city === character.city);
    if (neighbour !== undefined)
      throw new Problem(`${file}, ${character.id}, field 'city': ${name} is the home of ${neighbour.id}; expected another city`);
    const double = before.find(({ colour }) => colour === character.colour);
    if (double !== undefined)
      throw new Problem(`${file}, ${character.id}, field 'colour': ${double.id} is ${character.colour} too; expected another colour`);
  });
}

/** A quest can be done by anybody (SM-10.12), and its token is taken once and handed over once. */
function checkQuest(where: string, { steps }: QuestCard, { isLand, market }: Land): void {
  steps.forEach(({ at, elsewhere, withDraw }, index) => {
    const step = `${where}, field 'steps.${index}`;
    if (typeof at === 'number' && !isLand[at]) throw new Problem(`${step}.at': nobody can stop there; expected land`);
    if (elsewhere && index === 0) throw new Problem(`${step}.elsewhere': there is no step before the first; expected it on the second`);
    if (withDraw && (index > 0 || at !== market))
      throw new Problem(`${step}.withDraw': quests are drawn at the market; expected it on a first step there`);
  });
  const tokens = steps.flatMap(({ token }) => token ?? []).join();
  if (tokens !== '' && tokens !== 'take,handOver')
    throw new Problem(`${where}, field 'steps': the token is used as '${tokens}'; expected 'take' and then 'handOver', or neither`);
}

function checkNumbers(file: string, { supply, price, crystal, shadow, soloTitles }: Numbers): void {
  const most = Math.max(...supply.alliesInPlay);
  if (most > supply.allies)
    throw new Problem(`${file}, field 'supply.alliesInPlay': ${most} tokens; expected at most the ${supply.allies} of the box`);
  const worth = crystal.mostForDragon * crystal.forDragon;
  if (worth > price.dragon)
    throw new Problem(
      `${file}, field 'crystal.forDragon': ${crystal.mostForDragon} crystals are worth ${worth} gold; expected at most the dragon's price of ${price.dragon}`,
    );
  const { competitive, ...alone } = shadow.cards;
  shadow.secret.forEach((each, index) => {
    const dealt = each * (index + 1);
    const attack = index === 0 ? Math.min(...Object.values(alone)) : competitive;
    if (dealt > attack)
      throw new Problem(`${file}, field 'shadow.secret.${index}': ${dealt} cards dealt; expected at most the ${attack} that attack`);
  });
  if (soloTitles[0] !== 0 || soloTitles.some((points, index) => index > 0 && points <= soloTitles[index - 1]!))
    throw new Problem(`${file}, field 'soloTitles': ${soloTitles.join(', ')}; expected points that rise from 0`);
}
