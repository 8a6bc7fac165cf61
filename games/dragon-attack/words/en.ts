import type { HeroRow } from '../content/ids.ts';
import {
  capitalised,
  doing,
  listing,
  naming,
  percent,
  rounded,
  times,
  whose,
  type Deal,
  type Denials,
  type Phrases,
  type Seat,
  type Sentences,
  type Voices,
} from '@hoard/kernel';
import type { MeritName } from '../bots/merits.ts';
import { PALACE, type Content } from '../content/content.ts';
import type { Counter } from '../content/schema.ts';
import { worthOf } from '../rules/01-things.ts';
import type { HonourTitle } from '../rules/15-modes.ts';
import type { QuestionName } from '../rules/index.ts';
import type { PresetName } from '../rules/questions.ts';
import type { Event, Foe } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { isTruce } from './deal.ts';
import { unnumbered } from './seas.ts';

/** What English has, every language has: a word that is missing does not compile. */
export type Words = ReturnType<typeof english>;

/** What English must have: words for every verb, event, question, standing answer and title. */
interface Complete extends Phrases<DragonAttack> {
  readonly questions: { readonly [question in QuestionName]: (...told: never[]) => string };
  readonly presets: { readonly [name in PresetName]: string };
  readonly titles: { readonly [title in HonourTitle]: string };
  readonly merits: { readonly [name in MeritName]: (amount: number) => string };
}

/** Dragon Attack! in English; where answers are typed, with the codes of the spaces. */
export function english(content: Content, isTyped = false) {
  const names = namesIn(content, isTyped);
  const space = (row: number): string => (isTyped ? `${names.space(row)} (${content.spaces[row]!.id})` : names.space(row));
  const counter = (row: number): string => inSentence(content.counters[row]!);
  const counters = (rows: readonly number[]): string => listOf(rows.map(counter));
  return {
    names,
    events: eventsWith(content, space, counter),
    options: {
      roll: () => 'roll the die',
      sail: (to) => `sail to ${space(to)}`,
      walk: (to) => `go to ${space(to)}`,
      stay: () => 'stay here',
      meet: (other, voices) => `meet ${voices.nameOf(other)}`,
      fight: () => 'fight',
      give: (row) => `give ${counter(row)}`,
      ask: (row) => `ask for ${counter(row)}`,
      offer: () => 'make this offer',
      accept: () => 'accept the offer',
      step: (to) => `step on to ${space(to)}`,
      throw: (to) => `throw to ${space(to)}`,
    },
    truce: 'truce',
    offerTruce: 'offer a truce',
    questions: {
      /** Where one may sail as well, there is something to decide; else the die is only to be thrown. */
      'turn.roll': (at: number, maySail: boolean) => `At ${space(at)}. ${maySail ? 'Roll, or sail first?' : 'Roll the die.'}`,
      'turn.move': (seat: Seat, roll: number, voices: Voices) => `${clause(seat, voices, 'has', 'have')} rolled ${roll}. Where to?`,
      'meeting.whom': () => 'Several are here. Whom to meet?',
      /** Face to face; `offer` is what the partner offers from the speaker's side, or null before the first offer. */
      'meeting.talk': (partner: Seat, offer: Deal | null, draft: Deal, voices: Voices) => {
        const drafted = isTruce(draft) ? '' : ` Your offer so far: ${counters(draft.give)} for ${counters(draft.get)}.`;
        if (offer === null) return `Facing ${voices.nameOf(partner)}. Fight or bargain?${drafted}`;
        const price = offer.give.length === 0 ? 'nothing' : `your ${counters(offer.give)}`;
        return `${voices.nameOf(partner)} offers ${isTruce(offer) ? 'a truce' : `${counters(offer.get)} for ${price}`}.${drafted}`;
      },
      'meeting.step': () => 'The bargain is struck. One step further?',
      'thrown.landing': (victim: Seat, voices: Voices) =>
        `${clause(victim, voices, 'is', 'are')} beaten. Throw ${whom(victim, voices)} where?`,
    },
    presets: {
      rollAtOnce: 'Roll at once, unless there is somewhere to sail',
      acceptGifts: 'Accept whatever costs me nothing',
      stay: 'Stay after a bargain, unless gold can be brought home',
      farthest: 'Throw the beaten as far from home as can be',
    },
    denials: DENIALS,
    otherwiseDenied: (rule) => `Rule ${rule} does not allow it.`,
    /** Over the answers, the most important first. */
    groups: {
      act: '',
      dragon: 'Dragon',
      home: 'Home',
      monster: 'Monster',
      player: 'Player',
      seen: 'Seen',
      unknown: 'Unknown',
      give: 'Give',
      ask: 'Ask for',
      sail: 'Sail to',
      step: 'Step to',
      throw: 'Throw to',
      free: 'Free',
    },
    /** What waits somewhere, in a few words. */
    glance: {
      unknown: (chance: string) => `unknown, ${chance} unharmed`,
      monster: (name: string, chance: string, loot: string) => `${name}, ${chance} to win${loot === '' ? '' : ` for ${loot}`}`,
      player: (who: string, chance: string) => `${who}, ${chance} to win`,
      dragon: (chance: string) => `the Dragon, ${chance} to slay`,
      home: (gold: number) => `home: ${gold} gold made safe`,
      ownGate: 'your gate',
      harbour: 'landing',
      duel: (chance: string) => `${chance} to win`,
    },
    preview: {
      dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
      rollOne: (place: string) => `One roll in six is a 1: then the Dragon moves to ${place}.`,
      duel: (chance: string, who: string) => `${chance} to beat ${who} in a duel.`,
      slay: (dice: string, left: string, chance: string) => `${dice} against the Dragon’s ${left}: ${chance} to slay it.`,
      beatenByDragon: (beaten: string, partly: string) => `${beaten} to be beaten, ${partly} of it after wounding the Dragon.`,
      monster: (name: string, chance: string, dice: string) => `${name}: ${chance} to win with ${dice}.`,
      under: (things: string) => `Under it: ${things}.`,
      unknown: (parts: string) => `It may be ${parts}.`,
      kinds: {
        monster: (share: string) => `a monster ${share}`,
        gold: (share: string) => `gold ${share}`,
        character: (share: string) => `a companion ${share}`,
        stranger: (share: string) => `somebody who cannot join ${share}`,
        boat: (share: string) => `a boat ${share}`,
        dragonSlayer: (share: string) => `the Dragon Slayer ${share}`,
      },
      beaten: (chance: string) => `${chance} to be beaten here.`,
      home: (gold: number) => `Your gate: ${gold} gold will be safe.`,
      stakeNothing: 'At stake: nothing but a turn of rest.',
      stake: (things: string) => `At stake: ${things}.`,
      quiet: 'Nothing is fought there.',
    },
    here: {
      unknown: 'an unknown counter',
      /** One that everybody has seen looks like any other to who does not remember. */
      faceDown: (count: number) => (count === 1 ? 'a face-down counter' : `${count} face-down counters`),
      seen: (things: string) => `seen: ${things}`,
      openMonster: (name: string) => `open monster: ${name}`,
      under: (things: string) => `under it: ${things}`,
      dragon: 'the Dragon',
      gate: (colour: string) => `gate of ${colour}`,
      openGate: 'open gate, nobody’s',
      figure: (who: string, rests: boolean) => (rests ? `${who}, resting` : who),
      number: (number: number) => (number === PALACE ? 'the palace, end of the Dragon’s road' : `number ${number} of the Dragon’s road`),
      scorched: 'burnt',
      harbour: 'harbour',
      empty: 'empty',
    },
    terrain: { land: 'land', coast: 'coast', ford: 'ford', river: 'river', sea: 'sea' },
    classes: CLASS_NAMES,
    sheet: {
      players: 'Players',
      onTurn: 'on turn',
      rests: 'rests',
      rightHand: 'right-hand player',
      dice: (dice: string) => `Dice in battle: ${dice}`,
      boats: (count: number) => times(count, 'boat'),
      risk: 'at risk',
      riskLong: (worth: number) => `${worth} gold at risk, carried`,
      safe: 'safe',
      safeLong: (worth: number) => `${worth} safe at home`,
      party: 'Party',
      at: (row: number) => `at ${space(row)}`,
      missing: 'nobody yet',
      carried: 'Carries',
      home: 'At home',
      nothing: 'nothing',
    },
    dragon: {
      away: 'not yet seen',
      place: (at: number) => `${at} of ${PALACE}`,
      clock: 'Doom clock',
      hearts: (left: string) => `strength left: ${left}`,
      slain: 'slain',
      hoard: 'Hoard',
      hoardWorth: (worth: number) => `The hoard is worth ${worth} to the slayer`,
      next: (place: string) => `next: ${place}`,
      oneInSix: '1 in 6 a roll',
    },
    /** What one answer has over another, as far as search looks ahead. */
    merits: {
      home: (more) => `Two turns later you have ${rounded(more, 'en')} more gold at home on average.`,
      carried: (more) => `Two turns later you carry ${rounded(more, 'en')} more gold on average.`,
      companions: (more) => `Two turns later you have ${rounded(more, 'en')} more dice in battle on average.`,
      unbeaten: (share) => `You are beaten less often within two turns, by ${percent(share, 'en')} of all tried courses.`,
      wounds: (more) => `Two turns later the Dragon has lost ${rounded(more, 'en')} more of its strengths on average.`,
      dragon: (less) => `Two turns later the Dragon is ${rounded(less, 'en')} spaces further from the palace on average.`,
      palace: (share) => `The palace falls less often within two turns, by ${percent(share, 'en')} of all tried courses.`,
    },
    map: 'Map of Silverado',
    drama: {
      dragonComes: 'The Dragon comes!',
      palaceBurns: 'The palace burns',
      equal: 'Equal: again!',
      youFace: 'You face the Dragon',
      faces: (who: string) => `${who} faces the Dragon`,
      thrownBack: 'Thrown back',
      wounded: 'Wounded!',
      lost: 'Everything lost',
      home: (worth: number) => `+${worth} safe`,
      beaten: (worth: number) => `Beaten! +${worth}`,
      joins: 'joins',
      dragonDie: 'Dragon die',
    },
    /** On the stage of a fight. */
    bout: {
      strength: 'strength',
      won: (winner: Seat, worth: number, voices: Voices) => `${clause(winner, voices, 'wins', 'win')}${worth > 0 ? `: +${worth}` : ''}`,
    },
    ending: {
      slain: 'The Dragon is slain!',
      riches: 'Gold carries the day',
      fallen: 'Silverado has fallen',
      nobodyWins: (hoard: number) => `Nobody wins. The Dragon keeps a hoard worth ${hoard}.`,
      winners: (seats: readonly Seat[], voices: Voices) =>
        seats.length === 1
          ? `${clause(seats[0]!, voices, 'wins', 'win')}.`
          : `${capitalised(listOf(seats.map((seat) => whom(seat, voices))))} win together.`,
      called: (seat: Seat, title: string, voices: Voices) => `They will call ${whom(seat, voices)}: ${title}.`,
      unhurt: 'Nobody had wounded the Dragon yet.',
      strengthLeft: (left: number, all: number) =>
        left === 1 ? 'The Dragon had a single strength left.' : `The Dragon had ${left} of its ${all} strengths left.`,
      wouldHaveSlain: (seat: Seat, chance: string, voices: Voices) =>
        `In one more battle ${whom(seat, voices)} would have slain it with a chance of ${chance}.`,
      richest: (seat: Seat, worth: number, voices: Voices) =>
        `${clause(seat, voices, 'was', 'were')} the richest: ${worth} had come safely home.`,
      gold: 'gold',
      monsters: 'monsters',
      hoard: 'the hoard',
      neverCameHome: (worth: number) => `${worth} gold never came home`,
    },
    titles: {
      Legend: 'Legend',
      'Hero of the Age': 'Hero of the Age',
      'Champion of Silverado': 'Champion of Silverado',
      'Sword of the Realm': 'Sword of the Realm',
      'Lucky Survivor': 'Lucky Survivor',
    },
    luck: {
      rolled: 'Steps rolled',
      ones: 'Ones that woke the Dragon',
      die: 'The Dragon die moved it',
      fights: 'Battles won',
    },
  } satisfies Complete & Readonly<Record<string, unknown>>;
}

const CLASS_NAMES = { F: 'Fighter', M: 'Magic User', E: 'Elf', D: 'Dwarf' };

/** What the rows of a content set are called. */
const namesIn = ({ spaces, counters, heroes }: Content, isTyped: boolean) => ({
  space: (row: number): string => (isTyped ? spaces[row]!.name : unnumbered(spaces[row]!.name)),
  /** `R10 Rose Gate`: in a list, by what is typed. */
  listedSpace: (row: number): string => (isTyped ? `${spaces[row]!.id} ${spaces[row]!.name}` : spaces[row]!.name),
  hero: (row: number): string => heroes[row]!.name,
  colour: (hero: HeroRow): string => capitalised(heroes[hero]!.colour),
  /** `Stone Ogre (monster 4)`. */
  counter: (row: number): string => `${counters[row]!.name} (${kindOf(counters[row]!)})`,
  bareCounter: (row: number): string => counters[row]!.name,
  kind: (row: number): string => kindOf(counters[row]!),
  /** The line on a counter that tells its story. */
  line: (row: number): string => counters[row]!.line,
});

const inSentence = (counter: Counter): string =>
  counter.kind === 'dragonSlayer' ? `the ${counter.name}` : `${counter.name} (${kindOf(counter)})`;

function kindOf(counter: Counter): string {
  switch (counter.kind) {
    case 'character':
      return CLASS_NAMES[counter.class];
    case 'monster':
      return `monster ${counter.strength}`;
    case 'gold':
      return `${counter.value} gold`;
    case 'boat':
      return 'boat';
    case 'dragonSlayer':
      return 'sword';
  }
}

const listOf = listing('and', 'nothing');

const clause = doing('You');

const whom = naming('you');

/** Whose number is to be beaten. */
const AGAINST: { readonly [foe in Foe]: string } = { monster: "the monster's", dragon: "the Dragon's", player: 'a' };

function eventsWith(content: Content, space: (row: number) => string, counter: (row: number) => string): Sentences<Event> {
  const line = (row: number): string => content.counters[row]!.line;
  const counters = (rows: readonly number[]): string => listOf(rows.map(counter));
  return {
    adventurer: ({ seat, hero }, voices) => {
      const { name, colour, class: letter } = content.heroes[hero]!;
      return `${clause(seat, voices, 'plays', 'play')} ${name}, ${colour}, ${CLASS_NAMES[letter]}.`;
    },
    first: ({ seat }, voices) => `${clause(seat, voices, 'goes', 'go')} first.`,
    rests: ({ seat }, voices) => `${clause(seat, voices, 'rests and is', 'rest and are')} back on the road next turn.`,
    turn: ({ seat, turn }, voices) => `Turn ${turn}: ${whom(seat, voices)}.`,
    sailed: ({ seat, to }, voices) => `${clause(seat, voices, 'sails', 'sail')} to ${space(to)}.`,
    rolled: ({ seat, die }, voices) =>
      die === 1
        ? `${clause(seat, voices, 'rolls', 'roll')} a 1! Wings darken the sky.`
        : `${clause(seat, voices, 'rolls', 'roll')} a ${die}.`,
    walked: ({ seat, way }, voices) => `${clause(seat, voices, 'walks', 'walk')} to ${space(way.at(-1)!)}.`,
    stuck: ({ seat }, voices) => `${clause(seat, voices, 'finds', 'find')} no way out and ${seat === voices.you ? 'stay' : 'stays'}.`,
    dragonMoved: ({ to, space: at }) =>
      to === PALACE ? 'The Dragon enters the Royal Palace!' : `The Dragon comes down on ${to}, ${space(at)}.`,
    dragonDie: ({ die }) => `The Dragon die shows ${die}.`,
    stolen: ({ counters: taken }) => `Into the Dragon's hoard: ${counters(taken)}.`,
    turnedOver: ({ seat, counter: row }, voices) => `${clause(seat, voices, 'turns', 'turn')} over ${counter(row)}. ${line(row)}`,
    took: ({ seat, counter: row }, voices) => `${clause(seat, voices, 'picks', 'pick')} up ${counter(row)}.`,
    joined: ({ seat, counter: row }, voices) => `${counter(row)} joins ${whose(seat, voices)} party.`,
    refused: ({ seat, counter: row, space: at }, voices) =>
      `${counter(row)} finds no place in ${whose(seat, voices)} party and stays at ${space(at)}.`,
    meets: ({ seat, other, space: at }, voices) => `${clause(seat, voices, 'meets', 'meet')} ${whom(other, voices)} at ${space(at)}.`,
    offered: ({ seat, other, give, take }, voices) =>
      isTruce({ give, get: take })
        ? `${clause(seat, voices, 'offers', 'offer')} ${whom(other, voices)} a truce.`
        : `${clause(seat, voices, 'offers', 'offer')} ${whom(other, voices)} ${counters(give)} for ${counters(take)}.`,
    agreed: ({ seat, other, give, take }, voices) =>
      isTruce({ give, get: take })
        ? `${clause(seat, voices, 'lets', 'let')} ${whom(other, voices)} go in peace.`
        : `${clause(seat, voices, 'agrees', 'agree')}: ${counters(give)} to ${whom(other, voices)}, ${counters(take)} in return.`,
    stepped: ({ seat, to }, voices) => `${clause(seat, voices, 'steps', 'step')} on to ${space(to)}.`,
    threw: ({ seat, dice, foe, against }, voices) =>
      `${clause(seat, voices, 'throws', 'throw')} ${dice.join(' ')}${against > 0 ? ` against ${AGAINST[foe]} ${against}` : ''}.`,
    equal: ({ number }) => `${number} against ${number}: equal, again!`,
    monsterBeaten: ({ seat, counter: row, margin }, voices) =>
      `${clause(seat, voices, 'beats', 'beat')} ${counter(row)} by ${margin}; it goes home as a trophy.`,
    robbed: ({ seat, counters: lost, by, margin }, voices) =>
      `${clause(seat, voices, 'is beaten', 'are beaten')} by ${margin}${lost.length === 0 ? ', with nothing to lose' : `. ${by === 'dragon' ? 'To the hoard' : 'Lost to the monster'}: ${counters(lost)}`}.`,
    duelWon: ({ seat, loser, taken, kept, margin }, voices) =>
      `${clause(seat, voices, 'beats', 'beat')} ${whom(loser, voices)} by ${margin} and ${seat === voices.you ? 'take' : 'takes'} ${counters(taken)}${kept.length === 0 ? '' : `; ${counters(kept)} cannot come along`}.`,
    wounded: ({ seat, strength }, voices) => `${clause(seat, voices, 'wounds', 'wound')} the Dragon! Its ${strength} is gone.`,
    slain: ({ seat }, voices) => `THE DRAGON IS SLAIN! ${clause(seat, voices, 'has', 'have')} saved Silverado.`,
    fallen: () => 'THE PALACE BURNS. Silverado has fallen, and everybody has lost.',
    thrown: ({ victim, by, to, distance }, voices) =>
      victim === by
        ? `${clause(victim, voices, 'is', 'are')} flung ${times(distance, 'space')} to ${space(to)}.`
        : `${clause(by, voices, 'throws', 'throw')} ${whom(victim, voices)} ${times(distance, 'space')} back to ${space(to)}.`,
    deposited: ({ seat, counters: gold }, voices) =>
      `${clause(seat, voices, 'brings', 'bring')} home ${worthOf(content, gold)} gold: ${counters(gold)}.`,
    ended: ({ winners }, voices) =>
      winners.length === 0 ? 'The game is over.' : `The game is over, won by ${listOf(winners.map((seat) => whom(seat, voices)))}.`,
  };
}

const NEEDS: { readonly [need: string]: string } = {
  boat: 'To sail one must carry a boat.',
  harbour: 'A boat puts out only from a coast or a ford.',
  other: 'The boat lies there already.',
  shore: 'A boat puts in only at a coast or a ford, and that is neither.',
  room: 'Somebody is there already; a boat needs a free landing.',
};

/** By rule: why something is not possible. */
const DENIALS: Denials = {
  'DA-3.4': ({ roll, distance }) => `That is ${distance} steps away, and the die shows ${roll}.`,
  'DA-3.5': () => 'The turn began there; the move must end somewhere else.',
  'DA-5.3': ({ owner }, voices) => `The gate is closed: it belongs to ${whom(Number(owner), voices)}.`,
  'DA-5.5': () => 'Somebody stands in the way, and nobody can be passed.',
  'DA-5.7': () => 'That is water. Only a coastal village lets one put to sea.',
  'DA-5.9': () => 'That is water. The move may cross it but must end on land.',
  'DA-5.13': ({ needs }) => NEEDS[String(needs)] ?? 'A boat cannot go there.',
  'DA-5.14': ({ needs }) => NEEDS[String(needs)] ?? 'A boat cannot land there.',
  'DA-5.17': () => 'One sail a turn is all.',
  'DA-7.4': () => 'All offers are made: accept or fight.',
  'DA-7.5': () => 'No offer is on the table yet.',
  'DA-7.9': () => 'After that exchange somebody would have two of one class.',
  'DA-7.11': () => 'The step needs an empty space.',
  'DA-7.12': () => 'The step stays on dry land.',
  'DA-12.3': ({ margin }) => `It is not at the distance of the blow (${margin}).`,
  'DA-12.4': () => 'Nobody is thrown into the water.',
  'DA-12.5': () => 'Something is there already; the landing must be empty.',
  'DA-12.6': ({ margin, distance }) => `Nothing is free at the distance of the blow (${margin}), so the throw goes ${distance} far.`,
};
