import { percent, type Place, type ViewOf, type Voices } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';
import type { Way } from '../content/mapSchema.ts';
import { chanceAgainst } from '../odds/danger.ts';
import { distanceOf, heroOf, isActiveFlare, isOnMap, isWithDragon } from '../rules/things.ts';
import { GATHERED, NONE, NOWHERE, UNDECIDED, type Board } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { enemyInWords } from './names.ts';

/** The map as a graph to be walked by ear. */
export function placesOf(words: Words, view: ViewOf<Heropath>, voices: Voices): Place[] {
  const { map } = words.content;
  return map.spaces.map(({ id }, space) => ({
    id,
    name: words.names.space(space),
    describe: () => describe(words, view, space, voices),
    neighbours: map.neighbours[space]!.map((other) => ({ id: map.spaces[other]!.id, direction: wayInWords(words, space, other) })),
  }));
}

const EIGHTHS = 8;

/** In which direction another space lies, from the north with the sun. */
function directionOf({ content, here }: Words, from: SpaceId, to: SpaceId): string {
  const [one, other] = [content.map.spaces[from]!, content.map.spaces[to]!];
  const turn = Math.atan2(other.x - one.x, one.y - other.y) / (2 * Math.PI);
  return here.directions[(Math.round(turn * EIGHTHS) + EIGHTHS) % EIGHTHS]!;
}

const isBetween = ({ between: [one, other] }: Way, from: SpaceId, to: SpaceId): boolean =>
  (one === from && other === to) || (one === to && other === from);

/** `north-east through the Ember Gate`. */
function wayInWords(words: Words, from: SpaceId, to: SpaceId): string {
  const { content, here: say } = words;
  const direction = directionOf(words, from, to);
  const gate = content.map.gates.find((way) => isBetween(way, from, to));
  if (gate !== undefined) return say.gate(direction, gate.name);
  const bridge = content.map.bridges.find((way) => isBetween(way, from, to));
  return bridge === undefined ? direction : say.bridge(direction, bridge.name);
}

/** A space in words: who stands there, what it is, what waits and lies there, the most important first. */
function describe(words: Words, { sight, viewer }: ViewOf<Heropath>, space: SpaceId, voices: Voices): string {
  const { content, here: say, names, listOf, supplyOf } = words;
  const { map } = content;
  const { kind, regions, flare } = map.spaces[space]!;
  const heroes = sight.heroes.filter(({ at }) => at === space).map(({ seat }) => voices.nameOf(seat));
  const site = sight.sites[space]!;
  const [gold, food] = [sight.lyingGold[space]!, sight.lyingFood[space]!];
  const pile = sight.piles.find(({ at }) => at === space);
  const reader = sight.heroes[voices.you >= 0 ? voices.you : viewer];
  return [
    ...(heroes.length === 0 ? [] : [say.heroes(listOf(heroes))]),
    say.kinds[kind],
    ...regions.map(names.region),
    ...sight.enemies.flatMap((enemy) =>
      enemy.at === space ? [enemyInWords(words, sight, enemy), ...danger(words, sight, reader?.seat, enemy)] : [],
    ),
    ...(isDragonAt(words, sight, space) ? [say.dragon] : []),
    ...(site !== NONE ? [say.site(names.site(site))] : kind === 'settlement' ? [say.empty] : []),
    ...(flare < 0 ? [] : [say.flare(names.rock(flare)), ...(isActiveFlare(sight, content, space) ? [say.burning] : [])]),
    ...marksOf(words, sight, space),
    ...(gold + food === 0 ? [] : [say.goods(supplyOf(gold, food))]),
    ...(pile === undefined ? [] : [say.pile(pile.cards.length)]),
    ...(reader === undefined || !isOnMap(reader) || reader.at === space || kind === 'rock'
      ? []
      : [say.away(distanceOf(content, reader.at, space))]),
  ].join(', ');
}

/** How whoever reads would fare against a hidden enemy. */
function danger(
  { content, language, here: say }: Words,
  board: Board,
  seat: number | undefined,
  enemy: Board['enemies'][number],
): string[] {
  if (seat === undefined || enemy.kind !== UNDECIDED || heroOf(board, seat).at === NOWHERE) return [];
  return [say.danger(percent(chanceAgainst(board, content, seat, enemy), language))];
}

const isDragonAt = ({ content }: Words, board: Board, space: SpaceId): boolean =>
  board.dragon === GATHERED ? isWithDragon(board, content, space) : content.map.rocks[board.dragon] === space;

/** What a space is besides. */
function marksOf({ content: { map }, here: say }: Words, board: Board, space: SpaceId): string[] {
  return [
    ...(space === map.start ? [say.start] : []),
    ...(space === map.pier ? [say.pier] : []),
    ...(space === map.prison ? [say.prison] : []),
    ...(space === map.caveMouth ? [say.caveMouth] : []),
    ...(map.balloons.includes(space) ? [say.balloon] : []),
    ...(space === board.ferry ? [say.ferry] : []),
  ];
}
