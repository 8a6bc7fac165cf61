import type { HexId } from '../content/ids.ts';
import { placesByEar, type Place, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { isThere, nextStepOf } from '../rules/10-quests.ts';
import { has, isLit } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { hexName } from './names.ts';

/** Bridges have names, but nobody wants to go there. */
export function isPlace({ hexes }: Content, hex: HexId): boolean {
  const { name, terrain } = hexes[hex]!;
  return name !== undefined && terrain !== 'bridge';
}

/** Where the next step of a hero's quest can be taken. */
export function questHexes(content: Content, board: Board, seat: Seat): number[] {
  const hero = board.heroes[seat];
  return hero === undefined || hero.quest < 0 ? [] : content.hexes.flatMap((_, hex) => (isQuestAt(content, hero, hex) ? [hex] : []));
}

/** Where the quest goes on. */
export function isQuestAt(content: Content, hero: Hero, hex: HexId): boolean {
  const step = nextStepOf(content, hero);
  return step !== null && isThere(content, { ...hero, at: hex }, step);
}

/** A hex in words: what it is, what it offers, and who stands there, the most important first. */
function describe(words: Words, board: Board, hex: HexId, voices: Voices): string {
  const { content, here: say, terrain: lands, mounts, resources } = words;
  const { terrain, landmark } = content.hexes[hex]!;
  const ally = content.allyAt[hex]!;
  const kind = content.soldAt[hex]!;
  const city = content.cityAt[hex]!;
  const owner = board.heroes.findIndex((hero) => hero.city === city);
  const site = content.storySiteAt[hex]!;
  return [
    ...board.heroes.flatMap((hero, seat) => (hero.at === hex && !hero.gone ? [say.hero(voices.nameOf(seat), mounts[hero.mount])] : [])),
    landmark ? say.landmark : lands[terrain],
    ...(kind >= 0 ? [say.sells(resources[kind]!, board.pool[kind]!)] : []),
    ...(ally >= 0 ? [say.ally(content.allies[ally]!.name, board.allies[ally]!)] : []),
    ...(city >= 0 ? [owner < 0 ? say.nobodys : say.home(owner, voices)] : []),
    ...(hex === content.market ? [say.horse] : []),
    ...(hex === content.lair ? [say.dragon] : []),
    ...(terrain === 'campfire' ? [isLit(board, content, hex) ? say.lit : say.cold] : []),
    ...(content.isWild[hex] && !isLit(board, content, hex) ? [say.bandits] : []),
    ...(site >= 0 && has(board.sites, site) ? [say.story] : []),
    ...board.heroes.flatMap((hero, seat) => (isQuestAt(content, hero, hex) ? [say.quest(seat, voices)] : [])),
  ].join(', ');
}

/** The map as a graph to be walked by ear. */
export const placesOf = (words: Words, { sight }: ViewOf<SevenMoons>, voices: Voices): Place[] =>
  placesByEar(words.content.hexes, 'pointy', words.language, (hex) => ({
    name: hexName(words, hex),
    describe: () => describe(words, sight, hex, voices),
  }));
