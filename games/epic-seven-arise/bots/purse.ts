import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { BLUE, RED, type Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { priceOf } from '../rules/05-merchant.ts';
import { bossIn } from '../rules/fighters.ts';
import { isBoss } from '../rules/monsters.ts';
import type { RevivalFrame } from '../state/battleFrames.ts';
import type { Board, Player } from '../state/board.ts';
import { stonesIn } from '../state/keys.ts';
import { verbOf } from '../state/verbs.ts';
import { worthOfHealing } from './health.ts';
import type { Manner } from './manner.ts';
import { IN_DECK, onceOn, worthBy } from './opinions.ts';
import { promiseOfHand } from './sets.ts';
import { gainOf, worthOfLosing, promiseOf } from './stones.ts';

// What is bought, kept, given up and paid: Skystones are points as well (EA-20.3).

/** A potion before a boss, and before other battles. */
const POTION = { boss: 1.5, other: 0.8 };
/** Each further one of a kind is worth so much of the one before. */
const FURTHER = 0.5;
/** Cards that a deck can take well. */
const ROOM = 13;
const CARD_LATE = 0.5;
/** What a hero is worth who stands up again in a battle without a boss, and the last one in any. */
const STANDS = { other: 1.5, last: 100 };
/** What Equipment does for the rest of the chapter, besides what it does at once. */
const EQUIPMENT = 3;
/** A deck below this is dealt anew. */
const POOR_DECK = 5.2;
const NEVER = Number.NEGATIVE_INFINITY;

/** A large deck seldom shows a new card. */
const roomIn = ({ deck, secret, hand, area }: Player): number => (deck.length + secret.length + hand.length + area.length < ROOM ? 1 : 0.4);

export function treasurer(content: Content) {
  /** What Artifacts and Equipment are worth in a deck, whoever owns them. */
  const worthsOn = onceOn((board) =>
    content.cards.map((card) => worthBy(IN_DECK, board, content, card.does) + (card.kind === 'equipment' ? EQUIPMENT : 0)),
  );
  const after: number[] = [];

  return { rateBuying, ratePaying, rateDrinking, rateKeeping, rateRedraw, rateDiscard, rateRevival };

  function isBossNear(board: Board): boolean {
    return board.monsters.some(({ kind }) => isBoss(content, kind));
  }

  /** What a potion would heal, where it would do most. */
  function bestDrink(board: Board): number {
    let best = 0;
    for (const hero of board.heroes) best = Math.max(best, worthOfHealing(board, content, hero, content.heroes[hero.id]!.health));
    return best;
  }

  function rateBuying(board: Board, seat: Seat, action: Action, manner: Manner): number {
    const player = board.players[seat]!;
    const count = argumentOf(action);
    switch (verbOf(action)) {
      case 'potions': {
        const drunk = Math.max(0, manner.care * bestDrink(board) - manner.potion);
        const stored = manner.potion * (isBossNear(board) ? POTION.boss : POTION.other) * FURTHER ** player.potions;
        let worth = Math.max(drunk, stored);
        for (let more = 1; more < count; more++) worth += stored * FURTHER ** more;
        return worth - costOf(board, player, 0, count, manner);
      }
      case 'skillCard':
        return manner.skillCard * roomIn(player) * lateness(board) - costOf(board, player, 1, 1, manner);
      case 'artifact':
        return manner.artifact * lateness(board) - costOf(board, player, 2, 1, manner);
      default:
        return 0;
    }
  }

  /** A card that is bought late is seldom drawn. */
  function lateness(board: Board): number {
    return isBossNear(board) ? CARD_LATE : 1;
  }

  /** What so many Skystones are worth that miss least. */
  function costOf(board: Board, { stones }: Player, item: number, count: number, manner: Manner): number {
    const price = count * priceOf(board, content, item);
    for (let row = 0; row < stones.length; row++) after[row] = stones[row]!;
    after.length = stones.length;
    for (let paid = 0; paid < price; paid++) {
      let best = -1;
      let least = Infinity;
      for (let row = 0; row < after.length; row++) {
        const loss = after[row] === 0 ? Infinity : -gainOf(content, after, row, -1, manner);
        if (loss < least) [best, least] = [row, loss];
      }
      if (best < 0) return Infinity;
      after[best]!--;
    }
    return manner.thrift * manner.point * (promiseOf(content, stones, manner.hope) - promiseOf(content, after, manner.hope));
  }

  function ratePaying(board: Board, seat: Seat, action: Action, { hope }: Manner): number {
    const { stones } = board.players[seat]!;
    const paid = stonesIn(argumentOf(action));
    for (let row = 0; row < stones.length; row++) after[row] = stones[row]! - paid[row]!;
    after.length = stones.length;
    return promiseOf(content, after, hope);
  }

  /** Whether a potion that was just bought is used at once. */
  function rateDrinking(board: Board, action: Action, manner: Manner): number {
    if (verbOf(action) !== 'potion') return manner.potion * (isBossNear(board) ? POTION.boss : POTION.other);
    const hero = board.heroes.find(({ id }) => id === argumentOf(action))!;
    return manner.care * worthOfHealing(board, content, hero, content.heroes[hero.id]!.health);
  }

  /** Which of three cards fits a deck. */
  function rateKeeping(board: Board, seat: Seat, card: CardId): number {
    if (card >= content.firstArtifact) return worthsOn(board)[card]!;
    const { bits, colour } = content.cards[card]!;
    let alike = 0;
    let beside = 0;
    const { deck, secret, hand, area } = board.players[seat]!;
    for (const cards of [deck, secret, hand, area])
      for (const other of cards) {
        if (other < 0) continue;
        const numbers = content.cards[other]!.bits;
        if ((numbers & bits) !== 0) alike++;
        else if ((numbers & ((bits << 1) | (bits >>> 1))) !== 0) beside++;
      }
    return alike + 0.35 * beside + (colour === RED ? 0.9 : colour === BLUE ? 0.6 : 0);
  }

  /** EA-3.18: a deck with few equal numbers is worth a Skystone less. */
  function rateRedraw(board: Board, seat: Seat, action: Action, manner: Manner): number {
    if (verbOf(action) !== 'redraw') return 0;
    const { secret, stones } = board.players[seat]!;
    return POOR_DECK - qualityOf(secret) + 0.1 * gainOf(content, stones, argumentOf(action), -1, manner);
  }

  /** How often a deck brings pairs and triples, and what its colours bring. */
  function qualityOf(cards: readonly CardId[]): number {
    const counts = [0, 0, 0, 0, 0, 0, 0, 0];
    let quality = 0;
    for (const card of cards) {
      if (card < 0) continue;
      const { numbers, colour } = content.cards[card]!;
      counts[numbers[0]!]!++;
      if (colour === RED) quality += 0.25;
      else if (colour === BLUE) quality += 0.15;
    }
    for (const count of counts) quality += (count * (count - 1)) / 2 + (count * (count - 1) * (count - 2)) / 6;
    return quality;
  }

  /** EA-18.12: the card goes that the hand misses least. */
  function rateDiscard(board: Board, seat: Seat, card: CardId): number {
    const rest = board.players[seat]!.hand.slice();
    rest.splice(rest.indexOf(card), 1);
    const { colour } = content.cards[card]!;
    return promiseOfHand(content, rest) - (colour === RED ? 0.3 : colour === BLUE ? 0.2 : 0);
  }

  /** EA-15.8: whether who has fallen is worth the stones. */
  function rateRevival(board: Board, { dead }: RevivalFrame, seat: Seat, action: Action, manner: Manner): number {
    if (verbOf(action) !== 'revive') return 0;
    const player = board.players[seat]!;
    const living = board.heroes.filter(({ health }) => health > 0).length;
    const fallen = board.heroes[dead[0]!];
    const boss = bossIn(board, content);
    const others = dead.some((place) => board.heroes[place]!.owner !== seat);
    const need = boss === undefined ? STANDS.other : manner.comrade * Math.min(1, boss.health / manner.nearly);
    const stands = living === 0 ? (others ? STANDS.last / 4 : STANDS.last) : need * manner.rally[Math.min(living, 3) - 1]!;
    const worth = fallen === undefined ? NEVER : stands;
    const lost = manner.ransom * manner.point * worthOfLosing(content, player.stones, argumentOf(action), manner);
    return worth - lost - (boss === undefined ? manner.soul * player.souls + manner.potion * player.potions : 0);
  }
}
