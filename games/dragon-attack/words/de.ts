import { doing, listing, naming, type Denials, type Seat, type Sentences, type Text, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Counter } from '../content/schema.ts';
import { worthOf } from '../rules/01-things.ts';
import { titleOf, type TITLES } from '../rules/15-modes.ts';
import type { Event, Foe } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { compose, isTruce, type Ending, type Words } from './compose.ts';
import { accusative, at, germanContent, inGerman, towards } from './germanNames.ts';

const CLASS_NAMES = { F: 'Kämpfer', M: 'Magier', E: 'Elf', D: 'Zwerg' } as const;

/** Dragon Attack! in German. */
export function german(content: Content): Text<DragonAttack> {
  const names = namesIn(content);
  const { to, counter } = names;
  return compose(germanContent(content), {
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
    questions: questionsWith(names),
    denials: DENIALS,
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
    ending: ENDING,
    truce: 'Waffenruhe',
  });
}

/** What the rows of a content set are called, as a sentence needs them. */
interface Names {
  /** `zur Rosenfurt (R42)`. */
  readonly to: (space: number) => string;
  /** `bei der Rosenfurt (R42)`. */
  readonly at: (space: number) => string;
  /** `den Sumpftroll (4)`. */
  readonly counter: (row: number) => string;
  readonly counters: (rows: readonly number[]) => string;
  /** `Sumpftroll (4)`. */
  readonly plain: (row: number) => string;
}

function namesIn({ spaces, counters }: Content): Names {
  const row = (place: number, say: (name: string) => string): string => `${say(spaces[place]!.name)} (${spaces[place]!.id})`;
  const counter = (place: number): string => `${accusative(counters[place]!.name)}${whatIs(counters[place]!)}`;
  return {
    to: (space) => row(space, towards),
    at: (space) => row(space, at),
    counter,
    counters: (rows) => listOf(rows.map(counter)),
    plain: (place) => `${inGerman(counters[place]!.name)}${whatIs(counters[place]!)}`,
  };
}

function whatIs(counter: Counter): string {
  if (counter.kind === 'dragonSlayer') return '';
  if (counter.kind === 'character') return ` (${CLASS_NAMES[counter.class]})`;
  if (counter.kind === 'monster') return ` (${counter.strength})`;
  return counter.kind === 'gold' ? ` (${counter.value} Gold)` : ' (Boot)';
}

const listOf = listing('und', 'nichts');

const does = doing('Du');

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

function eventsWith(content: Content, { to, at: near, counter, counters, plain }: Names): Sentences<Event> {
  const line = (row: number): string => inGerman(content.counters[row]!.line);
  return {
    adventurer: ({ seat, hero }, voices) => {
      const { name, colour, class: letter } = content.heroes[hero]!;
      return `${does(seat, voices, 'spielt', 'spielst')} ${inGerman(name)}, ${inGerman(colour)}, ${CLASS_NAMES[letter]}.`;
    },
    first: ({ seat }, voices) => `${does(seat, voices, 'beginnt', 'beginnst')}.`,
    rests: ({ seat }, voices) => `${does(seat, voices, 'ruht aus und ist', 'ruhst aus und bist')} im nächsten Zug wieder unterwegs.`,
    turn: ({ seat, turn }, voices) => `Zug ${turn}: ${does(seat, voices, 'ist', 'bist')} dran.`,
    sailed: ({ seat, to: space }, voices) => `${does(seat, voices, 'segelt', 'segelst')} ${to(space)}.`,
    rolled: ({ seat, die }, voices) =>
      `${does(seat, voices, 'würfelt', 'würfelst')} eine ${die === 1 ? '1! Schwingen verdunkeln den Himmel' : die}.`,
    walked: ({ seat, way }, voices) => `${does(seat, voices, 'geht', 'gehst')} ${to(way.at(-1)!)}.`,
    stuck: ({ seat }, voices) => `${does(seat, voices, 'findet keinen Weg und bleibt', 'findest keinen Weg und bleibst')}.`,
    dragonMoved: ({ to: number, space }) =>
      number === 13 ? 'Der Drache bricht in den Königspalast ein!' : `Der Drache stürzt auf die ${number} herab, ${near(space)}.`,
    dragonDie: ({ die }) => `Der Drachenwürfel zeigt ${die}.`,
    stolen: ({ counters: taken }) => `In den Hort des Drachen: ${listOf(taken.map(plain))}.`,
    turnedOver: ({ seat, counter: row }, voices) => `${does(seat, voices, 'deckt', 'deckst')} ${counter(row)} auf. ${line(row)}`,
    took: ({ seat, counter: row }, voices) => `${does(seat, voices, 'nimmt', 'nimmst')} ${counter(row)} mit.`,
    joined: ({ seat, counter: row }, voices) => `${plain(row)} schließt sich ${ofWhom(seat, voices)} an.`,
    refused: ({ seat, counter: row, space }, voices) =>
      `${plain(row)} findet in ${ofWhom(seat, voices)} keinen Platz und bleibt ${near(space)}.`,
    meets: ({ seat, other, space }, voices) => `${does(seat, voices, 'trifft', 'triffst')} ${near(space)} auf ${whom(other, voices)}.`,
    offered: ({ seat, other, give, take }, voices) =>
      `${does(seat, voices, 'bietet', 'bietest')} ${toWhom(other, voices)} ${isTruce({ give, get: take }) ? 'Waffenruhe' : `${counters(give)} gegen ${counters(take)}`}.`,
    agreed: ({ seat, other, give, take }, voices) =>
      isTruce({ give, get: take })
        ? `${does(seat, voices, 'lässt', 'lässt')} ${whom(other, voices)} in Frieden ziehen.`
        : `${does(seat, voices, 'schlägt ein und gibt', 'schlägst ein und gibst')} ${toWhom(other, voices)} ${counters(give)} gegen ${counters(take)}.`,
    stepped: ({ seat, to: space }, voices) => `${does(seat, voices, 'geht', 'gehst')} weiter ${to(space)}.`,
    threw: ({ seat, dice, foe, against }, voices) =>
      `${does(seat, voices, 'wirft', 'wirfst')} ${dice.join(' ')}${against > 0 ? ` gegen ${AGAINST[foe](against)}` : ''}.`,
    equal: ({ number }) => `${number} gegen ${number}: Gleichstand, noch einmal!`,
    monsterBeaten: ({ seat, counter: row, margin }, voices) =>
      `${does(seat, voices, 'besiegt', 'besiegst')} ${counter(row)} mit ${points(margin)} Vorsprung; das gibt eine Trophäe für daheim.`,
    robbed: ({ seat, counters: lost, by, margin }, voices) =>
      `${does(seat, voices, 'verliert', 'verlierst')} mit ${points(margin)} Rückstand${lost.length === 0 ? ', aber es gibt nichts zu holen' : `. ${by === 'dragon' ? 'In den Hort' : 'Ans Monster'}: ${listOf(lost.map(plain))}`}.`,
    duelWon: ({ seat, loser, taken, kept, margin }, voices) =>
      `${does(seat, voices, 'besiegt', 'besiegst')} ${whom(loser, voices)} mit ${points(margin)} Vorsprung. Beute: ${listOf(taken.map(plain))}${kept.length === 0 ? '' : `; nicht mitkommen kann ${listOf(kept.map(plain))}`}.`,
    wounded: ({ seat, strength }, voices) => `${does(seat, voices, 'verwundet', 'verwundest')} den Drachen! Seine ${strength} ist dahin.`,
    slain: ({ seat }, voices) => `DER DRACHE IST TOT! ${does(seat, voices, 'hat', 'hast')} Silverado gerettet.`,
    fallen: () => 'DER PALAST BRENNT. Silverado ist gefallen, und alle haben verloren.',
    thrown: ({ victim, by, to: space, distance }, voices) =>
      victim === by
        ? `${does(victim, voices, 'fliegt', 'fliegst')} ${fields(distance)} weit ${to(space)}.`
        : `${does(by, voices, 'wirft', 'wirfst')} ${whom(victim, voices)} ${fields(distance)} zurück ${to(space)}.`,
    deposited: ({ seat, counters: gold }, voices) =>
      `${does(seat, voices, 'bringt', 'bringst')} ${worthOf(content, gold)} Gold heim: ${listOf(gold.map(plain))}.`,
    ended: ({ winners }, voices) => `Das Spiel ist aus.${winners.length === 0 ? '' : ` ${winnersIn(winners, voices)}.`}`,
  };
}

function winnersIn(winners: readonly Seat[], voices: Voices): string {
  if (winners.length === 1) return does(winners[0]!, voices, 'hat gewonnen', 'hast gewonnen');
  const names = winners.filter((seat) => seat !== voices.you).map((seat) => voices.nameOf(seat));
  return winners.includes(voices.you) ? `Gewonnen habt ihr: du, ${listOf(names)}` : `${listOf(names)} haben gewonnen`;
}

function questionsWith({ at: near, counters }: Names): Words['questions'] {
  return {
    roll: (space) => `Du bist ${near(space)}. Würfeln?`,
    move: (seat, roll, voices) => `${does(seat, voices, 'hat', 'hast')} eine ${roll} gewürfelt. Wohin?`,
    throw: (victim, voices) => `${does(victim, voices, 'ist', 'bist')} geschlagen. Wohin mit ${toWhom(victim, voices)}?`,
    whom: () => 'Hier stehen mehrere. Wem begegnen?',
    step: () => 'Der Handel gilt. Noch ein Schritt?',
    talk(partner, offer, draft, voices) {
      const drafted = isTruce(draft) ? '' : ` Dein Angebot bisher: ${counters(draft.give)} gegen ${counters(draft.get)}.`;
      if (offer === null) return `Vor dir steht ${voices.nameOf(partner)}. Kämpfen oder handeln?${drafted}`;
      const standing = isTruce(offer) ? 'Waffenruhe' : `${counters(offer.get)} gegen ${counters(offer.give)}`;
      return `${voices.nameOf(partner)} bietet dir ${standing}.${drafted}`;
    },
  };
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
  'DA-7.4': () => 'Alle drei Angebote sind gemacht: annehmen oder kämpfen.',
  'DA-7.5': () => 'Noch liegt kein Angebot auf dem Tisch.',
  'DA-7.9': () => 'Nach diesem Tausch hätte jemand zwei von einer Klasse.',
  'DA-7.11': () => 'Der Schritt braucht ein leeres Feld.',
  'DA-7.12': () => 'Der Schritt bleibt auf dem Trockenen.',
  'DA-12.3': ({ margin }) => `Das liegt nicht in der Entfernung des Schlages (${margin}).`,
  'DA-12.4': () => 'Ins Wasser wird niemand geworfen.',
  'DA-12.5': () => 'Dort liegt oder steht schon etwas; gelandet wird auf einem leeren Feld.',
  'DA-12.6': ({ margin, distance }) => `In der Entfernung des Schlages (${margin}) ist nichts frei; geworfen wird darum ${distance} weit.`,
};

/** DA-15.9. */
const TITLES_OF_HONOUR: { readonly [title in (typeof TITLES)[number]['title']]: string } = {
  Legend: 'Legende',
  'Hero of the Age': 'Held des Zeitalters',
  'Champion of Silverado': 'Streiter von Silverado',
  'Sword of the Realm': 'Schwert des Reiches',
  'Lucky Survivor': 'Glücklich davongekommen',
};

const ENDING: Ending = {
  gold: (worth) => `Gold ${worth}`,
  monsters: (worth) => `Monster ${worth}`,
  hoard: (worth) => `Hort ${worth}`,
  neverCameHome: (worth) => `${worth} Gold kam nie heim`,
  nobodyWins: (hoard) => `Niemand gewinnt. Der Hort war ${hoard} wert. Was hätte sein können:`,
  called: (seat, score, voices) => `Man wird ${whom(seat, voices)} nennen: ${TITLES_OF_HONOUR[titleOf(score)]}.`,
};
