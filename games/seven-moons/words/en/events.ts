import { capitalised, times, whose, type Sentences } from '@hoard/kernel';
import type { Event } from '../../state/events.ts';
import { citiesOf, diceInWords, clause, listOf, ordinal, whom, type Names } from './names.ts';

/** What happened, in a sentence each. */
export function eventsIn({ content, place, kind, loot: lootOf, ally: allyOf, piece, things, foe }: Names): Sentences<Event> {
  const { die: limits, strongholds: most, moons, relief } = content.numbers;
  const quest = (row: number): string => content.questCards[row]!.name;
  return {
    city: ({ seat, city }, voices) => {
      const { portraits, city: home, colour } = content.characters[city]!;
      return `${clause(seat, voices, 'speaks', 'speak')} for ${content.hexes[home]!.name}: ${portraits[0]}, ${colour}.`;
    },
    first: ({ seat }, voices) => `${clause(seat, voices, 'goes', 'go')} first.`,
    secret: ({ seat, card }, voices) =>
      card < 0
        ? `${clause(seat, voices, 'looks', 'look')} at a secret card.`
        : `${clause(seat, voices, 'knows', 'know')} who will come: ${foe(card)}.`,
    turn: ({ seat, round }, voices) => `Round ${round}: ${whom(seat, voices)}.`,
    rolled: ({ seat, dice }, voices) => `${clause(seat, voices, 'rolls', 'roll')} ${diceInWords(dice)}.`,
    rolledAgain: ({ seat, from, to }, voices) => `${clause(seat, voices, 'rolls', 'roll')} the ${from} again: ${to}.`,
    found: ({ seat }, voices) => `${clause(seat, voices, 'finds', 'find')} ${limits.luckyFind} gold by the wayside.`,
    picked: ({ seat, points }, voices) => `${clause(seat, voices, 'has', 'have')} ${times(points, 'step')}.`,
    walked: ({ seat, way, haste }, voices) =>
      `${clause(seat, voices, 'goes', 'go')} to ${place(way.at(-1)!)}${haste > 0 ? ` and ${seat === voices.you ? 'pay' : 'pays'} ${haste} gold for haste` : ''}.`,
    flew: ({ seat, to }, voices) => `${clause(seat, voices, 'flies', 'fly')} to ${place(to)}.`,
    jumped: ({ seat, to }, voices) => `${clause(seat, voices, 'steps', 'step')} through the gate to ${place(to)}.`,
    moved: ({ seat, to }, voices) => `${clause(seat, voices, 'is', 'are')} brought to ${place(to)}.`,
    bandits: ({ seat, hex, die }, voices) =>
      die <= limits.robbedUpTo
        ? `A ${die}: bandits at ${place(hex)} rob ${whom(seat, voices)}!`
        : `A ${die}: no bandits dare at ${place(hex)}.`,
    robbed: ({ seat, loot }, voices) => `${clause(seat, voices, 'loses', 'lose')} 1 ${lootOf(loot)}.`,
    warded: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} spared: the faerie drives the bandits off.`,
    knocked: ({ seat, die }, voices) =>
      `${clause(seat, voices, 'knocks', 'knock')} at the gate: ${die}${die >= limits.faerieFrom ? ', and it opens' : ', and nobody is at home'}.`,
    companion: ({ seat, faerie }, voices) => `${content.faeries[faerie]!.name} goes with ${whom(seat, voices)} from now on.`,
    encounter: ({ seat, card, hex }, voices) => {
      const { name, line } = content.wildernessCards[card]!;
      return `${clause(seat, voices, 'comes', 'come')} to the fire at ${place(hex)}: ${name}. ${line}`;
    },
    gem: ({ seat }, voices) => `${clause(seat, voices, 'finds', 'find')} a gem under the fire.`,
    option: ({ seat, effect, option }, voices) => {
      const chosen = content.effects[effect]!;
      const name = chosen.do === 'choose' ? chosen.options[option]!.name : '';
      return `${clause(seat, voices, 'chooses', 'choose')}: ${name}.`;
    },
    effectDie: ({ seat, die }, voices) => `${clause(seat, voices, 'rolls', 'roll')} a ${die}.`,
    gold: ({ seat, gold, forced }, voices) => {
      if (gold >= 0) return `${clause(seat, voices, 'gets', 'get')} ${gold} gold.`;
      return forced
        ? `${clause(seat, voices, 'must', 'must')} give up ${-gold} gold.`
        : `${clause(seat, voices, 'pays', 'pay')} ${-gold} gold.`;
    },
    gained: ({ seat, kind: row }, voices) => `${clause(seat, voices, 'takes', 'take')} 1 ${kind(row)}.`,
    dropped: ({ seat, kind: row, forced, count = 1 }, voices) =>
      forced
        ? `${clause(seat, voices, 'must', 'must')} give up ${count} ${kind(row)}.`
        : `${clause(seat, voices, 'gives', 'give')} up ${count} ${kind(row)}.`,
    crystals: ({ seat, count }, voices) => `${clause(seat, voices, 'gets', 'get')} ${times(count, 'dragon crystal')}.`,
    artefact: ({ seat, artefact }, voices) => `${clause(seat, voices, 'finds', 'find')} an artefact: ${content.artefacts[artefact]!.name}.`,
    looked: ({ seat, owner, card }, voices) =>
      `${clause(seat, voices, 'looks', 'look')} at ${owner < 0 ? 'a card of the Shadow deck' : `one of ${whose(owner, voices)} secret cards`}${card < 0 ? '' : `: ${foe(card)}`}.`,
    bought: ({ seat, kind: row, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'buys', 'buy')} ${count} ${kind(row)}${price === 0 ? ' for nothing, thanks to the faerie' : ''}.`,
    sold: ({ seat, kind: row, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'sells', 'sell')} ${count} ${kind(row)} for ${price} gold.`,
    soldCrystal: ({ seat, price, count = 1 }, voices) =>
      `${clause(seat, voices, 'sells', 'sell')} ${count === 1 ? 'a crystal' : `${count} crystals`} for ${price} gold.`,
    price: ({ kind: row, price }) => `The price of ${kind(row)} is now ${price}.`,
    market: ({ prices }) => `New prices: ${listOf(prices.map((price, row) => `${kind(row)} ${price}`))}.`,
    horse: ({ seat, price }, voices) =>
      price > 0
        ? `${clause(seat, voices, 'buys', 'buy')} a horse for ${price} gold.`
        : `${clause(seat, voices, 'catches', 'catch')} a horse and ${seat === voices.you ? 'ride' : 'rides'} it.`,
    dragon: ({ seat, gold, crystals, gems }, voices) => {
      const price = [gold > 0 ? `${gold} gold` : '', crystals > 0 ? times(crystals, 'crystal') : '', gems > 0 ? times(gems, 'gem') : ''];
      return `${clause(seat, voices, 'gives', 'give')} the horse and ${listOf(price.filter(Boolean))} for a DRAGON.`;
    },
    dragonRests: ({ seat, die }, voices) =>
      `Night in the wilderness, ${die}: ${die <= limits.fleesUpTo ? `the dragon leaves ${whom(seat, voices)}!` : `the dragon stays with ${whom(seat, voices)}.`}`,
    fled: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} on foot again.`,
    sent: ({ seat, kind: row, count = 1 }, voices) =>
      `${count} ${kind(row)} ${count === 1 ? 'goes' : 'go'} to ${whose(seat, voices)} city.`,
    built: ({ seat, strongholds }, voices) => `${clause(seat, voices, 'builds', 'build')} a stronghold, number ${strongholds} of ${most}.`,
    ally: ({ seat, ally, price }, voices) =>
      `The ${allyOf(ally)} join ${whose(seat, voices)} city${price > 0 ? ` for ${price} gold` : ''}.`,
    moon: ({ moon }) => `The Shadow Army reaches moon ${moon} of ${moons.last}.`,
    quest: ({ seat, quest: row }, voices) => `${clause(seat, voices, 'draws', 'draw')} the quest ${quest(row)}.`,
    questStep: ({ seat, quest: row, step }, voices) =>
      `${clause(seat, voices, 'takes', 'take')} step ${step} of ${content.questCards[row]!.steps.length} of ${quest(row)}.`,
    questDone: ({ seat, quest: row }, voices) => `${clause(seat, voices, 'completes', 'complete')} the quest ${quest(row)}!`,
    fought: ({ seat, dice, bonus, target }, voices) =>
      `${clause(seat, voices, 'fights', 'fight')} against ${target}: ${diceInWords(dice)}${bonus > 0 ? ` and ${bonus} more` : ''}.`,
    boosted: ({ by, total }) => `${by === 'crystal' ? 'The crystal' : 'The faerie'} makes it ${total}.`,
    fightOver: ({ seat, won, total, target }, voices) =>
      `${clause(seat, voices, won ? 'wins' : 'loses', won ? 'win' : 'lose')} the fight, ${total} against ${target}.`,
    relief: ({ seat }, voices) => `${clause(seat, voices, 'takes', 'take')} ${relief} gold of relief at home.`,
    beacon: ({ seat, moon }, voices) =>
      `${clause(seat, voices, 'lights', 'light')} a beacon. The Shadow Army falls back to ${moon === 0 ? 'before the first moon' : `moon ${moon}`}.`,
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
      `${clause(seat, voices, 'offers', 'offer')} ${whom(other, voices)} ${things(give)} for ${things(take)}.`,
    refused: ({ seat, other }, voices) =>
      `${clause(seat, voices, 'refuses', 'refuse')} what ${whom(other, voices)} ${other === voices.you ? 'offer' : 'offers'}.`,
    talked: ({ seat, other }, voices) => `${clause(seat, voices, 'talks', 'talk')} with ${whom(other, voices)}, and no deal comes of it.`,
    left: ({ seat }, voices) => `${clause(seat, voices, 'leaves', 'leave')} the land for good.`,
    dealt: ({ seat, other, give, take }, voices) =>
      `${clause(seat, voices, 'gives', 'give')} ${whom(other, voices)} ${things(give)} for ${things(take)}.`,
    dusk: ({ turn }) => `Dusk falls at the end of turn ${turn}.`,
    fireOut: ({ fire }) => `The fire at ${place(content.fires[fire]!)} goes out, and its gem is lost.`,
    longWatch: () => 'Nobody has stirred for so long that the Shadow Army comes by itself.',
    seventhMoon: () => `THE ${ordinal(moons.last).toUpperCase()} MOON RISES. The roads are empty; the cities bar their gates.`,
    wave: ({ card, number, cities: count, realm }) =>
      `Wave ${number}: ${foe(card)}, Realm Attack ${realm} against ${citiesOf(count)}. ${content.shadowCards[card]!.line}`,
    lit: ({ seat }, voices) => `${clause(seat, voices, 'spends', 'spend')} a gem for one more die.`,
    defended: ({ seat, dice }, voices) => `${clause(seat, voices, 'defends', 'defend')} with ${diceInWords(dice)}.`,
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
    chose: ({ seat }, voices) => `${clause(seat, voices, 'has', 'have')} chosen what to give up.`,
    gaveUp: ({ seat, piece: row }, voices) => `${clause(seat, voices, 'gives', 'give')} up ${piece(row)}.`,
    cityFell: ({ seat }, voices) => `${whose(seat, voices).toUpperCase()} CITY HAS FALLEN.`,
    ended: ({ reason, winners }, voices) => {
      if (reason === 'lost') return 'No city stands. Dragon Reach is lost.';
      return `Dragon Reach is saved, and the victory belongs to ${listOf(winners.map((seat) => whom(seat, voices)))}.`;
    },
  };
}
