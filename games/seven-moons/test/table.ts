import { Engine, holds, only, viewOf, type Asked, type Game, type Seat } from '@hoard/kernel';
import { Rehearsal, dice, face, type Scripted } from '@hoard/kernel/rehearsal';
import { RESOURCES } from '../content/content.ts';
import { sevenMoons } from '../game.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { newTurn, shadowPhase } from '../rules/frames.ts';
import { rowsIn } from '../rules/things.ts';
import type { Mount } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Options } from '../state/options.ts';
import type { SevenMoons } from '../state/types.ts';

export { dice, face };

export const { content } = sevenMoons;

/** The home cities, which stand for their players: Stonewood, Emberfall, Temple Haven, Fairwater. */
export type City = 'SW' | 'EF' | 'TH' | 'FW';
/** By kind of resource; what is left out is none. */
export type Goods = { readonly [kind in (typeof RESOURCES)[number]]?: number };

/** A hero in words. Places by name or id (`Kurun`, `H8`), cards and tokens by id. Left out: as the game begins. */
export interface HeroGiven {
  readonly at?: string;
  readonly mount?: Mount;
  readonly gold?: number;
  readonly goods?: Goods;
  readonly waiting?: Goods;
  readonly strongholds?: number;
  readonly allies?: readonly string[];
  readonly crystals?: number;
  readonly artefacts?: readonly string[];
  readonly quest?: string;
  /** How many steps of the quest are done, and where the last one was. */
  readonly step?: number;
  readonly steppedAt?: string;
  readonly done?: readonly string[];
  readonly faerie?: string;
  readonly stories?: readonly string[];
  readonly gems?: number;
  /** Shadow Army cards that the player was dealt, and has looked at. */
  readonly secrets?: readonly string[];
}

/** A position in words. */
export interface Given {
  /** In turn order: the place in this list is the seat. One hero alone plays solo. */
  readonly heroes: { readonly [city in City]?: HeroGiven };
  /** Whose turn begins; the first hero's unless said otherwise, who is the first player too. */
  readonly turn?: City;
  readonly first?: City;
  /** On the seventh moon the Shadow Phase begins instead of a turn. */
  readonly moon?: number;
  readonly prices?: Goods;
  /** What the pool holds; left out: what nobody has. */
  readonly pool?: Goods;
  /** Ally tokens that are left, by people; left out: those that nobody has. */
  readonly tokens?: { readonly [ally: string]: number };
  /** Campfires that have burnt down, by name. */
  readonly cold?: readonly string[];
  /** Turns begun before this one, rounds without an advance. */
  readonly turns?: number;
  readonly quiet?: number;
  readonly options?: Partial<Options>;
}

export const hexOf = (place: string): number => {
  const hex = content.hexes.findIndex(({ id, name }) => id === place || name === place);
  if (hex < 0) throw new Error(`No place ${place}`);
  return hex;
};

export const idOf = (place: string): string => content.hexes[hexOf(place)]!.id;

/** All campfires, by name. */
export const FIRES: readonly string[] = content.fires.map((hex) => content.hexes[hex]!.name!);

type Named = readonly { readonly id: string }[];

export const rowOf = (list: Named, id: string): number => {
  const row = list.findIndex((one) => one.id === id);
  if (row < 0) throw new Error(`Nothing is called ${id}`);
  return row;
};

/** The market dice show these prices. */
export const market =
  (wood: number, iron: number, stone: number): Scripted =>
  () =>
    ((wood - 1) * 6 + iron - 1) * 6 + stone - 1;

/** 7 Moons on the stage: a position, choices by key, chance by script, and the board in words. */
export class Table extends Rehearsal<SevenMoons> {
  readonly players: readonly City[];

  constructor(given: Given, game = sevenMoons) {
    const players = Object.keys(given.heroes) as City[];
    const turn = players.indexOf(given.turn ?? players[0]!);
    const first = given.first === undefined ? turn : players.indexOf(given.first);
    const options = game.readOptions({ characters: players, first, ...given.options }, players.length);
    const state = new Engine(game).start(options, players.length);
    super(game, state);
    this.players = players;
    arrange(this.board, players, given);
    const { stack } = state.lanes[0]!;
    stack.splice(0, stack.length, given.moon === content.numbers.moons.last ? shadowPhase() : newTurn(turn));
    this.engine.resume(state);
  }

  seat(city: City): Seat {
    const seat = this.players.indexOf(city);
    if (seat < 0) throw new Error(`${city} does not play`);
    return seat;
  }

  hero(city: City): Hero {
    return this.board.heroes[this.seat(city)]!;
  }

  /** Where a hero stands: the name of the place, or its id where it has none. */
  at(city: City): string {
    const { id, name } = content.hexes[this.hero(city).at]!;
    return name ?? id;
  }

  /** How much wood, iron and stone a hero carries. */
  goods(city: City): number[] {
    return this.hero(city).goods;
  }

  allies(city: City): string[] {
    return rowsIn(this.hero(city).allies).map((ally) => content.allies[ally]!.id);
  }

  /** Whose answer is waited for. */
  get waitingFor(): City[] {
    return this.asked.map((seat) => this.players[seat]!);
  }

  /** The movement dice fall; what else chance brings follows. */
  roll(one: number, other: number, ...script: Scripted[]): this {
    return this.awaited === null ? this.choose('roll', dice(one, other), ...script) : this.draw(dice(one, other), ...script);
  }

  /** Rolls, on foot picks the first die, and has so many points to move. */
  points(one: number, other: number): this {
    this.roll(one, other);
    return this.keys().includes(`pick:${one}`) ? this.choose(`pick:${one}`) : this;
  }

  go(place: string, ...script: Scripted[]): this {
    return this.choose(`go:${idOf(place)}`, ...script);
  }

  /** Stops here; whoever has no step left has come to their place already. */
  stop(...script: Scripted[]): this {
    return this.keys().includes('stop') ? this.choose('stop', ...script) : this.draw(...script);
  }

  /** Rolls a 3 and a 2, stays, and acts on the same hex. */
  stay(): this {
    return this.points(3, 2).choose('stop');
  }

  /** The next card, token, city or fire that chance brings is this one. */
  finds(id: string): Scripted {
    return ({ purpose }) => {
      const outcome = poolOf(this.board, purpose).indexOf(id);
      if (outcome < 0) throw new Error(`Die ${purpose} cannot bring ${id}`);
      return outcome;
    };
  }

  /** The next card of the row is turned over, and it is this one; then the dice of the wave. */
  wave(id: string, ...script: Scripted[]): this {
    const card = rowOf(content.shadowCards, id);
    const known = this.board.shadow.findIndex((hidden) => hidden.card === card);
    if (known >= 0) return this.draw(() => known, ...script);
    return this.draw(() => this.board.shadow.findIndex((hidden) => hidden.card < 0), this.finds(id), ...script);
  }

  chooseFor(city: City, key: string, ...script: Scripted[]): this {
    return this.chooseAs(this.seat(city), key, ...script);
  }

  /** The argument of every offered key with this verb: `ends('go')` is a list of hex ids. */
  ends(verb: string): string[] {
    return this.keys()
      .filter((key) => key.startsWith(`${verb}:`))
      .map((key) => key.slice(verb.length + 1));
  }

  /** The events of one kind so far. */
  told<E extends Event['t']>(t: E): Extract<Event, { t: E }>[] {
    return this.events.filter((event): event is Extract<Event, { t: E }> => event.t === t);
  }

  /** The kinds of all events so far, in order. */
  get story(): string[] {
    return this.events.map((event) => event.t);
  }

  /** What a seat is asked; in the first lane where it is asked nothing. */
  question(seat: Seat): Asked<SevenMoons> {
    const { engine, state } = this;
    const lane = state.lanes.find((one) => holds(engine.askedIn(state, one), seat)) ?? state.lanes[0]!;
    const actions = this.asked.includes(seat) ? this.keys(seat).map((key) => engine.game.keys.parse(key)!) : [];
    return { view: viewOf(engine.game, state, seat), lane: lane.id, seat, actions };
  }

  /** The rule by which something is denied to whoever is asked. */
  why(key: string): string | undefined {
    if (sevenMoons.keys.parse(key) === null) throw new Error(`No action ${key}`);
    return this.denial(key)?.rule;
  }
}

/** With a game of other content, its rows are those of the content that comes with the game. */
export const table = (given: Given, game?: Game<SevenMoons>): Table => new Table(given, game);

const idsOf = (rows: readonly number[], list: Named): string[] => rows.map((row) => list[row]!.id);

/** What a draw may bring, as ids in the order of its outcomes. */
function poolOf(board: Board, purpose: string): string[] {
  switch (purpose) {
    case 'sm.wilderness-card':
      return idsOf(board.wilderness, content.wildernessCards);
    case 'sm.quest-card':
      return idsOf(board.quests, content.questCards);
    case 'sm.artefact':
      return idsOf(board.artefacts, content.artefacts);
    case 'sm.faerie':
      return idsOf(board.faeries, content.faeries);
    case 'sm.story-token':
      return idsOf(board.stories, content.storyTokens);
    case 'sm.shadow-card':
      return idsOf(unaccounted(board, content), content.shadowCards);
    case 'sm.city':
      return content.characters.map(({ id }) => id).filter((_, city) => board.heroes.every((hero) => hero.city !== city));
    case 'sm.dusk-fire':
      return rowsIn(board.fires).map((fire) => content.hexes[content.fires[fire]!]!.name!);
    default:
      throw new Error(`Die ${purpose} brings no card`);
  }
}

const countsOf = (goods: Goods | undefined, otherwise = 0): number[] => RESOURCES.map((kind) => goods?.[kind] ?? otherwise);

function arrange(board: Board, players: readonly City[], given: Given): void {
  players.forEach((city, seat) => arrangeHero(board, seat, given.heroes[city]!));
  board.moon = given.moon ?? 0;
  board.turns = given.turns ?? 0;
  board.quiet = given.quiet ?? 0;
  board.prices = countsOf(given.prices, content.numbers.start.price);
  RESOURCES.forEach((kind, row) => (board.pool[row] = given.pool?.[kind] ?? board.pool[row]!));
  for (const [ally, left] of Object.entries(given.tokens ?? {})) board.allies[rowOf(content.allies, ally)] = left;
  for (const fire of given.cold ?? []) board.fires &= ~(1 << content.fires.indexOf(hexOf(fire)));
}

function take(from: number[], list: Named, id: string): number {
  const row = rowOf(list, id);
  if (!from.includes(row)) throw new Error(`${id} is not there to be taken`);
  from.splice(from.indexOf(row), 1);
  return row;
}

/** What a hero has is taken from where it would lie otherwise. */
function arrangeHero(board: Board, seat: Seat, given: HeroGiven): void {
  const hero = board.heroes[seat]!;
  hero.at = given.at === undefined ? hero.at : hexOf(given.at);
  hero.mount = given.mount ?? hero.mount;
  hero.gold = given.gold ?? hero.gold;
  hero.goods = countsOf(given.goods);
  hero.waiting = countsOf(given.waiting);
  RESOURCES.forEach((_, kind) => (board.pool[kind]! -= hero.goods[kind]! + hero.waiting[kind]!));
  hero.strongholds = given.strongholds ?? 0;
  for (const ally of given.allies ?? []) {
    hero.allies |= 1 << rowOf(content.allies, ally);
    board.allies[rowOf(content.allies, ally)]!--;
  }
  hero.crystals = given.crystals ?? 0;
  board.crystals -= hero.crystals;
  for (const id of given.artefacts ?? []) hero.artefacts |= 1 << take(board.artefacts, content.artefacts, id);
  if (given.quest !== undefined) hero.quest = take(board.quests, content.questCards, given.quest);
  hero.step = given.step ?? 0;
  hero.steppedAt = given.steppedAt === undefined ? -1 : hexOf(given.steppedAt);
  hero.done = (given.done ?? []).map((id) => take(board.quests, content.questCards, id));
  if (given.faerie !== undefined) hero.faerie = take(board.faeries, content.faeries, given.faerie);
  hero.stories = (given.stories ?? []).map((id) => take(board.stories, content.storyTokens, id));
  // The tokens that were claimed lay on the first sites.
  for (let i = 0; i < hero.stories.length; i++) board.sites &= board.sites - 1;
  hero.gems = given.gems ?? 0;
  const dealt = board.shadow.filter(({ owner }) => owner === seat);
  (given.secrets ?? []).forEach((id, index) => {
    const hidden = dealt[index]!;
    hidden.card = rowOf(content.shadowCards, id);
    hidden.seenBy = only(seat);
  });
}
