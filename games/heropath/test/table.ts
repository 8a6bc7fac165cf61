import { Engine, only, type Game, type Seat } from '@hoard/kernel';
import { Rehearsal, type Scripted } from '@hoard/kernel/rehearsal';
import { ATTRIBUTES, DECKS, type Deck } from '../content/names.ts';
import { heropath } from '../game.ts';
import { squaresOf } from '../rules/11-board.ts';
import { HAND } from '../rules/armament.ts';
import { gainCard, insertHidden, isBarred, isUnknown, poolOf } from '../rules/cards.ts';
import { pouchOf } from '../rules/03-setup.ts';
import { rounds, turn } from '../rules/turnFrames.ts';
import { EVERYBODY, GATHERED, NONE, NOWHERE, UNDECIDED, type Board, type Enemy, type Hero } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { DrawFrame, Frame, RefillFrame } from '../state/frames.ts';
import type { Heropath } from '../state/types.ts';
import type { EnemyGiven, Given, HeroGiven } from './given.ts';
import { isFaceUp } from '../rules/things.ts';
import { poolNumber } from '../rules/pools.ts';

export type * from './given.ts';

export const { content } = heropath;

type Named = readonly { readonly id: string }[];

export const rowOf = (list: Named, id: string): number => {
  const row = list.findIndex((one) => one.id === id);
  if (row < 0) throw new Error(`Nothing is called ${id}`);
  return row;
};

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Cards by their ids. */
export const cards = (ids = ''): number[] => words(ids).map((id) => rowOf(content.cards, id));
export const card = (id: string): number => rowOf(content.cards, id);
export const space = (id: string): number => rowOf(content.map.spaces, id);
export const site = (id: string): number => rowOf(content.sites, id);
export const kind = (id: string): number => rowOf(content.enemies, id);

/** Cards in words; what cannot be seen by its deck. */
export const idsOf = (list: readonly number[]): string =>
  list.map((row) => (row === NONE ? '-' : isUnknown(row) ? DECKS[-2 - row]! : content.cards[row]!.id)).join(' ');

/** Of several kinds told alike, each is of all of them. */
type EventOf<One, E> = One extends { readonly t: infer T } ? (E extends T ? One : never) : never;

/** Heropath on the stage: a position, choices by key, chance by script, and the board in words. */
export class Table extends Rehearsal<Heropath> {
  constructor(given: Given, game: Game<Heropath> = heropath) {
    const heroes = given.heroes ?? Array.from({ length: given.fresh ?? 2 }, () => ({}));
    const options = game.readOptions(given.options ?? {}, heroes.length);
    const state = new Engine(game).start(options, heroes.length);
    super(game, state);
    if (given.fresh !== undefined) return;
    const { board } = state;
    heroes.forEach((hero, seat) => arrangeHero(board, board.heroes[seat]!, hero));
    arrange(board, given);
    board.inTurn = only(given.turn ?? 0);
    given.board?.(board);
    const { stack } = state.lanes[0]!;
    const seat = given.turn ?? 0;
    const going: readonly Frame[] = [
      { ...rounds(), at: 'next', isGathered: board.dragon === GATHERED, place: ((seat - board.first + heroes.length) % heroes.length) + 1 },
      { ...turn(seat, only(seat), board.heroes[seat]!.actions), at: 'act' },
    ];
    stack.splice(0, stack.length, ...(given.stack ?? going));
    this.engine.listen();
    this.engine.resume(state);
  }

  hero(seat: Seat): Hero {
    return this.board.heroes[seat]!;
  }

  /** Where a hero is, by the id of the space; `-` for a fallen one. */
  at(seat: Seat): string {
    const { at } = this.hero(seat);
    return at === NOWHERE ? '-' : content.map.spaces[at]!.id;
  }

  gems(seat: Seat): Record<(typeof ATTRIBUTES)[number], number> {
    const { gems } = this.hero(seat);
    return Object.fromEntries(ATTRIBUTES.map((attribute, row) => [attribute, gems[row]!])) as Record<(typeof ATTRIBUTES)[number], number>;
  }

  worn(seat: Seat): string {
    return idsOf(this.hero(seat).worn);
  }

  shown(seat: Seat): string {
    return idsOf(this.hero(seat).shown);
  }

  hidden(seat: Seat): string {
    return idsOf(this.hero(seat).hidden.map((one) => one.card));
  }

  display(deck: Deck): string {
    return idsOf(this.board.display[DECKS.indexOf(deck)]!);
  }

  get discard(): string {
    return idsOf(this.board.discard);
  }

  /** HP-9.7. */
  lyingAt(id: string): { readonly gold: number; readonly food: number } {
    return { gold: this.board.lyingGold[space(id)]!, food: this.board.lyingFood[space(id)]! };
  }

  /** The enemies of a space: by kind, `?` for a hidden one. */
  enemiesAt(id: string): string[] {
    return this.board.enemies
      .filter(({ at }) => at === space(id))
      .map((enemy) => (isFaceUp(enemy) ? content.enemies[enemy.kind]!.id : '?'));
  }

  unitAt(id: string, place = 0): number {
    return this.board.enemies.filter(({ at }) => at === space(id))[place]!.unit;
  }

  eventsOf<E extends Event['t']>(t: E): EventOf<Event, E>[] {
    return this.events.filter((event): event is Event & EventOf<Event, E> => event.t === t);
  }

  /** The kinds of all events so far, in order. */
  get story(): string[] {
    return this.events.map((event) => event.t);
  }

  /** The frames of the main line, the deepest first: `rounds.next turn.act`. */
  get frames(): string {
    return this.state.lanes[0]?.stack.map(({ k, at }) => `${k}.${at}`).join(' ') ?? '';
  }

  /** The rule by which something is denied to whoever is asked. */
  why(key: string, seat?: Seat): string | undefined {
    if (heropath.keys.parse(key) === null) throw new Error(`No action ${key}`);
    return this.denial(key, seat)?.rule;
  }

  /** Throws where a component is lost. */
  audit(): this {
    this.engine.game.audit(this.state);
    return this;
  }

  /** A die brings this card, enemy, Place-Site or space, by its id. */
  brings(id: string): Scripted {
    return ({ purpose }) => {
      const outcome = this.#bring(purpose).indexOf(id);
      if (outcome < 0) throw new Error(`Die ${purpose} cannot bring ${id}`);
      return outcome;
    };
  }

  /** Draws whatever comes first until somebody is asked; returns how many dice fell. */
  drawOn(): number {
    let count = 0;
    while (this.awaited !== null) {
      this.draw(() => 0);
      count++;
    }
    return count;
  }

  /** What a draw may bring, as ids in the order of its outcomes. */
  #bring(purpose: string): string[] {
    const { board } = this;
    const frame = this.state.lanes.map(({ stack }) => stack.at(-1)!).find((top) => this.#draws(top))!;
    switch (purpose) {
      case 'hp.card':
      case 'hp.display':
        return poolOf(board, content, (frame as DrawFrame | RefillFrame).deck).map((row) => content.cards[row]!.id);
      case 'hp.look':
        return poolOf(board, content, board.looks.at(-1)!.deck).map((row) => content.cards[row]!.id);
      case 'hp.deal': {
        const deck = frame.k === 'keep' ? frame.deck : this.#dealt();
        return poolOf(board, content, deck).map((row) => content.cards[row]!.id);
      }
      case 'hp.enemy': {
        const unit = frame.k === 'expose' ? frame.units[0] : undefined;
        const enemy = board.enemies.find((one) => one.unit === unit);
        return board.pools[enemy === undefined ? 0 : poolNumber(board.poolStarts, enemy.unit)]!.flatMap((count, row) =>
          Array<string>(count).fill(content.enemies[row]!.id),
        );
      }
      case 'hp.place-site':
        return pouchOf(board, content).map((row) => content.sites[row]!.id);
      default:
        throw new Error(`Die ${purpose} brings nothing that has a name`);
    }
  }

  /** The deck from which the draft deals now. */
  #dealt(): number {
    const { solo, deal } = content.numbers.draft;
    const { arms, market, magic, abilities } = this.board.options.competition === 'solo' ? solo : deal;
    const decks = [
      ...Array<string>(arms).fill('arms'),
      ...Array<string>(market).fill('market'),
      ...Array<string>(magic).fill('magic'),
      ...Array<string>(abilities).fill('abilities'),
    ];
    const hand = this.board.draft!.hands.find(({ length }) => length < decks.length)!;
    return DECKS.findIndex((deck) => deck === decks[hand.length]);
  }

  #draws(frame: Frame): boolean {
    const step = this.engine.game.steps[frame.k] as Readonly<Record<string, { readonly kind: string }>>;
    return step[frame.at]!.kind === 'draw';
  }
}

/** With a game of other content, its rows are those of the content that comes with the game. */
export const table = (given: Given = {}, game?: Game<Heropath>): Table => new Table(given, game);

function arrange(board: Board, given: Given): void {
  board.round = given.round ?? 2;
  board.first = given.first ?? 0;
  board.ferry = given.ferry === undefined ? board.ferry : space(given.ferry);
  board.dragon = given.dragon ?? 0;
  board.gathered = given.gathered ?? 0;
  board.discoveries = given.discoveries ?? 0;
  board.scale.level = given.level ?? 0;
  board.scale.received = given.received ?? 0;
  for (const [id, name] of Object.entries(given.sites ?? {})) board.sites[space(id)] = site(name);
  for (const { at, gold = 0, food = 0 } of given.goods ?? []) {
    board.lyingGold[space(at)] = gold;
    board.lyingFood[space(at)] = food;
  }
  board.piles = (given.piles ?? []).map((pile, place) => ({
    number: pile.number ?? place + 1,
    at: space(pile.at),
    cards: cards(pile.cards).map((row) => ({ card: row, seenBy: pile.seenBy ?? EVERYBODY })),
  }));
  board.discard = cards(given.discard);
  board.removed.push(...cards(given.removed));
  arrangeTokens(board, given);
  arrangeDisplay(board, given.display ?? {});
}

function arrangeTokens(board: Board, given: Given): void {
  const [pool] = board.pools as [number[]];
  for (const [level, kinds] of Object.entries(given.dead ?? {}))
    for (const id of words(kinds)) {
      board.scale.dead[Number(level)]![kind(id)]!++;
      pool[kind(id)]!--;
    }
  if (given.marker !== undefined) {
    board.scale.marker = kind(given.marker);
    pool[board.scale.marker]!--;
  }
  board.enemies = (given.enemies ?? []).map((enemy, unit) => enemyFrom(enemy, unit));
  board.nextUnit = board.enemies.length;
  for (const enemy of board.enemies) if (enemy.kind !== UNDECIDED) pool[enemy.kind]!--;
  const undecided = board.enemies.filter((enemy) => enemy.kind === UNDECIDED).length;
  let left = pool.reduce((sum, count) => sum + count, 0) - undecided;
  for (let row = pool.length - 1; row >= 0; row--)
    for (; given.stock !== undefined && left > given.stock && pool[row]! > 0; left--) pool[row]!--;
  board.stock = left;
}

const enemyFrom = ({ at, kind: id, seenBy = 0 }: EnemyGiven, unit: number): Enemy => ({
  unit,
  at: space(at),
  kind: id === undefined ? UNDECIDED : kind(id),
  seenBy: id !== undefined && seenBy === 0 ? EVERYBODY : seenBy,
});

function arrangeDisplay(board: Board, given: NonNullable<Given['display']>): void {
  board.display.forEach((shown, deck) => {
    const ids = given[DECKS[deck] as keyof typeof given];
    if (ids !== undefined) shown.splice(0, shown.length, ...words(ids).map((id) => (id === '-' ? NONE : card(id))));
  });
  board.display.forEach((shown, deck) => {
    if (given[DECKS[deck] as keyof typeof given] !== undefined) return;
    const free = poolOf(board, content, deck).filter((row) => !isBarred(board, content, row));
    shown.forEach((_, place) => (shown[place] = free[place] ?? NONE));
  });
}

function arrangeHero(board: Board, hero: Hero, given: HeroGiven): void {
  hero.id = given.hero === undefined ? hero.seat : rowOf(content.heroes, given.hero);
  const { gems, gold, food } = content.heroes[hero.id]!;
  hero.gems = given.gems === undefined ? gems.slice() : ATTRIBUTES.map((attribute) => given.gems![attribute] ?? 0);
  hero.gold = given.gold ?? gold;
  hero.food = given.food ?? food;
  hero.leeches = given.leeches ?? 0;
  hero.at = given.fallen ? NOWHERE : given.at === undefined ? content.map.start : space(given.at);
  hero.asleep = given.asleep ?? false;
  if (given.hasRisen === true) board.risen |= only(hero.seat);
  hero.actions = given.actions ?? content.numbers.actions[board.options.competition === 'solo' ? 'solo' : 'turn'];
  for (const id of words(given.worn)) {
    const [bearer, attached] = id.split('+') as [string, string?];
    const squares = squaresOf(content, card(bearer));
    const square = squares.find((one) => hero.worn[one] === NONE) ?? HAND;
    hero.worn[square] = card(bearer);
    if (attached !== undefined) hero.attached[square] = card(attached);
  }
  for (const row of cards(given.shown)) gainCard(board, content, hero.seat, row, true);
  for (const row of cards(given.hidden)) insertHidden(hero.hidden, { card: row, seenBy: only(hero.seat) });
}
