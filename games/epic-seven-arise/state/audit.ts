import type { StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { ATTACK_NUMBERS } from '../content/names.ts';
import { accountedIn, deckOf, EQUIPMENT, poolOf } from '../rules/cards.ts';
import { chapterOf, mostHealthOf, sumOf } from '../rules/things.ts';
import { FACE_DOWN, NO_TOKEN, type Board } from './board.ts';
import { DECKS } from './choices.ts';
import type { EpicSevenArise } from './types.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const areDifferent = (rows: readonly number[]): boolean => new Set(rows).size === rows.length;

/** Throws where a component is lost or doubled, or where the board breaks an invariant of the rules (EA-1.14). */
export function audit({ board }: StateOf<EpicSevenArise>, content: Content): void {
  auditCards(board, content);
  auditMap(board, content);
  auditHeroes(board, content);
  const potions = board.players.reduce((sum, player) => sum + player.potions, board.potions);
  demand(potions === content.numbers.potions, `${potions} Health Potions instead of ${content.numbers.potions}`);
  const numbers = [...board.attacks, ...board.peeked];
  const drawn = ATTACK_NUMBERS - content.numbers.attacks.aside;
  demand(
    areDifferent(numbers) && numbers.every((number) => number >= 1 && number <= ATTACK_NUMBERS),
    `Enemy Attack cards ${numbers.join()}`,
  );
  demand(board.attacks.length <= drawn, `${board.attacks.length} Enemy Attack cards were drawn, of ${drawn}`);
  demand(board.skulls >= 0, `${board.skulls} Skulls`);
  board.players.forEach((player, seat) => {
    const counts = [...player.stones, player.souls, player.potions];
    demand(
      counts.every((count) => count >= 0 && Number.isInteger(count)),
      `Seat ${seat} has a negative or broken count: ${counts.join()}`,
    );
    demand(player.souls <= content.numbers.souls.most, `Seat ${seat} has ${player.souls} Souls`);
    demand(
      sumOf(player.ledger) === sumOf(player.stones),
      `The ledger of seat ${seat} says ${sumOf(player.ledger)} Skystones, not ${sumOf(player.stones)}`,
    );
  });
  demand(areDifferent(board.order) && board.order.length === board.players.length, `Friendship order ${board.order.join()}`);
}

/** Each card is in one place: what is not in sight of the rules is in the Merchant's decks, and those are as large as they should be. */
function auditCards(board: Board, content: Content): void {
  accountedIn(board, content).forEach((count, card) => {
    const { id, count: all } = content.cards[card]!;
    demand(count <= all, `${count} of ${id} instead of ${all}`);
    demand(count === 0 || board.mode === 'campaign' || deckOf(content, card) !== EQUIPMENT, `${id} in a single chapter (EA-23.16)`);
  });
  DECKS.forEach((name, deck) => {
    const pool = deck === EQUIPMENT && board.mode === 'chapter' ? 0 : poolOf(board, content, deck).length;
    demand(pool === board.stock[deck], `${pool} cards in the ${name} deck instead of ${board.stock[deck]}`);
  });
  for (const { deck, secret } of board.players)
    for (const cards of [deck, secret])
      demand(
        cards.every((card, place) => place === 0 || cards[place - 1]! <= card),
        'A deck is not sorted',
      );
}

function auditMap(board: Board, content: Content): void {
  const { positions, tokens, enemies } = chapterOf(board, content);
  const laid = board.tiles.filter((tile) => tile >= 0);
  demand(areDifferent(laid) && board.tiles.length === positions.length, `Tiles ${board.tiles.join()}`);
  const faceUp = board.tokens.filter((token) => token >= 0);
  demand(areDifferent([...faceUp, ...board.tokenPool]), 'An Encounter token is in two places');
  demand(
    [...faceUp, ...board.tokenPool].every((token) => tokens.includes(token)),
    'An Encounter token of another chapter',
  );
  const faceDown = board.tokens.filter((token) => token === FACE_DOWN).length;
  demand(faceDown === board.tokenPool.length, `${faceDown} face-down tokens, ${board.tokenPool.length} in the pool`);
  demand(
    board.tokens.every((token) => token >= FACE_DOWN && token !== undefined),
    `Tokens ${board.tokens.join()} (${NO_TOKEN} is none)`,
  );
  const beside = [...new Set(board.monsters.flatMap(({ card }) => (card < 0 ? [] : [card])))];
  const cards = [...board.enemies, ...board.enemiesUsed, ...beside];
  demand(areDifferent(cards) && cards.length === enemies.length, `Enemy cards ${cards.join()} instead of ${enemies.join()}`);
  demand(areDifferent(board.monsters.map(({ unit }) => unit)), 'Two monsters have the same number');
  for (const { kind, health, most, at } of board.monsters) {
    const { id } = content.monsters[kind]!;
    demand(health <= most && health >= 0, `${id} has ${health} of ${most} health`);
    demand(at !== board.at, `${id} stands on the heroes' tile (EA-7.24)`);
  }
}

function auditHeroes(board: Board, content: Content): void {
  const circles = board.heroes.flatMap(({ circle }) => (circle < 0 ? [] : [circle]));
  demand(areDifferent(circles), `Heroes stand on circles ${circles.join()}`);
  demand(
    board.heroes.every(({ id }, place) => place === 0 || board.heroes[place - 1]!.id < id),
    'Heroes are not in the order of their cards',
  );
  for (const hero of board.heroes) {
    const { name, health: most } = content.heroes[hero.id]!;
    demand(hero.health >= 0 && hero.health <= most, `${name} has ${hero.health} of ${mostHealthOf(content, hero)} health`);
    demand(hero.health > 0 || (hero.shields === 0 && hero.extra === 0 && hero.statuses === 0), `${name} is dead and not bare (EA-15.7)`);
  }
}
