import { times, type Seat, type Voices } from '@hoard/kernel';
import type { Summand } from '../../odds/clash.ts';
import type { Warning } from '../../rules/32-warnings.ts';
import { eitherOf, listOf, pacesOf, whom } from './names.ts';

/** What one is told before it is done (HP-32.6). */
const warnings: { readonly [warning in Warning]: string } = {
  burns: 'The fire will burn you: 1 VITALITY.',
  falls: 'Those whom you have evaded will take your last gem: you will fall.',
  wastes: 'Not all of the meal will do you good.',
  nothing: 'There is nothing here that you can use now.',
};

/** What may be found. */
const FINDS = { gold: 'GOLD', food: 'FOOD', fortune: 'a FORTUNE card', magic: 'a MAGIC card' } as const;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

/** By what a side of a battle is strong: `10 gems`, `2 Sword`, `3 Base`. */
const summands: { readonly [from in Summand['from'] | 'dice']: (value: number, card: string) => string } = {
  gems: (value) => times(value, 'gem'),
  card: (value, card) => `${value} ${card}`,
  played: (value) => `${value} by cards`,
  foe: (value) => String(value),
  base: (value) => `${value} Base`,
  calmed: (value) => `${value} Base`,
  weakened: (value) => `${value} by cards`,
  dice: (value) => `${value} dice`,
};

/** What one should know before an answer, and in a few words beside it. */
export const prospects = {
  warnings,
  summands,
  glance: {
    forSeveral: 'made for several heroes: draw another',
    search: (kinds: readonly (keyof typeof FINDS)[]) => `a die: ${eitherOf(kinds.map((kind) => FINDS[kind]))}`,
    chance: (chance: string) => `${chance} to win`,
    paces: (n: number) => pacesOf(n),
    vitality: (n: number) => `${signed(n)} VITALITY`,
    price: (gold: number) => `${gold} GOLD`,
    pays: (gold: number) => `+${gold} GOLD`,
    needs: (gems: string) => `needs ${gems} more`,
    power: (enemies: number, dragon: number) =>
      [
        ...(enemies === 0 ? [] : [`${signed(enemies)} against enemies`]),
        ...(dragon === 0 ? [] : [`${signed(dragon)} against the Dragon`]),
      ].join(', '),
    discovers: 'a Place-Site is discovered',
    hidden: (chance: string) => `hidden enemy, ${chance} to beat it`,
    has: (gold: number, food: number) => `has ${gold} GOLD, ${food} FOOD`,
    prison: 'to the prison',
    /** What of it is known: none where all of it lies face down. */
    cards: (n: number) => (n === 0 ? 'what lies face down' : `one of ${times(n, 'card')}`),
    fire: (seats: readonly Seat[], voices: Voices) =>
      seats.length === 0 ? 'nobody in its fire' : `${listOf(seats.map((seat) => whom(seat, voices)))} in its fire`,
    near: (seat: Seat, paces: number, voices: Voices) => `${pacesOf(paces)} from ${whom(seat, voices)}`,
  },
  odds: {
    /** Both sides before the dice: `You: 10 gems + 2 Sword = 12, and 2 dice.` */
    you: 'You',
    side: (name: string, sum: string, power: number, thrown: number) =>
      `${name}: ${sum} = ${power}${thrown === 0 ? '' : `, and ${dice(thrown)}`}.`,
    battle: (won: string, tied: string, lost: string) => `${won} to win, ${tied} to tie, ${lost} to lose.`,
    duel: (chance: string) => `${chance} to win or tie.`,
    dragon: (chance: string) => `${chance} to slay the Dragon; a tie is enough.`,
    later: (chance: string) => `One level of the Scale later it would be ${chance}.`,
    turnsLeft: (turns: number) => `${times(turns, 'turn')} left before evil has won.`,
    tie: (n: number) => `A tie is won, but costs ${n} VITALITY.`,
    loss: (n: number) => `A loss costs ${n} VITALITY.`,
    dragonLoss: (n: number) => `A loss costs ${n} VITALITY, the fire included.`,
    ritualLoss: (n: number) => `If it is lost, everybody there loses ${n} VITALITY.`,
    mayFall: 'If you lose you fall.',
    secondLoss: (experience: number) => `Another loss: you gain ${experience} EXPERIENCE and move it a step.`,
    scale: (level: number) => `Its death opens level ${level} of the Scale.`,
    flies: 'The Dragon will fly.',
    gathers: 'Its death begins the Gathering Phase.',
    evades: (enemies: number, n: number) => `${enemies === 1 ? 'You evade an enemy' : `You evade ${enemies} enemies`}: ${n} VITALITY.`,
    costs: (n: number) => (n === 0 ? 'To stop there costs nothing.' : `To stop there costs ${n} VITALITY in all.`),
    hidden: (chance: string) => `A hidden enemy lies there: ${chance} to beat it, whatever it is.`,
    foe: (kind: string, chance: string) => `${kind}: ${chance} to win or tie.`,
    kinds: (kinds: readonly string[]) => `It may be ${kinds.join(', ')}.`,
    kind: (kind: string, chance: string, won: string) => `${kind} (${chance}; ${won} to beat)`,
    discovers: 'A Place-Site is discovered where you stop.',
    rest: (n: number) => `It gives ${n} VITALITY.`,
    restAgain: 'It gives no VITALITY: only the first Rest of a turn does.',
    face: (chance: string, what: string) => `${chance}: ${what}.`,
    flare: (name: string, chance: string) => `${name}: ${chance} to be burnt by the flare.`,
    encounter: (gain: number, loss: number) => `Unless a card wards it off you gain ${gain} VITALITY, and the victim loses ${loss}.`,
    withCard: (before: string, after: string) => `With it your chance goes from ${before} to ${after}.`,
    gear: (enemies: number, dragon: number) => `You would have ${enemies} against enemies and ${dragon} against the Dragon.`,
    asleep: (gems: string) => `It does nothing without ${gems} more.`,
    lost: (n: number) => `You give up ${n === 1 ? 'an action' : `${n} actions`}.`,
  },
  /** How a battle ended, in a few words on the stage. */
  drama: {
    won: 'won',
    tied: 'won by a tie',
    lost: 'lost',
    champion: 'The champion',
  },
};
