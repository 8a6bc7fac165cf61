import { times, uncapitalised, type Phrases } from '@hoard/kernel';
import type { Content, Option } from '../../content/content.ts';
import { aegisFace } from '../../rules/14-shadow.ts';
import type { QuestionName } from '../../rules/index.ts';
import type { PresetName } from '../../rules/questions.ts';
import type { SevenMoons } from '../../state/types.ts';
import { dieAt, inPurse, resourcesOf, type Names } from './names.ts';

/** What may be chosen, by verb. */
export function optionsIn({ content, place, kind, loot: lootOf, ally, piece, things }: Names): Phrases<SevenMoons>['options'] {
  const { price, crystal, gem, relief } = content.numbers;
  return {
    roll: () => 'roll the dice',
    dewdrop: () => 'ask the faerie for a coin',
    again: (row) => `roll the ${dieAt(row)} die again`,
    pick: (face) => `take the ${face}`,
    go: (hex) => `go to ${place(hex)}`,
    jump: (hex) => `jump to ${place(hex)} without a point`,
    stop: () => 'stay here',
    lose: (loot) => `lose 1 ${lootOf(loot)}`,
    ward: () => 'let the faerie drive the bandits off',
    visit: () => 'knock at the gate',
    pass: () => 'pass',
    sell: (row) => `sell 1 ${kind(row)}`,
    close: () => 'finish selling and roll the prices',
    scales: (row) => `roll the price of ${kind(row)} again`,
    sellCrystal: () => `sell a crystal for ${crystal.sale} gold`,
    send: (row) => `send 1 ${kind(row)} home`,
    horse: () => `buy a horse for ${price.horse} gold`,
    dragon: (crystals) => {
      const gold = `${price.dragon - crystals * crystal.forDragon} gold`;
      return `buy a dragon for the horse, ${crystals > 0 ? `${times(crystals, 'crystal')} and ` : ''}${gold}`;
    },
    lure: () => `lure a dragon with the horse and ${gem.forDragon} gems`,
    quest: () => 'draw a quest',
    errand: () => 'take the next step of the quest',
    buy: (row) => `buy 1 ${kind(row)}`,
    hire: (row) => `hire the ${ally(row)} for ${price.ally} gold`,
    relief: () => `take ${relief} gold of relief`,
    beacon: () => `light a beacon with ${gem.forBeacon} gems: the army goes back`,
    claim: () => 'claim the story token',
    drop: (row) => `give up 1 ${kind(row)}`,
    end: () => 'end the turn',
    option: (row) => `take choice ${row + 1}`,
    take: (row) => `take 1 ${kind(row)}`,
    lay: (row) => `${kind(row)} for the city`,
    place: (hex) => `to ${place(hex)}`,
    peek: (seat, voices) => `look at a secret card of ${voices.nameOf(seat)}`,
    price: (row) => `set the price of ${kind(row)}`,
    spend: () => `spend a crystal for +${crystal.inFight}`,
    nettle: () => 'let the faerie help',
    trade: (seat, voices) => `trade with ${voices.nameOf(seat)}`,
    give: (row) => `give ${things([row])}`,
    ask: (row) => `ask for ${things([row])}`,
    offer: () => 'make this offer',
    accept: () => 'accept',
    refuse: () => 'refuse',
    counter: () => 'make a counter-offer',
    gem: () => 'spend a gem for one more die',
    eye: (row) => `roll the ${dieAt(row)} die again (dragon's eye)`,
    facet: (row) => `roll the ${dieAt(row)} die again (crystal)`,
    aegis: (row) => `turn the ${dieAt(row)} die to ${aegisFace(content)} (Aegis)`,
    yield: (row) => `give up ${piece(row)}`,
  };
}

/** What `pass` means, by the question that offers it. */
export const passing = {
  'journey.thistledown': 'keep the dice',
  'journey.gate': 'walk on',
  'effects.goods': 'take nothing more',
  'effects.city': 'decline',
  'effects.send': 'send nothing more',
  'effects.place': 'stay here',
  'fight.boost': 'accept defeat',
  'trade.draft': 'leave it',
  'wave.light': 'save the gem',
  'wave.rerolls': 'let the dice stand',
} satisfies { readonly [question in QuestionName]?: string };

/** What a card offers, and what it costs. */
export const pricedOption = ({ name, gold, resources }: Option): string =>
  `${uncapitalised(name)}${gold > 0 ? `, for ${gold} gold` : ''}${resources > 0 ? `, for ${resourcesOf(resources)}` : ''}`;

/** One of somebody's dice in a wave is turned: by what, and what it shows. */
export const turnedIn = (content: Content) => ({
  eye: (shows: number) => `roll the ${shows} again (dragon's eye)`,
  facet: (shows: number) => `roll the ${shows} again (for a crystal)`,
  aegis: (shows: number) => `turn the ${shows} to a ${aegisFace(content)} (Aegis)`,
});

/** The titles of the groups of answers, in the order in which they are told: what matters most comes first. */
export const groups = {
  stop: '',
  go: 'Go to',
  haste: 'Haste',
  also: 'Also',
  plain: '',
  sell: 'Sell',
  send: 'Send home',
  buy: 'Buy',
  offer: 'Offer',
  ask: 'Ask for',
  giveUp: 'Give up',
  trade: 'Trade with',
};

/** What waits at places to which one can go. */
export const waits = {
  quest: 'The quest goes on',
  home: 'Home',
  market: 'The market',
  goods: 'Goods and allies',
  allies: 'Allies',
  lair: 'Dragons',
  fire: 'Fires: a card, and the turn ends',
  gate: 'Faerie gates',
  landmark: 'Landmarks',
  road: 'Nothing but the road',
  wild: 'The wilds, where bandits are',
};

/** What stopping means, by what the place offers. */
export const stopping = {
  trade: (kind: string, price: number) => `stop here and trade (${kind}, ${price} gold)`,
  market: 'stop here and trade at the market',
  allies: (ally: string) => `stop here (${ally})`,
  lair: 'stop here, with the dragons',
  quest: 'stop here: the quest goes on',
  home: 'stop here, at home',
};

/** What is told instead of a long list of hexes. */
export const alsoOnMap = 'as on the map: fires, gates and more by number, other hexes by name: F5';

/** Answers that somebody gives once and for all. */
export const presets: { readonly [name in PresetName]: string } = {
  roll: 'roll at once',
  keep: 'always keep the dice',
  gold: 'always give them gold',
  knock: 'always knock',
  walkOn: 'never knock',
  cheapest: 'always give up what sells for least',
  spare: 'never spend anything on a fight',
  refuse: 'always refuse',
  save: 'always save the gems',
  stand: 'always let the dice stand',
  standUnlessFalling: 'let the dice stand unless my city would fall',
  leastUseful: 'always give up the ally that helps least',
  stronghold: 'always give up a stronghold',
};

/** What lies on the table of a bargain. */
export const onTheTable = {
  gold: 'gold',
  purse: inPurse,
  crystals: (count: number) => times(count, 'dragon crystal'),
  quest: 'the quest',
};
