import type { Topic } from '../../rules/24-presets.ts';
import type { Phrases } from '@hoard/kernel';
import { SUPPLIES } from '../../content/content.ts';
import { cardIn, cardWorn, isOtherHand } from '../../state/keys.ts';
import type { Heropath } from '../../state/types.ts';
import { preyOf } from '../../state/verbs.ts';
import type { Words } from '../words.ts';
import { attributes, categories, decks, openCards, squares, supplies, toWhom, whom, type Names } from './names.ts';

export function optionsIn({ hero, card, quoted, space, to, at, site, rock }: Names): Phrases<Heropath>['options'] {
  const thing = (item: number): string => (item < SUPPLIES.length ? `1 ${supplies[item]}` : quoted(cardIn(item)));
  return {
    // Set-up and gear.
    hero,
    split: (skills) => `${skills} Geschick`,
    keep: (row) => `${quoted(row)} behalten`,
    confirm: () => 'so ist es richtig',
    again: () => 'neu wählen',
    wear: (worn) => `${quoted(cardWorn(worn))} anlegen${isOtherHand(worn) ? ' (andere Hand)' : ''}`,
    takeOff: (square) => `ablegen: ${squares[square]}`,
    attach: (worn) => `${quoted(cardWorn(worn))} auf die Karte in der ${isOtherHand(worn) ? 'anderen Hand' : 'Hand'} legen`,
    done: () => 'fertig',
    // A turn.
    travel: () => 'auf Reisen gehen',
    rest: () => 'rasten',
    visit: () => 'die Stätte besuchen',
    fight: () => 'gegen den Feind kämpfen',
    dragon: () => 'den Drachen herausfordern',
    ritual: () => 'zum Ritual rufen',
    ambush: (seat, voices) => `${whom(seat, voices)} in einen Hinterhalt locken`,
    thieve: (prey, voices) => `${toWhom(preyOf(prey).seat, voices)} eine Karte stehlen: ${categories[preyOf(prey).what]}`,
    snatch: (prey, voices) => `${toWhom(preyOf(prey).seat, voices)} ${supplies[preyOf(prey).what]} entreißen`,
    exchange: (seat, voices) => `mit ${toWhom(seat, voices)} Karten tauschen`,
    pass: () => 'passen',
    // Travel.
    go: (place) => `${to(place)} gehen`,
    stop: () => 'hier bleiben',
    sail: (place) => `mit der Fähre ${to(place)}`,
    balloon: () => 'in den Ballon steigen',
    land: (place) => `${at(place)} landen`,
    collect: (row) => `${quoted(row)} aufheben`,
    collectGold: () => '1 Gold aufheben',
    collectFood: () => '1 Proviant aufheben',
    drop: (row) => `${quoted(row)} liegen lassen`,
    dropGold: () => '1 Gold liegen lassen',
    dropFood: () => '1 Proviant liegen lassen',
    // Rest and visit.
    eat: () => '1 Proviant essen',
    search: () => 'suchen',
    trade: (seat, voices) => `mit ${toWhom(seat, voices)} handeln`,
    gear: () => 'umrüsten',
    activity: (row) => `Angebot ${row + 1}`,
    refresh: (deck) => `${openCards(deck)} ersetzen`,
    end: () => 'die Aktion beenden',
    // Cards.
    play: (row) => `${quoted(row)} spielen`,
    clause: (row) => `Möglichkeit ${row + 1}`,
    aim: whom,
    enemy: () => 'diesen Feind',
    space,
    choose: card,
    buy: (row) => `${quoted(row)} kaufen`,
    sell: (row) => `${quoted(row)} verkaufen`,
    discard: (row) => `${quoted(row)} abwerfen`,
    attribute: (attribute) => attributes[attribute]!,
    deck: (deck) => decks[deck]!,
    site,
    yes: () => 'ja',
    no: () => 'nein',
    // Bargains.
    give: (item) => `${thing(item)} geben`,
    ask: (item) => `${thing(item)} verlangen`,
    offer: () => 'das anbieten',
    accept: () => 'annehmen',
    refuse: () => 'ablehnen',
    // The Dragon.
    rock,
    place: (place) => `Feind ${at(place)}`,
    expose: () => 'den Feind aufdecken',
    // Together.
    more: () => 'um noch eine Aktion bitten',
    after: () => 'darum bitten, andere vorzulassen',
    agree: () => 'zustimmen',
    // Real Time.
    stopHero: (seat, voices) => `STOPP-HELD: ${whom(seat, voices)} festhalten`,
    stopDragon: () => 'STOPP-DRACHE',
    stopPassive: () => 'STOPP-STILLSTAND',
    wait: () => 'abwarten',
    finish: () => 'die anderen weitermachen lassen',
    pause: () => 'Pause machen',
  };
}

export const groups: Words['groups'] = {
  fight: 'Kampf',
  act: 'Aktionen',
  go: 'Gehen',
  ride: 'Fahrt',
  stop: '',
  encounter: 'Begegnung',
  activities: 'Angebote',
  heroes: 'Helden',
  enemies: 'Feinde',
  places: 'Felder',
  rocks: 'Drachenfelsen',
  choices: 'Wahl',
  cards: 'Karten',
  buy: 'Kaufen',
  sell: 'Verkaufen',
  wear: 'Anlegen',
  takeOff: 'Ablegen',
  give: 'Geben',
  ask: 'Verlangen',
  answer: '',
  play: 'Karte spielen',
  refresh: 'Neue Karten',
  collect: 'Aufheben',
  trade: 'Handeln',
  together: 'Gemeinsam',
  drop: 'Liegen lassen',
  end: '',
};

export const waits: Words['waits'] = {
  enemy: 'Dort steht ein Feind',
  fire: 'Im Feuer des Drachen',
  hidden: 'Dort liegt etwas verborgen',
  site: 'Stätten',
  unfound: 'Siedlungen ohne Stätte',
  safe: 'Zufluchten',
  road: 'Wegfelder',
};

export const meaningsIn = ({ theFoe, theSite, quoted }: Names): Words['meanings'] => ({
  split: (skills, wisdom) => `${skills} Geschick und ${wisdom} Weisheit`,
  fight: (kind) => `gegen ${theFoe(kind)} kämpfen`,
  visit: (row) => `${theSite(row)} besuchen`,
  takeOff: (row) => `${quoted(row)} ablegen`,
  enemy: (kind, space) => `${kind}, ${space}`,
  hidden: 'verdeckter Feind',
  fellowship: (n) => `+${n} für deinen Teil des Rituals`,
  die: (face) => `der Würfel mit der ${face}`,
  amount: String,
  stay: (rock) => `bleiben: ${rock}`,
  endTurn: 'den Zug beenden',
  endRest: 'die Rast beenden',
  endVisit: 'fortgehen',
  replace: 'eine andere ziehen',
  exchange: (row) => `${quoted(row)} tauschen`,
  keepIt: 'behalten',
  takeIt: 'nehmen',
  drawSite: 'eine Stätte ziehen',
  noSite: 'keine ziehen',
  pay: (cost) => `${cost} zahlen`,
  payNot: 'nicht zahlen',
  playNone: 'keine Karte spielen',
  closeGear: 'alles lassen, wie es ist',
  breakOff: 'das Gespräch beenden',
});

export const presets: Words['presets'] = {
  usual: 'frag mich, wo es gewöhnlich wichtig ist',
  concerning: 'wenn es mich betrifft',
  never: 'nie',
  thisAction: 'diese Aktion durchgehen lassen',
  untilMyTurn: 'bis zu meinem Zug alles durchlassen',
};

/** Wobei jemand gefragt werden will (HP-24.14). */
export const topics: { readonly [topic in Topic]: string } = {
  own: 'Meine eigenen Kämpfe',
  w6: 'Ich soll etwas verlieren',
  w2: 'Jemand beginnt eine Aktion',
  w4: 'Kämpfe anderer, vor den Würfeln',
  w5: 'Kämpfe anderer, nach den Würfeln',
  w7: 'Jemand spielt eine Karte',
  w1: 'Ein Zug beginnt',
  w8: 'Der Drache fliegt',
  w10: 'Ein Zug endet',
};
