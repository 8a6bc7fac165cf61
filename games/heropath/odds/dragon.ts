import type { Seat } from '@hoard/kernel';
import { DRAGON, type Content } from '../content/content.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foePower, heroDice } from '../rules/18-fight.ts';
import { distanceOf, heroOf, isBattlefield, isOnMap, playerCount, standOf } from '../rules/things.ts';
import { GATHERED, type Board, type Hero } from '../state/board.ts';
import { heroSummands, powerOf } from './clash.ts';
import { chanceIn, fortunes, spreadOf } from './throws.ts';

// Am I strong enough yet, or will waiting make it worse?

export interface DragonOdds {
  /** Before the dice: his power, in Co-op that of all who stand; and the Dragon's, times as many as they are (HP-28.19). */
  readonly power: number;
  readonly foe: number;
  /** Gems that the fire burns on the way to it: none where he stands in it already (HP-21.23). */
  readonly fire: number;
  /** By level of the Scale: the chance of a challenge that is reached through that fire; that of today, and one level later. */
  readonly byLevel: readonly number[];
  readonly now: number;
  readonly later: number;
  /** Solo: turns until evil has won, this one included (HP-29.9); -1 elsewhere. */
  readonly turnsLeft: number;
}

/** Whom a challenge is made with: alone, or all who stand (HP-28.18). */
const challengers = (board: Board, seat: Seat): readonly Hero[] =>
  board.options.competition === 'co-op' ? board.heroes.filter(isOnMap) : [heroOf(board, seat)];

/** From what is in sight: of others, what lies face down counts for nothing. Exact, if nobody plays a card. */
export function dragonOdds(board: Board, content: Content, seat: Seat): DragonOdds {
  const heroes = challengers(board, seat);
  const times = board.options.competition === 'co-op' ? playerCount(board) : 1;
  const power = heroes.reduce((sum, hero) => sum + powerOf(heroSummands(content, hero, DRAGON)), 0);
  const base = evilForceBase(board);
  const { dice, numbers } = content;
  const own = spreadOf(
    dice.hero,
    heroes.reduce((sum, hero) => sum + heroDice({ ...hero, battle: null }), 0),
  );
  const against = spreadOf(dice.enemy, numbers.dragon.dice, times);
  const { at } = heroOf(board, seat);
  const isThere = board.dragon === GATHERED || (isOnMap(heroOf(board, seat)) && isBattlefield(board, content, at));
  const fire = isThere ? 0 : numbers.losses.active;
  const dragon = foePower(board, content, DRAGON);
  const byLevel = Array.from({ length: numbers.scale.levels + 1 }, (_, level) =>
    heroes.length === 0 ? 0 : chanceIn(fortunes(power - fire - times * (dragon + level), own, against)),
  );
  return {
    power,
    foe: times * (dragon + base),
    fire,
    byLevel,
    now: byLevel[base]!,
    later: byLevel[Math.min(numbers.scale.levels, base + 1)]!,
    turnsLeft: board.options.competition === 'solo' ? numbers.scale.levels - base : -1,
  };
}

export interface Threat {
  /** In how many of his own turns he could stand in the fire and strike, the next one being 1. */
  readonly turns: number;
  readonly chance: number;
}

/** How near somebody is to a challenge, by what everybody sees: paces, gems, and cards that lie open. Nobody strikes alone in Co-op. */
export function threatOf(board: Board, content: Content, seat: Seat): Threat {
  const hero = heroOf(board, seat);
  const fields = board.dragon === GATHERED ? [content.map.start] : content.map.flares[board.dragon]!;
  const paces = Math.min(...fields.map((space) => distanceOf(content, standOf(hero, content), space)));
  const { actions, paces: walking } = content.numbers;
  const perTurn = board.options.competition === 'solo' ? actions.solo : actions.turn;
  const travels = Math.ceil(paces / Math.max(walking.least, walking.travel - hero.leeches * content.numbers.leeches.paces));
  return { turns: Math.ceil((travels + 1) / perTurn), chance: dragonOdds(board, content, seat).now };
}
