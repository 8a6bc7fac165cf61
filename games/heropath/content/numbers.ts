import { whole } from '@hoard/kernel';
import * as v from 'valibot';

const few = whole(0, 20);
const some = whole(1, 20);
const seconds = whole(1, 600);
const players = v.strictObject({ least: whole(1, 6), most: whole(1, 6) });
const deal = v.strictObject({ arms: few, market: few, magic: few, abilities: few });

/** Every limit, price, loss and clock of the rulebook that no card, space or enemy bears. */
export const numbersSchema = v.strictObject({
  /** HP-1.3; from so many players on the expansion joins; how many stand in a team (HP-2.7). */
  players: v.strictObject({
    competitive: players,
    coop: players,
    solo: players,
    expansion: whole(1, 6),
    teams: v.array(v.strictObject({ players: whole(2, 6), sizes: v.array(whole(2, 3)) })),
  }),
  /** Of one attribute at most (HP-1.8). */
  gems: some,
  /** At most for a hero, and the paces that each costs (HP-12.21, HP-12.22). */
  leeches: v.strictObject({ most: some, paces: few }),
  /** HP-5.1, HP-29.4; how many are kept at each choice (HP-5.2 to HP-5.4). */
  draft: v.strictObject({ deal, keep: v.pipe(v.array(some), v.minLength(1)), solo: deal, soloKeep: some }),
  /** Open squares beside the top card (HP-6.3); what refreshing costs and how often in a turn (HP-6.10, HP-6.12). */
  display: v.strictObject({ squares: few, refresh: few, refreshes: few }),
  /** A card costs at least so much; one without a price counts as so much where it is sold (`buy`, `sell`). */
  price: v.strictObject({ least: few, unpriced: few }),
  /** HP-8.15, HP-12.5. */
  space: v.strictObject({ heroes: some, enemies: some }),
  /** HP-9.6. */
  piles: some,
  /** Cards in a category (HP-11.19). */
  held: some,
  /** HP-13.2, HP-13.9; the first level that sets the Dragon flying (HP-13.5). */
  scale: v.strictObject({ levels: some, dragon: some }),
  /** HP-14.2, HP-29.5; never fewer than this (`stall`). */
  actions: v.strictObject({ turn: some, solo: some, least: some }),
  /** HP-15.1. */
  paces: v.strictObject({ travel: some, least: some }),
  /** VITALITY of the first Rest of a turn, of a meal, and items that change hands (HP-16.2, HP-16.3, HP-16.7). */
  rest: v.strictObject({ vitality: few, meal: few, trade: few }),
  /** What a victory gives (HP-18.11, HP-18.12), and a second loss in a row (HP-18.17). */
  victory: v.strictObject({ experience: few, fortune: few }),
  streak: v.strictObject({ losses: some, experience: few, steps: few }),
  /** VITALITY lost (HP-20.1), also in Co-op (HP-28.26, HP-28.27, HP-28.21, HP-28.31). */
  losses: v.strictObject({
    battle: few,
    tie: few,
    evasion: few,
    dragon: few,
    active: few,
    incidental: few,
    burns: few,
    victim: v.strictObject({ bronze: few, silver: few }),
    coop: v.strictObject({ incidental: few, burns: few, ritual: few, gathered: few }),
  }),
  /** What the attacker gains (HP-19.12). */
  attacker: few,
  /** HP-20.9. */
  rising: few,
  /** Basic power by difficulty (HP-31.1) and dice (HP-21.20). */
  dragon: v.strictObject({
    power: v.strictObject({ normal: whole(1, 60), expert: whole(1, 60), inferno: whole(1, 60) }),
    dice: whole(1, 2),
    /** How far from one's own hero enemies and Place-Sites are placed (HP-21.13, HP-21.16); how many place one of the latter. */
    distance: whole(0, 30),
    founders: few,
  }),
  /** A bout in the Arena (`duel`). */
  duel: v.strictObject({ dice: whole(1, 2), experience: few, gold: few, vitality: few }),
  /** HP-25.2; `free` gems go to SKILLS and WISDOM. */
  equivalent: v.strictObject({ free: few, experience: few, faith: few, vitality: few, gold: few, food: few }),
  /** Cards of each deck that either gives (HP-27.4, HP-28.23). */
  exchange: few,
  offers: few,
  coop: v.strictObject({
    /** Rounds after the Gathering Phase, by the number of players from the fewest on (HP-28.24). */
    rounds: v.array(some),
    /** What a card marked H adds in a Ritual (HP-28.33). */
    fellowship: few,
    /** Silence that refuses a wish (HP-28.11). */
  }),
  solo: v.strictObject({
    /** Levels at which the Dragon has its turn, how often the flare die is then rolled, enemies exposed in each land (HP-29.10, HP-29.12). */
    dragon: v.array(some),
    flares: few,
    exposed: few,
  }),
  /** Travel actions for a discovery, and so many discoveries raise the Scale (HP-30.5, HP-30.7). */
  mist: v.strictObject({ travels: few, discoveries: some }),
  /** HP-32.1. */
  lastDusk: v.strictObject({ gathered: whole(1, 200), rounds: whole(1, 500) }),
  /** HP-24.13; HP-26.15, HP-26.20, HP-26.30, HP-26.35, HP-26.38, HP-26.40; calls of STOP-HERO (HP-26.22). */
  clocks: v.strictObject({ reaction: seconds, slowReaction: seconds }),
  realTime: v.strictObject({
    feet: seconds,
    event: seconds,
    passive: seconds,
    passiveCall: seconds,
    action: seconds,
    straggler: seconds,
    lastCall: seconds,
    stopDragon: whole(0, 30),
    stopHero: v.strictObject({ least: few, most: few, usual: few }),
  }),
});
export type Numbers = Readonly<v.InferOutput<typeof numbersSchema>>;
