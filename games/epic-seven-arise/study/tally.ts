import type { Content } from '../content/content.ts';
import type { Event } from '../state/events.ts';

/** What the events of a game add up to. */
export type Tally = {
  battles: number;
  bossBattles: number;
  normalBattles: number;
  /** Battle rounds in battles without a boss, and in battles against one that was won. */
  normalRounds: number;
  bossRounds: number;
  bossBattlesWon: number;
  /** Health that heroes lost to monsters, Dread and Weariness. */
  normalLosses: number;
  bossLosses: number;
  deaths: number;
  paidRevivals: number;
  potions: number;
  bought: number;
  spent: number;
  turns: number;
  /** Turns in which no skill was activated. */
  idle: number;
  skills: number;
  skill1: number;
  skill2: number;
  skill3: number;
  duals: number;
  burns: number;
  artifacts: number;
  /** Enemy Attack cards, and those that met a hero. */
  attacks: number;
  attacksHit: number;
  missions: number;
  missionsWon: number;
  /** Boss battles in which Dread dealt damage, and battles that reached Weariness. */
  dreadBattles: number;
  /** 1 where it did in the last battle. */
  dreadedAtLast: number;
  wearyBattles: number;
  /** Monsters that bosses called, and those of them that were killed. */
  called: number;
  calledSlain: number;
  /** Skystones that came from kills, and of those from monsters that were called. */
  killStones: number;
  calledStones: number;
  [token: `mission.${string}.${'tried' | 'won'}`]: number;
  /** By Artifact: whether a player came to own it, and whether it was played, for its number or its effect. */
  [card: `artifact.${string}.${'owned' | 'played'}`]: number;
};

const SKILLS = ['skill1', 'skill2', 'skill3'] as const;

function nothingYet(content: Content): Tally {
  const tally: Tally = {
    battles: 0,
    bossBattles: 0,
    normalBattles: 0,
    normalRounds: 0,
    bossRounds: 0,
    bossBattlesWon: 0,
    normalLosses: 0,
    bossLosses: 0,
    deaths: 0,
    paidRevivals: 0,
    potions: 0,
    bought: 0,
    spent: 0,
    turns: 0,
    idle: 0,
    skills: 0,
    skill1: 0,
    skill2: 0,
    skill3: 0,
    duals: 0,
    burns: 0,
    artifacts: 0,
    attacks: 0,
    attacksHit: 0,
    missions: 0,
    missionsWon: 0,
    dreadBattles: 0,
    dreadedAtLast: 0,
    wearyBattles: 0,
    called: 0,
    calledSlain: 0,
    killStones: 0,
    calledStones: 0,
  };
  for (const { id } of content.tokens) for (const part of ['tried', 'won'] as const) tally[`mission.${id}.${part}`] = 0;
  for (const { id, kind } of content.cards)
    if (kind === 'artifact') for (const part of ['owned', 'played'] as const) tally[`artifact.${id}.${part}`] = 0;
  return tally;
}

/** The battle that the events are telling of. */
interface Current {
  isBoss: boolean;
  dreaded: boolean;
  weary: boolean;
  /** Units that were called. */
  readonly called: Set<number>;
  /** Whether the turn that goes on has seen a skill; null where no turn does. */
  acted: boolean | null;
  /** The last monster slain was a called one. */
  paidByCalled: boolean;
}

export function tallyOf(content: Content, events: readonly Event[]): Tally {
  const tally = nothingYet(content);
  const now: Current = { isBoss: false, dreaded: false, weary: false, called: new Set(), acted: null, paidByCalled: false };
  for (const event of events) {
    countBattle(tally, content, event, now);
    countTurn(tally, content, event, now);
    countPurse(tally, event, now);
  }
  endTurn(tally, now);
  tally.dreadedAtLast = now.dreaded ? 1 : 0;
  tally.normalBattles = tally.battles - tally.bossBattles;
  return tally;
}

function endTurn(tally: Tally, now: Current): void {
  if (now.acted === false) tally.idle++;
  now.acted = null;
}

function countBattle(tally: Tally, content: Content, event: Event, now: Current): void {
  switch (event.t) {
    case 'battle':
      tally.battles++;
      now.isBoss = now.dreaded = now.weary = false;
      now.called.clear();
      break;
    case 'bossRow':
      if (!now.isBoss) tally.bossBattles++;
      now.isBoss = true;
      break;
    case 'placed':
      if (!event.called) break;
      tally.called++;
      now.called.add(event.unit);
      break;
    case 'slain':
      now.paidByCalled = now.called.delete(event.unit);
      if (now.paidByCalled) tally.calledSlain++;
      break;
    case 'battleWon':
      endTurn(tally, now);
      if (now.isBoss) {
        tally.bossBattlesWon++;
        tally.bossRounds += event.rounds;
      } else tally.normalRounds += event.rounds;
      break;
    case 'struck':
      tally[now.isBoss ? 'bossLosses' : 'normalLosses'] += event.lost;
      break;
    case 'dread':
      if (!now.dreaded) tally.dreadBattles++;
      now.dreaded = true;
      break;
    case 'weary':
      if (!now.weary) tally.wearyBattles++;
      now.weary = true;
      break;
    case 'died':
      tally.deaths++;
      break;
    case 'attack':
      tally.attacks++;
      if (event.hero >= 0) tally.attacksHit++;
      break;
    case 'mission': {
      const { id } = content.tokens[event.token]!;
      tally.missions++;
      tally[`mission.${id}.tried`]! += 1;
      if (!event.success) break;
      tally.missionsWon++;
      tally[`mission.${id}.won`]! += 1;
      break;
    }
    default:
  }
}

function countTurn(tally: Tally, content: Content, event: Event, now: Current): void {
  switch (event.t) {
    case 'turn':
      endTurn(tally, now);
      tally.turns++;
      now.acted = false;
      break;
    case 'skill':
      now.acted = true;
      tally.skills++;
      tally[SKILLS[event.skill]!]++;
      break;
    case 'set':
      if (event.loan >= 0) tally.duals++;
      for (const card of event.cards) played(tally, content, card);
      break;
    case 'burned':
      tally.burns++;
      break;
    case 'artifact':
      tally.artifacts++;
      played(tally, content, event.card);
      break;
    case 'kept': {
      const card = content.cards[event.card];
      if (card?.kind === 'artifact') tally[`artifact.${card.id}.owned`] = 1;
      break;
    }
    default:
  }
}

function played(tally: Tally, content: Content, row: number): void {
  const card = content.cards[row]!;
  if (card.kind === 'artifact') tally[`artifact.${card.id}.played`] = 1;
}

function countPurse(tally: Tally, event: Event, now: Current): void {
  switch (event.t) {
    case 'potion':
      tally.potions++;
      break;
    case 'bought':
      tally.bought += event.count;
      tally.spent += event.price;
      break;
    case 'revived':
      if (!event.free) tally.paidRevivals++;
      break;
    case 'stones': {
      if (event.source !== 'kill') break;
      const stones = event.stones.reduce((sum, count) => sum + count, 0);
      tally.killStones += stones;
      if (now.paidByCalled) tally.calledStones += stones;
      break;
    }
    default:
  }
}
