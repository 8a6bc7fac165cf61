import { uncapitalised } from '@hoard/kernel';
import type { Content } from '../../content/content.ts';
import { aegisFace } from '../../rules/14-shadow.ts';
import type { Words } from '../words.ts';
import { crystalsOf, dieAt, gemsOf, inPurse, resourcesOf, type Names } from './names.ts';

/** What may be chosen, by verb. */
export function optionsIn({ content, to, kind, loot: lootOf, ally, piece, things }: Names): Words['options'] {
  const { price, crystal, gem, relief } = content.numbers;
  return {
    roll: () => 'würfeln',
    dewdrop: () => 'die Fee um eine Münze bitten',
    again: (row) => `den ${dieAt(row)} Würfel neu werfen`,
    pick: (face) => `die ${face} nehmen`,
    go: (hex) => `${to(hex)} gehen`,
    jump: (hex) => `ohne Schritt ${to(hex)} springen`,
    stop: () => 'hierbleiben',
    lose: (loot) => `1 ${lootOf(loot)} hergeben`,
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
    buy: (row) => `1 ${kind(row)} kaufen`,
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
    eye: (row) => `den ${dieAt(row)} Würfel neu werfen (Drachenauge)`,
    facet: (row) => `den ${dieAt(row)} Würfel neu werfen (Kristall)`,
    aegis: (row) => `den ${dieAt(row)} Würfel auf ${aegisFace(content)} drehen (Ägide)`,
    yield: (row) => `${piece(row)} aufgeben`,
  };
}

/** What `pass` means, by the question that offers it. */
export const passing: Words['passing'] = {
  'journey.thistledown': 'die Würfel behalten',
  'journey.gate': 'weitergehen',
  'effects.goods': 'nichts weiter nehmen',
  'effects.city': 'ablehnen',
  'effects.send': 'nichts weiter schicken',
  'effects.place': 'hierbleiben',
  'fight.boost': 'die Niederlage hinnehmen',
  'trade.draft': 'es lassen',
  'wave.light': 'den Edelstein sparen',
  'wave.rerolls': 'die Würfel liegen lassen',
};

/** What a card offers, and what it costs. */
export const pricedOption: Words['pricedOption'] = ({ name, gold, resources }) =>
  `${uncapitalised(name)}${gold > 0 ? `, für ${gold} Gold` : ''}${resources > 0 ? `, für ${resourcesOf(resources)}` : ''}`;

/** One of somebody's dice in a wave is turned: by what, and what it shows. */
export const turnedIn = (content: Content): Words['turned'] => ({
  eye: (shows) => `die ${shows} neu werfen (Drachenauge)`,
  facet: (shows) => `die ${shows} neu werfen (für einen Kristall)`,
  aegis: (shows) => `die ${shows} auf ${aegisFace(content)} drehen (Ägide)`,
});

/** In the order in which they are told. */
export const groups: Words['groups'] = {
  stop: '',
  go: 'Wohin',
  haste: 'Mit Eile',
  also: 'Auch',
  plain: '',
  sell: 'Verkaufen',
  send: 'Heimschicken',
  buy: 'Kaufen',
  offer: 'Bieten',
  ask: 'Verlangen',
  giveUp: 'Hergeben',
  trade: 'Handeln mit',
};

export const waits = {
  quest: 'Die Aufgabe geht weiter',
  home: 'Zu Hause',
  market: 'Der Markt',
  goods: 'Waren und Verbündete',
  allies: 'Verbündete',
  lair: 'Drachen',
  fire: 'Feuer: eine Karte, und der Zug endet',
  gate: 'Feentore',
  landmark: 'Wahrzeichen',
  road: 'Nichts als die Straße',
  wild: 'Die Wildnis mit ihren Räubern',
};

export const stopping = {
  trade: (kind: string, price: number) => `hier bleiben und handeln (${kind}, ${price} Gold)`,
  market: 'hier bleiben und auf dem Markt handeln',
  allies: (ally: string) => `hier bleiben (${ally})`,
  lair: 'hier bleiben, bei den Drachen',
  quest: 'hier bleiben: die Aufgabe geht weiter',
  home: 'hier bleiben, zu Hause',
};

/** What is told instead of a long list of hexes. */
export const alsoOnMap = 'wie auf der Karte: Feuer, Tore und mehr nach Nummer, andere Felder nach Namen: F5';

/** Answers that somebody gives once and for all. */
export const presets: Words['presets'] = {
  roll: 'gleich würfeln',
  keep: 'die Würfel immer behalten',
  gold: 'ihnen immer Gold geben',
  knock: 'immer klopfen',
  walkOn: 'nie klopfen',
  cheapest: 'immer hergeben, was am wenigsten einbringt',
  spare: 'für einen Kampf nie etwas ausgeben',
  refuse: 'immer ablehnen',
  save: 'die Edelsteine immer sparen',
  stand: 'die Würfel immer liegen lassen',
  standUnlessFalling: 'die Würfel liegen lassen, wenn meine Stadt nicht fiele',
  leastUseful: 'immer den Verbündeten aufgeben, der am wenigsten hilft',
  stronghold: 'immer eine Festung aufgeben',
};

/** What lies on the table of a bargain. */
export const onTheTable: Words['onTheTable'] = {
  gold: 'Gold',
  purse: inPurse,
  crystals: (count) => (count === 1 ? '1 Drachenkristall' : `${count} Drachenkristalle`),
  quest: 'die Aufgabe',
};
