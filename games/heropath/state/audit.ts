import { type StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { accountedIn, mayLieHidden } from '../rules/cards.ts';
import { poolNumber, tokensIn } from '../rules/pools.ts';
import { NONE, NOWHERE, UNDECIDED, type Board, type Hero } from './board.ts';
import type { Heropath } from './types.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const areDifferent = (rows: readonly number[]): boolean => new Set(rows).size === rows.length;
const areSorted = (rows: readonly number[]): boolean => rows.every((row, place) => place === 0 || rows[place - 1]! <= row);

/** Throws where a component is lost or doubled, or where the board breaks an invariant of the rules (HP-1.9). */
export function audit({ board, lanes }: StateOf<Heropath>, content: Content): void {
  auditCards(board, content);
  auditEnemies(board, content);
  // HP-13.12: who has to make way for the Dragon is looked at first.
  const isClearing = lanes.some(({ stack }) => stack.some((frame) => frame.k === 'rounds' && frame.at === 'clear'));
  auditMap(board, content, isClearing);
  for (const hero of board.heroes) auditHero(hero, content);
}

/** Each card is in one place: what is nowhere in sight of the rules is in its deck. */
function auditCards(board: Board, content: Content): void {
  accountedIn(board, content).forEach((count, card) => {
    const { id, count: all } = content.cards[card]!;
    demand(count <= all, `${count} of ${id} instead of ${all}`);
  });
  board.display.forEach((cards, deck) => {
    demand(cards.length === content.numbers.display.squares + 1, `Deck ${deck} shows ${cards.length} cards`);
    for (const card of cards)
      demand(card === NONE || content.cards[card]!.deck === deck, `${content.cards[card]?.id} is on display with deck ${deck}`);
  });
}

/** Each token is in one place: on the map, in a pool, on the Scale or beside it, or the marker. */
function auditEnemies({ enemies, pools, poolStarts, stock, scale }: Board, content: Content): void {
  const counts = content.enemies.map(() => 0);
  for (const pool of [...pools, ...scale.dead]) pool.forEach((count, kind) => (counts[kind]! += count));
  if (scale.marker !== NONE) counts[scale.marker]!++;
  for (const { kind } of enemies) if (kind !== UNDECIDED) counts[kind]!++;
  content.enemies.forEach(({ id, tokens }, kind) =>
    demand(counts[kind] === tokens, `${counts[kind]} tokens of ${id} instead of ${tokens}`),
  );
  demand(areDifferent(enemies.map(({ unit }) => unit)), 'Two enemies have the same number');
  pools.forEach((pool, row) => {
    const undecided = enemies.filter((enemy) => poolNumber(poolStarts, enemy.unit) === row && enemy.kind === UNDECIDED).length;
    const left = row === pools.length - 1 ? stock : 0;
    demand(
      pool.every((count) => count >= 0),
      `Pool ${row} has ${pool.join()}`,
    );
    demand(tokensIn(pool) === undecided + left, `Pool ${row} has ${tokensIn(pool)} tokens for ${undecided} enemies and ${left} in stock`);
  });
  for (const { unit, kind, seenBy } of enemies)
    demand((kind === UNDECIDED) === (seenBy === 0), `Enemy ${unit} is decided without having been seen, or the other way round`);
}

function auditMap(board: Board, content: Content, isClearing: boolean): void {
  const { map, numbers } = content;
  const standing = board.sites.filter((site) => site !== NONE);
  demand(areDifferent(standing), 'A Place-Site stands in two spaces');
  board.sites.forEach((site, space) =>
    demand(site === NONE || map.spaces[space]!.kind === 'settlement', `A Place-Site on ${map.spaces[space]!.id} (HP-7.7)`),
  );
  const room: number[] = map.spaces.map(() => 0);
  for (const { at } of board.enemies) {
    demand(map.spaces[at]!.kind !== 'rock', 'An enemy on a Dragon Rock (HP-12.4)');
    demand(++room[at]! <= numbers.space.enemies, `More than ${numbers.space.enemies} enemies on ${map.spaces[at]!.id} (HP-12.5)`);
  }
  demand(board.gathered === 0 || isClearing || room[map.start] === 0, "An enemy in the Dragon's space (HP-12.4)");
  demand(
    board.piles.length <= numbers.piles && areDifferent(board.piles.map(({ number }) => number)),
    'Tracking tokens are doubled (HP-9.6)',
  );
  demand(areDifferent(board.piles.map(({ at }) => at)), 'Two piles in one space (HP-9.6)');
  for (const { cards } of board.piles) demand(cards.length > 0, 'A pile without cards (HP-9.8)');
  for (const lying of [...board.lyingGold, ...board.lyingFood]) demand(lying >= 0, 'Less than nothing lies in a space (HP-9.7)');
}

function auditHero(hero: Hero, content: Content): void {
  const { numbers, map } = content;
  const who = `Seat ${hero.seat}`;
  demand(
    hero.gems.every((count) => count >= 0 && count <= numbers.gems),
    `${who} has gems ${hero.gems.join()} (HP-11.2)`,
  );
  demand(hero.gold >= 0 && hero.food >= 0, `${who} has ${hero.gold} GOLD and ${hero.food} FOOD`);
  demand(hero.leeches >= 0 && hero.leeches <= numbers.leeches.most, `${who} has ${hero.leeches} leeches (HP-12.22)`);
  demand(hero.at === NOWHERE || map.spaces[hero.at]!.kind !== 'rock', `${who} is on a Dragon Rock (HP-7.8)`);
  demand(areSorted(hero.shown) && areSorted(hero.hidden.map(({ card }) => card)), `The cards of seat ${hero.seat} are not in order`);
  for (const { card } of hero.hidden) demand(mayLieHidden(content, card), `${content.cards[card]!.id} lies face down (HP-11.18)`);
  hero.attached.forEach((card, square) =>
    demand(card === NONE || hero.worn[square] !== NONE, `${who} has a card attached to nothing (HP-11.8)`),
  );
}
