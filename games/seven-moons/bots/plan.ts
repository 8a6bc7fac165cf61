import type { HexId, KindRow } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { RESOURCES, type Content, type QuestStep } from '../content/content.ts';
import { roundsLeft } from './estimate.ts';
import { purseOf, type Manner } from './manner.ts';
import { waysOf, type Routes } from './routes.ts';
import { canJoin } from '../rules/08-allies.ts';
import { fightBonus, nextStepOf } from '../rules/10-quests.ts';
import { has, heroOf, homeOf, isLit, isSolo, roomOf, sumOf } from '../rules/things.ts';
import { travelOf } from './travel.ts';
import { priceOf } from '../rules/06-market.ts';
import type { Board, Hero } from '../state/board.ts';
import type { Mode } from '../state/choices.ts';
import { FAERIE, costOfRoom, priceToCome, worthCarried, worthOfAlly, worthOfDoing, worthOfEffects, worthOfFire } from './worth.ts';

// Where to go next: every place that is worth something, what it is worth including the way to the market afterwards, and what
// the way there costs. All in gold.

/** What a player likes besides trading. */
export type PlayStyle = 'dragon' | 'fires' | 'quests' | 'trade';

/** From bold to careful: the boldest ride dragons, others visit fires or do quests, and the most careful only trade. */
export function styleOf(temper: number): PlayStyle {
  if (temper < 0.1) return 'dragon';
  if (temper < 0.2) return 'fires';
  return temper < 0.6 ? 'quests' : 'trade';
}

/** Rivals race each other; partners have time for dragons, and alone gems save the city. */
export const SHARP_STYLES: { readonly [mode in Mode]: PlayStyle } = { competitive: 'trade', 'co-op': 'dragon', solo: 'fires' };

/** What a horse brings in a round, after those in which it pays for itself; beyond this, it can as well be bought on the next visit. */
const HORSE_A_ROUND = 1.8;
const HORSE_PAYS = 3;
const HORSE_NOW = 22;
const STORY = 2;
/** What a step costs that points are left for: a way in two parts must be better than a straight one. */
const HESITATION = 0.001;
/** Whoever has fewer coins and goods than this trades to have some at all. */
const POOR = 4;
const RELIEF_IN_NEED = 12;
/** What a new quest is worth, unless it is drawn too late: then it is a burden. */
const QUEST_DRAWN = 4;
const QUEST_ROUNDS = 7;

/** Places that are worth going to; read up to `count`. One plan is made for one question. */
export interface Plan {
  seat: Seat;
  count: number;
  readonly hexes: number[];
  readonly values: number[];
  /** What the place is worth to whoever has less gold than it takes, and how much that is. */
  readonly poor: number[];
  readonly takes: number[];
}

/** What a hero with so much gold can make of it on the way to the market: reused, so that planning allocates nothing. */
interface Prospects {
  gold: number;
  carried: number;
  readonly loads: number[];
}

const noProspects = (): Prospects => ({ gold: 0, carried: 0, loads: [] });

export function planner(content: Content, routes: Routes, manner: Manner) {
  const travelCosts = travelOf(manner);
  const { costOf, costOfRobbery } = purseOf(manner, content);
  const plan: Plan = { seat: 0, count: 0, hexes: [], values: [], poor: [], takes: [] };
  const [asIs, afterHire, afterDragon] = [noProspects(), noProspects(), noProspects()];
  const { market, lair, domains, sellers, numbers } = content;

  return { planFor, valueOf, goalOf, worthOfHorse, worthOfDraw, worthOfQuest };

  function planFor(board: Board, seat: Seat, style: PlayStyle): Plan {
    const hero = heroOf(board, seat);
    prepare(board, hero, hero.gold, asIs);
    if (hero.gold >= numbers.price.ally) prepare(board, hero, hero.gold - numbers.price.ally, afterHire);
    plan.seat = seat;
    plan.count = 0;
    add(market, worthAtMarket(board, hero, style));
    domains.forEach((domain, ally) => {
      const idle = after(hero, domain, asIs);
      if (!canJoin(board, seat, ally) || hero.gold < numbers.price.ally) return add(domain, idle);
      const hired = worthOfAlly(board, content, seat, ally) - costOf(hero, numbers.price.ally) + after(hero, domain, afterHire);
      add(domain, Math.max(hired, idle), numbers.price.ally, idle);
    });
    if (hero.gold === 0 && sumOf(hero.goods) === 0) add(homeOf(board, content, seat), RELIEF_IN_NEED);
    if (style === 'dragon' && hero.mount === 'horse') planDragon(board, hero);
    if (style === 'fires') planFires(board, seat, hero);
    if (hero.quest >= 0) planQuest(board, seat, hero);
    if (board.sites !== 0) planStories(board, hero);
    if (board.faeries.length > 0 && hero.faerie < 0 && hero.mount !== 'dragon')
      for (const gate of content.gates) add(gate, FAERIE / 3 + after(hero, gate, asIs));
    return plan;
  }

  function add(hex: HexId, value: number, takes = 0, poor = value): void {
    const { count } = plan;
    plan.hexes[count] = hex;
    plan.values[count] = value;
    plan.takes[count] = takes;
    plan.poor[count] = poor;
    plan.count++;
  }

  /** The best that lies ahead of a hex, for a hero with so much gold; `points` are still to be walked. */
  function valueOf({ seat, count, hexes, values, takes, poor }: Plan, board: Board, hex: HexId, gold: number, points = 0): number {
    const hero = heroOf(board, seat);
    const costs = travelCosts(hero.mount, gold);
    const robbery = costOfRobbery(hero);
    const [short, careful] = waysOf(routes, hero.mount);
    const row = hex * routes.size;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = gold < takes[i]! ? poor[i]! : values[i]!;
      if (value <= best) continue;
      const way = row + hexes[i]!;
      const near = short.steps[way]! - points;
      const far = careful.steps[way]! - points;
      const straight = (near <= 0 ? HESITATION * (near + points) : costs[near]!) + robbery * short.wild[way]!;
      const around = (far <= 0 ? HESITATION * (far + points) : costs[far]!) + robbery * careful.wild[way]!;
      const cost = straight < around ? straight : around;
      if (value - cost > best) best = value - cost;
    }
    return best;
  }

  /** The place that makes a hex worth what it is. */
  function goalOf(all: Plan, board: Board, hex: HexId, gold: number, points: number): HexId {
    const best = valueOf(all, board, hex, gold, points);
    const { seat, count, hexes, values, takes, poor } = all;
    return hexes.slice(0, count).find((goal, i) => {
      const alone = { seat, count: 1, hexes: [goal], values: [values[i]!], takes: [takes[i]!], poor: [poor[i]!] };
      return valueOf(alone, board, hex, gold, points) === best;
    })!;
  }

  /** What is carried when the hero comes to the market. */
  function worthOfGoods(board: Board, hero: Hero): number {
    let worth = 0;
    for (let kind = 0; kind < RESOURCES.length; kind++) {
      const price = hero.at === market ? board.prices[kind]! : priceToCome(board, kind);
      for (let before = 0; before < hero.goods[kind]!; before++) worth += worthCarried(board, content, hero, kind, before, price);
    }
    return worth;
  }

  /** What a load of one kind brings at the market, beyond its price here. */
  function worthOfLoad(board: Board, hero: Hero, kind: KindRow, gold: number): number {
    const cost = priceOf(board, content, kind);
    const most = Math.min(roomOf(content, hero), Math.floor(gold / cost), board.pool[kind]!);
    // Who has hardly any coins trades to have some.
    const price = 1 + (priceToCome(board, kind) - 1) * (gold + sumOf(hero.goods) < POOR ? manner.need : 1);
    let worth = 0;
    for (let i = 0; i < most; i++) {
      const gain = worthCarried(board, content, hero, kind, hero.goods[kind]! + i, price) - cost;
      if (gain <= 0) break;
      worth += gain;
    }
    return worth;
  }

  /** What it costs to get from one place to another before the next roll. */
  function costOfWay(hero: Hero, gold: number, from: number, to: number): number {
    const costs = travelCosts(hero.mount, gold);
    const robbery = costOfRobbery(hero);
    const [short, careful] = waysOf(routes, hero.mount);
    const way = from * routes.size + to;
    return Math.min(costs[short.steps[way]!]! + robbery * short.wild[way]!, costs[careful.steps[way]!]! + robbery * careful.wild[way]!);
  }

  /** What is carried, and what each load would add to it, for a hero with so much gold. */
  function prepare(board: Board, hero: Hero, gold: number, prospects: Prospects): Prospects {
    prospects.gold = gold;
    prospects.carried = worthOfGoods(board, hero);
    for (let kind = 0; kind < sellers.length; kind++) prospects.loads[kind] = worthOfLoad(board, hero, kind, gold);
    return prospects;
  }

  /** What follows from a place: to the market at once, or past a domain with goods. */
  function after(hero: Hero, from: number, { gold, carried, loads }: Prospects): number {
    let best = carried - costOfWay(hero, gold, from, market);
    for (let kind = 0; kind < sellers.length; kind++) {
      const seller = sellers[kind]!;
      const value = carried + loads[kind]! - costOfWay(hero, gold, from, seller) - costOfWay(hero, gold, seller, market);
      if (value > best) best = value;
    }
    return best;
  }

  function worthAtMarket(board: Board, hero: Hero, style: PlayStyle): number {
    const goods = worthOfGoods(board, hero);
    const horse =
      hero.mount === 'foot' && hero.gold + goods >= numbers.price.horse
        ? worthOfHorse(board) - costOf(hero, numbers.price.horse, 'horse')
        : 0;
    return goods + Math.max(0, horse) + worthOfDraw(board, hero, style);
  }

  function worthOfHorse(board: Board): number {
    return Math.min(HORSE_NOW, HORSE_A_ROUND * (roundsLeft(board, content) - HORSE_PAYS));
  }

  function worthOfDraw(board: Board, hero: Hero, style: PlayStyle): number {
    return style === 'quests' && hero.quest < 0 && board.quests.length > 0 && roundsLeft(board, content) >= QUEST_ROUNDS ? QUEST_DRAWN : 0;
  }

  /** SM-11.4: crystals pay a part. */
  function planDragon(board: Board, hero: Hero): void {
    const crystals = Math.min(hero.crystals, numbers.crystal.mostForDragon);
    const price = Math.max(0, numbers.price.dragon - crystals * numbers.crystal.forDragon);
    if (hero.gold >= price)
      add(lair, manner.dragon - costOf(hero, price) + after(hero, lair, prepare(board, hero, hero.gold - price, afterDragon)));
  }

  function planFires(board: Board, seat: Seat, hero: Hero): void {
    const worth = worthOfFire(board, content, seat) + (isSolo(board) ? manner.gem : 0);
    for (const fire of content.fires) if (isLit(board, content, fire)) add(fire, worth + after(hero, fire, asIs));
  }

  function planStories(board: Board, hero: Hero): void {
    content.storySites.forEach((site, row) => {
      if (has(board.sites, row)) add(site, STORY + after(hero, site, asIs));
    });
  }

  /** The next step of the quest, and the one after it. */
  function planQuest(board: Board, seat: Seat, hero: Hero): void {
    const { steps, reward } = content.questCards[hero.quest]!;
    const step = nextStepOf(content, hero)!;
    if (RESOURCES.some((_, kind) => hero.goods[kind]! < step.give[kind]!)) return;
    const chance = chanceOf(hero, step);
    const worth = worthOfDoing(board, content) + worthOfEffects(board, content, seat, reward);
    const room = costOfRoom(board, content, hero, step);
    const last = steps[hero.step + 1];
    for (const hex of placesOf(board, seat, hero, step)) {
      const way = last === undefined ? 0 : cheapest(board, seat, hero, last, hex);
      if (worth > way) add(hex, chance * (worth - way) - room + after(hero, hex, asIs));
    }
  }

  /** What a quest in hand is worth: its end, less the way there; or what it costs unfinished. */
  function worthOfQuest(board: Board, seat: Seat, hero: Hero): number {
    if (hero.quest < 0) return 0;
    const [first, last] = content.questCards[hero.quest]!.steps.slice(hero.step);
    const worth = worthOfDoing(board, content) + worthOfEffects(board, content, seat, content.questCards[hero.quest]!.reward);
    let way = Infinity;
    for (const hex of placesOf(board, seat, hero, first!))
      way = Math.min(way, costOfWay(hero, hero.gold, hero.at, hex) + (last === undefined ? 0 : cheapest(board, seat, hero, last, hex)));
    return Math.max(0, chanceOf(hero, first!) * worth - way) - worthOfDoing(board, content) / 2;
  }

  /** The chance to do a step, with all crystals. */
  function chanceOf(hero: Hero, { fight }: QuestStep): number {
    return fight === null ? 1 : chanceOfAtLeast(2, fight.target - fightBonus(content, hero) - hero.crystals * numbers.crystal.inFight);
  }

  function cheapest(board: Board, seat: Seat, hero: Hero, step: QuestStep, from: number): number {
    let least = Infinity;
    for (const hex of placesOf(board, seat, hero, step))
      if (!step.elsewhere || hex !== from) least = Math.min(least, costOfWay(hero, hero.gold, from, hex));
    return least;
  }

  function placesOf(board: Board, seat: Seat, hero: Hero, { at, elsewhere }: QuestStep): number[] {
    const apart = (hexes: readonly number[]): number[] => hexes.filter((hex) => !elsewhere || hex !== hero.steppedAt);
    switch (at) {
      case 'home':
        return [homeOf(board, content, seat)];
      case 'foreignCity':
        return apart(content.cities.filter((_, city) => city !== hero.city));
      case 'gate':
        return apart(content.gates);
      default:
        return [at];
    }
  }
}
