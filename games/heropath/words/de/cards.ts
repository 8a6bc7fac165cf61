import { capitalised } from '@hoard/kernel';
import {
  ALL_OF_THEM,
  ANYWHERE,
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
import type { Words } from '../words.ts';
import {
  actionsOf,
  cardsFrom,
  cardsInDeck,
  cardsOf,
  categories,
  counted,
  decks,
  eitherOf,
  gemsOf,
  openCards,
  pacesAway,
  pacesOf,
  someAttribute,
  supplies,
  type Names,
} from './names.ts';

const types: { readonly [type in Type]: string } = {
  'anti enemy': 'Feindbann',
  action: 'Aktion',
  movement: 'Bewegung',
  'anti hero': 'Heldenfluch',
  animals: 'Tier',
  general: 'Allgemein',
  weaponry: 'Bewaffnung',
  ally: 'Verbündete',
  'vs enemy': 'Kampfkunst',
  accessory: 'Zubehör',
  weather: 'Wetter',
  'vs heroes': 'Heldenlist',
};

const kinds: { readonly [kind in GearKind]: string } = {
  sword: 'Schwert',
  axe: 'Axt',
  mace: 'Keule',
  spear: 'Speer',
  staff: 'Stab',
  bow: 'Bogen',
  shield: 'Schild',
  dagger: 'Dolch',
  lantern: 'Laterne',
  arrows: 'Pfeile',
};

/** In the dative: `mit einem Schwert`. */
const WITH: { readonly [kind in GearKind]: string } = {
  sword: 'einem Schwert',
  axe: 'einer Axt',
  mace: 'einer Keule',
  spear: 'einem Speer',
  staff: 'einem Stab',
  bow: 'einem Bogen',
  shield: 'einem Schild',
  dagger: 'einem Dolch',
  lantern: 'einer Laterne',
  arrows: 'Pfeilen',
};

const near = (within: number): string =>
  within === ANYWHERE ? '' : within === 0 ? ' auf deinem Feld' : ` im Umkreis von ${pacesAway(within)}`;
/** Somebody else, in the nominative, the accusative and the dative. */
const anOpponent = (within: number): string => `ein Gegner${near(within)}`;
const theOpponent = (within: number): string => `einen Gegner${near(within)}`;
const toOpponent = (within: number): string => `einem Gegner${near(within)}`;

const LASTING = { turn: ' bis zum Ende des Zuges', round: ' bis zu deinem nächsten Zug' } as const;
const lasting = (duration: keyof typeof LASTING | undefined): string => (duration === undefined ? '' : LASTING[duration]);

const powerOf = (enemies: number, dragon: number): string => {
  if (enemies === dragon) return `+${enemies} Stärke`;
  if (dragon === 0) return `+${enemies} Stärke gegen Feinde`;
  return enemies === 0 ? `+${dragon} Stärke gegen den Drachen` : `+${enemies} Stärke gegen Feinde, +${dragon} gegen den Drachen`;
};

const lessOf = (enemies: number, dragon: number): string => {
  if (enemies === dragon) return `${enemies} Stärke weniger für die andere Seite`;
  if (dragon === 0) return `${enemies} Stärke weniger für den Feind`;
  return enemies === 0 ? `${dragon} Stärke weniger für den Drachen` : `${enemies} Stärke weniger für den Feind, ${dragon} für den Drachen`;
};

const SPARED = {
  tie: 'kein Verlust bei Gleichstand',
  loss: 'kein Verlust durch einen verlorenen Kampf',
  evasion: 'kein Verlust durch Ausweichen',
  active: 'kein Verlust durch aktives Feuer',
  incidental: 'kein Verlust durch Streufeuer',
} as const;

const SHUT = { ferry: 'keine Fähre', balloon: 'keine Ballons', bridges: 'keine Brücken' } as const;
const WARDED = ['einem Hinterhalt', 'einem Diebstahl', 'dem Entreißen', 'einem Heldenfluch', 'einer Heldenlist'];
const ACTIONS = { travel: 'Reise', rest: 'Rast', visit: 'Besuch', fight: 'Kampf', encounter: 'Begegnung' } as const;
const JUMPS = {
  safe: 'in eine beliebige Zuflucht gehen',
  site: 'zu einer beliebigen Stätte gehen',
  balloon: 'an Ort und Stelle in einen Ballon steigen',
} as const;
const SPACES = {
  road: 'auf einem Wegfeld',
  safe: 'in einer Zuflucht',
  settlement: 'in einer Siedlung',
  flare: 'auf einem Feuerfeld',
  balloon: 'auf einem Ballonfeld',
} as const;

const leechesOf = (n: number): string => (n === 1 ? 'einen Blutegel' : `${n} Blutegel`);
const hiddenOf = (n: number): string => (n === 1 ? 'einen verdeckten Feind' : `bis zu ${n} verdeckte Feinde`);
const cardCount = (n: number): string => (n === 1 ? '1 Karte' : `bis zu ${n} Karten`);

/** What cards and Place-Sites say, in German. */
export function cardsIn({ content, someFoe, inRegion }: Names): CardWords {
  const eachIn = (to: Heroes): string => {
    switch (to.who) {
      case 'self':
        return 'du';
      case 'opponent':
        return anOpponent(to.within);
      case 'each':
        return `jeder Held ${eitherOf(to.in.map(inRegion))}`;
      case 'all':
        return 'jeder Held';
      case 'flare':
        return 'jeder Held auf einem Feuerfeld';
    }
  };
  /** In the accusative. */
  const forWhom = (to: Heroes): string =>
    to.who === 'opponent' ? theOpponent(to.within) : eachIn(to).replace(/^jeder Held/, 'jeden Helden');
  /** `2 Lebenskraft gewinnen`, or who does so. */
  const doing = (to: Heroes, one: string, what: string, deed: string): string =>
    to.who === 'self' ? `${what} ${deed}` : `${eachIn(to)} ${one} ${what}`;
  return {
    effects: {
      gain: ({ attribute, n, to }) => doing(to, 'gewinnt', gemsOf(attribute, n), 'gewinnen'),
      lose: ({ attribute, n, to }) => doing(to, 'verliert', gemsOf(attribute, n), 'verlieren'),
      turn: ({ from, into, n }) => `aus ${n === 1 ? '' : 'bis zu '}${gemsOf(from, n)} ${someAttribute[into]} machen`,
      supply: ({ what, n }) => `${n} ${supplies[what]} bekommen`,
      forfeit: ({ what, n, to }) => doing(to, 'verliert', `${n} ${supplies[what]}`, 'verlieren'),
      leech: ({ n, to }) =>
        n < 0
          ? doing(to, 'verliert', -n === 1 ? 'einen Blutegel' : `bis zu ${-n} Blutegel`, 'entfernen')
          : doing(to, 'bekommt', leechesOf(n), 'bekommen'),
      draw: ({ deck, n }) => `${cardsFrom(deck, n)} ziehen`,
      look: ({ deck, n, keep }) => `${cardsFrom(deck, n)} ansehen und ${keep} behalten`,
      buy: ({ deck, n, less }) => {
        const upTo = n === 1 ? '1' : `bis zu ${n}`;
        const goods =
          deck === ALL_DECKS
            ? `${upTo} offene ${n === 1 ? 'Karte' : 'Karten'}`
            : deck === ANIMALS
              ? `${upTo} ${n === 1 ? 'Tier' : 'Tiere'}`
              : `${upTo} ${n === 1 ? cardsInDeck(deck).slice(0, -1) : cardsInDeck(deck)}`;
        return `${goods} kaufen${less === 0 ? '' : `, ${less} Gold billiger`}`;
      },
      sell: ({ of, n, gold }) =>
        `${cardCount(n)} verkaufen (${eitherOf(of.map((category) => categories[category]!))}), ${gold === PRICE_LESS_ONE ? 'für den Preis weniger 1' : `für je ${gold} Gold`}`,
      discard: ({ of, n }) => `${cardsOf(of, n)} ablegen`,
      drop: ({ of, n, at }) => `${cardsOf(of, n)} in ${pacesAway(at)} Entfernung fallen lassen`,
      steal: ({ what, n, to }) =>
        `${toOpponent(to.within)} ${what < SUPPLIES.length ? `${n} ${supplies[what]}` : cardsOf(what - SUPPLIES.length, n)} stehlen`,
      spy: ({ to }) => `die verdeckten Karten von ${toOpponent(to.within)} ansehen`,
      refresh: ({ deck }) => (deck === ALL_DECKS ? 'die offenen Karten eines Stapels ersetzen' : `${openCards(deck)} ersetzen`),
      deal: ({ deck, less, for: duration }) =>
        `${deck === ALL_DECKS ? 'Karten' : cardsInDeck(deck)} kosten ${less} Gold weniger${lasting(duration)}`,
      hold: ({ of, n }) => `${cardsOf(of, n)} mehr halten`,
      rearm: () => 'umrüsten',
      seem: ({ attribute, n }) => `für Voraussetzungen: ${gemsOf(attribute, n)} mehr`,
      allow: () => 'du darfst zwei Schwerter halten',
      attach: ({ kind }) => `liegt auf ${WITH[kind]}`,
      power: ({ enemies, dragon }) => powerOf(enemies, dragon),
      die: ({ n, to }) =>
        to.who === 'foe'
          ? `${Math.abs(n) === 1 ? 'ein Würfel' : `${Math.abs(n)} Würfel`} ${n < 0 ? 'weniger' : 'mehr'} für die andere Seite`
          : `${n === 1 ? 'ein Würfel' : `${n} Würfel`} mehr`,
      reroll: ({ n, dice }) =>
        dice === 'search' ? 'den Suchwürfel neu werfen' : `${n === 1 ? 'einen Würfel' : `bis zu ${n} Würfel`} neu werfen`,
      fix: ({ face }) => `einen deiner Würfel auf ${face} drehen`,
      weaken: ({ enemies, dragon, to }) =>
        to.who === 'self' ? lessOf(enemies, dragon) : `${Math.max(enemies, dragon)} Stärke weniger im Kampf für ${theOpponent(to.within)}`,
      calm: ({ n }) => `${n} Macht des Bösen weniger in diesem Kampf`,
      spare: ({ from, for: duration }) => `${SPARED[from]}${lasting(duration)}`,
      slay: ({ to }) => `einen aufgedeckten Feind${near(to.within)} besiegen`,
      capture: () => 'den Erschlagenen nicht auf die Leiter legen',
      duel: ({ power }) => {
        const { experience, gold, vitality } = content.numbers.duel;
        return `gegen einen Meister mit Stärke ${power}, einem Würfel und der Macht kämpfen: Sieg oder Gleichstand bringt ${experience} Erfahrung und ${gold} Gold, Niederlage oder Gleichstand kostet ${vitality} Lebenskraft`;
      },
      shift: ({ n, to }) => `einen Feind${near(to.within)} bis zu ${pacesOf(n)} bewegen`,
      expose: ({ n, within }) => `${hiddenOf(n)}${near(within)} aufdecken`,
      scry: ({ n, within }) => `${hiddenOf(n)}${near(within)} ansehen`,
      veil: ({ n, within }) =>
        n === ALL_OF_THEM
          ? 'alle Feinde auf Feldern ohne Helden werden umgedreht'
          : `${n === 1 ? 'einen Feind' : `${n} Feinde`}${near(within)} umdrehen`,
      spawn: ({ n, at, to }) => {
        const come = n === 1 ? 'ein verdeckter Feind kommt' : `${n} verdeckte Feinde kommen`;
        return to.who === 'self'
          ? `${come}, ${pacesOf(at)} oder mehr von dir entfernt`
          : `${come}, ${pacesOf(at)} von ${toOpponent(to.within)} entfernt`;
      },
      banish: ({ to }) => `ein Feind${near(to.within)} verschwindet`,
      pace: ({ n, for: duration }) => `${pacesOf(Math.abs(n))} ${n < 0 ? 'weniger' : 'mehr'} in jeder Reise${lasting(duration)}`,
      jump: ({ where }) => (typeof where === 'string' ? JUMPS[where] : `auf ein beliebiges Feld ${inRegion(where.region)} gehen`),
      cross: ({ over }) => `ein Schritt über ${over === 'black' ? 'eine Klippe' : 'den Fluss'}`,
      act: ({ n, kind }) => (kind === undefined ? `${actionsOf(n)} mehr` : `${actionsOf(n)} mehr (${ACTIONS[kind]})`),
      stall: ({ n, to }) => `${actionsOf(n)} weniger im nächsten Zug für ${theOpponent(to.within)}`,
      cap: ({ n, to, for: duration }) =>
        `höchstens ${pacesOf(n)} je Reise${to.who === 'self' ? '' : ` für ${forWhom(to)}`}${lasting(duration)}`,
      switch: ({ to }) => `mit ${toOpponent(to.within)} den Platz tauschen`,
      shut: ({ what, for: duration }) => `${SHUT[what]}${lasting(duration)}`,
      encounter: ({ kind, within }) =>
        kind === 'ambush'
          ? `${theOpponent(within)} in einen Hinterhalt locken`
          : `${toOpponent(within)} ${kind === 'thievery' ? 'eine Karte stehlen' : 'Gold oder Proviant entreißen'}`,
      guard: ({ against, for: duration }) => {
        const wards =
          against.length === THREATS.length
            ? 'Begegnungen und feindlichen Karten'
            : against.length === ENCOUNTERS.length
              ? 'einer Begegnung'
              : eitherOf(against.map((threat) => WARDED[threat]!));
        return `sicher vor ${wards}${lasting(duration)}`;
      },
      cancel: ({ decks: some }) => `eine Karte aufheben (${eitherOf(some.map((deck) => decks[deck]!))})`,
      mirror: ({ types: some }) => `eine Karte auf den Besitzer zurückwerfen (${eitherOf(some.map((type) => types[TYPES[type]!]))})`,
      save: () => '1 Glauben behalten und nicht fallen',
      found: ({ n, at }) =>
        `${n === 1 ? 'eine Stätte auf eine leere Siedlung' : `${n} Stätten auf leere Siedlungen`} stellen${at === 0 ? '' : `, ${pacesOf(at)} oder mehr entfernt`}`,
      swapsites: ({ within }) => `zwei Stätten${near(within)} tauschen ihre Plätze`,
      again: () => 'in diesem Zug eine Stätte noch einmal besuchen',
      dragon: () => 'ein Drachenzug',
      fly: () => 'bestimmen, wohin er fliegt',
      flare: () => 'den Feuerwürfel werfen: der Drache speit Feuer',
      evil: ({ n }) => `die Leiter des Bösen ${n > 0 ? 'steigt' : 'sinkt'} um ${counted(Math.abs(n), 'Stufe', 'Stufen')}`,
    },
    triggers: {
      passive: '',
      use: '',
      draw: '',
      before: 'vor dem Wurf deines Kampfes',
      after: 'nach dem Wurf deines Kampfes',
      meddle: 'im Kampf eines anderen, vor dem Wurf',
      win: 'nach einem Sieg',
      tie: 'bei Gleichstand',
      loss: 'bei einer Niederlage',
      travel: 'auf einer Reise',
      rest: 'in einer Rast',
      visit: 'bei einem Besuch',
      hit: 'wenn du angegriffen wirst',
      counter: 'als Antwort auf eine Karte',
      fall: 'wenn du fallen würdest',
      wings: 'wenn der Drache fliegt',
    },
    conditions: {
      foe: ({ foes }) => `gegen ${eitherOf(foes.map(someFoe))}`,
      region: ({ regions: some }) => eitherOf(some.map(inRegion)),
      space: ({ space }) => SPACES[space],
      has: ({ attribute, n }) => `ab ${gemsOf(attribute, n)}`,
      atmost: ({ attribute, n }) => `mit höchstens ${gemsOf(attribute, n)}`,
      armed: ({ kinds: some }) => `mit ${eitherOf(some.map((one) => WITH[one]))} in der Hand`,
      companions: ({ n }) => `ab ${counted(n, 'Begleiter', 'Begleitern')}`,
      alone: () => 'ohne Begleiter',
    },
    or: (one, other) => `${one}, oder ${other}`,
    not: (condition) => `nicht ${condition}`,
  };
}

export const face: Words['face'] = {
  types,
  kinds,
  times: { 'in turn': 'Im Zug', 'any time': 'Jederzeit', 'off turn': 'Außer Zug', instant: 'Sofort' },
  uses: { single: 'Einmalig', multi: 'Bleibt', burst: 'Kraftakt: einmalig, einer je Kampf' },
  slots: {
    hand: 'Hand',
    'both hands': 'Beide Hände',
    head: 'Kopf',
    body: 'Körper',
    general: 'Sonstiges',
    attached: 'Auf einer anderen Karte',
  },
  limits: { battle: 'einmal je Kampf', turn: 'einmal je Zug', round: 'einmal je Runde' },
  needs: (needs) => `braucht ${needs}`,
  price: (gold) => `${gold} Gold`,
  cost: (cost) => `für ${cost}`,
  upTo: (times) => `bis zu ${times}-mal`,
  clause: (leads, does, limit) =>
    `${capitalised(leads.length === 0 ? does : `${leads.join(', ')}: ${does}`)}${limit === '' ? '' : ` (${limit})`}.`,
};
