import { type Phrases } from '@hoard/kernel';
import { SUPPLIES, type CardId, type EnemyKindId } from '../../content/content.ts';
import type { SiteId } from '../../state/board.ts';
import { cardIn, cardWorn, isOtherHand } from '../../state/keys.ts';
import type { Heropath } from '../../state/types.ts';
import { preyOf } from '../../state/verbs.ts';
import type { Topic } from '../../rules/24-presets.ts';
import type { PresetName } from '../../rules/questions.ts';
import { attributes, categories, decks, squares, supplies, whom, type Names } from './names.ts';

/** What may be chosen, by verb. Where the question is known, much of it is told in its words (`meanings`). */
export function optionsIn({ hero, card, space, site, rock }: Names): Phrases<Heropath>['options'] {
  const thing = (item: number): string => (item < SUPPLIES.length ? `1 ${supplies[item]}` : card(cardIn(item)));
  return {
    // Set-up and gear.
    hero,
    split: (skills) => `${skills} SKILLS`,
    keep: (row) => `keep ${card(row)}`,
    confirm: () => 'that is right',
    again: () => 'choose anew',
    wear: (worn) => `put on ${card(cardWorn(worn))}${isOtherHand(worn) ? ' (other hand)' : ''}`,
    takeOff: (square) => `take off what is on the ${squares[square]}`,
    attach: (worn) => `lay ${card(cardWorn(worn))} on what is in the ${isOtherHand(worn) ? 'other hand' : 'hand'}`,
    done: () => 'done',
    // A turn.
    travel: () => 'travel',
    rest: () => 'rest',
    visit: () => 'visit the Place-Site',
    fight: () => 'fight the enemy',
    dragon: () => 'challenge the Dragon',
    ritual: () => 'call the Gathering Ritual',
    ambush: (seat, voices) => `ambush ${whom(seat, voices)}`,
    thieve: (prey, voices) => `steal ${categories[preyOf(prey).what]} from ${whom(preyOf(prey).seat, voices)}`,
    snatch: (prey, voices) => `snatch ${supplies[preyOf(prey).what]} from ${whom(preyOf(prey).seat, voices)}`,
    exchange: (seat, voices) => `exchange cards with ${whom(seat, voices)}`,
    pass: () => 'pass',
    // Travel.
    go: (to) => `go to ${space(to)}`,
    stop: () => 'stop here',
    sail: (to) => `take the ferry to ${space(to)}`,
    balloon: () => 'board the balloon',
    land: (to) => `land at ${space(to)}`,
    collect: (row) => `pick up ${card(row)}`,
    collectGold: () => 'pick up 1 GOLD',
    collectFood: () => 'pick up 1 FOOD',
    drop: (row) => `drop ${card(row)}`,
    dropGold: () => 'drop 1 GOLD',
    dropFood: () => 'drop 1 FOOD',
    // Rest and visit.
    eat: () => 'eat 1 FOOD',
    search: () => 'search',
    trade: (seat, voices) => `trade with ${whom(seat, voices)}`,
    gear: () => 'change gear',
    activity: (row) => `activity ${row + 1}`,
    refresh: (deck) => `replace the open ${decks[deck]} cards`,
    end: () => 'end the action',
    // Cards.
    play: (row) => `play ${card(row)}`,
    clause: (row) => `choice ${row + 1}`,
    aim: whom,
    enemy: () => 'that enemy',
    space,
    choose: card,
    buy: (row) => `buy ${card(row)}`,
    sell: (row) => `sell ${card(row)}`,
    discard: (row) => `discard ${card(row)}`,
    attribute: (attribute) => attributes[attribute]!,
    deck: (deck) => decks[deck]!,
    site,
    yes: () => 'yes',
    no: () => 'no',
    // Bargains.
    give: (item) => `give ${thing(item)}`,
    ask: (item) => `ask for ${thing(item)}`,
    offer: () => 'make this offer',
    accept: () => 'agree',
    refuse: () => 'refuse',
    // The Dragon.
    rock,
    place: (at) => `enemy at ${space(at)}`,
    expose: () => 'turn up the enemy',
    // Together.
    more: () => 'ask for one more action at once',
    after: () => 'ask to let others go first',
    agree: () => 'agree',
    // Real Time.
    stopHero: (seat, voices) => `STOP-HERO: hold ${whom(seat, voices)}`,
    stopDragon: () => 'STOP-DRAGON',
    stopPassive: () => 'STOP-PASSIVE',
    wait: () => 'wait for the others',
    finish: () => 'let the others go on',
    pause: () => 'take a break',
  };
}

/** The titles of the groups of answers, in the order in which they are told: what matters most comes first. */
export const groups = {
  fight: 'Fight',
  act: 'Actions',
  go: 'Go',
  ride: 'Ride',
  stop: '',
  encounter: 'Encounter',
  activities: 'Activities',
  heroes: 'Heroes',
  enemies: 'Enemies',
  places: 'Spaces',
  rocks: 'Dragon Rocks',
  choices: 'Choose',
  cards: 'Cards',
  buy: 'Buy',
  sell: 'Sell',
  wear: 'Put on',
  takeOff: 'Take off',
  give: 'Give',
  ask: 'Ask for',
  answer: '',
  play: 'Play a card',
  refresh: 'New cards',
  collect: 'Pick up',
  trade: 'Trade',
  together: 'Together',
  drop: 'Drop',
  end: '',
};

/** What kind of thing waits in a space, as the title of all such spaces. */
export const waits = {
  enemy: 'An enemy stands there',
  fire: 'In the Dragon’s fire',
  hidden: 'Something hides there',
  site: 'Place-Sites',
  unfound: 'Settlements without a Place-Site',
  safe: 'Safe spaces',
  road: 'Roads',
};

/** Answers that mean something else, or more, where the question is known. */
export const meaningsIn = ({ foe, site, card }: Names) => ({
  split: (skills: number, wisdom: number) => `${skills} SKILLS and ${wisdom} WISDOM`,
  fight: (kind: EnemyKindId) => `fight ${foe(kind)}`,
  visit: (row: SiteId) => `visit ${site(row)}`,
  takeOff: (row: CardId) => `take off ${card(row)}`,
  enemy: (kind: string, space: string) => `${kind} at ${space}`,
  hidden: 'hidden enemy',
  fellowship: (n: number) => `+${n} for your part of the Ritual`,
  die: (face: number) => `the die that shows ${face}`,
  amount: (n: number) => String(n),
  stay: (rock: string) => `stay on ${rock}`,
  endTurn: 'end the turn',
  endRest: 'end the Rest',
  endVisit: 'leave',
  replace: 'draw another',
  exchange: (row: CardId) => `exchange ${card(row)}`,
  keepIt: 'keep it',
  takeIt: 'take it',
  drawSite: 'draw a Place-Site',
  noSite: 'draw none',
  pay: (cost: string) => `pay ${cost}`,
  payNot: 'do not pay',
  playNone: 'play no card',
  closeGear: 'leave the gear as it is',
  breakOff: 'break off',
});

/** Answers that somebody gives once and for all (HP-24.14). */
export const presets: { readonly [name in PresetName]: string } = {
  usual: 'ask me where it usually matters',
  concerning: 'when it concerns me',
  never: 'never',
  thisAction: 'let this action pass',
  untilMyTurn: 'let everything pass until my turn',
};

/** The occasions on which somebody wants to be asked (HP-24.14). */
export const topics: { readonly [topic in Topic]: string } = {
  own: 'My own battles',
  w6: 'I am about to lose something',
  w2: 'Somebody begins an action',
  w4: 'Battles of others, before the dice',
  w5: 'Battles of others, after the dice',
  w7: 'Somebody plays a card',
  w1: 'A turn begins',
  w8: 'The Dragon flies',
  w10: 'A turn ends',
};
