import { argumentOf, drawFrom, fairDie, only, type Flow, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { TileId } from '../content/ids.ts';
import { SKYSTONES } from '../content/names.ts';
import { KEEPS, type Board } from '../state/board.ts';
import type { RedrawFrame, SetUpFrame } from '../state/frames.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { openMerchant } from './05-merchant.ts';
import { SKILL, drawCards, insert, masked, poolOf } from './cards.ts';
import { circles, rank, redraw, turnUp } from './frames.ts';
import { placeMonster } from './monsters.ts';
import { changeStones, oneColour } from './purse.ts';
import { chapterOf, pairOf, playerOf } from './things.ts';

// Chapters 2 and 3: players, party and set-up.

const tileFrom = drawFrom('ea.tile');
const pairFrom = drawFrom('ea.pair');
const turnFrom = drawFrom('ea.choosing-order');
const dealtFrom = drawFrom('ea.deal');
const echoFrom = drawFrom('ea.echo');
const STONE = fairDie('ea.skystone', SKYSTONES.length);

/** Tiles of the pool that lie nowhere yet. */
const freeTiles = (board: Board, content: Content): TileId[] =>
  chapterOf(board, content).pool.filter((tile) => !board.tiles.includes(tile));

/** EA-2.3 to EA-2.6: how many heroes each has. */
const heroesOfEach = (board: Board): number[] =>
  board.players.map(({ seat }) => Math.floor(board.party / board.players.length) + (seat === board.pair ? 1 : 0));

const hasPair = (board: Board): boolean => board.party % board.players.length === 1 && board.players.length > 1;

/** EA-2.7: in that order; who has another chooses it in reverse order. */
function choosingOrder(first: readonly Seat[], counts: readonly number[]): Seat[] {
  const turns: Seat[] = [];
  for (let pass = 0; pass < Math.max(...counts); pass++) {
    const order = pass % 2 === 0 ? first : first.toReversed();
    turns.push(...order.filter((seat) => counts[seat]! > pass));
  }
  return turns;
}

/** EA-3.16: one of the Skill Point cards that lie in the Merchant's deck. */
function dealTo(board: Board, seat: Seat, outcome: number, content: Content): void {
  insert(playerOf(board, seat).secret, poolOf(board, content, SKILL)[outcome]!);
  board.stock[SKILL]!--;
}

function tellDealt(board: Board, seat: Seat, rule: string, flow: Flow<EpicSevenArise>): void {
  const { secret } = playerOf(board, seat);
  if (flow.heard)
    flow.whisper(
      only(seat),
      { t: 'dealt', rule, seat, cards: secret.slice() },
      { t: 'dealt', rule, seat, cards: masked(flow.content, secret) },
    );
}

/** EA-2.14: between two, whoever has one hero against two begins with more: so many of each colour. */
function payLone(board: Board, flow: Flow<EpicSevenArise>): void {
  const pair = pairOf(board);
  if (pair === null || board.players.length !== 2) return;
  const stones = SKYSTONES.map(() => flow.content.numbers.skystones.lone);
  changeStones(board, 1 - pair, stones, 'start', 'EA-2.14', flow);
}

/** Those who pay to be dealt ten new cards, in friendship order. */
const redrawing = (board: Board): Seat[] => board.order.filter((seat) => board.redraws[seat]! < KEEPS);

/** EA-23.6: only the first chapter deals. */
const deals = (board: Board): boolean => board.players.every((player) => player.deck.length + player.secret.length === 0);

export const setUps = {
  tile: {
    kind: 'draw',
    rules: ['EA-3.7'],
    die: (board, _, { content }) => tileFrom(freeTiles(board, content).length),
    drawn(board, frame, outcome, flow) {
      board.tiles[board.tiles.indexOf(-1)] = freeTiles(board, flow.content)[outcome]!;
      if (!board.tiles.includes(-1)) frame.at = 'laid';
    },
  },
  laid: {
    kind: 'deed',
    rules: ['EA-3.8', 'EA-3.9', 'EA-2.4'],
    run(board, frame, flow) {
      flow.tell({ t: 'map', rule: 'EA-3.7', tiles: board.tiles.slice() });
      const { positions, groups } = chapterOf(board, flow.content);
      frame.at = board.heroes.length > 0 ? 'rank' : hasPair(board) && board.pair < 0 ? 'pair' : 'turns';
      positions.forEach(({ monster }, position) => {
        if (monster >= 0) placeMonster(board, monster, position, 'EA-3.9', flow);
      });
      flow.tell({ t: 'story', rule: 'EA-3.6', story: board.story });
      const faceUp = groups.flatMap((group) => (group.faceUp ? group.positions : []));
      if (faceUp.length > 0) flow.push(turnUp(faceUp));
    },
  },
  pair: {
    kind: 'draw',
    rules: ['EA-2.4', 'EA-2.5'],
    die: (board) => pairFrom(board.players.length),
    drawn(board, frame, outcome) {
      board.pair = outcome;
      frame.at = 'turns';
    },
  },
  turns: {
    kind: 'draw',
    rules: ['EA-2.7'],
    die: (board, { turns }) => turnFrom(board.players.length - turns.length),
    drawn(board, frame, outcome, flow) {
      frame.turns.push(board.players.map(({ seat }) => seat).filter((seat) => !frame.turns.includes(seat))[outcome]!);
      if (frame.turns.length < board.players.length) return;
      if (board.pair >= 0) flow.tell({ t: 'pair', rule: 'EA-2.4', seat: board.pair });
      frame.turns = choosingOrder(frame.turns, heroesOfEach(board));
      frame.at = 'hero';
      flow.tell({ t: 'choosing', rule: 'EA-2.7', turns: frame.turns.slice() });
    },
  },
  hero: {
    kind: 'decision',
    rules: ['EA-2.7', 'EA-3.10'],
    who: (board, { turns }) => only(turns[board.heroes.length]!),
    offer(board, _frame, _seat, out, { content }) {
      for (let hero = 0; hero < content.heroes.length; hero++) {
        if (board.heroes.some(({ id }) => id === hero)) out.deny(act.hero(hero), 'EA-2.7');
        else out.allow(act.hero(hero));
      }
    },
    choose(board, frame, seat, action, flow) {
      const id = argumentOf(action);
      const place = board.heroes.findIndex((other) => other.id > id);
      board.heroes.splice(place < 0 ? board.heroes.length : place, 0, {
        id,
        owner: seat,
        health: flow.content.heroes[id]!.health,
        circle: -1,
        shields: 0,
        extra: 0,
        statuses: 0,
        fresh: 0,
        taunt: false,
        thorns: 0,
        equipment: [],
        acted: false,
        deferred: false,
      });
      if (board.heroes.length === frame.turns.length) frame.at = 'rank';
      flow.tell({ t: 'hero', rule: 'EA-2.7', seat, hero: id });
    },
  },
  rank: {
    kind: 'deed',
    rules: ['EA-3.12', 'EA-3.13'],
    run(board, frame, flow) {
      frame.next = 0;
      // EA-23.8: in a campaign circles are chosen after shopping.
      frame.at = board.mode === 'campaign' ? 'stones' : 'circles';
      flow.push(rank('EA-3.12'));
    },
  },
  stones: {
    kind: 'draw',
    rules: ['EA-3.15', 'EA-23.5'],
    die: () => STONE,
    drawn(board, frame, outcome, flow) {
      const { start } = flow.content.numbers.skystones;
      const seat = Math.floor(frame.next / start);
      if (++frame.next === start * board.players.length) {
        frame.next = 0;
        frame.at = deals(board) ? 'deal' : 'shop';
      }
      changeStones(board, seat, oneColour(outcome), 'start', 'EA-3.15', flow);
      if (frame.at !== 'stones') payLone(board, flow);
    },
  },
  deal: {
    kind: 'draw',
    rules: ['EA-3.16', 'EA-3.17'],
    die: (board) => dealtFrom(board.stock[SKILL]!),
    drawn(board, frame, outcome, flow) {
      const seat = board.order[frame.next]!;
      dealTo(board, seat, outcome, flow.content);
      if (playerOf(board, seat).secret.length < flow.content.numbers.cards.deck) return;
      if (++frame.next === board.players.length) {
        frame.next = 0;
        frame.at = 'redraw';
      }
      tellDealt(board, seat, 'EA-3.17', flow);
    },
  },
  redraw: {
    kind: 'deed',
    rules: ['EA-3.18'],
    run(board, frame, flow) {
      frame.at = 'returned';
      board.redraws.fill(-1);
      flow.fork(board.players.map(({ seat }) => redraw(seat)));
    },
  },
  returned: {
    kind: 'deed',
    rules: ['EA-3.18', 'EA-3.19'],
    run(board, frame, flow) {
      flow.tell({ t: 'redraws', rule: 'EA-3.18', redraws: board.redraws.slice() });
      for (const seat of redrawing(board)) {
        const player = playerOf(board, seat);
        board.stock[SKILL]! += player.secret.length;
        player.secret = [];
        changeStones(board, seat, oneColour(board.redraws[seat]!, -flow.content.numbers.cards.redraw), 'redraw', 'EA-3.18', flow);
      }
      frame.next = 0;
      frame.at = redrawing(board).length > 0 ? 'redeal' : 'shop';
    },
  },
  redeal: {
    kind: 'draw',
    rules: ['EA-3.18'],
    die: (board) => dealtFrom(board.stock[SKILL]!),
    drawn(board, frame, outcome, flow) {
      const seats = redrawing(board);
      const seat = seats[frame.next]!;
      dealTo(board, seat, outcome, flow.content);
      if (playerOf(board, seat).secret.length < flow.content.numbers.cards.deck) return;
      if (++frame.next === seats.length) frame.at = 'shop';
      tellDealt(board, seat, 'EA-3.18', flow);
    },
  },
  shop: {
    kind: 'deed',
    rules: ['EA-23.7', 'EA-4.6'],
    run(board, frame, flow) {
      frame.next = 0;
      frame.at = board.mode === 'campaign' ? 'circles' : 'hands';
      if (board.mode === 'campaign') openMerchant(flow);
    },
  },
  circles: {
    kind: 'deed',
    rules: ['EA-3.14', 'EA-23.8'],
    run(board, frame, flow) {
      frame.next = 0;
      frame.at = board.mode === 'campaign' ? 'hands' : 'stones';
      flow.push(circles());
    },
  },
  hands: {
    kind: 'deed',
    rules: ['EA-3.20'],
    run(board, frame, flow) {
      const seat = board.order[frame.next++];
      if (seat !== undefined) return drawCards(board, seat, flow.content.numbers.cards.hand, 'EA-3.20', flow);
      frame.at = board.echoing ? 'echoes' : 'begin';
    },
  },
  echoes: {
    kind: 'draw',
    rules: ['EA-2.19'],
    die: (board) => echoFrom(board.stock[SKILL]!),
    drawn(board, frame, outcome, flow) {
      board.echoes.push(poolOf(board, flow.content, SKILL)[outcome]!);
      board.stock[SKILL]!--;
      if (board.echoes.length < flow.content.numbers.echoes.cards) return;
      frame.at = 'begin';
      flow.tell({ t: 'echoes', rule: 'EA-2.19', cards: board.echoes.slice() });
    },
  },
  begin: { kind: 'deed', rules: ['EA-3.21'], run: (_board, _frame, flow) => flow.pop() },
} satisfies Step<SetUpFrame>;

/** EA-3.18: all decide at the same time and in secret. */
export const redraws = {
  choose: {
    kind: 'decision',
    rules: ['EA-3.18', 'EA-3.19'],
    who: (_, { seat }) => only(seat),
    insiders: (_, { seat }) => only(seat),
    offer(board, _, seat, out, { content }) {
      out.allow(act.keepCards());
      playerOf(board, seat).stones.forEach((count, row) => {
        if (count >= content.numbers.cards.redraw) out.allow(act.redraw(row));
        else out.deny(act.redraw(row), 'EA-3.18');
      });
    },
    choose(board, _, seat, action, flow) {
      board.redraws[seat] = action === act.keepCards() ? KEEPS : argumentOf(action);
      flow.pop();
      flow.tell({ t: 'decided', rule: 'EA-3.18', seat });
    },
  },
} satisfies Step<RedrawFrame>;
