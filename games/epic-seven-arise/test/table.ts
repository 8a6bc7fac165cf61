import { Engine, type Game, type Seat } from '@hoard/kernel';
import { Rehearsal, type Scripted } from '@hoard/kernel/rehearsal';
import { SKYSTONES, STATUS, type Status } from '../content/names.ts';
import { epicSevenArise } from '../game.ts';
import { layOutAgain, restock } from '../rules/03-layout.ts';
import { tokensLeft } from '../rules/06-exploration.ts';
import { SKILL, insert, poolOf } from '../rules/cards.ts';
import { chapter, round } from '../rules/frames.ts';
import { placeMonster } from '../rules/monsters.ts';
import { chapterOf, scoreOf, sumOf } from '../rules/things.ts';
import { FACE_DOWN, NO_TOKEN, type Board, type Hero, type Player } from '../state/board.ts';
import { DECKS, SOURCES } from '../state/choices.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Given, HeroGiven, MonsterGiven, PlayerGiven } from './given.ts';

export type * from './given.ts';

export const { content } = epicSevenArise;

const PARTY = ['Ras', 'Brannoch', 'Ysarre', 'Mirelle'];

type Named = readonly { readonly id: string }[];

export const rowOf = (list: Named, id: string): number => {
  const row = list.findIndex((one) => one.id === id);
  if (row < 0) throw new Error(`Nothing is called ${id}`);
  return row;
};

/** Cards by their keys. */
export const cards = (keys = ''): number[] => keys.split(' ').flatMap((key) => (key === '' ? [] : [rowOf(content.cards, key)]));

export const keysOf = (list: readonly number[]): string =>
  list.map((card) => (card < 0 ? String(card) : content.cards[card]!.id)).join(' ');

export const heroNamed = (name: string): number => {
  const id = content.heroes.findIndex((hero) => hero.name === name);
  if (id < 0) throw new Error(`No hero ${name}`);
  return id;
};

/** A monster of a chapter by its id. */
export const kindOf = (number: number, id: string): number => {
  const kind = content.chapters[number - 1]!.monsters.find((row) => content.monsters[row]!.id === id);
  if (kind === undefined) throw new Error(`No monster ${id} in chapter ${number}`);
  return kind;
};

const statusBits = (statuses: readonly Status[] = []): number => statuses.reduce((bits, status) => bits | STATUS[status], 0);

/** Epic Seven Arise on the stage: a position, choices by key, chance by script, and the board in words. */
export class Table extends Rehearsal<EpicSevenArise> {
  constructor(given: Given, game: Game<EpicSevenArise> = epicSevenArise) {
    const players = given.players ?? Array.from({ length: given.fresh ?? PARTY.length }, () => ({}));
    const party = partyOf(players);
    const number = given.chapter ?? 1;
    const isCampaign = given.options?.mode === 'campaign';
    const options = game.readOptions({ chapter: isCampaign ? 1 : number, heroes: party.flat().length, ...given.options }, players.length);
    const state = new Engine(game).start(options, players.length);
    super(game, state);
    if (given.fresh !== undefined) return;
    if (number > options.chapter) layOutAgain(this.board, number - 1, content);
    arrange(this.board, given, players, party);
    for (const monster of given.monsters ?? []) this.place(monster);
    given.board?.(this.board);
    const { stack } = state.lanes[0]!;
    if (given.over !== undefined) this.board.ending = given.over;
    const going = given.stack ?? [{ ...round(), at: given.phase ?? 'explore' }];
    stack.splice(0, stack.length, ...(given.over === undefined ? [chapter('round'), ...going] : [chapter('ended')]));
    this.engine.listen();
    this.engine.resume(state);
  }

  /** A monster is put on the map; returns its unit. */
  place({ kind, at, health, card, called, statuses, sunder, wary }: MonsterGiven): number {
    const { board } = this;
    const enemy = card === undefined ? -1 : rowOf(content.enemies, card);
    if (enemy >= 0) board.enemies = board.enemies.filter((row) => row !== enemy);
    const monster = placeMonster(board, kindOf(board.chapter + 1, kind), this.position(at), 'EA-6.3', this.engine, {
      card: enemy,
      called: called ?? false,
    });
    Object.assign(monster, { statuses: statusBits(statuses), sunder: sunder ?? 0, wary: wary ?? false, acted: false });
    if (health !== undefined) monster.health = health;
    return monster.unit;
  }

  position(letter: string): number {
    return rowOf(chapterOf(this.board, content).positions, letter);
  }

  letter(position: number): string {
    return chapterOf(this.board, content).positions[position]!.id;
  }

  player(seat: Seat): Player {
    return this.board.players[seat]!;
  }

  hero(name: string): Hero {
    const hero = this.board.heroes.find(({ id }) => content.heroes[id]!.name === name);
    if (hero === undefined) throw new Error(`${name} does not play`);
    return hero;
  }

  /** Place of a hero in `board.heroes`. */
  placeOf(name: string): number {
    return this.board.heroes.indexOf(this.hero(name));
  }

  hand(seat: Seat): string {
    return keysOf(this.player(seat).hand);
  }

  /** The scores as they are. */
  get scores(): number[] {
    return this.board.players.map((player) => scoreOf(content, player));
  }

  /** Monsters on the map: `briarling A 9`. */
  get monsters(): string[] {
    return this.board.monsters.map(({ kind, at, health }) => `${content.monsters[kind]!.id} ${this.letter(at)} ${health}`);
  }

  /** The Story card that lies face-up. */
  get storyCard(): string {
    return content.stories[this.board.story]!.id;
  }

  /** Frame and label of the question that is asked, or of the die that is waited for; `over` after the end. */
  get question(): string {
    const frame = this.state.lanes.at(-1)?.stack.at(-1);
    return frame === undefined ? 'over' : `${frame.k}.${frame.at}`;
  }

  /** The next thing that chance brings is this one: a card, a tile, a token, an Enemy card, a colour. */
  finds(id: string): Scripted {
    return ({ purpose }) => {
      const outcome = this.#bring(purpose).indexOf(id);
      if (outcome < 0) throw new Error(`Die ${purpose} cannot bring ${id}: ${this.#bring(purpose).join(' ')}`);
      return outcome;
    };
  }

  /** Several things, one after another: `t.all('r4 g2')`. */
  all(ids: string): Scripted[] {
    return ids.split(' ').map((id) => this.finds(id));
  }

  /** Everybody who is asked votes for a place, by letter. */
  vote(letter: string, ...script: Scripted[]): this {
    const key = `vote:${letter}`;
    while (this.asked.length > 1 && this.question === 'ballot.vote') this.chooseAs(this.asked[0]!, key);
    return this.question === 'ballot.vote' && this.keys().includes(key) ? this.choose(key, ...script) : this.draw(...script);
  }

  /** All that chance decides falls on its first outcome until somebody is asked, at most so often. */
  settle(most = 500): this {
    for (let drawn = 0; drawn < most && this.awaited !== null; drawn++) this.draw(() => 0);
    return this;
  }

  /** Heroes are chosen by name, whoever's turn it is; what chance decides before falls on its first outcome. */
  heroes(...names: string[]): this {
    this.settle();
    for (const name of names) this.choose(`hero:${content.heroes[heroNamed(name)]!.id}`);
    return this;
  }

  /** The events of one kind so far. */
  told<E extends Event['t']>(t: E): Extract<Event, { t: E }>[] {
    return this.events.filter((event): event is Extract<Event, { t: E }> => event.t === t);
  }

  /** The kinds of all events so far, in order. */
  get story(): string[] {
    return this.events.map((event) => event.t);
  }

  /** The rule by which something is denied to whoever is asked. */
  why(key: string, seat?: Seat): string | undefined {
    if (epicSevenArise.keys.parse(key) === null) throw new Error(`No action ${key}`);
    return this.denial(key, seat)?.rule;
  }

  /** Throws where a component is lost. */
  audit(): this {
    this.engine.game.audit(this.state);
    return this;
  }

  /** What a draw may bring, as ids in the order of its outcomes. */
  #bring(purpose: string): string[] {
    const { board } = this;
    const frame = this.state.lanes.map(({ stack }) => stack.at(-1)!).find((top) => this.#draws(top))!;
    switch (purpose) {
      case 'ea.card': {
        const { deck, secret } = this.player((frame as Extract<Frame, { k: 'draw' }>).seat);
        return idsOf([...deck, ...secret], content.cards);
      }
      case 'ea.deal':
      case 'ea.echo':
        return idsOf(poolOf(board, content, SKILL), content.cards);
      case 'ea.merchant-card':
        return idsOf(poolOf(board, content, (frame as Extract<Frame, { k: 'pick' }>).deck), content.cards);
      case 'ea.enemy-card':
        return idsOf(board.enemies, content.enemies);
      case 'ea.token':
        return idsOf(tokensLeft(board, content, (frame as Extract<Frame, { k: 'turnUp' }>).positions[0]!), content.tokens);
      case 'ea.tile':
        return idsOf(
          chapterOf(board, content).pool.filter((tile) => !board.tiles.includes(tile)),
          content.tiles,
        );
      case 'ea.skystone':
        return [...SKYSTONES];
      default:
        throw new Error(`Die ${purpose} brings nothing that has a name`);
    }
  }

  #draws(frame: Frame): boolean {
    const step = this.engine.game.steps[frame.k] as Readonly<Record<string, { readonly kind: string }>>;
    return step[frame.at]!.kind === 'draw';
  }
}

/** With a game of other content, its rows are those of the content that comes with the game. */
export const table = (given: Given = {}, game?: Game<EpicSevenArise>): Table => new Table(given, game);

const idsOf = (rows: readonly number[], list: Named): string[] => rows.map((row) => list[row]!.id);

/** By seat: the heroes of each. */
function partyOf(players: readonly PlayerGiven[]): string[][] {
  if (players.some(({ heroes }) => heroes !== undefined)) return players.map(({ heroes = [] }) => [...heroes]);
  const each = players.length === 3 ? [2, 1, 1] : players.map(() => PARTY.length / players.length);
  const left = [...PARTY];
  return players.map((_, seat) => left.splice(0, each[seat]));
}

function arrange(board: Board, given: Given, players: readonly PlayerGiven[], party: readonly string[][]): void {
  const { positions, pool } = chapterOf(board, content);
  const letterOf = (letter: string): number => rowOf(positions, letter);
  const chosen = Object.entries(given.tiles ?? {}).map(([letter, tile]) => [letterOf(letter), rowOf(content.tiles, tile)] as const);
  for (const [position, tile] of chosen) board.tiles[position] = tile;
  const left = pool.filter((tile) => !board.tiles.includes(tile));
  board.tiles = board.tiles.map((tile) => (tile < 0 ? left.shift()! : tile));
  for (const [letter, token] of Object.entries(given.tokens ?? {})) {
    const row = token === 'none' ? tokensLeft(board, content, letterOf(letter))[0]! : rowOf(content.tokens, token);
    board.tokens[letterOf(letter)] = token === 'none' ? NO_TOKEN : row;
    board.tokenPool.splice(board.tokenPool.indexOf(row), 1);
  }
  // What lies face-up from set-up on is the only one of its group.
  positions.forEach(({ faceUp, tokens }, position) => {
    if (!faceUp || board.tokens[position] !== FACE_DOWN) return;
    board.tokens[position] = tokens[0]!;
    board.tokenPool.splice(board.tokenPool.indexOf(tokens[0]!), 1);
  });
  board.at = given.at === undefined ? board.at : letterOf(given.at);
  board.round = given.round ?? 1;
  board.rounds = board.round - 1;
  board.skulls = given.skulls ?? 0;
  if (given.story !== undefined) board.story = chapterOf(board, content).story.find((row) => content.stories[row]!.id === given.story)!;
  board.found = (given.found ?? []).map((id) => rowOf(content.tokens, id));
  board.clean = (given.clean ?? []).map((id) => rowOf(content.tokens, id));
  board.slain = (given.slain ?? []).map((id) => kindOf(board.chapter + 1, id));
  board.gate = given.gate ?? board.gate;
  board.attacks = [...(given.attacks ?? [])];
  board.peeked = [...(given.peeked ?? [])];
  board.discards = cards(given.discards);
  board.echoes = cards(given.echoes);
  players.forEach((player, seat) => arrangePlayer(board, board.players[seat]!, player));
  board.heroes = party
    .flatMap((names, owner) => names.map((name) => ({ id: heroNamed(name), owner, name })))
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, owner, name }, place) => heroFrom(id, owner, place, given.heroes?.[name] ?? {}));
  const most = Math.max(...party.map(({ length }) => length));
  board.pair =
    party.filter(({ length }) => length === most).length === 1 && party.length > 1 ? party.findIndex(({ length }) => length === most) : -1;
  board.order = [...(given.order ?? board.order)];
  restock(board, content);
  if (board.mode === 'chapter') board.stock[DECKS.indexOf('equipment')] = 0;
}

function heroFrom(id: number, owner: Seat, place: number, given: HeroGiven): Hero {
  return {
    id,
    owner,
    health: given.health ?? content.heroes[id]!.health,
    circle: given.circle === undefined ? place : given.circle.charCodeAt(0) - 97,
    shields: given.shields ?? 0,
    extra: given.extra ?? 0,
    statuses: statusBits(given.statuses),
    fresh: 0,
    taunt: given.taunt ?? false,
    thorns: given.thorns ?? 0,
    equipment: cards(given.equipment),
    acted: given.acted ?? false,
    deferred: false,
  };
}

function arrangePlayer(board: Board, player: Player, given: PlayerGiven): void {
  player.hand = cards(given.hand);
  for (const card of cards(given.deck)) insert(player.deck, card);
  for (const card of cards(given.secret)) insert(player.secret, card);
  player.area = cards(given.area);
  player.stones = [...(given.stones ?? [0, 0, 0])];
  player.ledger[SOURCES.indexOf('start')] = sumOf(player.stones);
  player.souls = given.souls ?? 0;
  player.potions = given.potions ?? 0;
  board.potions -= player.potions;
  player.contribution = given.contribution ?? 0;
  player.contributed = given.contributed ?? 0;
}
