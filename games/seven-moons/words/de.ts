import {
  capitalised,
  doing,
  listing,
  naming,
  uncapitalised,
  type Denials,
  type Seat,
  type Sentences,
  type Text,
  type Voices,
} from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { tradables } from '../rules/12-trade.ts';
import { STRONGHOLD } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { SevenMoons } from '../state/types.ts';
import { compose, type Ending, type Passing, type Questions, type Words } from './compose.ts';
import { accusative, at, germanContent, inGerman, towards } from './germanNames.ts';

/** 7 Moons in German. */
export function german(original: Content): Text<SevenMoons> {
  const content = germanContent(original);
  const names = namesIn(original);
  return compose(content, {
    events: eventsWith(content, names),
    options: optionsWith(content, names),
    questions: questionsWith(content, names),
    passing: PASSING,
    choice: ({ name, gold, resources }) =>
      `${uncapitalised(name)}${gold > 0 ? `, für ${gold} Gold` : ''}${resources > 0 ? `, für ${goods(resources)}` : ''}`,
    turned: (by, shows) => TURNED[by](shows),
    denials: denialsWith(names),
    otherwiseDenied: (rule) => `Regel ${rule} lässt das nicht zu.`,
    ending: ENDING,
  });
}

const KINDS = ['Holz', 'Eisen', 'Stein'];
const LOOT = ['Gold', ...KINDS];
export const kind = (row: number): string => KINDS[row]!;

/** What the rows of a content set are called, as a sentence needs them. */
interface Names {
  /** `zur Drachenmark (H8)`, `zum Feld E5`. */
  readonly to: (hex: number) => string;
  /** `bei der Drachenmark (H8)`. */
  readonly at: (hex: number) => string;
  readonly piece: (row: number) => string;
  /** Tradable things by row, gold counted. */
  readonly things: (rows: readonly number[]) => string;
  /** `Mauerwürmer (Stadtangriff 2, Schild: Zwerge)`. */
  readonly foe: (card: number) => string;
}

function namesIn(content: Content): Names {
  const ally = (row: number): string => inGerman(content.allies[row]!.name);
  const place = (hex: number, say: (name: string) => string): string => {
    const { name, id } = content.hexes[hex]!;
    return name === undefined ? say(`das Feld ${id}`) : `${say(name)} (${id})`;
  };
  const thing = (row: number, count: number): string => {
    const id = tradables(content)[row]!;
    const artefact = content.artefacts.find((one) => one.id === id);
    return artefact === undefined ? THINGS[id]!(count) : accusative(artefact.name);
  };
  return {
    to: (hex) => place(hex, towards),
    at: (hex) => place(hex, at),
    piece: (row) => (row === STRONGHOLD ? 'eine Festung' : `die ${ally(row)}`),
    things: (rows) => listOf([...Map.groupBy(rows, (row) => row)].map(([row, all]) => thing(row, all.length))),
    foe: (card) => {
      const { name, city, shield } = content.shadowCards[card]!;
      return `${inGerman(name)} (Stadtangriff ${city}, Schild: ${ally(shield)})`;
    },
  };
}

const THINGS: { readonly [thing: string]: (count: number) => string } = {
  gold: (count) => `${count} Gold`,
  wood: (count) => `${count} Holz`,
  iron: (count) => `${count} Eisen`,
  stone: (count) => `${count} Stein`,
  crystal: (count) => crystalsOf(count),
  quest: () => 'die Aufgabe',
  purse: () => '5 Gold',
};

const listOf = listing('und', 'nichts');
const does = doing('Du');
const whom = naming('dich');
const toWhom = naming('dir');
const crystalsOf = (count: number): string => (count === 1 ? 'einen Drachenkristall' : `${count} Drachenkristalle`);
const gemsOf = (count: number): string => (count === 1 ? 'einen Edelstein' : `${count} Edelsteine`);
const goods = (count: number): string => (count === 1 ? 'eine Ware' : `${count} Waren`);
const steps = (count: number): string => (count === 1 ? 'einen Schritt' : `${count} Schritte`);
const cities = (count: number): string => (count === 1 ? 'eine Stadt' : `${count} Städte`);
const diceOf = (dice: readonly number[]): string => dice.join(' und ');
const die = (row: number): string => ['ersten', 'zweiten', 'dritten'][row] ?? 'letzten';
/** `deine Stadt`, `die Stadt von Anna`. */
const cityOf = (seat: Seat, voices: Voices): string => (seat === voices.you ? 'deine Stadt' : `die Stadt von ${voices.nameOf(seat)}`);

function optionsWith(content: Content, { to, piece, things }: Names): Words['options'] {
  const { price, crystal, gem, relief } = content.numbers;
  const ally = (row: number): string => content.allies[row]!.name;
  return {
    roll: () => 'würfeln',
    dewdrop: () => 'die Fee um eine Münze bitten',
    again: (row) => `den ${die(row)} Würfel neu werfen`,
    pick: (face) => `die ${face} nehmen`,
    go: (hex) => `${to(hex)} gehen`,
    jump: (hex) => `ohne Schritt ${to(hex)} springen`,
    stop: () => 'hierbleiben',
    lose: (loot) => `1 ${LOOT[loot]} hergeben`,
    ward: () => 'die Räuber von der Fee verjagen lassen',
    visit: () => 'am Tor klopfen',
    pass: () => 'verzichten',
    sell: (row) => `1 ${kind(row)} verkaufen`,
    close: () => 'den Verkauf beenden und die Preise würfeln',
    scales: (row) => `den Preis von ${kind(row)} neu würfeln`,
    sellCrystal: () => `einen Kristall für ${crystal.sale} Gold verkaufen`,
    send: (row) => `1 ${kind(row)} heimschicken`,
    horse: () => `ein Pferd für ${price.horse} Gold kaufen`,
    dragon: (crystals) => {
      const gold = `${price.dragon - crystals * crystal.forDragon} Gold`;
      return `einen Drachen kaufen: das Pferd${crystals > 0 ? `, ${crystalsOf(crystals)}` : ''} und ${gold}`;
    },
    lure: () => `einen Drachen anlocken: das Pferd und ${gemsOf(gem.forDragon)}`,
    quest: () => 'eine Aufgabe ziehen',
    errand: () => 'den nächsten Schritt der Aufgabe tun',
    buy: (row) => `1 ${kind(row)} für ${price.resource} Gold kaufen`,
    hire: (row) => `die ${ally(row)} für ${price.ally} Gold anwerben`,
    relief: () => `${relief} Gold Nothilfe nehmen`,
    beacon: () => `ein Leuchtfeuer entzünden: ${gemsOf(gem.forBeacon)}, das Heer weicht zurück`,
    claim: () => 'den Geschichtenstein nehmen',
    drop: (row) => `1 ${kind(row)} hergeben`,
    end: () => 'den Zug beenden',
    option: (row) => `Möglichkeit ${row + 1} nehmen`,
    take: (row) => `1 ${kind(row)} nehmen`,
    lay: (row) => `${kind(row)} für die Stadt`,
    place: (hex) => to(hex),
    peek: (seat, voices) => `eine geheime Karte von ${voices.nameOf(seat)} ansehen`,
    price: (row) => `den Preis von ${kind(row)} festlegen`,
    spend: () => `einen Kristall für +${crystal.inFight} ausgeben`,
    nettle: () => 'die Fee helfen lassen',
    trade: (seat, voices) => `mit ${voices.nameOf(seat)} handeln`,
    give: (row) => `${things([row])} geben`,
    ask: (row) => `${things([row])} verlangen`,
    offer: () => 'dieses Angebot machen',
    accept: () => 'annehmen',
    refuse: () => 'ablehnen',
    counter: () => 'ein Gegenangebot machen',
    gem: () => 'einen Edelstein für einen weiteren Würfel ausgeben',
    eye: (row) => `den ${die(row)} Würfel neu werfen (Drachenauge)`,
    facet: (row) => `den ${die(row)} Würfel neu werfen (Kristall)`,
    aegis: (row) => `den ${die(row)} Würfel auf 6 drehen (Ägide)`,
    yield: (row) => `${piece(row)} aufgeben`,
  };
}

const TURNED: { readonly [by in Parameters<Words['turned']>[0]]: (shows: number) => string } = {
  eye: (shows) => `die ${shows} neu werfen (Drachenauge)`,
  facet: (shows) => `die ${shows} neu werfen (für einen Kristall)`,
  aegis: (shows) => `die ${shows} auf 6 drehen (Ägide)`,
};

const PASSING: Passing = {
  dice: 'die Würfel behalten',
  gate: 'weitergehen',
  goods: 'nichts weiter nehmen',
  city: 'ablehnen',
  send: 'nichts weiter schicken',
  place: 'hierbleiben',
  boost: 'die Niederlage hinnehmen',
  trade: 'es lassen',
  light: 'den Edelstein sparen',
  rerolls: 'die Würfel liegen lassen',
};

function eventsWith(content: Content, { to, at: near, piece, things, foe }: Names): Sentences<Event> {
  const quest = (row: number): string => `„${content.questCards[row]!.name}“`;
  const { die: limits, strongholds: most, moons, relief } = content.numbers;
  return {
    city: ({ seat, city }, voices) => {
      const { portraits, city: home, colour } = content.characters[city]!;
      return `${does(seat, voices, 'spricht', 'sprichst')} für ${content.hexes[home]!.name}: ${portraits[0]}, ${inGerman(colour)}.`;
    },
    first: ({ seat }, voices) => `${does(seat, voices, 'beginnt', 'beginnst')}.`,
    secret: ({ seat, card }, voices) =>
      card < 0
        ? `${does(seat, voices, 'sieht', 'siehst')} eine geheime Karte an.`
        : `${does(seat, voices, 'weiß', 'weißt')}, wer kommen wird: ${foe(card)}.`,
    turn: ({ seat, round }, voices) => `Runde ${round}: ${does(seat, voices, 'ist', 'bist')} dran.`,
    rolled: ({ seat, dice }, voices) => `${does(seat, voices, 'würfelt', 'würfelst')} ${diceOf(dice)}.`,
    rolledAgain: ({ seat, from, to: now }, voices) => `${does(seat, voices, 'wirft', 'wirfst')} die ${from} neu: ${now}.`,
    found: ({ seat }, voices) => `${does(seat, voices, 'findet', 'findest')} ${limits.luckyFind} Gold am Wegrand.`,
    picked: ({ seat, points }, voices) => `${does(seat, voices, 'hat', 'hast')} ${steps(points)}.`,
    walked: ({ seat, way, haste }, voices) =>
      `${does(seat, voices, 'geht', 'gehst')} ${to(way.at(-1)!)}${haste > 0 ? ` und ${seat === voices.you ? 'zahlst' : 'zahlt'} ${haste} Gold für die Eile` : ''}.`,
    flew: ({ seat, to: hex }, voices) => `${does(seat, voices, 'fliegt', 'fliegst')} ${to(hex)}.`,
    jumped: ({ seat, to: hex }, voices) =>
      `${does(seat, voices, 'tritt', 'trittst')} durchs Tor und ${seat === voices.you ? 'kommst' : 'kommt'} ${to(hex)}.`,
    moved: ({ seat, to: hex }, voices) => `${does(seat, voices, 'gelangt', 'gelangst')} ${to(hex)}.`,
    bandits: ({ seat, hex, die }, voices) =>
      die <= limits.robbedUpTo
        ? `Eine ${die}: Räuber überfallen ${whom(seat, voices)} ${near(hex)}!`
        : `Eine ${die}: Kein Räuber wagt sich hervor ${near(hex)}.`,
    robbed: ({ seat, loot }, voices) => `${does(seat, voices, 'verliert', 'verlierst')} 1 ${LOOT[loot]}.`,
    warded: ({ seat }, voices) => `Die Fee hilft ${toWhom(seat, voices)} und verjagt die Räuber.`,
    knocked: ({ seat, die }, voices) =>
      `${does(seat, voices, 'klopft', 'klopfst')} am Tor: ${die}, und ${die >= limits.faerieFrom ? 'es öffnet sich' : 'niemand ist da'}.`,
    companion: ({ seat, faerie }, voices) => `Die Fee ${content.faeries[faerie]!.name} begleitet von nun an ${whom(seat, voices)}.`,
    encounter: ({ seat, card, hex }, voices) => {
      const { name, line } = content.wildernessCards[card]!;
      return `${does(seat, voices, 'kommt', 'kommst')} ans Feuer ${near(hex)}: ${name}. ${line}`;
    },
    gem: ({ seat }, voices) => `${does(seat, voices, 'findet', 'findest')} unter dem Feuer einen Edelstein.`,
    option: ({ seat, effect, option }, voices) => {
      const chosen = content.effects[effect]!;
      return `${does(seat, voices, 'wählt', 'wählst')}: ${chosen.do === 'choose' ? chosen.options[option]!.name : ''}.`;
    },
    effectDie: ({ seat, die }, voices) => `${does(seat, voices, 'würfelt', 'würfelst')} eine ${die}.`,
    gold: ({ seat, gold, forced }, voices) => {
      if (gold >= 0) return `${does(seat, voices, 'bekommt', 'bekommst')} ${gold} Gold.`;
      return forced
        ? `${does(seat, voices, 'muss', 'musst')} ${-gold} Gold hergeben.`
        : `${does(seat, voices, 'zahlt', 'zahlst')} ${-gold} Gold.`;
    },
    gained: ({ seat, kind: row }, voices) => `${does(seat, voices, 'nimmt', 'nimmst')} 1 ${kind(row)}.`,
    dropped: ({ seat, kind: row, forced }, voices) =>
      forced
        ? `${does(seat, voices, 'muss', 'musst')} 1 ${kind(row)} hergeben.`
        : `${does(seat, voices, 'gibt', 'gibst')} 1 ${kind(row)} her.`,
    crystals: ({ seat, count }, voices) => `${does(seat, voices, 'bekommt', 'bekommst')} ${crystalsOf(count)}.`,
    artefact: ({ seat, artefact }, voices) =>
      `${does(seat, voices, 'findet', 'findest')} ein Artefakt: ${content.artefacts[artefact]!.name}.`,
    looked: ({ seat, owner, card }, voices) =>
      `${does(seat, voices, 'sieht', 'siehst')} ${owner < 0 ? 'eine Karte des Schattenstapels' : `eine geheime Karte von ${toWhom(owner, voices)}`} an${card < 0 ? '' : `: ${foe(card)}`}.`,
    bought: ({ seat, kind: row, price }, voices) =>
      `${does(seat, voices, 'kauft', 'kaufst')} 1 ${kind(row)}${price === 0 ? ', umsonst dank der Fee' : ''}.`,
    sold: ({ seat, kind: row, price }, voices) => `${does(seat, voices, 'verkauft', 'verkaufst')} 1 ${kind(row)} für ${price} Gold.`,
    soldCrystal: ({ seat, price }, voices) => `${does(seat, voices, 'verkauft', 'verkaufst')} einen Kristall für ${price} Gold.`,
    price: ({ kind: row, price }) => `${kind(row)} kostet jetzt ${price}.`,
    market: ({ prices }) => `Neue Preise: ${listOf(prices.map((price, row) => `${kind(row)} ${price}`))}.`,
    horse: ({ seat, price }, voices) =>
      price > 0
        ? `${does(seat, voices, 'kauft', 'kaufst')} ein Pferd für ${price} Gold.`
        : `${does(seat, voices, 'fängt ein Pferd und reitet', 'fängst ein Pferd und reitest')} darauf weiter.`,
    dragon: ({ seat, gold, crystals, gems }, voices) => {
      const price = [gold > 0 ? `${gold} Gold` : '', crystals > 0 ? crystalsOf(crystals) : '', gems > 0 ? gemsOf(gems) : ''];
      return `${does(seat, voices, 'gibt', 'gibst')} das Pferd und ${listOf(price.filter(Boolean))} für einen DRACHEN.`;
    },
    dragonRests: ({ seat, die }, voices) =>
      `Nacht in der Wildnis, ${die}: Der Drache ${die <= limits.fleesUpTo ? `verlässt ${whom(seat, voices)}!` : `bleibt bei ${toWhom(seat, voices)}.`}`,
    fled: ({ seat }, voices) => `${does(seat, voices, 'ist', 'bist')} wieder zu Fuß.`,
    sent: ({ seat, kind: row }, voices) => `1 ${kind(row)} geht in ${cityOf(seat, voices)}.`,
    built: ({ seat, strongholds }, voices) => `${does(seat, voices, 'baut', 'baust')} eine Festung, die ${strongholds}. von ${most}.`,
    ally: ({ seat, ally, price }, voices) =>
      `Die ${content.allies[ally]!.name} ziehen${price > 0 ? ` für ${price} Gold` : ''} in ${cityOf(seat, voices)} ein.`,
    moon: ({ moon }) => `Das Schattenheer erreicht Mond ${moon} von ${moons.last}.`,
    quest: ({ seat, quest: row }, voices) => `${does(seat, voices, 'zieht', 'ziehst')} die Aufgabe ${quest(row)}.`,
    questStep: ({ seat, quest: row, step }, voices) =>
      `${does(seat, voices, 'tut', 'tust')} Schritt ${step} von ${content.questCards[row]!.steps.length} der Aufgabe ${quest(row)}.`,
    questDone: ({ seat, quest: row }, voices) => `${does(seat, voices, 'erfüllt', 'erfüllst')} die Aufgabe ${quest(row)}!`,
    fought: ({ seat, dice, bonus, target }, voices) =>
      `${does(seat, voices, 'kämpft', 'kämpfst')} gegen ${target}: ${diceOf(dice)}${bonus > 0 ? ` und ${bonus} dazu` : ''}.`,
    boosted: ({ by, total }) => `${by === 'crystal' ? 'Der Kristall' : 'Die Fee'} macht daraus ${total}.`,
    fightOver: ({ seat, won, total, target }, voices) =>
      `${does(seat, voices, won ? 'gewinnt' : 'verliert', won ? 'gewinnst' : 'verlierst')} den Kampf, ${total} gegen ${target}.`,
    relief: ({ seat }, voices) => `${does(seat, voices, 'nimmt', 'nimmst')} daheim ${relief} Gold Nothilfe.`,
    beacon: ({ seat, moon }, voices) =>
      `${does(seat, voices, 'entzündet', 'entzündest')} ein Leuchtfeuer. Das Schattenheer weicht ${moon === 0 ? 'vor den ersten Mond' : `auf Mond ${moon}`} zurück.`,
    story: ({ seat, story, hex, round }, voices) => {
      const { name, line } = content.storyTokens[story]!;
      const told = line
        .replaceAll('{hero}', toWhom(seat, voices))
        .replaceAll('{site}', near(hex))
        .replaceAll('{round}', String(round))
        .replaceAll('{resource}', 'Waren');
      return `${name}. ${capitalised(told)}`;
    },
    proposed: ({ seat, other, give, take }, voices) =>
      `${does(seat, voices, 'bietet', 'bietest')} ${toWhom(other, voices)} ${things(give)} gegen ${things(take)}.`,
    refused: ({ seat, other }, voices) =>
      `${does(seat, voices, 'lehnt', 'lehnst')} ab, was ${other === voices.you ? 'du anbietest' : `${voices.nameOf(other)} anbietet`}.`,
    talked: ({ seat, other }, voices) =>
      `${does(seat, voices, 'spricht', 'sprichst')} mit ${toWhom(other, voices)}, und es kommt zu keinem Handel.`,
    left: ({ seat }, voices) => `${does(seat, voices, 'verlässt', 'verlässt')} das Land für immer.`,
    dealt: ({ seat, other, give, take }, voices) =>
      `${does(seat, voices, 'gibt', 'gibst')} ${toWhom(other, voices)} ${things(give)} gegen ${things(take)}.`,
    dusk: ({ turn }) => `Am Ende von Zug ${turn} bricht die Dämmerung herein.`,
    fireOut: ({ fire }) => `Das Feuer ${near(content.fires[fire]!)} verlischt, und sein Edelstein ist verloren.`,
    longWatch: () => 'So lange hat sich niemand gerührt, dass das Schattenheer von selbst kommt.',
    seventhMoon: () => 'DER SIEBTE MOND GEHT AUF. Die Straßen sind leer, die Städte verriegeln ihre Tore.',
    wave: ({ card, number, cities: count, realm }) =>
      `Welle ${number}: ${foe(card)}, Reichsangriff ${realm} gegen ${cities(count)}. ${content.shadowCards[card]!.line}`,
    lit: ({ seat }, voices) => `${does(seat, voices, 'gibt', 'gibst')} einen Edelstein für einen weiteren Würfel.`,
    defended: ({ seat, dice }, voices) => `${does(seat, voices, 'verteidigt', 'verteidigst')} mit ${diceOf(dice)}.`,
    dieTurned: ({ seat, by, from, to: now }, voices) =>
      `${by === 'aegis' ? 'Die Ägide' : by === 'eye' ? 'Das Drachenauge' : 'Ein Kristall'} hilft ${toWhom(seat, voices)}: aus der ${from} wird eine ${now}.`,
    realm: ({ total, attack, held }) =>
      held
        ? `DAS REICH HÄLT STAND, ${total} gegen ${attack}.`
        : `DAS REICH WIRD ÜBERRANNT, ${total} gegen ${attack}: Jede Stadt verliert etwas.`,
    cityStruck: ({ seat, result, attack, held }, voices) =>
      `${capitalised(cityOf(seat, voices))} ${held ? 'hält stand' : 'wird gestürmt'}, ${result} gegen ${attack}.`,
    chose: ({ seat }, voices) => `${does(seat, voices, 'hat', 'hast')} gewählt, was aufgegeben wird.`,
    gaveUp: ({ seat, piece: row }, voices) => `${does(seat, voices, 'gibt', 'gibst')} ${piece(row)} auf.`,
    cityFell: ({ seat }, voices) => `${cityOf(seat, voices).toUpperCase()} IST GEFALLEN.`,
    ended: ({ reason, winners }, voices) =>
      reason === 'lost'
        ? 'Keine Stadt steht mehr. Das Drachenland ist verloren.'
        : `Das Drachenland ist gerettet, und der Sieg gehört ${listOf(winners.map((seat) => toWhom(seat, voices)))}.`,
  };
}

function questionsWith(content: Content, { at: near, things }: Names): Questions {
  return {
    open: (hex) => `${capitalised(near(hex))}. Würfeln, oder vorher noch etwas?`,
    act: (hex, gold) => `${capitalised(near(hex))}, mit ${gold} Gold. Was tust du?`,
    thistledown: (dice) => `Gewürfelt: ${diceOf(dice)}. Einen davon neu werfen?`,
    pick: (dice) => `Gewürfelt: ${diceOf(dice)}. Welchen gehst du?`,
    move(points, gold, flies) {
      const haste = flies || gold === 0 ? '' : `, ${points === 0 ? 'aber' : 'und'} ${gold} Gold für Eile, je Schritt eines`;
      return `${points === 0 ? 'Kein Schritt mehr' : `Noch ${steps(points)}`}${haste}. Wohin?`;
    },
    robbed: () => 'Überfallen! Was bekommen sie?',
    gate: () => 'Ein Feentor. Klopfen? Es öffnet sich bei 5 oder 6.',
    choose: (card) => `${card < 0 ? '' : `${content.wildernessCards[card]!.name}. `}Was tust du?`,
    goods: (left) => `Bis zu ${goods(left)} aus dem Vorrat nehmen?`,
    give: (left) => `Gib ${goods(left)} her. Welche?`,
    city: () => 'Was kommt in deine Stadt?',
    send: (left) => `Bis zu ${goods(left)} heimschicken?`,
    place: (seat, voices) => `Wohin gelangt ${seat === voices.you ? 'dein Held' : voices.nameOf(seat)}?`,
    rival: () => 'Wessen geheime Karte siehst du an?',
    price: () => 'Welcher Preis wird vorhergesagt?',
    boost: (total, target) => `${total} gegen ${target} reicht nicht. Noch etwas dazu?`,
    draft(partner, { give, get }, voices) {
      const so = give.length + get.length === 0 ? '' : ` Bisher: ${things(give)} gegen ${things(get)}.`;
      return `Handel mit ${voices.nameOf(partner)}. Was bietest du?${so}`;
    },
    answer: (partner, { give, get }, voices) => `${voices.nameOf(partner)} bietet dir ${things(get)} gegen ${things(give)}. Einverstanden?`,
    drop: () => 'Du trägst zu viel. Was bleibt zurück?',
    light: (card) => `Jetzt: ${content.shadowCards[card]!.name}. Einen Edelstein für einen weiteren Würfel?`,
    rerolls: ({ total, realm, result, city }) => `Reich ${total} gegen ${realm}, deine Stadt ${result} gegen ${city}. Einen Würfel ändern?`,
    loss: () => 'Der Feind ist in der Stadt. Was gibst du auf?',
  };
}

/** By rule: why something is not possible. */
function denialsWith({ at: near }: Names): Denials {
  /** Where else it is possible; or what bars it here. */
  const elsewhere =
    (here = ''): Denials[string] =>
    ({ at }) =>
      at === undefined ? here : `Nur ${near(Number(at))}.`;
  return {
    'SM-3.7': () => 'Über Berge kommt man weder zu Fuß noch zu Pferd.',
    'SM-3.8': () => 'Das ist Wasser. Nur ein Drache überquert es.',
    'SM-3.10': () => 'Ein Drache fliegt darüber, muss aber an Land landen.',
    'SM-3.13': () => 'Drachen gehen nicht durch Feentore.',
    'SM-3.14': ({ points, gold }) => `Das ist zu weit für ${steps(Number(points))} und ${gold} Gold Eile.`,
    'SM-3.17': ({ points }) => `Das ist zu weit für ${steps(Number(points))}, und Drachen lassen sich nicht antreiben.`,
    'SM-3.23': () => 'Ein brennendes Lagerfeuer liegt im Weg, und niemand geht hindurch.',
    'SM-4.2': elsewhere('Ein Pferd kauft nur, wer zu Fuß ist.'),
    'SM-4.4': elsewhere('Ein Drache will ein Pferd: Du musst auf einem reiten.'),
    'SM-5.15': () => 'Dir fehlt, was es dafür braucht.',
    'SM-6.3': () => 'Dafür ist kein Platz mehr.',
    'SM-6.6': () => 'Davon ist nichts mehr im Vorrat.',
    'SM-6.7': elsewhere(),
    'SM-6.10': () => 'Die Marktwürfel fallen einmal im Zug, und danach wird nichts mehr verkauft.',
    'SM-7.2': elsewhere(),
    'SM-7.5': () => 'Deine Stadt hat alle ihre Festungen.',
    'SM-7.6': () => 'Davon wartet schon so viel in der Stadt, wie sie noch brauchen kann.',
    'SM-8.4': () => 'Sie sind schon in deiner Stadt; von jedem Volk kommt nur eines.',
    'SM-8.5': () => 'Von ihnen ist niemand mehr anzuwerben.',
    'SM-10.1': elsewhere(),
    'SM-10.2': () => 'Nur eine Aufgabe auf einmal, und nur eine Karte im Zug.',
    'SM-10.4': () => 'Der nächste Schritt wird anderswo getan, oder in einem späteren Zug.',
    'SM-10.5': () => 'Für das, was die Aufgabe zu tragen gibt, fehlt ein freier Platz.',
    'SM-10.13': () => 'Es ist keine Aufgabe mehr da.',
    'SM-12.3': () => 'Noch liegt nichts zwischen euch: Waren, ein Gegenstand oder eine Aufgabe müssen wechseln.',
    'SM-12.4': () => 'Gold allein ist kein Handel: Waren, ein Gegenstand oder eine Aufgabe gehören dazu.',
    'SM-12.6': () => 'Jemand hat das nicht mehr.',
    'SM-12.8': () => 'So viel könnte jemand nicht tragen; erst muss etwas weg.',
    'SM-12.9': () => 'Dann hätte jemand zwei Aufgaben.',
    'SM-12.10': () => 'In diesem Zug wurden schon drei Vorschläge abgelehnt.',
    'SM-13.1': elsewhere('Nothilfe bekommt, wer weder Gold noch Waren hat.'),
    'SM-13.3': () => 'Nothilfe gibt es einmal im Zug.',
    'SM-13.5': () => 'Du hast in diesem Zug selbst Gold oder Waren hergegeben, und Nothilfe ist nicht für gesuchte Not.',
    'SM-14.21': () => 'Dieser Würfel wurde in dieser Welle schon geändert.',
    'SM-17.6': () => 'Die Fee hilft erst, wenn du ärmer bist.',
    'SM-18.9': ({ gems }) => `Das kostet ${gemsOf(Number(gems))}.`,
    'SM-18.10': () => 'Ein Leuchtfeuer braucht zwei Edelsteine, geht einmal im Zug und braucht ein Heer, das weichen kann.',
    'SM-19.2': () => 'Nur ein Geschichtenstein im Zug.',
    'SM-20.1': () => 'Die Waage hilft einmal im Zug, vor dem ersten Verkauf, und dann muss etwas verkauft werden.',
    'SM-20.7': ({ gold }) => (gold === undefined ? 'Was verlangt wird, hast du nicht.' : `Das kostet ${gold} Gold, mehr als du hast.`),
  };
}

/** SM-18.14, the lowest first. */
const TITLES = ['Die Mauern hielten', 'Wächter des Drachenlandes', 'Drachenfreund'];

const ENDING: Ending = {
  tally: {
    strongholds: (points) => `Festungen ${points}`,
    allies: (points) => `Verbündete ${points}`,
    quests: (points) => `Aufgaben ${points}`,
    unfinished: (points) => `unerfüllte Aufgabe ${points}`,
    gems: (points) => `Edelsteine ${points}`,
  },
  fallen: () => 'gefallen',
  standing: (strongholds, allies) =>
    `steht mit ${strongholds === 1 ? 'einer Festung' : `${strongholds} Festungen`} und ${allies === 1 ? 'einem Verbündeten' : `${allies} Verbündeten`}`,
  saved: (count, defences) =>
    `Das Drachenland ist gerettet: ${count === 1 ? 'Eine Stadt steht' : `${count} Städte stehen`} mit ${defences === 1 ? 'einer Verteidigung' : `${defences} Verteidigungen`}.`,
  lost: () => 'Alle Städte sind gefallen. Niemand gewinnt.',
  called: (seat, title, voices) => `Man wird ${whom(seat, voices)} nennen: ${TITLES[title]}.`,
};
