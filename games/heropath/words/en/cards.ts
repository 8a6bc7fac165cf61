import { capitalised, times } from '@hoard/kernel';
import {
  ALL_OF_THEM,
  ANYWHERE,
  CATEGORIES,
  DRAGON,
  ENCOUNTERS,
  PRICE_LESS_ONE,
  SUPPLIES,
  THREATS,
  TYPES,
  type GearKind,
  type Type,
} from '../../content/content.ts';
import { ALL_DECKS, ANIMALS, type Heroes } from '../../rules/effects/fields.ts';
import type { CardWords } from '../cards.ts';
import {
  actionsOf,
  attributes,
  cardsFrom,
  cardsOf,
  categories,
  decks,
  eitherOf,
  gemsOf,
  listOf,
  pacesOf,
  supplies,
  type Names,
  withArticle,
} from './names.ts';

const types: { readonly [type in Type]: string } = {
  'anti enemy': 'Anti Enemy',
  action: 'Action',
  movement: 'Movement',
  'anti hero': 'Anti Hero',
  animals: 'Animal',
  general: 'General',
  weaponry: 'Weaponry',
  ally: 'Ally',
  'vs enemy': 'Vs Enemy',
  accessory: 'Accessory',
  weather: 'Weather',
  'vs heroes': 'Vs Heroes',
};

const kinds: { readonly [kind in GearKind]: string } = {
  sword: 'sword',
  axe: 'axe',
  mace: 'mace',
  spear: 'spear',
  staff: 'staff',
  bow: 'bow',
  shield: 'shield',
  dagger: 'dagger',
  lantern: 'lantern',
  arrows: 'arrows',
};

const near = (within: number): string => (within === ANYWHERE ? '' : within === 0 ? ' in your space' : ` within ${pacesOf(within)}`);
const opponentIn = (within: number): string => `an opponent${near(within)}`;

const LASTING = { turn: ' until the turn ends', round: ' until your next turn' } as const;
const lasting = (duration: keyof typeof LASTING | undefined): string => (duration === undefined ? '' : LASTING[duration]);

/** `+3 power`, or one number against enemies and another against the Dragon. */
const powerOf = (enemies: number, dragon: number): string => {
  if (enemies === dragon) return `+${enemies} power`;
  if (dragon === 0) return `+${enemies} power against enemies`;
  return enemies === 0 ? `+${dragon} power against the Dragon` : `+${enemies} power against enemies, +${dragon} against the Dragon`;
};

/** What the other side of a battle has less. */
const lessOf = (enemies: number, dragon: number): string => {
  if (enemies === dragon) return `the other side has ${enemies} power less`;
  if (dragon === 0) return `the enemy has ${enemies} power less`;
  return enemies === 0 ? `the Dragon has ${dragon} power less` : `the enemy has ${enemies} power less, the Dragon ${dragon}`;
};

const SPARED = {
  tie: 'a tie costs you nothing',
  loss: 'a lost battle costs you nothing',
  evasion: 'evading an enemy costs you nothing',
  active: 'an Active Flare does not burn you',
  incidental: 'the breath of the flying Dragon does not burn you',
} as const;

const SHUT = { ferry: 'no ferry', balloon: 'no balloons', bridges: 'no bridges' } as const;
const WARDED = ['an Ambush', 'a Thievery', 'a Snatching', 'an Anti Hero card', 'a Vs Heroes card'];
const ACTIONS = { travel: 'Travel', rest: 'Rest', visit: 'Visit', fight: 'Fight', encounter: 'Encounter' } as const;
const JUMPS = { safe: 'go to any Safe space', site: 'go to any Place-Site', balloon: 'take a balloon from where you are' } as const;
const ASSAULTS = { ambush: 'ambush', thievery: 'steal a card from', snatching: 'snatch GOLD or FOOD from' } as const;
const SPACES = {
  road: 'on a Road space',
  safe: 'on a Safe space',
  settlement: 'on a Settlement',
  flare: 'on a flare space',
  balloon: 'on a balloon space',
} as const;

/** What cards and Place-Sites say, in English. */
export function cardsIn({ content, kind, region, inRegion }: Names): CardWords {
  /** Somebody does something; the owner is simply told to. */
  const doing = (to: Heroes, one: string, you: string): string => {
    switch (to.who) {
      case 'self':
        return you;
      case 'opponent':
        return `${opponentIn(to.within)} ${one}`;
      case 'each':
        return `each hero ${listOf(to.in.map(inRegion))} ${one}`;
      case 'all':
        return `every hero ${one}`;
      case 'flare':
        return `every hero on a flare space ${one}`;
    }
  };
  return {
    effects: {
      gain: ({ attribute, n, to }) => `${doing(to, 'gains', 'gain')} ${gemsOf(attribute, n)}`,
      lose: ({ attribute, n, to }) => `${doing(to, 'loses', 'lose')} ${gemsOf(attribute, n)}`,
      turn: ({ from, into, n }) => `turn ${n === 1 ? '' : 'up to '}${gemsOf(from, n)} into ${attributes[into]}`,
      supply: ({ what, n }) => `gain ${n} ${supplies[what]}`,
      forfeit: ({ what, n, to }) => `${doing(to, 'loses', 'lose')} ${n} ${supplies[what]}`,
      leech: ({ n, to }) =>
        n < 0
          ? `${doing(to, 'loses', 'remove')} ${-n === 1 ? 'a leech' : `up to ${-n} leeches`}`
          : `${doing(to, 'gets', 'get')} ${n === 1 ? 'a leech' : `${n} leeches`}`,
      draw: ({ deck, n }) => `draw ${cardsFrom(deck, n)}`,
      look: ({ deck, n, keep }) => `look at ${cardsFrom(deck, n)} and keep ${keep}`,
      buy: ({ deck, n, less }) => {
        const goods =
          deck === ALL_DECKS
            ? times(n, 'open card')
            : deck === ANIMALS
              ? times(n, 'animal')
              : n === 1
                ? `1 ${decks[deck]} card`
                : `${n} ${decks[deck]} cards`;
        return `buy ${n === 1 ? '' : 'up to '}${goods}${less === 0 ? '' : `, ${less} GOLD cheaper`}`;
      },
      sell: ({ of, n, gold }) =>
        `sell ${n === 1 ? '1 card' : `up to ${n} cards`} of ${eitherOf(of.map((category) => categories[category]!))} for ${gold === PRICE_LESS_ONE ? 'the price less 1' : `${gold} GOLD each`}`,
      discard: ({ of, n }) => `discard ${cardsOf(of, n)}`,
      drop: ({ of, n, at }) => `drop ${cardsOf(of, n)} ${pacesOf(at)} away`,
      steal: ({ what, n, to }) =>
        `steal ${what < SUPPLIES.length ? `${n} ${supplies[what]}` : cardsOf(what - SUPPLIES.length, n)} from ${opponentIn(to.within)}`,
      spy: ({ to }) => `look at the hidden cards of ${opponentIn(to.within)}`,
      refresh: ({ deck }) => `replace the open cards of ${deck === ALL_DECKS ? 'a deck' : decks[deck]!}`,
      deal: ({ deck, less, for: duration }) =>
        `${deck === ALL_DECKS ? 'cards' : `${decks[deck]} cards`} cost ${less} GOLD less${lasting(duration)}`,
      hold: ({ of, n }) => `hold ${cardsOf(of, n)} more`,
      rearm: () => 'change your gear',
      seem: ({ attribute, n }) => `for what cards need: ${gemsOf(attribute, n)} more`,
      allow: () => 'you may hold two swords',
      attach: ({ kind: what }) => `lies on ${withArticle(kinds[what])}`,
      power: ({ enemies, dragon }) => powerOf(enemies, dragon),
      die: ({ n, to }) =>
        to.who === 'foe'
          ? `the other side has ${n < 0 ? times(-n, 'die').replace('dies', 'dice') + ' less' : `${n} more`}`
          : n === 1
            ? 'one die more'
            : `${n} dice more`,
      reroll: ({ n, dice }) => (dice === 'search' ? 'throw the Search die again' : `throw ${n === 1 ? 'a die' : `up to ${n} dice`} again`),
      fix: ({ face }) => `turn one of your dice to ${face}`,
      weaken: ({ enemies, dragon, to }) =>
        to.who === 'self' ? lessOf(enemies, dragon) : `${opponentIn(to.within)} has ${Math.max(enemies, dragon)} power less in the battle`,
      calm: ({ n }) => `the Evil Force Base counts ${n} less in this battle`,
      spare: ({ from, for: duration }) => `${SPARED[from]}${lasting(duration)}`,
      slay: ({ to }) => `defeat an exposed enemy${near(to.within)}`,
      capture: () => 'the slain enemy does not go on the Scale',
      duel: ({ power }) => {
        const { experience, gold, vitality } = content.numbers.duel;
        return `fight a champion of power ${power}, with a die and the Base: a win or a tie gives ${experience} EXPERIENCE and ${gold} GOLD, a loss or a tie costs ${vitality} VITALITY`;
      },
      shift: ({ n, to }) => `move an enemy${near(to.within)} up to ${times(n, 'step')}`,
      expose: ({ n, within }) => `expose ${n === 1 ? 'a hidden enemy' : `up to ${n} hidden enemies`}${near(within)}`,
      scry: ({ n, within }) => `look at ${n === 1 ? 'a hidden enemy' : `up to ${n} hidden enemies`}${near(within)}`,
      veil: ({ n, within }) =>
        n === ALL_OF_THEM
          ? 'all enemies in spaces without heroes are turned face down'
          : `turn ${n} ${n === 1 ? 'enemy' : 'enemies'}${near(within)} face down`,
      spawn: ({ n, at, to }) => {
        const come = n === 1 ? 'a hidden enemy comes' : `${n} hidden enemies come`;
        return to.who === 'self'
          ? `${come}, ${pacesOf(at)} or more away from you`
          : `${come}, ${pacesOf(at)} away from ${opponentIn(to.within)}`;
      },
      banish: ({ to }) => `an enemy${near(to.within)} is gone`,
      pace: ({ n, for: duration }) => `${n < 0 ? `${pacesOf(-n)} less` : `${pacesOf(n)} more`} in every Travel${lasting(duration)}`,
      jump: ({ where }) => (typeof where === 'string' ? JUMPS[where] : `go to any space of ${region(where.region)}`),
      cross: ({ over }) => `one pace across ${over === 'black' ? 'a cliff' : 'the river'}`,
      act: ({ n, kind: what }) => (what === undefined ? `${actionsOf(n)} more` : `${times(n, `${ACTIONS[what]} action`)} more`),
      stall: ({ n, to }) => `${opponentIn(to.within)} has ${actionsOf(n)} less in the next turn`,
      cap: ({ n, to, for: duration }) => `${doing(to, 'goes', 'go')} at most ${pacesOf(n)} in a Travel${lasting(duration)}`,
      switch: ({ to }) => `change places with ${opponentIn(to.within)}`,
      shut: ({ what, for: duration }) => `${SHUT[what]}${lasting(duration)}`,
      encounter: ({ kind: what, within }) => `${ASSAULTS[what]} ${opponentIn(within)}`,
      guard: ({ against, for: duration }) => {
        const wards =
          against.length === THREATS.length
            ? 'Encounters and hostile cards'
            : against.length === ENCOUNTERS.length
              ? 'an Encounter'
              : eitherOf(against.map((threat) => WARDED[threat]!));
        return `safe from ${wards}${lasting(duration)}`;
      },
      cancel: ({ decks: some }) => `cancel a card of ${eitherOf(some.map((deck) => decks[deck]!))}`,
      mirror: ({ types: some }) => `turn ${eitherOf(some.map((type) => withArticle(`${types[TYPES[type]!]} card`)))} back on its owner`,
      save: () => 'keep 1 FAITH and do not fall',
      found: ({ n, at }) =>
        `put ${n === 1 ? 'a Place-Site' : `${n} Place-Sites`} on ${n === 1 ? 'an empty Settlement' : 'empty Settlements'}${at === 0 ? '' : `, ${pacesOf(at)} or more away`}`,
      swapsites: ({ within }) => `two Place-Sites${near(within)} change places`,
      again: () => 'visit a Place-Site again in this turn',
      dragon: () => 'the Dragon has a turn',
      fly: () => 'say where it flies',
      flare: () => 'the Dragon breathes fire: the flare die is rolled',
      evil: ({ n }) => `the Scale of Evil ${n > 0 ? 'rises' : 'falls'} by ${times(Math.abs(n), 'level')}`,
    },
    triggers: {
      passive: '',
      use: '',
      draw: '',
      before: 'before the dice of your battle',
      after: 'after the dice of your battle',
      meddle: 'in the battle of another, before the dice',
      win: 'after a victory',
      tie: 'in a tie',
      loss: 'in a lost battle',
      travel: 'while travelling',
      rest: 'in a Rest',
      visit: 'in a Visit',
      hit: 'when you are attacked',
      counter: 'in answer to a card',
      fall: 'when you would fall',
      wings: 'when the Dragon takes wing',
    },
    conditions: {
      foe: ({ foes }) => `against ${eitherOf(foes.map((foe) => (foe === DRAGON ? 'the Dragon' : withArticle(kind(foe)))))}`,
      region: ({ regions: some }) => eitherOf(some.map(inRegion)),
      space: ({ space }) => SPACES[space],
      has: ({ attribute, n }) => `with ${gemsOf(attribute, n)} or more`,
      atmost: ({ attribute, n }) => `with at most ${gemsOf(attribute, n)}`,
      armed: ({ kinds: some }) => `with ${eitherOf(some.map((one) => withArticle(kinds[one])))} in hand`,
      companions: ({ n }) => `with ${cardsOf(CATEGORIES.indexOf('companions'), n)} or more`,
      alone: () => 'without Companions',
    },
    or: (one, other) => `${one}, or ${other}`,
    not: (condition) => `not ${condition}`,
  };
}

/** What stands on a card besides what it does. */
export const face = {
  types,
  kinds,
  times: { 'in turn': 'In turn', 'any time': 'Any time', 'off turn': 'Off turn', instant: 'Instant' },
  uses: { single: 'Single use', multi: 'Stays', burst: 'Burst: single use, one a battle' },
  slots: {
    hand: 'Hand',
    'both hands': 'Both hands',
    head: 'Head',
    body: 'Body',
    general: 'General',
    attached: 'On another card',
  },
  limits: { battle: 'once a battle', turn: 'once a turn', round: 'once a round' },
  needs: (needs: string) => `needs ${needs}`,
  price: (gold: number) => `${gold} GOLD`,
  cost: (cost: string) => `for ${cost}`,
  upTo: (times: number) => (times === 2 ? 'up to twice' : `up to ${times} times`),
  /** A clause: when and for what, what it does, how often. */
  clause: (leads: readonly string[], does: string, limit: string) =>
    `${capitalised(leads.length === 0 ? does : `${leads.join(', ')}: ${does}`)}${limit === '' ? '' : ` (${limit})`}.`,
};
