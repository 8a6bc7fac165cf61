import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { SKYSTONES } from '../content/names.ts';
import { FACE_DOWN, NO_TOKEN, type Board, type Player } from '../state/board.ts';
import { DECKS, SOURCES } from '../state/choices.ts';
import type { Options } from '../state/options.ts';
import { EQUIPMENT, insert, poolOf, rowsOf } from './cards.ts';

// Chapter 3: what lies on the table before chance has its say.

const newPlayer = (seat: Seat): Player => ({
  seat,
  hand: [],
  deck: [],
  secret: [],
  area: [],
  stones: SKYSTONES.map(() => 0),
  souls: 0,
  potions: 0,
  contribution: 0,
  contributed: 0,
  ledger: SOURCES.map(() => 0),
  extraScore: 0,
  gone: false,
});

/** What the Setting says of a chapter, before chance has its say (EA-3.1 to EA-3.8, EA-3.21). */
type Laid = Omit<
  Board,
  | 'mode'
  | 'difficulty'
  | 'echoing'
  | 'party'
  | 'pair'
  | 'players'
  | 'heroes'
  | 'order'
  | 'stock'
  | 'tops'
  | 'removed'
  | 'kept'
  | 'keptRemoved'
  | 'attempts'
  | 'sheet'
>;

function laidOut(chapter: number, seats: number, content: Content): Laid {
  const { positions, groups, tokens, enemies, story, rules, start } = content.chapters[chapter]!;
  return {
    chapter,
    round: 1,
    rounds: 0,
    at: start,
    tiles: positions.map(({ tile }) => tile),
    tokens: positions.map((_, position) => (groups.some((group) => group.positions.includes(position)) ? FACE_DOWN : NO_TOKEN)),
    tokenPool: tokens.slice(),
    monsters: [],
    enemies: enemies.slice(),
    enemiesUsed: [],
    attacks: [],
    peeked: [],
    skulls: 0,
    tileEffects: [],
    story: story[0]!,
    completed: false,
    next: -1,
    wins: 0,
    side: -1,
    found: [],
    clean: [],
    slain: [],
    driven: [],
    bossDamage: 0,
    gate: rules.find((rule) => rule.rule === 'gate')?.n ?? -1,
    besieged: 0,
    potions: content.numbers.potions,
    bottoms: [],
    echoes: [],
    discards: [],
    look: null,
    votes: Array.from({ length: seats }, () => 0),
    choice: -1,
    redraws: Array.from({ length: seats }, () => -1),
    battle: null,
    turn: null,
    ending: '',
    bonuses: 0,
  };
}

/** EA-3.3: all cards of a deck are in stock. */
const allOf = (content: Content, deck: number): number => {
  const [first, end] = rowsOf(content, deck);
  return content.cards.slice(first, end).reduce((sum, { count }) => sum + count, 0);
};

export function layOut(options: Options, seats: number, content: Content): Board {
  const isCampaign = options.mode === 'campaign';
  return {
    ...laidOut(options.chapter - 1, seats, content),
    mode: options.mode,
    difficulty: options.difficulty,
    echoing: options.echoes,
    party: options.heroes,
    pair: options.pair ?? -1,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat)),
    heroes: [],
    order: Array.from({ length: seats }, (_, seat) => seat),
    // EA-12.9, EA-23.16: Equipment is for campaigns.
    stock: DECKS.map((_, deck) => (deck === EQUIPMENT && !isCampaign ? 0 : allOf(content, deck))),
    tops: DECKS.map(() => []),
    removed: [],
    kept: [],
    keptRemoved: [],
    attempts: 1,
    sheet: [],
  };
}

/** EA-23.3, EA-23.5, EA-23.6: the same players and heroes before a chapter: what they own stays, the rest is set up anew. */
export function layOutAgain(board: Board, chapter: number, content: Content): void {
  Object.assign(board, laidOut(chapter, board.players.length, content));
  for (const player of board.players) {
    for (const card of [...player.hand, ...player.area]) insert(player.deck, card);
    Object.assign(player, { ...newPlayer(player.seat), deck: player.deck, secret: player.secret, gone: player.gone });
  }
  for (const hero of board.heroes) Object.assign(hero, { circle: -1, equipment: [] });
  board.tops = DECKS.map(() => []);
  restock(board, content);
}

/** EA-23.6: the decks are what nobody owns. */
export function restock(board: Board, content: Content): void {
  board.stock = DECKS.map((_, deck) => poolOf(board, content, deck).length);
}
