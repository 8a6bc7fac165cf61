import type { SpaceId } from '../content/ids.ts';
import { capitalised, doing, listing, naming, percent, rounded, type Denials, type Seat, type Sentences, type Voices } from '@hoard/kernel';
import { PALACE, type Content } from '../content/content.ts';
import type { Counter } from '../content/schema.ts';
import { worthOf } from '../rules/01-things.ts';
import type { Event, Foe } from '../state/events.ts';
import { isTruce } from './deal.ts';
import { unnumbered } from './seas.ts';
import type { Words } from './en.ts';
import { accusative, at, inGerman, towards } from './germanNames.ts';

/** Dragon Attack! in German. */
export function german(content: Content): Words {
  const names = sentenceNames(content);
  const { to, near, counter, counters } = names;
  return {
    names: namesIn(content),
    events: eventsWith(content, names),
    options: {
      roll: () => 'würfeln',
      sail: (space) => `${to(space)} segeln`,
      walk: (space) => `${to(space)} gehen`,
      stay: () => 'hierbleiben',
      meet: (other, voices) => `${voices.nameOf(other)} begegnen`,
      fight: () => 'kämpfen',
      give: (row) => `${counter(row)} geben`,
      ask: (row) => `${counter(row)} verlangen`,
      offer: () => 'dieses Angebot machen',
      accept: () => 'das Angebot annehmen',
      step: (space) => `weiter ${to(space)} gehen`,
      throw: (space) => `${to(space)} werfen`,
    },
    truce: 'Waffenruhe',
    offerTruce: 'Waffenruhe anbieten',
    questions: {
      'turn.roll': (space, maySail) => `Du bist ${near(space)}. ${maySail ? 'Würfeln, oder erst segeln?' : 'Du würfelst.'}`,
      'turn.move': (seat, roll, voices) => `${clause(seat, voices, 'hat', 'hast')} eine ${roll} gewürfelt. Wohin?`,
      'meeting.whom': () => 'Hier stehen mehrere. Wem begegnen?',
      'meeting.talk': (partner, offer, draft, voices) => {
        const drafted = isTruce(draft) ? '' : ` Dein Angebot bisher: ${counters(draft.give)} gegen ${counters(draft.get)}.`;
        if (offer === null) return `Vor dir steht ${voices.nameOf(partner)}. Kämpfen oder handeln?${drafted}`;
        const standing = isTruce(offer) ? 'Waffenruhe' : `${counters(offer.get)} gegen ${counters(offer.give)}`;
        return `${voices.nameOf(partner)} bietet dir ${standing}.${drafted}`;
      },
      'meeting.step': () => 'Der Handel gilt. Noch ein Schritt?',
      'thrown.landing': (victim, voices) => `${clause(victim, voices, 'ist', 'bist')} geschlagen. Wohin mit ${toWhom(victim, voices)}?`,
    },
    presets: {
      rollAtOnce: 'Gleich würfeln, wenn es nichts zu segeln gibt',
      acceptGifts: 'Alles annehmen, was mich nichts kostet',
      stay: 'Nach einem Handel bleiben, wenn sich kein Gold heimbringen lässt',
      farthest: 'Geschlagene so weit wie möglich von daheim werfen',
    },
    denials: DENIALS,
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
    groups: {
      act: '',
      dragon: 'Drache',
      home: 'Daheim',
      monster: 'Monster',
      player: 'Spieler',
      seen: 'Gesehen',
      unknown: 'Unbekannt',
      give: 'Geben',
      ask: 'Verlangen',
      sail: 'Segeln',
      step: 'Weitergehen',
      throw: 'Werfen',
      free: 'Frei',
    },
    glance: {
      unknown: (chance) => `unbekannt, ${chance} unversehrt`,
      monster: (name, chance, loot) => `${name}, ${chance} auf Sieg${loot === '' ? '' : ` um ${loot}`}`,
      player: (who, chance) => `${who}, ${chance} auf Sieg`,
      dragon: (chance) => `der Drache, ${chance}, ihn zu erschlagen`,
      home: (gold) => `daheim: ${gold} Gold ${gold === 1 ? 'wird' : 'werden'} sicher`,
      ownGate: 'dein Tor',
      harbour: 'Landung',
      duel: (chance) => `${chance} auf Sieg`,
    },
    preview: {
      dice: (count) => (count === 1 ? '1 Würfel' : `${count} Würfel`),
      rollOne: (place) => `Ein Wurf von sechs ist eine 1: Dann zieht der Drache auf ${place}.`,
      duel: (chance, who) => `${chance}, ${who} im Zweikampf zu schlagen.`,
      slay: (dice, left, chance) => `${dice} gegen ${left} des Drachen: ${chance}, ihn zu erschlagen.`,
      beatenByDragon: (beaten, partly) => `${beaten}, geschlagen zu werden, ${partly} davon nach einer Wunde für den Drachen.`,
      monster: (name, chance, dice) => `${name}: ${chance} auf Sieg mit ${dice}.`,
      under: (things) => `Darunter: ${things}.`,
      unknown: (parts) => `Es kann sein: ${parts}.`,
      kinds: {
        monster: (share) => `ein Monster ${share}`,
        gold: (share) => `Gold ${share}`,
        character: (share) => `ein Gefährte ${share}`,
        stranger: (share) => `jemand ohne Platz in der Gruppe ${share}`,
        boat: (share) => `ein Boot ${share}`,
        dragonSlayer: (share) => `der Drachentöter ${share}`,
      },
      beaten: (chance) => `${chance}, hier geschlagen zu werden.`,
      home: (gold) => `Dein Tor: ${gold} Gold ${gold === 1 ? 'wird' : 'werden'} sicher.`,
      stakeNothing: 'Auf dem Spiel: nichts als ein Zug Ruhe.',
      stake: (things) => `Auf dem Spiel: ${things}.`,
      quiet: 'Dort wird nicht gekämpft.',
    },
    here: {
      unknown: 'ein unbekanntes Plättchen',
      faceDown: (count) => (count === 1 ? 'ein verdecktes Plättchen' : `${count} verdeckte Plättchen`),
      seen: (things) => `gesehen: ${things}`,
      openMonster: (name) => `offenes Monster: ${name}`,
      under: (things) => `darunter: ${things}`,
      dragon: 'der Drache',
      gate: (colour) => `Tor von ${colour}`,
      openGate: 'offenes Tor, gehört niemandem',
      figure: (who, rests) => (rests ? `${who}, ruht aus` : who),
      number: (number) => (number === PALACE ? 'der Palast, Ende der Drachenstraße' : `Nummer ${number} der Drachenstraße`),
      scorched: 'verbrannt',
      harbour: 'Anlegestelle',
      empty: 'leer',
    },
    terrain: { land: 'Land', coast: 'Küste', ford: 'Furt', river: 'Fluss', sea: 'Meer' },
    classes: CLASS_NAMES,
    sheet: {
      players: 'Spieler',
      onTurn: 'am Zug',
      rests: 'ruht aus',
      rightHand: 'rechter Nachbar',
      dice: (dice) => `Würfel im Kampf: ${dice}`,
      boats: (count) => (count === 1 ? '1 Boot' : `${count} Boote`),
      risk: 'in Gefahr',
      riskLong: (worth) => `${worth} Gold in Gefahr, wird getragen`,
      safe: 'sicher',
      safeLong: (worth) => `${worth} sicher daheim`,
      party: 'Gruppe',
      at: near,
      missing: 'noch niemand',
      carried: 'Trägt',
      home: 'Daheim',
      nothing: 'nichts',
    },
    dragon: {
      away: 'noch nicht gesehen',
      place: (stop) => `${stop} von ${PALACE}`,
      clock: 'Uhr des Unheils',
      hearts: (left) => `verbliebene Stärke: ${left}`,
      slain: 'erschlagen',
      hoard: 'Hort',
      hoardWorth: (worth) => `Der Hort ist dem, der ihn erschlägt, ${worth} wert`,
      next: (place) => `als Nächstes: ${place}`,
      oneInSix: 'bei 1 von 6 Würfen',
    },
    merits: {
      home: (more) => `Zwei Züge später hast du im Schnitt ${rounded(more, 'de')} Gold mehr daheim.`,
      carried: (more) => `Zwei Züge später trägst du im Schnitt ${rounded(more, 'de')} Gold mehr.`,
      companions: (more) => `Zwei Züge später hast du im Schnitt ${rounded(more, 'de')} Würfel mehr im Kampf.`,
      unbeaten: (share) => `Du wirst binnen zwei Zügen seltener geschlagen, um ${percent(share, 'de')} aller erprobten Verläufe.`,
      wounds: (more) => `Zwei Züge später hat der Drache im Schnitt ${rounded(more, 'de')} Stärken mehr verloren.`,
      dragon: (less) => `Zwei Züge später ist der Drache im Schnitt ${rounded(less, 'de')} Felder weiter vom Palast entfernt.`,
      palace: (share) => `Der Palast fällt binnen zwei Zügen seltener, um ${percent(share, 'de')} aller erprobten Verläufe.`,
    },
    map: 'Karte von Silverado',
    drama: {
      dragonComes: 'Der Drache kommt!',
      palaceBurns: 'Der Palast brennt',
      equal: 'Gleich: noch einmal!',
      youFace: 'Du stehst vor dem Drachen',
      faces: (who) => `${who} steht vor dem Drachen`,
      thrownBack: 'Zurückgeworfen',
      wounded: 'Verwundet!',
      lost: 'Alles verloren',
      home: (worth) => `+${worth} sicher`,
      beaten: (worth) => `Besiegt! +${worth}`,
      joins: 'schließt sich an',
      dragonDie: 'Drachenwürfel',
    },
    bout: {
      strength: 'Stärke',
      won: (winner, worth, voices) => `${clause(winner, voices, 'siegt', 'siegst')}${worth > 0 ? `: +${worth}` : ''}`,
    },
    ending: {
      slain: 'Der Drache ist tot!',
      riches: 'Gold gibt den Ausschlag',
      fallen: 'Silverado ist gefallen',
      nobodyWins: (hoard) => `Niemand gewinnt. Der Drache behält einen Hort im Wert von ${hoard}.`,
      winners: (seats, voices) => `${winnersIn(seats, voices)}.`,
      called: (seat, title, voices) => `Man wird ${whom(seat, voices)} nennen: ${title}.`,
      unhurt: 'Noch hatte niemand den Drachen verwundet.',
      strengthLeft: (left, all) =>
        left === 1 ? 'Dem Drachen blieb nur noch eine Stärke.' : `Dem Drachen blieben noch ${left} seiner ${all} Stärken.`,
      wouldHaveSlain: (seat, chance, voices) =>
        `Noch ein Kampf, und ${seat === voices.you ? 'du hättest' : `${voices.nameOf(seat)} hätte`} ihn mit ${chance} erschlagen.`,
      richest: (seat, worth, voices) =>
        `Am reichsten ${seat === voices.you ? 'warst du' : `war ${voices.nameOf(seat)}`}: ${worth} waren sicher daheim.`,
      gold: 'Gold',
      monsters: 'Monster',
      hoard: 'der Hort',
      neverCameHome: (worth) => `${worth} Gold ${worth === 1 ? 'kam' : 'kamen'} nie nach Hause`,
    },
    titles: {
      Legend: 'Legende',
      'Hero of the Age': 'Held des Zeitalters',
      'Champion of Silverado': 'Streiter von Silverado',
      'Sword of the Realm': 'Schwert des Reiches',
      'Lucky Survivor': 'Glücklich davongekommen',
    },
    luck: {
      rolled: 'Gewürfelte Schritte',
      ones: 'Einsen, die den Drachen weckten',
      die: 'Der Drachenwürfel zog',
      fights: 'Gewonnene Kämpfe',
    },
  };
}

const CLASS_NAMES = { F: 'Kämpfer', M: 'Magier', E: 'Elf', D: 'Zwerg' };

/** What the rows of a content set are called where they stand alone. */
const namesIn = ({ spaces, counters, heroes }: Content): Words['names'] => ({
  space: (row) => unnumbered(inGerman(spaces[row]!.name)),
  listedSpace: (row) => inGerman(spaces[row]!.name),
  hero: (row) => inGerman(heroes[row]!.name),
  colour: (hero) => capitalised(inGerman(heroes[hero]!.colour)),
  counter: (row) => `${inGerman(counters[row]!.name)} (${kindOf(counters[row]!)})`,
  bareCounter: (row) => inGerman(counters[row]!.name),
  kind: (row) => kindOf(counters[row]!),
  line: (row) => inGerman(counters[row]!.line),
});

function kindOf(counter: Counter): string {
  switch (counter.kind) {
    case 'character':
      return CLASS_NAMES[counter.class];
    case 'monster':
      return `Monster ${counter.strength}`;
    case 'gold':
      return `${counter.value} Gold`;
    case 'boat':
      return 'Boot';
    case 'dragonSlayer':
      return 'Schwert';
  }
}

/** The same as a sentence needs them. */
interface SentenceNames {
  /** `zur Rosenfurt`. */
  readonly to: (space: SpaceId) => string;
  /** `bei der Rosenfurt`. */
  readonly near: (space: SpaceId) => string;
  /** `den Sumpftroll (Monster 4)`. */
  readonly counter: (row: number) => string;
  readonly counters: (rows: readonly number[]) => string;
  /** `Sumpftroll (Monster 4)`. */
  readonly plain: (row: number) => string;
}

function sentenceNames({ spaces, counters }: Content): SentenceNames {
  const space = (row: number, say: (name: string) => string): string => say(spaces[row]!.name);
  const named = (row: number, say: (name: string) => string): string => {
    const counter = counters[row]!;
    return counter.kind === 'dragonSlayer' ? say(counter.name) : `${say(counter.name)} (${kindOf(counter)})`;
  };
  const accused = (row: number): string => named(row, accusative);
  return {
    to: (row) => space(row, towards),
    near: (row) => space(row, at),
    counter: accused,
    counters: (rows) => listOf(rows.map(accused)),
    plain: (row) => named(row, inGerman),
  };
}

const listOf = listing('und', 'nichts');

const clause = doing('Du');

const whom = naming('dich');
const toWhom = naming('dir');
const ofWhom = (seat: Seat, voices: Voices): string => (seat === voices.you ? 'deiner Gruppe' : `der Gruppe von ${voices.nameOf(seat)}`);

const fields = (count: number): string => (count === 1 ? 'ein Feld' : `${count} Felder`);
const points = (margin: number): string => (margin === 1 ? 'einem Punkt' : `${margin} Punkten`);

/** Whose number is to be beaten. */
const AGAINST: { readonly [foe in Foe]: (number: number) => string } = {
  monster: (number) => `die ${number} des Monsters`,
  dragon: (number) => `die ${number} des Drachen`,
  player: (number) => `eine ${number}`,
};

function eventsWith(content: Content, { to, near, counter, counters, plain }: SentenceNames): Sentences<Event> {
  const line = (row: number): string => inGerman(content.counters[row]!.line);
  return {
    adventurer: ({ seat, hero }, voices) => {
      const { name, colour, class: letter } = content.heroes[hero]!;
      return `${clause(seat, voices, 'spielt', 'spielst')} ${inGerman(name)}, ${inGerman(colour)}, ${CLASS_NAMES[letter]}.`;
    },
    first: ({ seat }, voices) => `${clause(seat, voices, 'beginnt', 'beginnst')}.`,
    rests: ({ seat }, voices) => `${clause(seat, voices, 'ruht aus und ist', 'ruhst aus und bist')} im nächsten Zug wieder unterwegs.`,
    turn: ({ seat, turn }, voices) => `Zug ${turn}: ${clause(seat, voices, 'ist', 'bist')} dran.`,
    sailed: ({ seat, to: space }, voices) => `${clause(seat, voices, 'segelt', 'segelst')} ${to(space)}.`,
    rolled: ({ seat, die }, voices) =>
      `${clause(seat, voices, 'würfelt', 'würfelst')} eine ${die === 1 ? '1! Schwingen verdunkeln den Himmel' : die}.`,
    walked: ({ seat, way }, voices) => `${clause(seat, voices, 'geht', 'gehst')} ${to(way.at(-1)!)}.`,
    stuck: ({ seat }, voices) => `${clause(seat, voices, 'findet keinen Weg und bleibt', 'findest keinen Weg und bleibst')}.`,
    dragonMoved: ({ to: number, space }) =>
      number === PALACE ? 'Der Drache bricht in den Königspalast ein!' : `Der Drache stürzt auf die ${number} herab, ${near(space)}.`,
    dragonDie: ({ die }) => `Der Drachenwürfel zeigt ${die}.`,
    stolen: ({ counters: taken }) => `In den Hort des Drachen: ${listOf(taken.map(plain))}.`,
    turnedOver: ({ seat, counter: row }, voices) => `${clause(seat, voices, 'deckt', 'deckst')} ${counter(row)} auf. ${line(row)}`,
    took: ({ seat, counter: row }, voices) => `${clause(seat, voices, 'nimmt', 'nimmst')} ${counter(row)} mit.`,
    joined: ({ seat, counter: row }, voices) => `${plain(row)} schließt sich ${ofWhom(seat, voices)} an.`,
    refused: ({ seat, counter: row, space }, voices) =>
      `${plain(row)} findet in ${ofWhom(seat, voices)} keinen Platz und bleibt ${near(space)}.`,
    meets: ({ seat, other, space }, voices) => `${clause(seat, voices, 'trifft', 'triffst')} ${near(space)} auf ${whom(other, voices)}.`,
    offered: ({ seat, other, give, take }, voices) =>
      `${clause(seat, voices, 'bietet', 'bietest')} ${toWhom(other, voices)} ${isTruce({ give, get: take }) ? 'Waffenruhe' : `${counters(give)} gegen ${counters(take)}`}.`,
    agreed: ({ seat, other, give, take }, voices) =>
      isTruce({ give, get: take })
        ? `${clause(seat, voices, 'lässt', 'lässt')} ${whom(other, voices)} in Frieden ziehen.`
        : `${clause(seat, voices, 'schlägt ein und gibt', 'schlägst ein und gibst')} ${toWhom(other, voices)} ${counters(give)} gegen ${counters(take)}.`,
    stepped: ({ seat, to: space }, voices) => `${clause(seat, voices, 'geht', 'gehst')} weiter ${to(space)}.`,
    threw: ({ seat, dice, foe, against }, voices) =>
      `${clause(seat, voices, 'wirft', 'wirfst')} ${dice.join(' ')}${against > 0 ? ` gegen ${AGAINST[foe](against)}` : ''}.`,
    equal: ({ number }) => `${number} gegen ${number}: Gleichstand, noch einmal!`,
    monsterBeaten: ({ seat, counter: row, margin }, voices) =>
      `${clause(seat, voices, 'besiegt', 'besiegst')} ${counter(row)} mit ${points(margin)} Vorsprung; das gibt eine Trophäe für daheim.`,
    robbed: ({ seat, counters: lost, by, margin }, voices) =>
      `${clause(seat, voices, 'verliert', 'verlierst')} mit ${points(margin)} Rückstand${lost.length === 0 ? ', aber es gibt nichts zu holen' : `. ${by === 'dragon' ? 'In den Hort' : 'Ans Monster'}: ${listOf(lost.map(plain))}`}.`,
    duelWon: ({ seat, loser, taken, kept, margin }, voices) =>
      `${clause(seat, voices, 'besiegt', 'besiegst')} ${whom(loser, voices)} mit ${points(margin)} Vorsprung. Beute: ${listOf(taken.map(plain))}${kept.length === 0 ? '' : `; nicht mitkommen kann ${listOf(kept.map(plain))}`}.`,
    wounded: ({ seat, strength }, voices) => `${clause(seat, voices, 'verwundet', 'verwundest')} den Drachen! Seine ${strength} ist dahin.`,
    slain: ({ seat }, voices) => `DER DRACHE IST TOT! ${clause(seat, voices, 'hat', 'hast')} Silverado gerettet.`,
    fallen: () => 'DER PALAST BRENNT. Silverado ist gefallen, und alle haben verloren.',
    thrown: ({ victim, by, to: space, distance }, voices) =>
      victim === by
        ? `${clause(victim, voices, 'fliegt', 'fliegst')} ${fields(distance)} weit ${to(space)}.`
        : `${clause(by, voices, 'wirft', 'wirfst')} ${whom(victim, voices)} ${fields(distance)} zurück ${to(space)}.`,
    deposited: ({ seat, counters: gold }, voices) =>
      `${clause(seat, voices, 'bringt', 'bringst')} ${worthOf(content, gold)} Gold heim: ${listOf(gold.map(plain))}.`,
    ended: ({ winners }, voices) => `Das Spiel ist aus.${winners.length === 0 ? '' : ` ${winnersIn(winners, voices)}.`}`,
  };
}

function winnersIn(winners: readonly Seat[], voices: Voices): string {
  if (winners.length === 1) return clause(winners[0]!, voices, 'hat gewonnen', 'hast gewonnen');
  const names = winners.filter((seat) => seat !== voices.you).map((seat) => voices.nameOf(seat));
  return winners.includes(voices.you) ? `Gewonnen habt ihr: du, ${listOf(names)}` : `${listOf(names)} haben gewonnen`;
}

const NEEDS: { readonly [need: string]: string } = {
  boat: 'Zum Segeln braucht es ein Boot.',
  harbour: 'Ein Boot legt nur an einer Küste oder einer Furt ab.',
  other: 'Dort liegt das Boot schon.',
  shore: 'Ein Boot legt nur an einer Küste oder einer Furt an, und das ist keine.',
  room: 'Dort ist schon jemand; ein Boot braucht einen freien Anlegeplatz.',
};

/** By rule: why something is not possible. */
const DENIALS: Denials = {
  'DA-3.4': ({ roll, distance }) => `Das ist ${distance} Schritte weit, und der Würfel zeigt ${roll}.`,
  'DA-3.5': () => 'Dort hat der Zug begonnen; er muss anderswo enden.',
  'DA-5.3': ({ owner }, voices) => `Das Tor ist verschlossen: Es gehört ${toWhom(Number(owner), voices)}.`,
  'DA-5.5': () => 'Jemand steht im Weg, und vorbei kommt man an niemandem.',
  'DA-5.7': () => 'Das ist Wasser. Nur von einem Küstendorf kommt man aufs Meer.',
  'DA-5.9': () => 'Das ist Wasser. Der Weg darf darüber führen, muss aber an Land enden.',
  'DA-5.13': ({ needs }) => NEEDS[String(needs)] ?? 'Dorthin kommt kein Boot.',
  'DA-5.14': ({ needs }) => NEEDS[String(needs)] ?? 'Dort kann kein Boot anlegen.',
  'DA-5.17': () => 'Gesegelt wird nur einmal im Zug.',
  'DA-7.4': () => 'Alle Angebote sind gemacht: annehmen oder kämpfen.',
  'DA-7.5': () => 'Noch liegt kein Angebot auf dem Tisch.',
  'DA-7.9': () => 'Nach diesem Tausch hätte jemand zwei von einer Klasse.',
  'DA-7.11': () => 'Der Schritt braucht ein leeres Feld.',
  'DA-7.12': () => 'Der Schritt bleibt auf dem Trockenen.',
  'DA-12.3': ({ margin }) => `Das liegt nicht in der Entfernung des Schlages (${margin}).`,
  'DA-12.4': () => 'Ins Wasser wird niemand geworfen.',
  'DA-12.5': () => 'Dort liegt oder steht schon etwas; gelandet wird auf einem leeren Feld.',
  'DA-12.6': ({ margin, distance }) => `In der Entfernung des Schlages (${margin}) ist nichts frei; geworfen wird darum ${distance} weit.`,
};
