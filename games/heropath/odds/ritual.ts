import type { Seat } from '@hoard/kernel';
import { DRAGON, type Content } from '../content/content.ts';
import { sumOf } from '../rules/dice.ts';
import { aidOf } from '../rules/durations.ts';
import { isOnMap, playerCount } from '../rules/things.ts';
import type { Board, Unit } from '../state/board.ts';
import { clashWith, foeSummands, powerOf, type ClashSide } from './clash.ts';
import { fortunes, spreadOf, type Fortunes } from './throws.ts';

// A Gathering Ritual while it is fought (HP-28.19): everybody's sum against the Dragon's, once for each player.

/** Those who strike together, one after another by seat, and the Dragon as it would be against one of them. */
export interface Gathering {
  readonly heroes: readonly { readonly seat: Seat; readonly side: ClashSide }[];
  readonly foe: ClashSide;
  /** How often the Dragon's sum counts. */
  readonly times: number;
  /** What is taken from all of that. */
  readonly weakened: number;
}

/** HP-28.17: in Co-op nobody fights the Dragon alone. */
export const isRitual = ({ options }: Board, foe: Unit): boolean => foe === DRAGON && options.competition === 'co-op';

/** From what is in sight, as every clash. */
export function gatheringIn(board: Board, content: Content): Gathering {
  const fighting = board.heroes.flatMap(({ seat, battle }) => (battle === null ? [] : [{ seat, aid: aidOf(battle) }]));
  const heroes = fighting.flatMap(({ seat }) =>
    isOnMap(board.heroes[seat]!) ? [{ seat, ...clashWith(board, content, seat, DRAGON) }] : [],
  );
  const calm = fighting.reduce((sum, { aid }) => sum + aid.calm, 0);
  return {
    heroes: heroes.map(({ seat, hero }) => ({ seat, side: hero })),
    foe: { summands: foeSummands(board, content, DRAGON, calm, 0), dice: content.numbers.dragon.dice, thrown: heroes[0]?.foe.thrown ?? [] },
    times: playerCount(board),
    weakened: fighting.reduce((sum, { aid }) => sum + aid.weaken, 0),
  };
}

/** What a side adds up to as far as its dice lie. */
const soFar = ({ summands, thrown }: ClashSide): number => powerOf(summands) + sumOf(thrown);

export const partyPower = ({ heroes }: Gathering): number => heroes.reduce((sum, { side }) => sum + soFar(side), 0);
export const dragonPower = ({ foe, times, weakened }: Gathering): number => soFar(foe) * times - weakened;

/** How many dice of a side are still in the hand. */
const inHand = ({ dice, thrown }: ClashSide): number => (thrown.length === 0 ? dice : 0);

export const partyDice = ({ heroes }: Gathering): number => heroes.reduce((sum, { side }) => sum + inHand(side), 0);

/** HP-28.19, HP-28.20: exact, if nobody plays another card. */
export const ritualOdds = ({ dice }: Content, gathering: Gathering): Fortunes =>
  fortunes(
    partyPower(gathering) - dragonPower(gathering),
    spreadOf(dice.hero, partyDice(gathering)),
    spreadOf(dice.enemy, inHand(gathering.foe), gathering.times),
  );

/** The same where one of those who strike has something else. */
export const withSideOf = (gathering: Gathering, seat: Seat, side: ClashSide): Gathering => ({
  ...gathering,
  heroes: gathering.heroes.map((one) => (one.seat === seat ? { seat, side } : one)),
});
