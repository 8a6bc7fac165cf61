import { capitalised, type Sentences } from '@hoard/kernel';
import type { Event } from '../../state/events.ts';
import {
  citiesOf,
  cityOf,
  colourInGerman,
  crystalsOf,
  diceInWords,
  clause,
  gemsOf,
  listOf,
  ordinal,
  stepsInWords,
  toWhom,
  whom,
  type Names,
} from './names.ts';

/** What happened, in a sentence each. */
export function eventsIn({ content, to, at: near, kind, loot: lootOf, ally: allyOf, piece, things, foe }: Names): Sentences<Event> {
  const quest = (row: number): string => `„${content.questCards[row]!.name}“`;
  const { die: limits, strongholds: most, moons, relief } = content.numbers;
  return {
    city: ({ seat, city }, voices) => {
      const { portraits, city: home, colour } = content.characters[city]!;
      return `${clause(seat, voices, 'spricht', 'sprichst')} für ${content.hexes[home]!.name}: ${portraits[0]}, ${colourInGerman(colour)}.`;
    },
    first: ({ seat }, voices) => `${clause(seat, voices, 'beginnt', 'beginnst')}.`,
    secret: ({ seat, card }, voices) =>
      card < 0
        ? `${clause(seat, voices, 'sieht', 'siehst')} eine geheime Karte an.`
        : `${clause(seat, voices, 'weiß', 'weißt')}, wer kommen wird: ${foe(card)}.`,
    turn: ({ seat, round }, voices) => `Runde ${round}: ${clause(seat, voices, 'ist', 'bist')} dran.`,
    rolled: ({ seat, dice }, voices) => `${clause(seat, voices, 'würfelt', 'würfelst')} ${diceInWords(dice)}.`,
    rolledAgain: ({ seat, from, to: now }, voices) => `${clause(seat, voices, 'wirft', 'wirfst')} die ${from} neu: ${now}.`,
    found: ({ seat }, voices) => `${clause(seat, voices, 'findet', 'findest')} ${limits.luckyFind} Gold am Wegrand.`,
    picked: ({ seat, points }, voices) => `${clause(seat, voices, 'hat', 'hast')} ${stepsInWords(points)}.`,
    walked: ({ seat, way, haste }, voices) =>
      `${clause(seat, voices, 'geht', 'gehst')} ${to(way.at(-1)!)}${haste > 0 ? ` und ${seat === voices.you ? 'zahlst' : 'zahlt'} ${haste} Gold für die Eile` : ''}.`,
    flew: ({ seat, to: hex }, voices) => `${clause(seat, voices, 'fliegt', 'fliegst')} ${to(hex)}.`,
    jumped: ({ seat, to: hex }, voices) =>
      `${clause(seat, voices, 'tritt', 'trittst')} durchs Tor und ${seat === voices.you ? 'kommst' : 'kommt'} ${to(hex)}.`,
    moved: ({ seat, to: hex }, voices) => `${clause(seat, voices, 'gelangt', 'gelangst')} ${to(hex)}.`,
    bandits: ({ seat, hex, die }, voices) =>
      die <= limits.robbedUpTo
        ? `Eine ${die}: Räuber überfallen ${whom(seat, voices)} ${near(hex)}!`
        : `Eine ${die}: Kein Räuber wagt sich hervor ${near(hex)}.`,
    robbed: ({ seat, loot }, voices) => `${clause(seat, voices, 'verliert', 'verlierst')} 1 ${lootOf(loot)}.`,
    warded: ({ seat }, voices) => `Die Fee hilft ${toWhom(seat, voices)} und verjagt die Räuber.`,
    knocked: ({ seat, die }, voices) =>
      `${clause(seat, voices, 'klopft', 'klopfst')} am Tor: ${die}, und ${die >= limits.faerieFrom ? 'es öffnet sich' : 'niemand ist da'}.`,
    companion: ({ seat, faerie }, voices) => `Die Fee ${content.faeries[faerie]!.name} begleitet von nun an ${whom(seat, voices)}.`,
    encounter: ({ seat, card, hex }, voices) => {
      const { name, line } = content.wildernessCards[card]!;
      return `${clause(seat, voices, 'kommt', 'kommst')} ans Feuer ${near(hex)}: ${name}. ${line}`;
    },
    gem: ({ seat }, voices) => `${clause(seat, voices, 'findet', 'findest')} unter dem Feuer einen Edelstein.`,
    option: ({ seat, effect, option }, voices) => {
      const chosen = content.effects[effect]!;
      return `${clause(seat, voices, 'wählt', 'wählst')}: ${chosen.do === 'choose' ? chosen.options[option]!.name : ''}.`;
    },
    effectDie: ({ seat, die }, voices) => `${clause(seat, voices, 'würfelt', 'würfelst')} eine ${die}.`,
    gold: ({ seat, gold, forced }, voices) => {
      if (gold >= 0) return `${clause(seat, voices, 'bekommt', 'bekommst')} ${gold} Gold.`;
      return forced
        ? `${clause(seat, voices, 'muss', 'musst')} ${-gold} Gold hergeben.`
        : `${clause(seat, voices, 'zahlt', 'zahlst')} ${-gold} Gold.`;
    },
    gained: ({ seat, kind: row }, voices) => `${clause(seat, voices, 'nimmt', 'nimmst')} 1 ${kind(row)}.`,
    dropped: ({ seat, kind: row, forced, count = 1 }, voices) =>
      forced
        ? `${clause(seat, voices, 'muss', 'musst')} ${count} ${kind(row)} hergeben.`
        : `${clause(seat, voices, 'gibt', 'gibst')} ${count} ${kind(row)} her.`,
    crystals: ({ seat, count }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${crystalsOf(count)}.`,
    artefact: ({ seat, artefact }, voices) =>
      `${clause(seat, voices, 'findet', 'findest')} ein Artefakt: ${content.artefacts[artefact]!.name}.`,
    looked: ({ seat, owner, card }, voices) =>
      `${clause(seat, voices, 'sieht', 'siehst')} ${owner < 0 ? 'eine Karte des Schattenstapels' : `eine geheime Karte von ${toWhom(owner, voices)}`} an${card < 0 ? '' : `: ${foe(card)}`}.`,
    bought: ({ seat, kind: row, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'kauft', 'kaufst')} ${count} ${kind(row)}${price === 0 ? ', umsonst dank der Fee' : ''}.`,
    sold: ({ seat, kind: row, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'verkauft', 'verkaufst')} ${count} ${kind(row)} für ${price} Gold.`,
    soldCrystal: ({ seat, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'verkauft', 'verkaufst')} ${count === 1 ? 'einen Kristall' : `${count} Kristalle`} für ${price} Gold.`,
    price: ({ kind: row, price }) => `${kind(row)} kostet jetzt ${price}.`,
    market: ({ prices }) => `Neue Preise: ${listOf(prices.map((price, row) => `${kind(row)} ${price}`))}.`,
    horse: ({ seat, price }, voices) =>
      price > 0
        ? `${clause(seat, voices, 'kauft', 'kaufst')} ein Pferd für ${price} Gold.`
        : `${clause(seat, voices, 'fängt ein Pferd und reitet', 'fängst ein Pferd und reitest')} darauf weiter.`,
    dragon: ({ seat, gold, crystals, gems }, voices) => {
      const price = [gold > 0 ? `${gold} Gold` : '', crystals > 0 ? crystalsOf(crystals) : '', gems > 0 ? gemsOf(gems) : ''];
      return `${clause(seat, voices, 'gibt', 'gibst')} das Pferd und ${listOf(price.filter(Boolean))} für einen DRACHEN.`;
    },
    dragonRests: ({ seat, die }, voices) =>
      `Nacht in der Wildnis, ${die}: Der Drache ${die <= limits.fleesUpTo ? `verlässt ${whom(seat, voices)}!` : `bleibt bei ${toWhom(seat, voices)}.`}`,
    fled: ({ seat }, voices) => `${clause(seat, voices, 'ist', 'bist')} wieder zu Fuß.`,
    sent: ({ seat, kind: row, count = 1 }, voices) => `${count} ${kind(row)} ${count === 1 ? 'geht' : 'gehen'} in ${cityOf(seat, voices)}.`,
    built: ({ seat, strongholds }, voices) => `${clause(seat, voices, 'baut', 'baust')} eine Festung, die ${strongholds}. von ${most}.`,
    ally: ({ seat, ally, price }, voices) =>
      `Die ${allyOf(ally)} ziehen${price > 0 ? ` für ${price} Gold` : ''} in ${cityOf(seat, voices)} ein.`,
    moon: ({ moon }) => `Das Schattenheer erreicht Mond ${moon} von ${moons.last}.`,
    quest: ({ seat, quest: row }, voices) => `${clause(seat, voices, 'zieht', 'ziehst')} die Aufgabe ${quest(row)}.`,
    questStep: ({ seat, quest: row, step }, voices) =>
      `${clause(seat, voices, 'tut', 'tust')} Schritt ${step} von ${content.questCards[row]!.steps.length} der Aufgabe ${quest(row)}.`,
    questDone: ({ seat, quest: row }, voices) => `${clause(seat, voices, 'erfüllt', 'erfüllst')} die Aufgabe ${quest(row)}!`,
    fought: ({ seat, dice, bonus, target }, voices) =>
      `${clause(seat, voices, 'kämpft', 'kämpfst')} gegen ${target}: ${diceInWords(dice)}${bonus > 0 ? ` und ${bonus} dazu` : ''}.`,
    boosted: ({ by, total }) => `${by === 'crystal' ? 'Der Kristall' : 'Die Fee'} macht daraus ${total}.`,
    fightOver: ({ seat, won, total, target }, voices) =>
      `${clause(seat, voices, won ? 'gewinnt' : 'verliert', won ? 'gewinnst' : 'verlierst')} den Kampf, ${total} gegen ${target}.`,
    relief: ({ seat }, voices) => `${clause(seat, voices, 'nimmt', 'nimmst')} daheim ${relief} Gold Nothilfe.`,
    beacon: ({ seat, moon }, voices) =>
      `${clause(seat, voices, 'entzündet', 'entzündest')} ein Leuchtfeuer. Das Schattenheer weicht ${moon === 0 ? 'vor den ersten Mond' : `auf Mond ${moon}`} zurück.`,
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
      `${clause(seat, voices, 'bietet', 'bietest')} ${toWhom(other, voices)} ${things(give)} gegen ${things(take)}.`,
    refused: ({ seat, other }, voices) =>
      `${clause(seat, voices, 'lehnt', 'lehnst')} ab, was ${other === voices.you ? 'du anbietest' : `${voices.nameOf(other)} anbietet`}.`,
    talked: ({ seat, other }, voices) =>
      `${clause(seat, voices, 'spricht', 'sprichst')} mit ${toWhom(other, voices)}, und es kommt zu keinem Handel.`,
    left: ({ seat }, voices) => `${clause(seat, voices, 'verlässt', 'verlässt')} das Land für immer.`,
    dealt: ({ seat, other, give, take }, voices) =>
      `${clause(seat, voices, 'gibt', 'gibst')} ${toWhom(other, voices)} ${things(give)} gegen ${things(take)}.`,
    dusk: ({ turn }) => `Am Ende von Zug ${turn} bricht die Dämmerung herein.`,
    fireOut: ({ fire }) => `Das Feuer ${near(content.fires[fire]!)} verlischt, und sein Edelstein ist verloren.`,
    longWatch: () => 'So lange hat sich niemand gerührt, dass das Schattenheer von selbst kommt.',
    seventhMoon: () => `DER ${ordinal(moons.last).toUpperCase()} MOND GEHT AUF. Die Straßen sind leer, die Städte verriegeln ihre Tore.`,
    wave: ({ card, number, cities: count, realm }) =>
      `Welle ${number}: ${foe(card)}, Reichsangriff ${realm} gegen ${citiesOf(count)}. ${content.shadowCards[card]!.line}`,
    lit: ({ seat }, voices) => `${clause(seat, voices, 'gibt', 'gibst')} einen Edelstein für einen weiteren Würfel.`,
    defended: ({ seat, dice }, voices) => `${clause(seat, voices, 'verteidigt', 'verteidigst')} mit ${diceInWords(dice)}.`,
    dieTurned: ({ seat, by, from, to: now }, voices) =>
      `${by === 'aegis' ? 'Die Ägide' : by === 'eye' ? 'Das Drachenauge' : 'Ein Kristall'} hilft ${toWhom(seat, voices)}: aus der ${from} wird eine ${now}.`,
    realm: ({ total, attack, held }) =>
      held
        ? `DAS REICH HÄLT STAND, ${total} gegen ${attack}.`
        : `DAS REICH WIRD ÜBERRANNT, ${total} gegen ${attack}: Jede Stadt verliert etwas.`,
    cityStruck: ({ seat, result, attack, held }, voices) =>
      `${capitalised(cityOf(seat, voices))} ${held ? 'hält stand' : 'wird gestürmt'}, ${result} gegen ${attack}.`,
    chose: ({ seat }, voices) => `${clause(seat, voices, 'hat', 'hast')} gewählt, was aufgegeben wird.`,
    gaveUp: ({ seat, piece: row }, voices) => `${clause(seat, voices, 'gibt', 'gibst')} ${piece(row)} auf.`,
    cityFell: ({ seat }, voices) => `${cityOf(seat, voices).toUpperCase()} IST GEFALLEN.`,
    ended: ({ reason, winners }, voices) =>
      reason === 'lost'
        ? 'Keine Stadt steht mehr. Das Drachenland ist verloren.'
        : `Das Drachenland ist gerettet, und der Sieg gehört ${listOf(winners.map((seat) => toWhom(seat, voices)))}.`,
  };
}
