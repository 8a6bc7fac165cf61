import { doing, listing, naming, times, whose, type Denials, type Sentences, type Text } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Counter } from '../content/schema.ts';
import { worthOf } from '../rules/01-things.ts';
import { titleOf } from '../rules/15-modes.ts';
import type { Event, Foe } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { compose, isTruce, type Ending, type Words } from './compose.ts';

const CLASS_NAMES = { F: 'Fighter', M: 'Magic User', E: 'Elf', D: 'Dwarf' } as const;

/** Dragon Attack! in English. */
export function english(content: Content): Text<DragonAttack> {
  const names = namesIn(content);
  const { space, counter } = names;
  return compose(content, {
    events: eventsWith(content, names),
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
    questions: questionsWith(names),
    denials: DENIALS,
    otherwiseDenied: (rule) => `Rule ${rule} does not allow it.`,
    ending: ENDING,
    truce: 'truce',
  });
}

/** What the rows of a content set are called. */
interface Names {
  readonly space: (row: number) => string;
  readonly counter: (row: number) => string;
  readonly counters: (rows: readonly number[]) => string;
}

function namesIn(content: Content): Names {
  const counter = (row: number): string => nameOfCounter(content.counters[row]!);
  return {
    space: (row) => `${content.spaces[row]!.name} (${content.spaces[row]!.id})`,
    counter,
    counters: (rows) => listOf(rows.map(counter)),
  };
}

export function nameOfCounter(counter: Counter): string {
  if (counter.kind === 'dragonSlayer') return `the ${counter.name}`;
  return `${counter.name} (${whatIs(counter)})`;
}

function whatIs(counter: Exclude<Counter, { kind: 'dragonSlayer' }>): string {
  if (counter.kind === 'character') return CLASS_NAMES[counter.class];
  if (counter.kind === 'monster') return String(counter.strength);
  return counter.kind === 'gold' ? `${counter.value} gold` : 'boat';
}

const listOf = listing('and', 'nothing');

const does = doing('You');

const whom = naming('you');

/** Whose number is to be beaten. */
const AGAINST: { readonly [foe in Foe]: string } = { monster: "the monster's", dragon: "the Dragon's", player: 'a' };

function eventsWith(content: Content, { space, counter, counters }: Names): Sentences<Event> {
  const line = (row: number): string => content.counters[row]!.line;
  return {
    adventurer: ({ seat, hero }, voices) => {
      const { name, colour, class: letter } = content.heroes[hero]!;
      return `${does(seat, voices, 'plays', 'play')} ${name}, ${colour}, ${CLASS_NAMES[letter]}.`;
    },
    first: ({ seat }, voices) => `${does(seat, voices, 'goes', 'go')} first.`,
    rests: ({ seat }, voices) => `${does(seat, voices, 'rests and is', 'rest and are')} back on the road next turn.`,
    turn: ({ seat, turn }, voices) => `Turn ${turn}: ${whom(seat, voices)}.`,
    sailed: ({ seat, to }, voices) => `${does(seat, voices, 'sails', 'sail')} to ${space(to)}.`,
    rolled: ({ seat, die }, voices) =>
      die === 1 ? `${does(seat, voices, 'rolls', 'roll')} a 1! Wings darken the sky.` : `${does(seat, voices, 'rolls', 'roll')} a ${die}.`,
    walked: ({ seat, way }, voices) => `${does(seat, voices, 'walks', 'walk')} to ${space(way.at(-1)!)}.`,
    stuck: ({ seat }, voices) => `${does(seat, voices, 'finds', 'find')} no way out and ${seat === voices.you ? 'stay' : 'stays'}.`,
    dragonMoved: ({ to, space: at }) =>
      to === 13 ? 'The Dragon enters the Royal Palace!' : `The Dragon comes down on ${to}, ${space(at)}.`,
    dragonDie: ({ die }) => `The Dragon die shows ${die}.`,
    stolen: ({ counters: taken }) => `Into the Dragon's hoard: ${counters(taken)}.`,
    turnedOver: ({ seat, counter: row }, voices) => `${does(seat, voices, 'turns', 'turn')} over ${counter(row)}. ${line(row)}`,
    took: ({ seat, counter: row }, voices) => `${does(seat, voices, 'picks', 'pick')} up ${counter(row)}.`,
    joined: ({ seat, counter: row }, voices) => `${counter(row)} joins ${whose(seat, voices)} party.`,
    refused: ({ seat, counter: row, space: at }, voices) =>
      `${counter(row)} finds no place in ${whose(seat, voices)} party and stays at ${space(at)}.`,
    meets: ({ seat, other, space: at }, voices) => `${does(seat, voices, 'meets', 'meet')} ${whom(other, voices)} at ${space(at)}.`,
    offered: ({ seat, other, give, take }, voices) =>
      give.length + take.length === 0
        ? `${does(seat, voices, 'offers', 'offer')} ${whom(other, voices)} a truce.`
        : `${does(seat, voices, 'offers', 'offer')} ${whom(other, voices)} ${counters(give)} for ${counters(take)}.`,
    agreed: ({ seat, other, give, take }, voices) =>
      give.length + take.length === 0
        ? `${does(seat, voices, 'lets', 'let')} ${whom(other, voices)} go in peace.`
        : `${does(seat, voices, 'agrees', 'agree')}: ${counters(give)} to ${whom(other, voices)}, ${counters(take)} in return.`,
    stepped: ({ seat, to }, voices) => `${does(seat, voices, 'steps', 'step')} on to ${space(to)}.`,
    threw: ({ seat, dice, foe, against }, voices) =>
      `${does(seat, voices, 'throws', 'throw')} ${dice.join(' ')}${against > 0 ? ` against ${AGAINST[foe]} ${against}` : ''}.`,
    equal: ({ number }) => `${number} against ${number}: equal, again!`,
    monsterBeaten: ({ seat, counter: row, margin }, voices) =>
      `${does(seat, voices, 'beats', 'beat')} ${counter(row)} by ${margin}; it goes home as a trophy.`,
    robbed: ({ seat, counters: lost, by, margin }, voices) =>
      `${does(seat, voices, 'is beaten', 'are beaten')} by ${margin}${lost.length === 0 ? ', with nothing to lose' : `. ${by === 'dragon' ? 'To the hoard' : 'Lost to the monster'}: ${counters(lost)}`}.`,
    duelWon: ({ seat, loser, taken, kept, margin }, voices) =>
      `${does(seat, voices, 'beats', 'beat')} ${whom(loser, voices)} by ${margin} and ${seat === voices.you ? 'take' : 'takes'} ${counters(taken)}${kept.length === 0 ? '' : `; ${counters(kept)} cannot come along`}.`,
    wounded: ({ seat, strength }, voices) => `${does(seat, voices, 'wounds', 'wound')} the Dragon! Its ${strength} is gone.`,
    slain: ({ seat }, voices) => `THE DRAGON IS SLAIN! ${does(seat, voices, 'has', 'have')} saved Silverado.`,
    fallen: () => 'THE PALACE BURNS. Silverado has fallen, and everybody has lost.',
    thrown: ({ victim, by, to, distance }, voices) =>
      victim === by
        ? `${does(victim, voices, 'is', 'are')} flung ${times(distance, 'space')} to ${space(to)}.`
        : `${does(by, voices, 'throws', 'throw')} ${whom(victim, voices)} ${times(distance, 'space')} back to ${space(to)}.`,
    deposited: ({ seat, counters: gold }, voices) =>
      `${does(seat, voices, 'brings', 'bring')} home ${worthOf(content, gold)} gold: ${counters(gold)}.`,
    ended: ({ winners }, voices) =>
      winners.length === 0 ? 'The game is over.' : `The game is over, won by ${listOf(winners.map((seat) => whom(seat, voices)))}.`,
  };
}

function questionsWith({ space, counters }: Names): Words['questions'] {
  return {
    roll: (at) => `At ${space(at)}. Roll the die?`,
    move: (seat, roll, voices) => `${does(seat, voices, 'has', 'have')} rolled ${roll}. Where to?`,
    throw: (victim, voices) => `${does(victim, voices, 'is', 'are')} beaten. Throw ${whom(victim, voices)} where?`,
    whom: () => 'Several are here. Whom to meet?',
    step: () => 'The bargain is struck. One step further?',
    talk(partner, offer, draft, voices) {
      const drafted = isTruce(draft) ? '' : ` Your offer so far: ${counters(draft.give)} for ${counters(draft.get)}.`;
      if (offer === null) return `Facing ${voices.nameOf(partner)}. Fight or bargain?${drafted}`;
      const price = offer.give.length === 0 ? 'nothing' : `your ${counters(offer.give)}`;
      return `${voices.nameOf(partner)} offers ${isTruce(offer) ? 'a truce' : `${counters(offer.get)} for ${price}`}.${drafted}`;
    },
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
  'DA-7.4': () => 'All three offers are made: accept or fight.',
  'DA-7.5': () => 'No offer is on the table yet.',
  'DA-7.9': () => 'After that exchange somebody would have two of one class.',
  'DA-7.11': () => 'The step needs an empty space.',
  'DA-7.12': () => 'The step stays on dry land.',
  'DA-12.3': ({ margin }) => `It is not at the distance of the blow (${margin}).`,
  'DA-12.4': () => 'Nobody is thrown into the water.',
  'DA-12.5': () => 'Something is there already; the landing must be empty.',
  'DA-12.6': ({ margin, distance }) => `Nothing is free at the distance of the blow (${margin}), so the throw goes ${distance} far.`,
};

const ENDING: Ending = {
  gold: (worth) => `gold ${worth}`,
  monsters: (worth) => `monsters ${worth}`,
  hoard: (worth) => `hoard ${worth}`,
  neverCameHome: (worth) => `${worth} gold never came home`,
  nobodyWins: (hoard) => `Nobody wins. The hoard was worth ${hoard}. What might have been:`,
  called: (seat, score, voices) => `They will call ${whom(seat, voices)}: ${titleOf(score)}.`,
};
