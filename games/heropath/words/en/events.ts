import { capitalised, times, whose, type Seat, type Sentences, type Voices } from '@hoard/kernel';
import { DRAGON, type CardId } from '../../content/content.ts';
import { NONE, UNDECIDED } from '../../state/board.ts';
import type { Cause } from '../../state/choices.ts';
import type { Event } from '../../state/events.ts';
import { instantInWords, lastingInWords, type CardWords } from '../cards.ts';
import {
  actionsOf,
  attributes,
  categories,
  clause,
  costOf,
  decks,
  diceOf,
  gemsOf,
  listOf,
  squares,
  supplies,
  supplyOf,
  whom,
  type Names,
} from './names.ts';

/** Why somebody loses VITALITY. */
const BY: { readonly [cause in Cause]: string } = {
  loss: ' in the lost battle',
  tie: ' in the tie',
  evasion: ' by evading',
  active: ' in the fire',
  incidental: ' to the Dragon’s breath',
  card: '',
  encounter: '',
  dragon: ' to the Dragon',
  ritual: ' in the lost Ritual',
};

/** Why somebody loses nothing. */
const FROM: { readonly [cause in Cause]: string } = {
  loss: 'from the lost battle',
  tie: 'from the tie',
  evasion: 'from evading',
  active: 'from the fire',
  incidental: 'from the Dragon’s breath',
  card: 'from the card',
  encounter: 'from the Encounter',
  dragon: 'from the Dragon',
  ritual: 'from the lost Ritual',
};

/** HP-26.17, HP-26.22, HP-26.30, HP-26.34. */
const STOPS = { event: 'STOP-EVENT', hero: 'STOP-HERO', dragon: 'STOP-DRAGON', passive: 'STOP-PASSIVE', break: 'a break' } as const;

/** What the land feels, by level of the Scale. */
const OMENS: readonly string[] = [
  'Crows gather on the milestones.',
  'The wells taste of iron.',
  'Dogs will not cross the threshold.',
  'The snow falls grey.',
  'Bells ring, and nobody is in the tower.',
  'The river runs warm.',
  'No fire will light at the first try.',
  'The graves have footprints leading out.',
  'At noon it is dusk.',
  'Somewhere a skull begins to smoke.',
];

const WISHES = { more: 'for one more action at once', after: 'to let others go first' } as const;

const level = (number: number): string => `level ${number} of the Scale`;
const against = (seat: Seat, voices: Voices, total: number, foeTotal: number): string =>
  `${clause(seat, voices, 'has', 'have')} ${total} against ${foeTotal}`;

/** What happened, in a sentence each. */
export function eventsIn(
  { content, card, cards, cardOr, hero, aFoe, foe, space, site, lands, rock, find }: Names,
  words: CardWords,
): Sentences<Event> {
  const known = (some: readonly CardId[]): string => (some.length === 0 ? '' : `: ${cards(some)}`);
  return {
    // Set-up.
    firstPlayer: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} the first player.`,
    heroChosen: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'leads', 'lead')} the ${hero(row)}.`,
    ready: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} ready.`,
    split: ({ seat, skills, wisdom }, voices) => `${clause(seat, voices, 'begins', 'begin')} with ${skills} SKILLS and ${wisdom} WISDOM.`,
    markerDrawn: ({ kind: row }) => `${capitalised(aFoe(row))} marks the level of the Scale of Evil.`,
    enemiesLaid: ({ count }) => `${count} enemies lie face down in the land.`,
    caveGuarded: ({ kind: row, space: at }) => `${capitalised(aFoe(row))} guards ${space(at)}.`,
    siteLaid: ({ site: row, space: at }) => `${capitalised(site(row))} stands at ${space(at)}.`,
    dealt: ({ seat, card: row }, voices) => `${clause(seat, voices, 'is', 'are')} dealt ${row < 0 ? 'cards' : card(row)}.`,
    packPassed: ({ seat, cards: all }, voices) => `${clause(seat, voices, 'gets', 'get')} the next cards${known(all)}.`,
    drafted: ({ seat, cards: all }, voices) => `${clause(seat, voices, 'has', 'have')} chosen${known(all)}.`,
    arranged: ({ seat, worn, attached, shown }, voices) => {
      const gear = [...worn, ...attached].filter((row) => row !== NONE);
      const held = shown.length === 0 ? '' : `, and ${seat === voices.you ? 'have' : 'has'} ${cards(shown)} open before all`;
      return `${clause(seat, voices, 'wears', 'wear')} ${cards(gear)}${held}.`;
    },
    replaced: ({ seat, card: row }, voices) => `${clause(seat, voices, 'replaces', 'replace')} ${card(row)}.`,
    // Decks and gear.
    drew: ({ seat, deck, card: row }, voices) => `${clause(seat, voices, 'draws', 'draw')} ${cardOr(row, deck)}.`,
    turnedUp: ({ deck, card: row }) => `${decks[deck]}: ${card(row)} is turned up.`,
    slid: ({ deck, card: row }) => `${decks[deck]}: ${card(row)} fills the gap.`,
    cardBarred: ({ card: row }) => `${card(row)} has no place in this game, and another card takes its place.`,
    deckRenewed: ({ deck }) => `The discards of ${decks[deck]} are shuffled into a new deck.`,
    refreshed: ({ seat, deck }, voices) => `${clause(seat, voices, 'has', 'have')} the open ${decks[deck]} cards replaced.`,
    wore: ({ seat, card: row, square }, voices) => `${clause(seat, voices, 'puts', 'put')} on ${card(row)} (${squares[square]}).`,
    attached: ({ seat, card: row }, voices) => `${clause(seat, voices, 'lays', 'lay')} ${card(row)} on what is in the hand.`,
    tookOff: ({ seat, card: row }, voices) => `${clause(seat, voices, 'takes', 'take')} off ${card(row)}.`,
    gearOpened: ({ seat }, voices) => `${clause(seat, voices, 'may', 'may')} change the gear.`,
    gearClosed: ({ seat }, voices) => `${clause(seat, voices, 'has', 'have')} finished with the gear.`,
    // Rounds and turns.
    roundBegins: ({ round }) => `Round ${round} begins.`,
    turnBegins: ({ seat }, voices) => (seat === voices.you ? 'Your turn begins.' : `${voices.nameOf(seat)}’s turn begins.`),
    rose: ({ seat }, voices) => `${clause(seat, voices, 'rises', 'rise')} again at ${space(content.map.start)}.`,
    woke: ({ seat }, voices) => `${clause(seat, voices, 'wakes', 'wake')} in the prison.`,
    passed: ({ seat }, voices) => `${clause(seat, voices, 'passes', 'pass')}.`,
    rested: ({ seat }, voices) => `${clause(seat, voices, 'rests', 'rest')}.`,
    turnEnds: ({ seat }, voices) => (seat === voices.you ? 'Your turn ends.' : `${voices.nameOf(seat)}’s turn ends.`),
    // Travel.
    stepped: ({ seat, to }, voices) => `${clause(seat, voices, 'goes', 'go')} to ${space(to)}.`,
    sailed: ({ seat, to }, voices) => `${clause(seat, voices, 'sails', 'sail')} by ferry to ${space(to)}.`,
    landed: ({ seat, to }, voices) => `${clause(seat, voices, 'lands', 'land')} at ${space(to)}.`,
    moved: ({ seat, to }, voices) => `${clause(seat, voices, 'is', 'are')} carried to ${space(to)}.`,
    balloonRolled: ({ seat, face }, voices) =>
      `${clause(seat, voices, 'boards', 'board')} the balloon. The wind blows over ${lands(face)}.`,
    evaded: ({ seat, enemies }, voices) =>
      `${clause(seat, voices, 'evades', 'evade')} ${enemies === 1 ? 'an enemy' : `${enemies} enemies`}.`,
    droppedSupply: ({ seat, at, gold, food }, voices) =>
      `${clause(seat, voices, 'drops', 'drop')} ${supplyOf(gold, food)} at ${space(at)}.`,
    collectedSupply: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'picks', 'pick')} up ${supplyOf(gold, food)}.`,
    droppedCard: ({ seat, at, deck, card: row }, voices) =>
      `${clause(seat, voices, 'drops', 'drop')} ${cardOr(row, deck)} at ${space(at)}.`,
    collectedCard: ({ seat, deck, card: row }, voices) => `${clause(seat, voices, 'picks', 'pick')} up ${cardOr(row, deck)}.`,
    pileLost: ({ at, cards: all }) => `What lay longest, at ${space(at)}, is swept away${known(all)}.`,
    lookedAtPile: ({ seat, at, cards: all }, voices) =>
      `${clause(seat, voices, 'looks', 'look')} at what lies at ${space(at)}${known(all)}.`,
    // Gems and supply.
    gained: ({ seat, attribute, n }, voices) => `${clause(seat, voices, 'gains', 'gain')} ${gemsOf(attribute, n)}.`,
    supplied: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'gets', 'get')} ${supplyOf(gold, food)}.`,
    ate: ({ seat }, voices) => `${clause(seat, voices, 'eats', 'eat')}.`,
    searched: ({ seat, face }, voices) =>
      `${clause(seat, voices, 'searches', 'search')} and ${seat === voices.you ? 'find' : 'finds'} ${find(face)}.`,
    // Places.
    visited: ({ seat, site: row }, voices) => `${clause(seat, voices, 'visits', 'visit')} ${site(row)}.`,
    siteDrawn: ({ seat, site: row }, voices) => `${clause(seat, voices, 'draws', 'draw')} ${site(row)} from the pouch.`,
    discovered: ({ seat, site: row, at }, voices) => `${clause(seat, voices, 'discovers', 'discover')} ${site(row)} at ${space(at)}!`,
    founded: ({ seat, site: row, at }, voices) => `${clause(seat, voices, 'puts', 'put')} ${site(row)} at ${space(at)}.`,
    // Enemies.
    exposed: ({ kind: row, at }) => `${capitalised(aFoe(row))} at ${space(at)}!`,
    enemyPlaced: ({ seat, at }, voices) => `${clause(seat, voices, 'sets', 'set')} a hidden enemy at ${space(at)}.`,
    enemyMoved: ({ seat, kind: row, from, to }, voices) =>
      `${clause(seat, voices, 'moves', 'move')} ${row === UNDECIDED ? 'a hidden enemy' : foe(row)} from ${space(from)} to ${space(to)}.`,
    banished: ({ kind: row, at }) => `${capitalised(foe(row))} at ${space(at)} is gone, and lies beside the Scale.`,
    slain: ({ kind: row }) => `${capitalised(foe(row))} goes on the Scale of Evil.`,
    stockRefilled: ({ level: number, tokens }) =>
      `No enemies are left: ${tokens} dead of ${number === 0 ? 'the foot of the Scale' : level(number)} are mixed anew.`,
    // Battles.
    battleBegins: ({ seat, kind: row }, voices) =>
      row === DRAGON
        ? `${clause(seat, voices, 'challenges', 'challenge')} the DRAGON!`
        : `${clause(seat, voices, 'fights', 'fight')} ${foe(row)}.`,
    rolled: ({ seat, dice }, voices) => `${clause(seat, voices, 'rolls', 'roll')} ${diceOf(dice)}.`,
    foeRolled: ({ kind: row, dice }) => `${capitalised(foe(row))} rolls ${diceOf(dice)}.`,
    battleWon: ({ seat, kind: row, total, foeTotal }, voices) =>
      row === DRAGON
        ? `${against(seat, voices, total, foeTotal)}: THE DRAGON IS SLAIN!`
        : `${against(seat, voices, total, foeTotal)}: ${foe(row)} is beaten.`,
    battleTied: ({ seat, kind: row, total, foeTotal }, voices) =>
      row === DRAGON
        ? `${against(seat, voices, total, foeTotal)}: THE DRAGON IS SLAIN!`
        : `${against(seat, voices, total, foeTotal)}: a tie, and ${foe(row)} is beaten.`,
    battleLost: ({ seat, kind: row, total, foeTotal }, voices) => `${against(seat, voices, total, foeTotal)}: ${foe(row)} is stronger.`,
    // The Scale and the Dragon.
    scaleMoved: ({ level: now }) =>
      now === 0
        ? 'The Scale of Evil is empty again: enemies and the Dragon have nothing added.'
        : `${OMENS[now - 1] ?? OMENS.at(-1)} Evil is at ${now}: every enemy and the Dragon have ${now} more power.`,
    gathered: ({ seat }, voices) =>
      `The burning skull takes fire by ${whose(seat, voices)} deed. All heroes and the Dragon gather at ${space(content.map.start)}!`,
    dragonTurn: ({ seat }, voices) => `The Dragon rises, and ${seat === voices.you ? 'you steer' : `${voices.nameOf(seat)} steers`} it.`,
    dragonFlew: ({ from, rock: row }) =>
      from === row ? `The Dragon circles over ${rock(row)} and stays.` : `The Dragon flies from ${rock(from)} to ${rock(row)}.`,
    flare: ({ face }) => `The Dragon’s fire falls on ${lands(face)}.`,
    // Together.
    ritualCalled: ({ seat }, voices) => `${clause(seat, voices, 'calls', 'call')} all heroes to the Gathering Ritual!`,
    summoned: ({ seat, to }, voices) => `${clause(seat, voices, 'comes', 'come')} to ${space(to)}.`,
    returned: ({ seat, to }, voices) => `${clause(seat, voices, 'returns', 'return')} to ${space(to)}.`,
    ritualLost: ({ total, foeTotal }) => `The heroes have ${total} against ${foeTotal}: the Ritual is lost.`,
    ritualWon: ({ total, foeTotal }) => `The heroes have ${total} against ${foeTotal}: THE DRAGON IS SLAIN!`,
    wished: ({ seat, wish }, voices) => `${clause(seat, voices, 'asks', 'ask')} ${WISHES[wish]}.`,
    wishGranted: ({ seat }, voices) => `All agree with ${whom(seat, voices)}.`,
    stopCalled: ({ seat, kind, target, card: row }, voices) => {
      const who = seat === NONE ? 'The game calls' : clause(seat, voices, 'calls', 'call');
      if (kind === 'break') return `${who} a break.`;
      if (kind === 'hero') return `${who} STOP-HERO: ${clause(target, voices, 'is', 'are')} held.`;
      return `${who} ${STOPS[kind]}${row === NONE ? '' : ` for ${card(row)}`}.`;
    },
    stopEnds: ({ kind }) => (kind === 'break' ? 'The break is over.' : `${STOPS[kind]} is over: all go on.`),
    waits: ({ seat }, voices) => `${clause(seat, voices, 'waits', 'wait')}.`,
    lastCall: ({ seat }, voices) => `All wait for ${whom(seat, voices)}: last call.`,
    cutShort: ({ seat }, voices) => `${clause(seat, voices, 'has to break off the action', 'have to break off your action')}.`,
    wantsFreePlay: ({ seat }, voices) => `${clause(seat, voices, 'wants', 'want')} to go back to free play.`,
    actionsForfeited: ({ seat, n }, voices) => `${clause(seat, voices, 'forfeits', 'forfeit')} ${actionsOf(n)}.`,
    leaves: ({ seat }, voices) => `${clause(seat, voices, 'leaves', 'leave')} the table for good.`,
    takenOff: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} taken off the map for good, cards, gems and all.`,
    wishRefused: ({ seat }, voices) => `Not all agree with ${whom(seat, voices)}.`,
    ranked: ({ seat, dice, total }, voices) => `${clause(seat, voices, 'rolls', 'roll')} ${diceOf(dice)} for the places: ${total} in all.`,
    // Cards and windows.
    cardPlayed: ({ seat, card: row }, voices) => `${clause(seat, voices, 'plays', 'play')} ${card(row)}.`,
    cardShown: ({ seat, card: row }, voices) => `${clause(seat, voices, 'shows', 'show')} ${card(row)}, which helps.`,
    cardCancelled: ({ card: row }) => `${card(row)} is cancelled.`,
    cardTurned: ({ seat, card: row }, voices) => `${clause(seat, voices, 'turns', 'turn')} ${card(row)} back on its owner.`,
    instantDrawn: ({ seat, card: row }, voices) => `${card(row)} for ${whom(seat, voices)}: ${instantInWords(words, content, row)}.`,
    aimed: ({ seat, card: row, target }, voices) =>
      target === NONE
        ? `${clause(seat, voices, 'aims', 'aim')} ${card(row)} at an enemy.`
        : `${clause(seat, voices, 'aims', 'aim')} ${card(row)} at ${whom(target, voices)}.`,
    noReactions: () => 'Nobody plays another card.',
    paid: ({ seat, gems, gold, food }, voices) => `${clause(seat, voices, 'pays', 'pay')} ${costOf({ gems, gold, food })}.`,
    discarded: ({ seat, card: row }, voices) =>
      seat === NONE ? `${card(row)} is used up.` : `${clause(seat, voices, 'discards', 'discard')} ${card(row)}.`,
    // Losses.
    lost: ({ seat, cause, vitality, faith }, voices) => {
      const gems = [...(vitality > 0 ? [gemsOf(0, vitality)] : []), ...(faith > 0 ? [gemsOf(1, faith)] : [])];
      return `${clause(seat, voices, 'loses', 'lose')} ${listOf(gems)}${BY[cause]}.`;
    },
    spared: ({ seat, cause, n }, voices) => `${clause(seat, voices, 'is', 'are')} spared ${n} VITALITY ${FROM[cause]}.`,
    fell: ({ seat, at }, voices) => `${clause(seat, voices, 'falls', 'fall')} at ${space(at)}!`,
    saved: ({ seat }, voices) => `${clause(seat, voices, 'is', 'are')} saved, with 1 FAITH left.`,
    // Encounters.
    ambush: ({ seat, victim }, voices) => `${clause(seat, voices, 'ambushes', 'ambush')} ${whom(victim, voices)}!`,
    thievery: ({ seat, victim, what }, voices) =>
      `${clause(seat, voices, 'reaches', 'reach')} for the ${categories[what]} of ${whom(victim, voices)}!`,
    snatching: ({ seat, victim, what }, voices) =>
      `${clause(seat, voices, 'snatches', 'snatch')} at the ${supplies[what]} of ${whom(victim, voices)}!`,
    encounterFailed: ({ seat, victim }, voices) => `${clause(seat, voices, 'gets', 'get')} nothing from ${whom(victim, voices)}.`,
    imprisoned: ({ seat, from }, voices) => `${clause(seat, voices, 'is', 'are')} dragged from ${space(from)} to the prison, asleep.`,
    stole: ({ seat, victim, deck, card: row }, voices) =>
      `${clause(seat, voices, 'steals', 'steal')} ${cardOr(row, deck)} from ${whom(victim, voices)}.`,
    stoleSupply: ({ seat, victim, gold, food }, voices) =>
      `${clause(seat, voices, 'takes', 'take')} ${supplyOf(gold, food)} from ${whom(victim, voices)}.`,
    // What cards do.
    lostGems: ({ seat, attribute, n }, voices) => `${clause(seat, voices, 'loses', 'lose')} ${gemsOf(attribute, n)}.`,
    turnedGems: ({ seat, from, into, n }, voices) =>
      `${clause(seat, voices, 'turns', 'turn')} ${gemsOf(from, n)} into ${attributes[into]}.`,
    forfeited: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'loses', 'lose')} ${supplyOf(gold, food)}.`,
    leeches: ({ seat, n }, voices) =>
      n === 0
        ? `${clause(seat, voices, 'is', 'are')} rid of all leeches.`
        : `${clause(seat, voices, 'has', 'have')} ${n === 1 ? '1 leech' : `${n} leeches`} now.`,
    bought: ({ seat, card: row, gold }, voices) => `${clause(seat, voices, 'buys', 'buy')} ${card(row)} for ${gold} GOLD.`,
    sold: ({ seat, card: row, gold }, voices) => `${clause(seat, voices, 'sells', 'sell')} ${card(row)} for ${gold} GOLD.`,
    looked: ({ seat, deck, cards: all }, voices) => `${clause(seat, voices, 'looks', 'look')} at ${decks[deck]} cards${known(all)}.`,
    kept: ({ seat, deck, card: row }, voices) => `${clause(seat, voices, 'keeps', 'keep')} ${cardOr(row, deck)}.`,
    spied: ({ seat, on, cards: all }, voices) =>
      `${clause(seat, voices, 'looks', 'look')} at the hidden cards of ${whom(on, voices)}${known(all)}.`,
    scried: ({ seat, kind: row }, voices) =>
      `${clause(seat, voices, 'looks', 'look')} at a hidden enemy${row === NONE ? '' : `: ${aFoe(row)}`}.`,
    veiled: ({ at }) => `The enemy at ${space(at)} is turned face down.`,
    rerolled: ({ seat, face }, voices) => `${clause(seat, voices, 'throws', 'throw')} a die again: ${face}.`,
    fixed: ({ seat, face }, voices) => `${clause(seat, voices, 'turns', 'turn')} a die to ${face}.`,
    duel: ({ seat, total, foeTotal }, voices) =>
      `${against(seat, voices, total, foeTotal)}: the champion ${total > foeTotal ? 'is beaten' : total === foeTotal ? 'is held to a tie' : 'is stronger'}.`,
    switched: ({ seat, other }, voices) => `${clause(seat, voices, 'changes', 'change')} places with ${whom(other, voices)}.`,
    actions: ({ seat, n }, voices) =>
      n > 0
        ? `${clause(seat, voices, 'gets', 'get')} ${actionsOf(n)} more.`
        : `${clause(seat, voices, 'has', 'have')} ${actionsOf(-n)} less in the next turn.`,
    lasting: ({ seat, effect }, voices) => {
      const lasts = lastingInWords(words, content.effects[effect]!);
      return seat === NONE ? `For a while: ${lasts}.` : `For a while, for ${whom(seat, voices)}: ${lasts}.`;
    },
    sitesSwapped: ({ one, other }) => `The Place-Sites at ${space(one)} and ${space(other)} change places.`,
    // Trade.
    traded: ({ seat, other, items }, voices) =>
      `${clause(seat, voices, 'agrees', 'agree')} with ${whom(other, voices)}, and ${times(items, 'thing')} ${items === 1 ? 'changes' : 'change'} hands.`,
    gave: ({ seat, other, gold, food, deck, card: row }, voices) =>
      `${clause(seat, voices, 'gives', 'give')} ${whom(other, voices)} ${gold + food > 0 ? supplyOf(gold, food) : cardOr(row, deck)}.`,
    tradeOffered: ({ seat, other }, voices) => `${clause(seat, voices, 'makes', 'make')} ${whom(other, voices)} an offer.`,
    tradeRefused: ({ seat, other }, voices) => `${clause(seat, voices, 'breaks', 'break')} off the talk with ${whom(other, voices)}.`,
  };
}
