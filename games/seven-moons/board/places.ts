import type { Seat, ViewOf } from '@hoard/kernel';
import { placesByEar, type Language, type Place } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { isThere, nextStepOf } from '../rules/10-quests.ts';
import { has, isLit } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { allyName, cityName, hexName, kindName } from './names.ts';
import { wordsIn } from './words.ts';

/** Bridges have names, but nobody wants to go there. */
export function isPlace(hex: number): boolean {
  const { name, terrain } = content.hexes[hex]!;
  return name !== undefined && terrain !== 'bridge';
}

/** Where the next step of a hero's quest can be taken. */
export function questHexes(board: Board, seat: Seat): number[] {
  const hero = board.heroes[seat];
  return hero === undefined || hero.quest < 0 ? [] : content.hexes.flatMap((_, hex) => (isQuestAt(hero, hex) ? [hex] : []));
}

function isQuestAt(hero: Hero, hex: number): boolean {
  const step = nextStepOf(content, hero);
  return step !== null && isThere(content, { ...hero, at: hex }, step);
}

/** A hex in words: what it is, what it offers, and who stands there, the most important first. */
export function describe(board: Board, hex: number, language: Language, nameOf: (seat: Seat) => string): string {
  const say = wordsIn(language);
  const { terrain, landmark } = content.hexes[hex]!;
  const ally = content.allyAt[hex]!;
  const kind = content.soldAt[hex]!;
  const city = content.cityAt[hex]!;
  const owner = board.heroes.findIndex((hero) => hero.city === city);
  const site = content.storySiteAt[hex]!;
  return [
    ...board.heroes.flatMap((hero, seat) => (hero.at === hex && !hero.gone ? [say.here.hero(nameOf(seat), say.mounts[hero.mount])] : [])),
    landmark ? say.here.landmark : say.terrain[terrain],
    ...(kind >= 0 ? [say.here.sells(kindName(kind, language), board.pool[kind]!)] : []),
    ...(ally >= 0 ? [say.here.ally(allyName(ally, language), board.allies[ally]!)] : []),
    ...(city >= 0 ? [owner < 0 ? say.here.nobodys : say.here.home(nameOf(owner))] : []),
    ...(hex === content.market ? [say.here.horse] : []),
    ...(hex === content.lair ? [say.here.dragon] : []),
    ...(terrain === 'campfire' ? [isLit(board, content, hex) ? say.here.lit : say.here.cold] : []),
    ...(content.isWild[hex] && !isLit(board, content, hex) ? [say.here.bandits] : []),
    ...(site >= 0 && has(board.sites, site) ? [say.here.story] : []),
    ...board.heroes.flatMap((hero, seat) => (isQuestAt(hero, hex) ? [say.here.quest(nameOf(seat))] : [])),
  ].join(', ');
}

/** The map as a graph to be walked by ear. */
export const places = ({ sight }: ViewOf<SevenMoons>, language: Language): Place[] =>
  placesByEar(content.hexes, 'pointy', language, (hex) => ({
    name: hexName(hex, language),
    describe: () => describe(sight, hex, language, (seat) => cityName(sight, seat, language)),
  }));
