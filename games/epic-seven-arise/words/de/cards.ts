import { TERRAINS, type Status, type Terrain } from '../../content/content.ts';
import type { Foes, Heroes, Players } from '../../rules/effects/fields.ts';
import { inBits } from '../bits.ts';
import type { CardWords } from '../cards.ts';
import { inGerman } from '../germanNames.ts';
import { cardsOf, counted, listOf, points, potions, shields, skulls, souls, statuses, stonesOf, type Names } from './names.ts';

/** In the accusative, and in the dative. */
const FOES: { readonly [foes in Foes]: readonly [string, string] } = {
  foe: ['das Ziel', 'dem Ziel'],
  other: ['ein anderes Monster', 'einem anderen Monster'],
  others: ['jedes andere Monster', 'jedem anderen Monster'],
  foes: ['jedes Monster', 'jedem Monster'],
};
const HEROES: { readonly [heroes in Heroes]: string } = {
  self: 'diesen Helden',
  ally: 'einen Helden',
  mate: 'einen anderen Helden',
  mates: 'jeden anderen Helden',
  allies: 'jeden Helden',
};
const PLAYERS: { readonly [players in Players]: string } = {
  self: '',
  ally: 'den Spieler eines Helden',
  mate: 'den Spieler eines anderen Helden',
  mates: 'die Spieler der anderen Helden',
  allies: 'die Spieler aller Helden',
  players: 'jeden Spieler',
  living: 'jeden Spieler mit lebendem Helden',
};
const WINNERS = {
  each: 'jeden Spieler',
  'rank 1': 'Rang 1',
  'rank 1-2': 'Rang 1 und 2',
  top: 'den, der zum letzten Kampf am meisten beitrug',
} as const;

const toFoes = (foes: Foes): string => (foes === 'foe' ? '' : ` an ${FOES[foes][1]}`);
const forHeroes = (heroes: Heroes): string => ` für ${HEROES[heroes]}`;
const forPlayers = (players: Players): string => (players === 'self' ? '' : ` für ${PLAYERS[players]}`);

const RIDERS: { readonly [status in Status]?: string } = {
  stun: 'betäubt',
  slow: 'verlangsamt',
  silence: 'lässt verstummen',
  unheal: 'macht unheilbar',
  drain: 'nimmt 2 Seelen',
  discard: 'kostet eine Karte',
};
const and = (bits: number): string =>
  bits === 0 ? '' : ` und ${listOf(inBits(bits).map((status) => RIDERS[status] ?? statuses[status]))}`;

const SIGNS = { red: 'roten', yellow: 'gelben' } as const;

/** What cards, tokens, skills and chapters say, in German. */
export function cardsIn({ kind, content }: Names): CardWords {
  const placeAt = (board: { readonly tiles: readonly number[] }, position: number): string =>
    content.tiles[board.tiles[position] ?? -1]?.name ?? '?';
  const placesAt = (board: { readonly tiles: readonly number[] }, positions: readonly number[]): string =>
    listOf(positions.map((position) => placeAt(board, position)));
  const tagged = (tag: string): string[] => content.tokens.flatMap((token) => (token.tag === tag ? [token.name] : []));
  const found = (tag: string, n: number): string => {
    const names = tagged(tag);
    return names.length === n ? listOf(names) : `${n} davon: ${names.join(', ')}`;
  };
  return {
    effects: {
      hit: ({ n, to }) =>
        `${n === 'missing' ? `Schaden je verlorenem Leben, höchstens ${content.numbers.missing},` : `${n} Schaden`}${toFoes(to)}`,
      magic: ({ n, to }) => `${n} magischer Schaden${toFoes(to)}`,
      true: ({ n, to }) => `${n} echter Schaden${toFoes(to)}`,
      sunder: ({ n, to }) => `nimmt ${FOES[to][1]} für diesen Kampf ${n} Rüstung`,
      stun: ({ to }) => `betäubt ${FOES[to][0]}`,
      slow: ({ to }) => `verlangsamt ${FOES[to][0]}`,
      boost: ({ n }) => `+${n} auf jede Schadenszahl`,
      pierce: () => 'aller Schaden ist echter Schaden',
      edge: ({ n }) => `+${n} auf den ersten Schaden deiner nächsten Fertigkeit in diesem Zug`,
      again: () => 'noch eine Fertigkeit in diesem Zug',
      heal: ({ n, to }) => `${n} Leben${forHeroes(to)}`,
      shield: ({ n, to }) => `${shields(n)}${forHeroes(to)}`,
      extra: ({ n, to }) => `${n} Zusatzleben${forHeroes(to)}`,
      power: ({ to }) => `Stärke${forHeroes(to)}`,
      cleanse: ({ to }) => `reinigt ${HEROES[to]}`,
      raise: ({ n }) => `ein toter Held steht mit ${n} Leben auf`,
      lose: ({ n }) => `kostet ${n} Leben`,
      taunt: () => 'die nächste Angriffskarte zeigt auf diesen Helden',
      thorns: ({ n }) => `${n} echter Schaden an jedem Monster, das diesen Helden trifft`,
      step: () => 'ein Schritt auf einen freien Kreis, wenn du willst',
      swap: () => 'zwei Helden tauschen die Kreise, wenn du willst',
      wound: ({ n }) => `jeder Held verliert ${n} Leben`,
      soul: ({ n, to }) => `${souls(n)}${forPlayers(to)}`,
      draw: ({ n }) => `${cardsOf(n)} ziehen`,
      sky: ({ colour, n, to }) => `${stonesOf(colour, n)}${forPlayers(to)}`,
      potion: ({ n, to }) => `${potions(n)}${forPlayers(to)}`,
      receive: ({ card, n, to }) =>
        `${card === 'artifact' ? counted(n, 'Artefakt', 'Artefakte') : counted(n, 'Fertigkeitskarte', 'Fertigkeitskarten')}${forPlayers(to)}`,
      drain: ({ n }) => `jeder Spieler verliert ${souls(n)}`,
      loseSky: () => 'jeder Spieler verliert einen Himmelsstein',
      skull: ({ n }) => (n < 0 ? `${skulls(-n)} weniger` : skulls(n)),
      peek: ({ n }) => `die nächsten ${n} Angriffskarten ansehen und neu ordnen`,
      strike: ({ n, and: bits }) => `${n} Schaden${and(bits)}`,
      bolt: ({ n, and: bits }) => `${n} magischer Schaden${and(bits)}`,
      leech: ({ n, and: bits }) => `${n} magischer Schaden, heilt sich damit${and(bits)}`,
      cleave: ({ n, and: bits }) => `${n} Schaden auf einen Kreis und beide daneben${and(bits)}`,
      volley: ({ cards, n, and: bits }) => `${cards}-mal ${n} Schaden${and(bits)}`,
      storm: ({ n, and: bits }) => `${n} magischer Schaden an jedem Helden${and(bits)}`,
      quake: ({ n, and: bits }) => `${n} Schaden an jedem Helden${and(bits)}`,
      mend: ({ n }) => `heilt das Monster mit den meisten Wunden um ${n}`,
      howl: () => 'Stärke für jedes Monster',
      harden: () => 'Härte',
      call: ({ monster }) => `ruft: ${kind(monster)}`,
      place: ({ monster, at }, { board }) => `${kind(monster)} erscheint, ${placeAt(board, at)}`,
      placeByDie: ({ monster }) => `${kind(monster)} erscheint, wo ein Würfel es sagt`,
      placeHere: ({ monster }) => `${kind(monster)} erhebt sich, wo ihr gekämpft habt`,
      remove: ({ monster }) => `${kind(monster)} verschwindet`,
      removeAll: ({ at }, { board }) => `alle Monster verschwinden: ${placesAt(board, at)}`,
      move: ({ monster, at }, { board }) => `${kind(monster)} zieht weiter: ${placeAt(board, at)}`,
      carry: ({ at }, { board }) => `alle Helden kommen an einen neuen Ort: ${placeAt(board, at)}`,
      turn: ({ at }, { board }) => `diese Begegnungsplättchen werden aufgedeckt: ${placesAt(board, at)}`,
      tile: ({ terrain, side, status }) => tokensOn(TERRAINS[terrain]!, side, inBits(status)[0]!),
      undoDamage: ({ n }) => `der Boss bekommt ${n} Leben zurück`,
      rows: ({ n }) => `${Math.abs(n)} Leben ${n < 0 ? 'weniger' : 'mehr'} für den Boss`,
      vote: ({ options }) => `Abstimmung: ${options.join(' oder ')}`,
      voted: ({ option, does }, { list }) => `${option}: ${list(does)}`,
      given: ({ does }, { list }) => `vielleicht ${list(does)}`,
      ending: () => 'das Kapitel ist gewonnen',
      free: ({ card, n, to }) =>
        `${card === 'equipment' ? `${n} Ausrüstung` : counted(n, 'Fertigkeitskarte', 'Fertigkeitskarten')} für ${WINNERS[to]}`,
      score: ({ n, to }) => `${points(n)} für ${WINNERS[to]}`,
      onKill: ({ does }, { list }) => `nach einer Tötung: ${list(does)}`,
    },
    combinators: {
      nothing: 'nichts geschieht',
      choice: (options) => options.join(' oder '),
      band: (from, upTo, does) => `${from}–${upTo}: ${does}`,
    },
    lasting: {
      mod: ({ of, n }) => `+${n} ${MODIFIED[of]}`,
      cost: ({ of, n }) => `${of === 'dual' ? 'ein Doppelangriff' : 'ein Seelenbrand'} kostet ${souls(-n)} weniger`,
      immune: ({ to }) => `gefeit gegen ${listOf(inBits(to).map((status) => statuses[status]))}`,
      start: ({ does }, names) => `zu Beginn jedes Zuges: ${names.does(does)}`,
      end: ({ does }, names) => `am Ende jedes Zuges: ${names.does(does)}`,
      afterSkill: ({ skill, does }, names) => `nach Fertigkeit ${skill}: ${names.does(does)}`,
      firstDamaged: ({ does }, names) => `sobald eine Fertigkeit Leben nimmt: ${names.does(does)}`,
    },
    missions: {
      none: () => 'gewinnt den Kampf',
      swift: ({ n }) => `gewinnt in höchstens ${n === 1 ? '1 Kampfrunde' : `${n} Kampfrunden`}`,
      unbroken: () => 'kein Held stirbt',
      unscathed: ({ n }) => `verliert zusammen höchstens ${n} Leben`,
      first: () => 'tötet ein Monster, ehe ein Held Leben verliert',
      burn: ({ n }) => counted(n, 'Seelenbrand', 'Seelenbrände'),
      dual: ({ n }) => counted(n, 'Doppelangriff', 'Doppelangriffe'),
      skill: ({ skill, n }) => `setzt ${n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${n}-mal`} Fertigkeit ${skill} ein`,
      red: ({ n }) => `spielt ${n} rote Karten`,
      blue: ({ n }) => `spielt ${n} blaue Karten`,
      thrifty: () => 'nehmt keinen Heiltrank',
      everyone: () => 'jeder Spieler nimmt einem Monster Leben',
      underdog: () => 'der Spieler auf Rang 1 tötet ein Monster',
      escort: ({ n }) => `der Schützling überlebt (${n} Leben)`,
    },
    objectives: {
      find: ({ tag, n }) => `Findet ${found(tag, n)}`,
      reach: ({ at }, { place }) => `Erreicht diesen Ort: ${place(at)}`,
      win: ({ n, with: how }) =>
        `Gewinnt ${n === 1 ? 'einen Kampf' : `${n} Kämpfe`}${how === null ? '' : how === 'redSign' ? ' auf einem roten Zeichen' : ' mit einem Seelenbrand oder Doppelangriff'}`,
      hold: ({ round }) => `Haltet aus, bis Runde ${round} endet`,
      slay: ({ monsters }) => `Tötet ${monsters.map(kind).join(' oder ')}`,
      driveOff: ({ monster }) => `Vertreibt ${kind(monster)}`,
      break: ({ n }) => `Brecht ${n} Siegel`,
    },
    conditions: {
      always: () => 'immer',
      skulls: ({ most }) => `bei höchstens ${skulls(most)}n`,
      gate: ({ least }) => `wenn das Tor bei ${least} oder mehr steht`,
      clean: ({ least }) => `bei ${least} oder mehr reinen Siegeln`,
      found: ({ tag, least }) => `wenn gefunden: ${found(tag, least)}`,
      dead: ({ monsters }) => `wenn ${listOf(monsters.map(kind))} tot ${monsters.length === 1 ? 'ist' : 'sind'}`,
      voted: ({ option }) => `wenn so gestimmt wurde: ${inGerman(option)}`,
      wonOn: ({ cards }) => `wenn gewonnen bei ${cards.map((card) => content.stories[card]!.name).join(' oder ')}`,
    },
    settings: {
      tide: ({ monster }) => `Flut: ${kind(monster)} kommt vor jeder Kampfphase ein Feld näher.`,
      gate: ({ n }) => `Tor: Es beginnt bei ${n}; bei 0 ist die Geschichte verloren.`,
      waves: ({ at }, { place }) =>
        `Wellen: In ungeraden Runden bringt ein Würfel Monster auf eines dieser Felder: ${at.map(place).join(', ')}. Sind dort schon welche, verliert das Tor 1.`,
      siege: ({ sign }) => `Belagerung: Was eine ganze Runde lang auf einem ${SIGNS[sign]} Zeichen bleibt, nimmt dem Tor 1.`,
      glassWind: ({ sign, n }) => `Glaswind: Helden auf einem ${SIGNS[sign]} Zeichen verlieren zu Beginn eines Kampfes ${n} Leben.`,
      takesWing: ({ monster }) =>
        `Aufflug: Bei der Hälfte des Lebens fliegt ${kind(monster)} davon. Der Kampf ist gewonnen, und später geht es weiter.`,
      seals: () => 'Siegel: Eines ist gebrochen, wenn der Kampf darauf gewonnen ist, und rein, wenn auch der Auftrag gelang.',
      secondForm: ({ monster, into }) => `Zweite Gestalt: Stirbt ${kind(monster)}, so erhebt sich sofort ${kind(into)}.`,
    },
    tokens: tokensOn,
    fromSkulls: (count, does) => `ab ${skulls(count)}${count === 1 ? '' : 'n'}: ${does}`,
  };
}

const MODIFIED = {
  hit: 'auf jede Zahl körperlichen Schadens',
  magic: 'auf jede Zahl magischen Schadens',
  armour: 'Rüstung',
  speed: 'Tempo',
  heal: 'auf jede Heilung',
} as const;

export const terrains: { readonly [terrain in Terrain]: string } = {
  field: 'Flur',
  grove: 'Hain',
  ruin: 'Ruine',
  mire: 'Moor',
  crag: 'Fels',
  dune: 'Düne',
  sanctum: 'Heiligtum',
};

const tokensOn: CardWords['tokens'] = (terrain, side, status) =>
  `${statuses[status]} für ${side === 'white' ? 'Monster' : 'Helden'} (Gelände: ${terrains[terrain]})`;
