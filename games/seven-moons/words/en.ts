import { capitalised, doing, listing, naming, times, uncapitalised, whose, type Denials, type Sentences, type Text } from '@hoard/kernel';
import { RESOURCES, type Content, type Mount } from '../content/content.ts';
import { LOOT } from '../rules/05-wilderness.ts';
import { tradables } from '../rules/12-trade.ts';
import { STRONGHOLD } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { SevenMoons } from '../state/types.ts';
import { compose, type Ending, type Passing, type Questions, type Words } from './compose.ts';

/** 7 Moons in English. */
export function english(content: Content): Text<SevenMoons> {
  const names = namesIn(content);
  return compose(content, {
    events: eventsWith(content, names),
    options: optionsWith(content, names),
    questions: questionsWith(content, names),
    passing: PASSING,
    choice: ({ name, gold, resources }) =>
      `${uncapitalised(name)}${gold > 0 ? `, for ${gold} gold` : ''}${resources > 0 ? `, for ${goods(resources)}` : ''}`,
    turned: (by, shows) => TURNED[by](shows),
    denials: denialsWith(names),
    otherwiseDenied: (rule) => `Rule ${rule} does not allow it.`,
    ending: ENDING,
  });
}

/** What the rows of a content set are called. */
export interface Names {
  /** `Dragonmarch (H8)`, or `E5` where a hex has no name. */
  readonly place: (hex: number) => string;
  readonly kind: (kind: number) => string;
  readonly piece: (row: number) => string;
  /** Tradable things by row, gold counted. */
  readonly things: (rows: readonly number[]) => string;
  /** `Siege Worms (City Attack 2, shield dwarves)`. */
  readonly foe: (card: number) => string;
}

export function namesIn(content: Content): Names {
  const thing = (row: number, count: number): string => {
    const id = tradables(content)[row]!;
    const artefact = content.artefacts.find((one) => one.id === id);
    return artefact === undefined ? THINGS[id]!(count) : `the ${artefact.name}`;
  };
  return {
    place: (hex) => {
      const { name, id } = content.hexes[hex]!;
      return name === undefined ? id : `${name} (${id})`;
    },
    kind: (kind) => RESOURCES[kind]!,
    piece: (row) => (row === STRONGHOLD ? 'a stronghold' : `the ${content.allies[row]!.name}`),
    things: (rows) => listOf([...Map.groupBy(rows, (row) => row)].map(([row, all]) => thing(row, all.length))),
    foe: (card) => {
      const { name, city, shield } = content.shadowCards[card]!;
      return `${name} (City Attack ${city}, shield ${content.allies[shield]!.name})`;
    },
  };
}

const THINGS: { readonly [thing: string]: (count: number) => string } = {
  gold: (count) => `${count} gold`,
  wood: (count) => `${count} wood`,
  iron: (count) => `${count} iron`,
  stone: (count) => `${count} stone`,
  crystal: (count) => (count === 1 ? 'a dragon crystal' : `${count} dragon crystals`),
  quest: () => 'the quest',
  purse: () => '5 gold',
};

const listOf = listing('and', 'nothing');
const does = doing('You');
const whom = naming('you');
const goods = (count: number): string => (count === 1 ? 'one resource' : `${count} resources`);
const diceOf = (dice: readonly number[]): string => dice.join(' and ');
const cities = (count: number): string => (count === 1 ? 'one city' : `${count} cities`);

const die = (row: number): string => ['first', 'second', 'third'][row] ?? 'last';

const MOUNTED: { readonly [mount in Mount]: string } = { foot: 'on foot', horse: 'on a horse', dragon: 'on a dragon' };
export const mounted = (mount: Mount): string => MOUNTED[mount];

function optionsWith(content: Content, { place, kind, piece, things }: Names): Words['options'] {
  const { price, crystal, gem, relief } = content.numbers;
  const ally = (row: number): string => content.allies[row]!.name;
  return {
    roll: () => 'roll the dice',
    dewdrop: () => 'ask the faerie for a coin',
    again: (row) => `roll the ${die(row)} die again`,
    pick: (face) => `take the ${face}`,
    go: (hex) => `go to ${place(hex)}`,
    jump: (hex) => `jump to ${place(hex)} without a point`,
    stop: () => 'stay here',
    lose: (loot) => `lose ${LOOT[loot] === 'gold' ? '1 gold' : `1 ${LOOT[loot]}`}`,
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
    buy: (row) => `buy 1 ${kind(row)} for ${price.resource} gold`,
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
    eye: (row) => `roll the ${die(row)} die again (dragon's eye)`,
    facet: (row) => `roll the ${die(row)} die again (crystal)`,
    aegis: (row) => `turn the ${die(row)} die to 6 (Aegis)`,
    yield: (row) => `give up ${piece(row)}`,
  };
}

const TURNED: { readonly [by in Parameters<Words['turned']>[0]]: (shows: number) => string } = {
  eye: (shows) => `roll the ${shows} again (dragon's eye)`,
  facet: (shows) => `roll the ${shows} again (for a crystal)`,
  aegis: (shows) => `turn the ${shows} to a 6 (Aegis)`,
};

const PASSING: Passing = {
  dice: 'keep the dice',
  gate: 'walk on',
  goods: 'take nothing more',
  city: 'decline',
  send: 'send nothing more',
  place: 'stay here',
  boost: 'accept defeat',
  trade: 'leave it',
  light: 'save the gem',
  rerolls: 'let the dice stand',
};

function eventsWith(content: Content, { place, kind, piece, things, foe }: Names): Sentences<Event> {
  const quest = (row: number): string => content.questCards[row]!.name;
  return {
    city: ({ seat, city }, voices) => {
      const { portraits, city: home, colour } = content.characters[city]!;
      return `${does(seat, voices, 'speaks', 'speak')} for ${content.hexes[home]!.name}: ${portraits[0]}, ${colour}.`;
    },
    first: ({ seat }, voices) => `${does(seat, voices, 'goes', 'go')} first.`,
    secret: ({ seat, card }, voices) =>
      card < 0
        ? `${does(seat, voices, 'looks', 'look')} at a secret card.`
        : `${does(seat, voices, 'knows', 'know')} who will come: ${foe(card)}.`,
    turn: ({ seat, round }, voices) => `Round ${round}: ${whom(seat, voices)}.`,
    rolled: ({ seat, dice }, voices) => `${does(seat, voices, 'rolls', 'roll')} ${diceOf(dice)}.`,
    rolledAgain: ({ seat, from, to }, voices) => `${does(seat, voices, 'rolls', 'roll')} the ${from} again: ${to}.`,
    found: ({ seat }, voices) => `${does(seat, voices, 'finds', 'find')} ${content.numbers.die.luckyFind} gold by the wayside.`,
    picked: ({ seat, points }, voices) => `${does(seat, voices, 'has', 'have')} ${times(points, 'step')}.`,
    walked: ({ seat, way, haste }, voices) =>
      `${does(seat, voices, 'goes', 'go')} to ${place(way.at(-1)!)}${haste > 0 ? ` and ${seat === voices.you ? 'pay' : 'pays'} ${haste} gold for haste` : ''}.`,
    flew: ({ seat, to }, voices) => `${does(seat, voices, 'flies', 'fly')} to ${place(to)}.`,
    jumped: ({ seat, to }, voices) => `${does(seat, voices, 'steps', 'step')} through the gate to ${place(to)}.`,
    moved: ({ seat, to }, voices) => `${does(seat, voices, 'is', 'are')} brought to ${place(to)}.`,
    bandits: ({ seat, hex, die }, voices) =>
      die <= content.numbers.die.robbedUpTo
        ? `A ${die}: bandits at ${place(hex)} rob ${whom(seat, voices)}!`
        : `A ${die}: no bandits dare at ${place(hex)}.`,
    robbed: ({ seat, loot }, voices) => `${does(seat, voices, 'loses', 'lose')} 1 ${LOOT[loot]}.`,
    warded: ({ seat }, voices) => `${does(seat, voices, 'is', 'are')} spared: the faerie drives the bandits off.`,
    knocked: ({ seat, die }, voices) =>
      `${does(seat, voices, 'knocks', 'knock')} at the gate: ${die}${die >= content.numbers.die.faerieFrom ? ', and it opens' : ', and nobody is at home'}.`,
    companion: ({ seat, faerie }, voices) => `${content.faeries[faerie]!.name} goes with ${whom(seat, voices)} from now on.`,
    encounter: ({ seat, card, hex }, voices) => {
      const { name, line } = content.wildernessCards[card]!;
      return `${does(seat, voices, 'comes', 'come')} to the fire at ${place(hex)}: ${name}. ${line}`;
    },
    gem: ({ seat }, voices) => `${does(seat, voices, 'finds', 'find')} a gem under the fire.`,
    option: ({ seat, effect, option }, voices) => {
      const chosen = content.effects[effect]!;
      const name = chosen.do === 'choose' ? chosen.options[option]!.name : '';
      return `${does(seat, voices, 'chooses', 'choose')}: ${name}.`;
    },
    effectDie: ({ seat, die }, voices) => `${does(seat, voices, 'rolls', 'roll')} a ${die}.`,
    gold: ({ seat, gold, forced }, voices) => {
      if (gold >= 0) return `${does(seat, voices, 'gets', 'get')} ${gold} gold.`;
      return forced
        ? `${does(seat, voices, 'must', 'must')} give up ${-gold} gold.`
        : `${does(seat, voices, 'pays', 'pay')} ${-gold} gold.`;
    },
    gained: ({ seat, kind: row }, voices) => `${does(seat, voices, 'takes', 'take')} 1 ${kind(row)}.`,
    dropped: ({ seat, kind: row, forced }, voices) =>
      forced
        ? `${does(seat, voices, 'must', 'must')} give up 1 ${kind(row)}.`
        : `${does(seat, voices, 'gives', 'give')} up 1 ${kind(row)}.`,
    crystals: ({ seat, count }, voices) => `${does(seat, voices, 'gets', 'get')} ${times(count, 'dragon crystal')}.`,
    artefact: ({ seat, artefact }, voices) => `${does(seat, voices, 'finds', 'find')} an artefact: ${content.artefacts[artefact]!.name}.`,
    looked: ({ seat, owner, card }, voices) =>
      `${does(seat, voices, 'looks', 'look')} at ${owner < 0 ? 'a card of the Shadow deck' : `one of ${whose(owner, voices)} secret cards`}${card < 0 ? '' : `: ${foe(card)}`}.`,
    bought: ({ seat, kind: row, price }, voices) =>
      `${does(seat, voices, 'buys', 'buy')} 1 ${kind(row)}${price === 0 ? ' for nothing, thanks to the faerie' : ''}.`,
    sold: ({ seat, kind: row, price }, voices) => `${does(seat, voices, 'sells', 'sell')} 1 ${kind(row)} for ${price} gold.`,
    soldCrystal: ({ seat, price }, voices) => `${does(seat, voices, 'sells', 'sell')} a crystal for ${price} gold.`,
    price: ({ kind: row, price }) => `The price of ${kind(row)} is now ${price}.`,
    market: ({ prices }) => `New prices: ${listOf(prices.map((price, row) => `${kind(row)} ${price}`))}.`,
    horse: ({ seat, price }, voices) =>
      price > 0
        ? `${does(seat, voices, 'buys', 'buy')} a horse for ${price} gold.`
        : `${does(seat, voices, 'catches', 'catch')} a horse and ${seat === voices.you ? 'ride' : 'rides'} it.`,
    dragon: ({ seat, gold, crystals, gems }, voices) => {
      const price = [gold > 0 ? `${gold} gold` : '', crystals > 0 ? times(crystals, 'crystal') : '', gems > 0 ? times(gems, 'gem') : ''];
      return `${does(seat, voices, 'gives', 'give')} the horse and ${listOf(price.filter(Boolean))} for a DRAGON.`;
    },
    dragonRests: ({ seat, die }, voices) =>
      `Night in the wilderness, ${die}: ${die <= content.numbers.die.fleesUpTo ? `the dragon leaves ${whom(seat, voices)}!` : `the dragon stays with ${whom(seat, voices)}.`}`,
    fled: ({ seat }, voices) => `${does(seat, voices, 'is', 'are')} on foot again.`,
    sent: ({ seat, kind: row }, voices) => `1 ${kind(row)} goes to ${whose(seat, voices)} city.`,
    built: ({ seat, strongholds }, voices) =>
      `${does(seat, voices, 'builds', 'build')} a stronghold, number ${strongholds} of ${content.numbers.strongholds}.`,
    ally: ({ seat, ally, price }, voices) =>
      `The ${content.allies[ally]!.name} join ${whose(seat, voices)} city${price > 0 ? ` for ${price} gold` : ''}.`,
    moon: ({ moon }) => `The Shadow Army reaches moon ${moon} of ${content.numbers.moons.last}.`,
    quest: ({ seat, quest: row }, voices) => `${does(seat, voices, 'draws', 'draw')} the quest ${quest(row)}.`,
    questStep: ({ seat, quest: row, step }, voices) =>
      `${does(seat, voices, 'takes', 'take')} step ${step} of ${content.questCards[row]!.steps.length} of ${quest(row)}.`,
    questDone: ({ seat, quest: row }, voices) => `${does(seat, voices, 'completes', 'complete')} the quest ${quest(row)}!`,
    fought: ({ seat, dice, bonus, target }, voices) =>
      `${does(seat, voices, 'fights', 'fight')} against ${target}: ${diceOf(dice)}${bonus > 0 ? ` and ${bonus} more` : ''}.`,
    boosted: ({ by, total }) => `${by === 'crystal' ? 'The crystal' : 'The faerie'} makes it ${total}.`,
    fightOver: ({ seat, won, total, target }, voices) =>
      `${does(seat, voices, won ? 'wins' : 'loses', won ? 'win' : 'lose')} the fight, ${total} against ${target}.`,
    relief: ({ seat }, voices) => `${does(seat, voices, 'takes', 'take')} ${content.numbers.relief} gold of relief at home.`,
    beacon: ({ seat, moon }, voices) =>
      `${does(seat, voices, 'lights', 'light')} a beacon. The Shadow Army falls back to ${moon === 0 ? 'before the first moon' : `moon ${moon}`}.`,
    story: ({ seat, story, hex, round }, voices) => {
      const { name, line } = content.storyTokens[story]!;
      const told = line
        .replaceAll("{hero}'s", whose(seat, voices))
        .replaceAll('{hero}', whom(seat, voices))
        .replaceAll('{site}', place(hex))
        .replaceAll('{round}', String(round))
        .replaceAll('{resource}', 'goods');
      return `${name}. ${capitalised(told)}`;
    },
    proposed: ({ seat, other, give, take }, voices) =>
      `${does(seat, voices, 'offers', 'offer')} ${whom(other, voices)} ${things(give)} for ${things(take)}.`,
    refused: ({ seat, other }, voices) =>
      `${does(seat, voices, 'refuses', 'refuse')} what ${whom(other, voices)} ${other === voices.you ? 'offer' : 'offers'}.`,
    talked: ({ seat, other }, voices) => `${does(seat, voices, 'talks', 'talk')} with ${whom(other, voices)}, and no deal comes of it.`,
    left: ({ seat }, voices) => `${does(seat, voices, 'leaves', 'leave')} the land for good.`,
    dealt: ({ seat, other, give, take }, voices) =>
      `${does(seat, voices, 'gives', 'give')} ${whom(other, voices)} ${things(give)} for ${things(take)}.`,
    dusk: ({ turn }) => `Dusk falls at the end of turn ${turn}.`,
    fireOut: ({ fire }) => `The fire at ${place(content.fires[fire]!)} goes out, and its gem is lost.`,
    longWatch: () => 'Nobody has stirred for so long that the Shadow Army comes by itself.',
    seventhMoon: () => 'THE SEVENTH MOON RISES. The roads are empty; the cities bar their gates.',
    wave: ({ card, number, cities: count, realm }) =>
      `Wave ${number}: ${foe(card)}, Realm Attack ${realm} against ${cities(count)}. ${content.shadowCards[card]!.line}`,
    lit: ({ seat }, voices) => `${does(seat, voices, 'spends', 'spend')} a gem for one more die.`,
    defended: ({ seat, dice }, voices) => `${does(seat, voices, 'defends', 'defend')} with ${diceOf(dice)}.`,
    dieTurned: ({ seat, by, from, to }, voices) =>
      by === 'aegis'
        ? `The Aegis turns ${whose(seat, voices)} ${from} to a ${to}.`
        : `${by === 'eye' ? "The dragon's eye" : 'A crystal'} opens over ${whose(seat, voices)} ${from}: ${to}.`,
    realm: ({ total, attack, held }) =>
      held
        ? `THE REALM HOLDS, ${total} against ${attack}.`
        : `THE REALM IS BREACHED, ${total} against ${attack}: every city loses something.`,
    cityStruck: ({ seat, result, attack, held }, voices) =>
      `${capitalised(whose(seat, voices))} city ${held ? 'holds' : 'is breached'}, ${result} against ${attack}.`,
    chose: ({ seat }, voices) => `${does(seat, voices, 'has', 'have')} chosen what to give up.`,
    gaveUp: ({ seat, piece: row }, voices) => `${does(seat, voices, 'gives', 'give')} up ${piece(row)}.`,
    cityFell: ({ seat }, voices) => `${whose(seat, voices).toUpperCase()} CITY HAS FALLEN.`,
    ended: ({ reason, winners }, voices) => {
      if (reason === 'lost') return 'No city stands. Dragon Reach is lost.';
      return `Dragon Reach is saved, and the victory belongs to ${listOf(winners.map((seat) => whom(seat, voices)))}.`;
    },
  };
}

function questionsWith(content: Content, { place, things }: Names): Questions {
  return {
    open: (at) => `At ${place(at)}. Roll, or something first?`,
    act: (at, gold) => `At ${place(at)} with ${gold} gold. What will you do?`,
    thistledown: (dice) => `You rolled ${diceOf(dice)}. Roll one of them again?`,
    pick: (dice) => `You rolled ${diceOf(dice)}. Which one do you walk?`,
    move(points, gold, flies) {
      const haste = flies || gold === 0 ? '' : `, ${points === 0 ? 'but' : 'and'} ${gold} gold for haste, one each`;
      return `${points === 0 ? 'No steps' : times(points, 'step')} left${haste}. Where to?`;
    },
    robbed: () => 'Robbed! What do they get?',
    gate: () => 'A faerie gate. Knock? It opens on a 5 or 6.',
    choose: (card) => `${card < 0 ? '' : `${content.wildernessCards[card]!.name}. `}What will you do?`,
    goods: (left) => `Take up to ${goods(left)} from the pool?`,
    give: (left) => `Give up ${goods(left)}. Which?`,
    city: () => 'What shall go into your city?',
    send: (left) => `Send up to ${goods(left)} home?`,
    place: (seat, voices) => `Where will ${whom(seat, voices)} be brought?`,
    rival: () => 'Whose secret card will you look at?',
    price: () => 'Which price is foretold?',
    boost: (total, target) => `${total} against ${target}: not enough. Add something?`,
    draft(partner, { give, get }, voices) {
      const so = give.length + get.length === 0 ? '' : ` So far: ${things(give)} for ${things(get)}.`;
      return `Trading with ${voices.nameOf(partner)}. What will you offer?${so}`;
    },
    answer: (partner, { give, get }, voices) => `${voices.nameOf(partner)} offers you ${things(get)} for ${things(give)}. Agreed?`,
    drop: () => 'You carry too much. What stays behind?',
    light: (card) => `Now: ${content.shadowCards[card]!.name}. Spend a gem for one more die?`,
    rerolls: ({ total, realm, result, city }) => `Realm ${total} against ${realm}, your city ${result} against ${city}. Change a die?`,
    loss: () => 'The enemy is inside. What do you give up?',
  };
}

const SCARCE = 'None is left in the pool.';
const FULL = 'There is no space left to carry it.';

/** By rule: why something is not possible. */
function denialsWith({ place }: Names): Denials {
  /** Where else it is possible; or what bars it here. */
  const elsewhere =
    (here = ''): Denials[string] =>
    ({ at }) =>
      at === undefined ? here : `Only at ${place(Number(at))}.`;
  return {
    'SM-3.7': () => 'Mountains cannot be crossed on foot or on a horse.',
    'SM-3.8': () => 'That is water. Only a dragon crosses it.',
    'SM-3.10': () => 'A dragon flies over it but must land on land.',
    'SM-3.13': () => 'Dragons do not go through faerie gates.',
    'SM-3.14': ({ points, gold }) => `It is too far for ${times(Number(points), 'step')} and ${gold} gold of haste.`,
    'SM-3.17': ({ points }) => `It is too far for ${times(Number(points), 'step')}, and dragons cannot be hurried.`,
    'SM-3.23': () => 'A burning campfire is in the way, and nobody walks through it.',
    'SM-4.2': elsewhere('Only who is on foot buys a horse.'),
    'SM-4.4': elsewhere('A dragon wants a horse: you must be riding one.'),
    'SM-5.15': () => 'You do not have what that takes.',
    'SM-6.3': () => FULL,
    'SM-6.6': () => SCARCE,
    'SM-6.7': elsewhere(),
    'SM-6.10': () => 'The market dice are rolled once a turn, and after that nothing more is sold.',
    'SM-7.2': elsewhere(),
    'SM-7.5': () => 'Your city has all its strongholds.',
    'SM-7.6': () => 'As many of that kind wait in your city as it can still use.',
    'SM-8.4': () => 'They are in your city already; one of each people is all.',
    'SM-8.5': () => 'None of them are left to hire.',
    'SM-10.1': elsewhere(),
    'SM-10.2': () => 'One quest at a time, and one draw a turn.',
    'SM-10.4': () => 'The next step is taken somewhere else, or on a later turn.',
    'SM-10.5': () => 'You need a free space for what the quest makes you carry.',
    'SM-10.13': () => 'No quest is left.',
    'SM-12.3': () => 'Nothing lies between you yet: goods, an item or a quest must change hands.',
    'SM-12.4': () => 'Gold alone is no deal: goods, an item or a quest must change hands.',
    'SM-12.6': () => 'Somebody does not have that any more.',
    'SM-12.8': () => 'Somebody could not carry all that; drop something first.',
    'SM-12.9': () => 'Then somebody would hold two quests.',
    'SM-12.10': () => 'Three proposals have been refused this turn.',
    'SM-13.1': elsewhere('Relief is for who has neither gold nor goods.'),
    'SM-13.3': () => 'Relief is given once a turn.',
    'SM-13.5': () => 'You gave up gold or goods of your own will this turn, and relief is not for hardship that was sought.',
    'SM-14.21': () => 'That die was changed in this wave already.',
    'SM-17.6': () => 'The faerie helps when you are poorer than that.',
    'SM-18.9': ({ gems }) => `That takes ${gems} gems.`,
    'SM-18.10': () => 'A beacon takes two gems, once a turn, and an army to drive back.',
    'SM-19.2': () => 'One story token a turn.',
    'SM-20.1': () => 'The Scales serve once a turn, before anything is sold, and something must be sold then.',
    'SM-20.7': ({ gold }) => (gold === undefined ? 'You do not have what is asked.' : `That costs ${gold} gold, more than you have.`),
  };
}

/** SM-18.14, the lowest first. */
const TITLES = ['The walls held', 'Warden of the Reach', 'Dragon-friend'];

const ENDING: Ending = {
  tally: {
    strongholds: (points) => `strongholds ${points}`,
    allies: (points) => `allies ${points}`,
    quests: (points) => `quests ${points}`,
    unfinished: (points) => `unfinished quest ${points}`,
    gems: (points) => `gems ${points}`,
  },
  fallen: () => 'fallen',
  standing: (strongholds, allies) => `stands with ${times(strongholds, 'stronghold')} and ${allies === 1 ? '1 ally' : `${allies} allies`}`,
  saved: (count, defences) =>
    `Dragon Reach is saved: ${count === 1 ? 'one city stands' : `${count} cities stand`}, with ${times(defences, 'defence')}.`,
  lost: () => 'Every city has fallen. Nobody wins.',
  called: (seat, title, voices) => `They will call ${whom(seat, voices)}: ${TITLES[title]}.`,
};
