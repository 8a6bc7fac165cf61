import { holds, open, type Random, type Secrecy, type ViewOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { EQUIPMENT, SKILL, accountedIn, masked, rowsOf, unknown } from '../rules/cards.ts';
import { KEEPS, type Board } from './board.ts';
import { copyBoard } from './copy.ts';
import type { EpicSevenArise } from './types.ts';

// What a seat may know (the table "Hidden information" of the rulebook), and what it can imagine.

/** In place of what somebody else has decided about a redraw. */
const SEALED = -2;

export const secrecyOf = (content: Content): Secrecy<EpicSevenArise> => {
  /** A list of cards that only their owner knows; everybody knows which deck they come from. */
  const owned = (cards: readonly CardId[], viewer: number, { seat }: { readonly seat: number }): CardId[] =>
    seat === viewer ? cards.slice() : masked(content, cards);
  return {
    board: {
      mode: open,
      difficulty: open,
      echoing: open,
      chapter: open,
      party: open,
      pair: open,
      round: open,
      rounds: open,
      players: [
        {
          seat: open,
          hand: open,
          deck: open,
          secret: owned,
          area: open,
          stones: open,
          souls: open,
          potions: open,
          contribution: open,
          contributed: open,
          ledger: open,
          extraScore: open,
          gone: open,
        },
      ],
      heroes: [
        {
          id: open,
          owner: open,
          health: open,
          circle: open,
          shields: open,
          extra: open,
          statuses: open,
          fresh: open,
          taunt: open,
          thorns: open,
          equipment: open,
          acted: open,
          deferred: open,
        },
      ],
      order: open,
      at: open,
      tiles: open,
      tokens: open,
      tokenPool: open,
      monsters: [
        {
          unit: open,
          kind: open,
          at: open,
          health: open,
          most: open,
          rows: open,
          card: open,
          called: open,
          statuses: open,
          fresh: open,
          wary: open,
          sunder: open,
          acted: open,
        },
      ],
      enemies: open,
      enemiesUsed: open,
      attacks: open,
      peeked: open,
      skulls: open,
      tileEffects: open,
      story: open,
      completed: open,
      next: open,
      wins: open,
      side: open,
      found: open,
      clean: open,
      slain: open,
      driven: open,
      bossDamage: open,
      gate: open,
      besieged: open,
      potions: open,
      stock: open,
      tops: [
        [
          {
            card: (card, viewer, { seenBy }) => (holds(seenBy, viewer) ? card : masked(content, [card])[0]!),
            // Who put it there, everybody saw.
            seenBy: open,
          },
        ],
      ],
      bottoms: open,
      echoes: open,
      discards: open,
      removed: open,
      look: { seat: open, deck: open, cards: owned },
      votes: open,
      choice: open,
      redraws: (redraws, viewer) => redraws.map((chosen, seat) => (chosen >= 0 && seat !== viewer ? SEALED : chosen)),
      battle: {
        at: open,
        round: open,
        token: open,
        bystander: open,
        bystanderAt: open,
        dread: open,
        bossHealth: open,
        poorest: open,
        bounty: open,
        deaths: open,
        lost: open,
        kills: open,
        bled: open,
        drewFirst: open,
        fallen: open,
        burns: open,
        duals: open,
        skills: open,
        reds: open,
        blues: open,
        potions: open,
        hurters: open,
        killers: open,
        fled: open,
      },
      turn: { hero: open, skills: open, edge: open, souls: open, echoes: open, used: open },
      ending: open,
      bonuses: open,
      kept: [{ seat: open, deck: open, secret: owned }],
      keptRemoved: open,
      attempts: open,
      sheet: [{ chapter: open, difficulty: open, attempts: open, scores: open, champions: open }],
    },
    frames: {
      chapter: { at: open, bonus: open, changed: open },
      setUp: { at: open, next: open, turns: open },
      redraw: { at: open, seat: open },
      round: { at: open },
      reveal: { at: open },
      complete: { at: open },
      setting: { at: open, row: open },
      placing: { at: open, effect: open },
      spawn: { at: open, position: open },
      turnUp: { at: open, positions: open },
      merchant: { at: open, place: open, passed: open, item: open, count: open },
      drink: { at: open, seat: open, left: open },
      pick: { at: open, seat: open, deck: open, rule: open, left: open, instead: open },
      colour: { at: open, seat: open, left: open, source: open, rule: open },
      forfeit: { at: open, seat: open, source: open, rule: open },
      discard: { at: open, seat: open, rule: open },
      together: { at: open, asks: open, seats: open, count: open, source: open, rule: open },
      receive: { at: open, deck: open, seats: open, place: open, rule: open, instead: open },
      draw: { at: open, seat: open, left: open, cards: open, rule: open },
      echo: { at: open, seat: open, card: open },
      circles: { at: open, place: open, hero: open },
      rank: { at: open, ranked: open, rule: open },
      poll: { at: open, about: open, options: open, refused: open },
      ballot: { at: open, seat: open, about: open, options: open, mayConcede: open },
      concede: { at: open, seat: open },
      battle: { at: open, position: open },
      heroTurn: { at: open, hero: open, seat: open },
      skill: {
        at: open,
        hero: open,
        seat: open,
        skill: open,
        foe: open,
        laid: open,
        loan: open,
        lender: open,
        spent: open,
        burned: open,
      },
      artifact: { at: open, hero: open, seat: open, card: open, foe: open },
      effects: {
        at: open,
        seat: open,
        rule: open,
        source: open,
        queue: open,
        hero: open,
        unit: open,
        foe: open,
        skill: open,
        ally: open,
        target: open,
        boost: open,
        pierce: open,
        edge: open,
        damaged: open,
        killed: open,
        later: open,
        left: open,
        drained: open,
        discarded: open,
      },
      monsterTurn: { at: open, unit: open, left: open, dice: open, used: open },
      revival: { at: open, dead: open },
      draft: { at: open, drafters: open, place: open },
    },
  };
};

/** Every list of the board in which cards may be unknown. */
function* lists(board: Board): Generator<CardId[]> {
  for (const { secret } of board.players) yield secret;
  if (board.look !== null) yield board.look.cards;
}

/** Cards of a deck that lie in none of these places, in a random order. */
function shuffledRest(content: Content, deck: number, accounted: readonly number[], random: Random): CardId[] {
  const rest: CardId[] = [];
  const [first, end] = rowsOf(content, deck);
  for (let card = first; card < end; card++)
    for (let left = content.cards[card]!.count - accounted[card]!; left > 0; left--) rest.push(card);
  return random.shuffle(rest);
}

/** What was not seen may be any card that is nowhere in sight; what is sealed may be anything. */
export function imagineBoard({ sight }: ViewOf<EpicSevenArise>, content: Content, random: Random): Board {
  const board = copyBoard(sight);
  const accounted = accountedIn(board, content);
  for (let deck = SKILL; deck <= EQUIPMENT; deck++) {
    const hidden = unknown(deck);
    const rest = shuffledRest(content, deck, accounted, random);
    for (const cards of lists(board)) fill(cards, hidden, rest);
    for (const top of board.tops[deck]!) if (top.card === hidden) top.card = rest.pop()!;
  }
  if (board.kept.length > 0) imagineKept(board, content, random);
  for (const cards of [...lists(board), ...board.kept.map(({ secret }) => secret)]) cards.sort((one, other) => one - other);
  board.redraws.forEach((chosen, seat) => {
    if (chosen !== SEALED) return;
    const payable = board.players[seat]!.stones.flatMap((count, row) => (count >= content.numbers.cards.redraw ? [row] : []));
    board.redraws[seat] = random.pick([KEEPS, ...payable]);
  });
  return board;
}

/** What is put back where a chapter of a campaign is tried again. */
function imagineKept(board: Board, content: Content, random: Random): void {
  const kept = content.cards.map(() => 0);
  for (const { deck, secret } of board.kept) for (const card of [...deck, ...secret]) if (card >= 0) kept[card]!++;
  for (const card of board.keptRemoved) kept[card]!++;
  for (let deck = SKILL; deck <= EQUIPMENT; deck++) {
    const rest = shuffledRest(content, deck, kept, random);
    for (const { secret } of board.kept) fill(secret, unknown(deck), rest);
  }
}

function fill(cards: CardId[], hidden: CardId, rest: CardId[]): void {
  for (let place = 0; place < cards.length; place++) if (cards[place] === hidden) cards[place] = rest.pop()!;
}
