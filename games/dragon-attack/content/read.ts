import { CLOSED, Flood, OPEN, Problem, checkExtent, fingerprint, neighboursIn, readRows } from '@hoard/kernel';
import { MOST_PLAYERS, PALACE, type Content } from './content.ts';
import { CLASSES, LOOKS_ONLY, counterSchema, dragonSchema, heroSchema, spaceSchema, type HeroCounter, type Space } from './schema.ts';

/** The files of a content set, as parsed JSON. */
export interface ContentFiles {
  readonly map: unknown;
  readonly heroes: unknown;
  readonly counters: unknown;
  readonly dragon: unknown;
}

/** As many as there are numbers on its road: more, and it could not be worn down on the way. */
const MOST_DRAGON_COUNTERS = PALACE;

const classBit = (name: (typeof CLASSES)[number]): number => 1 << CLASSES.indexOf(name);

export function readContent(name: string, files: ContentFiles): Content {
  const spaces = readRows(spaceSchema, `${name}/map.json`, files.map);
  const heroes = readRows(heroSchema, `${name}/heroes.json`, files.heroes);
  const counters = readRows(counterSchema, `${name}/counters.json`, files.counters);
  const dragon = readRows(dragonSchema, `${name}/dragon.json`, files.dragon);
  const isLand = spaces.map((space) => space.terrain !== 'river' && space.terrain !== 'sea');
  const laid = spaces.flatMap(({ mark }, space) => (mark === 'star' || (typeof mark === 'number' && mark < PALACE) ? [space] : []));
  const gates = heroes.map((hero) => spaces.findIndex((space) => space.id === hero.start && space.mark === 'start'));
  checkMap(`${name}/map.json`, spaces, isLand);
  checkHeroes(`${name}/heroes.json`, heroes, gates);
  checkExtent(`${name}/dragon.json`, dragon, { least: 1, most: MOST_DRAGON_COUNTERS, why: 'at least one on its stack (DA-2.7)' });
  checkExtent(`${name}/counters.json`, counters, {
    least: laid.length,
    most: laid.length,
    why: 'one for each star and number of the map (DA-2.5)',
  });
  const neighbours = neighboursIn(spaces);
  const landGround = Uint8Array.from(isLand, (land) => (land ? OPEN : CLOSED));
  checkWays(`${name}/map.json`, spaces, neighbours, landGround, gates);
  const isHarbour = spaces.map((space) => space.terrain === 'coast' || space.terrain === 'ford');
  return {
    id: `${name}@${fingerprint([spaces, heroes, counters, dragon], LOOKS_ONLY)}`,
    spaces,
    heroes,
    counters,
    dragon,
    neighbours,
    isLand,
    landGround,
    seaGround: new Uint8Array(spaces.length).fill(OPEN),
    harbours: spaces.flatMap((_, space) => (isHarbour[space] ? [space] : [])),
    isHarbour,
    isCoastalVillage: spaces.map((space) => space.terrain === 'coast' && typeof space.mark === 'number'),
    path: Array.from({ length: PALACE + 1 }, (_, number) => spaces.findIndex((space) => space.mark === number)),
    gates,
    gateOf: spaces.map((_, space) => gates.indexOf(space)),
    laid,
    classOfCounter: counters.map((counter) => (counter.kind === 'character' ? classBit(counter.class) : 0)),
    classOfHero: heroes.map((hero) => classBit(hero.class)),
  };
}

/** Every number of the Dragon's path once, every marked space on land, no space on another. */
function checkMap(file: string, spaces: readonly Space[], isLand: readonly boolean[]): void {
  for (let number = 1; number <= PALACE; number++) {
    const marked = spaces.filter((space) => space.mark === number).map((space) => space.id);
    if (marked.length !== 1)
      throw new Problem(
        `${file}: ${marked.length === 0 ? 'no space is' : `${marked.join(' and ')} are`} marked ${number}; expected one for each number from 1 to 13`,
      );
  }
  spaces.forEach((space, index) => {
    if (space.mark !== undefined && !isLand[index])
      throw new Problem(`${file}, ${space.id}: marked ${space.mark} on ${space.terrain}; expected land, coast or ford`);
    const other = spaces.findIndex(({ q, r }) => q === space.q && r === space.r);
    if (other !== index)
      throw new Problem(`${file}, ${space.id}: lies at q ${space.q}, r ${space.r} like ${spaces[other]!.id}; expected a place of its own`);
  });
}

/** One to six heroes, each with a colour and a starting point of its own (DA-1.3). */
function checkHeroes(file: string, heroes: readonly HeroCounter[], gates: readonly number[]): void {
  checkExtent(file, heroes, { least: 1, most: MOST_PLAYERS, why: 'one for each player (DA-2.1)' });
  heroes.forEach((hero, index) => {
    if (gates[index]! < 0) throw new Problem(`${file}, ${hero.id}: start is '${hero.start}'; expected the id of a space marked 'start'`);
    const other = heroes.findIndex(({ colour, start }) => colour === hero.colour || start === hero.start);
    if (other !== index) throw new Problem(`${file}, ${hero.id}: shares colour or start with ${heroes[other]!.id}; expected its own`);
  });
}

/** DA-12.7: whoever is beaten can be thrown home, so no land is cut off from a starting point, the gates of all others closed. */
function checkWays(
  file: string,
  spaces: readonly Space[],
  neighbours: Content['neighbours'],
  landGround: Uint8Array,
  gates: readonly number[],
): void {
  const flood = new Flood();
  for (const own of gates) {
    const ground = landGround.slice();
    for (const gate of gates) if (gate !== own) ground[gate] = CLOSED;
    const { distance } = flood.from(own, spaces.length, neighbours, ground);
    const cutOff = spaces.find((_, space) => ground[space] === OPEN && distance[space] === -1);
    if (cutOff !== undefined)
      throw new Problem(
        `${file}, ${cutOff.id}: no way by land from ${spaces[own]!.id}; expected one that uses no other starting point (DA-12.7)`,
      );
  }
}
