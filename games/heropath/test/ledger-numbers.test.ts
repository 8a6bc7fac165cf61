import { expect, test } from 'vitest';
import { dragonRoar } from '../content/dragonRoar.ts';
import { rules } from './ledger.ts';

// The ledger: the numbers, each as the sentence of its rule says it.

const n = dragonRoar.numbers;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const TIMES = ['never', 'once', 'twice'];
const inWords = (number: number): string => WORDS[number]!;
const dealt = ({ arms, market, magic, abilities }: typeof n.draft.deal): string =>
  [
    [arms, 'ARMS'],
    [market, 'MARKET'],
    [magic, 'MAGIC'],
    [abilities, 'ABILITIES'],
  ]
    .flatMap(([count, deck]) => (count === 0 ? [] : [`${count} ${deck}`]))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
const hand = n.draft.deal.arms + n.draft.deal.market + n.draft.deal.magic + n.draft.deal.abilities;
const [first, second, third, fourth, last] = n.draft.keep as [number, number, number, number, number];
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const range = ({ least, most }: { readonly least: number; readonly most: number }): string => `${least}-${most}`;

const SENTENCES: readonly (readonly [rule: string, says: string])[] = [
  [
    'HP-1.3',
    `Competitive ${range(n.players.competitive)}, Team ${n.players.teams.map(({ players }) => players).join(' or ')}, Co-op ${range(n.players.coop)}, Solo exactly ${n.players.solo.least}.`,
  ],
  ['HP-1.3', `With ${n.players.expansion} or 6 players the Giant and the Wizard join`],
  ['HP-1.8', `(${n.gems} gems per attribute, ${n.leeches.most} leeches)`],
  [
    'HP-2.7',
    `4 players: two teams of ${inWords(n.players.teams[0]!.sizes[0]!)}. 6 players: two teams of ${inWords(n.players.teams[1]!.sizes[1]!)} or three teams of ${inWords(n.players.teams[1]!.sizes[0]!)}.`,
  ],
  [
    'HP-2.9',
    `STOP-HERO allowance ${n.realTime.stopHero.least} or ${n.realTime.stopHero.most} (Real Time only, default ${n.realTime.stopHero.usual})`,
  ],
  ['HP-5.1', `${dealt(n.draft.deal)} cards`],
  ['HP-5.2', `keeps ${first} card and passes the other ${hand - first}`],
  ['HP-5.3', `${second} (passing ${hand - second}), then ${third} (passing ${hand - third}), then ${fourth} (passing ${hand - fourth})`],
  ['HP-5.4', `In the ${ORDINALS[n.draft.keep.length]} choice he keeps ${last} of his ${hand} cards; the other ${hand - last} go back`],
  ['HP-6.3', `each deck has ${inWords(n.display.squares)}, so ${inWords(n.display.squares + 1)} exposed cards per deck`],
  ['HP-6.10', `may pay ${n.display.refresh} GOLD`],
  ['HP-6.12', `at most ${TIMES[n.display.refreshes]} per turn`],
  ['HP-8.15', `At most ${inWords(n.space.heroes)} heroes may stand in one space`],
  ['HP-3.9', `All ${inWords(n.piles)} lie free`],
  ['HP-11.2', `0 to ${n.gems} gems each`],
  ['HP-11.19', `${capital(inWords(n.held))} cards per category`],
  ['HP-12.5', `at most ${inWords(n.space.enemies)} enemies`],
  ['HP-12.21', `costs ${n.leeches.paces} pace in every Travel action`],
  ['HP-12.22', `(${n.paces.travel}, ${n.paces.travel - n.leeches.paces}, ${n.paces.travel - 2 * n.leeches.paces} paces)`],
  ['HP-13.5', `opens level ${n.scale.dragon}, 3, ... ${n.scale.levels} triggers`],
  ['HP-13.9', `When level ${n.scale.levels} is full`],
  ['HP-14.2', `performs ${n.actions.turn} actions`],
  ['HP-15.1', `Up to ${n.paces.travel} paces, minus ${n.leeches.paces} per leech, plus or minus cards, never less than ${n.paces.least}.`],
  ['HP-15.10', `${n.losses.evasion} VITALITY per evaded enemy`],
  ['HP-16.2', `gives ${n.rest.vitality} VITALITY`],
  ['HP-16.3', `eat 1 FOOD for ${n.rest.meal} VITALITY`],
  ['HP-16.7', `at most ${n.rest.trade} items in all`],
  ['HP-18.9', `loses ${n.losses.tie} VITALITY`],
  ['HP-18.10', `loses ${n.losses.battle} VITALITY`],
  ['HP-18.11', `gives ${n.victory.experience} EXPERIENCE`],
  ['HP-18.12', 'gives the top FORTUNE card'],
  ['HP-18.17', `loses to the same enemy ${TIMES[n.streak.losses]} in a row`],
  ['HP-18.17', `gains ${n.streak.experience} EXPERIENCE and moves that enemy ${inWords(n.streak.steps)} step`],
  ['HP-19.12', `loses ${n.losses.victim.bronze} VITALITY and the attacker gains ${n.attacker} VITALITY`],
  ['HP-20.1', `An Incidental Flare costs ${n.losses.incidental} (Co-op ${n.losses.coop.incidental})`],
  ['HP-20.1', `An Active Flare costs ${n.losses.active} `],
  ['HP-20.1', `loses ${n.losses.victim.bronze} (Silver Heart ${n.losses.victim.silver})`],
  ['HP-20.9', `with ${n.rising} VITALITY more than he had`],
  ['HP-21.8', `at most ${n.losses.burns} VITALITY to flares`],
  ['HP-21.13', `at distance ${n.dragon.distance} or more`],
  ['HP-21.16', `at distance ${n.dragon.distance} or more`],
  [
    'HP-21.20',
    `Basic power ${n.dragon.power.normal} (Expert ${n.dragon.power.expert}, Inferno ${n.dragon.power.inferno}) + ${n.dragon.dice} Enemy Battle dice`,
  ],
  [
    'HP-21.22',
    `${n.losses.dragon} VITALITY for the battle and ${n.losses.active} for the Active Flare, ${n.losses.dragon + n.losses.active} together`,
  ],
  ['HP-31.1', `Normal ${n.dragon.power.normal}, Expert ${n.dragon.power.expert}, Inferno ${n.dragon.power.inferno}`],
  ['HP-24.13', `${n.clocks.reaction} seconds (default), ${n.clocks.slowReaction} seconds or none`],
  [
    'HP-25.2',
    `${n.equivalent.experience} EXPERIENCE, ${n.equivalent.faith} FAITH, ${n.equivalent.vitality} VITALITY, ${n.equivalent.gold} GOLD, ${n.equivalent.food} FOOD and ${inWords(n.equivalent.free)} gems`,
  ],
  ['HP-26.15', `${n.realTime.feet} seconds`],
  ['HP-26.20', `${n.realTime.event} seconds`],
  ['HP-26.30', `at distance 0 to ${n.realTime.stopDragon}`],
  ['HP-26.35', `no command for ${n.realTime.passive} seconds`],
  ['HP-26.35', `after ${n.realTime.passiveCall} more seconds`],
  ['HP-26.38', `Each action has ${n.realTime.action} seconds`],
  ['HP-26.40', `idle for ${n.realTime.straggler} seconds he gets a last call of ${n.realTime.lastCall} seconds`],
  ['HP-16.8', `at most ${n.offers} offers are made`],
  ['HP-27.4', `up to ${n.exchange} cards of each`],
  ['HP-28.21', `loses ${n.losses.coop.ritual} VITALITY`],
  ['HP-28.23', `up to ${n.exchange} cards of each`],
  [
    'HP-28.24',
    `These are ${n.coop.rounds.slice(0, -1).join(', ')} and ${n.coop.rounds.at(-1)!} rounds with 2, 3, 4, 5 and ${n.players.coop.most} players.`,
  ],
  ['HP-28.26', `a loss of ${n.losses.coop.incidental} VITALITY`],
  [
    'HP-28.27',
    `is ${n.losses.coop.incidental} for an Incidental Flare and ${n.losses.active} for an Active one, never more than ${n.losses.coop.burns} together`,
  ],
  ['HP-28.31', `costs each hero ${n.losses.coop.gathered} VITALITY`],
  ['HP-28.33', `a burst with +${n.coop.fellowship} against the Dragon`],
  ['HP-29.4', `draw ${dealt(n.draft.solo)}, keep ${n.draft.soloKeep}`],
  ['HP-29.5', `${capital(inWords(n.actions.solo - 1))} actions and one more`],
  ['HP-29.9', `reaches level ${n.scale.levels}`],
  ['HP-29.10', `level ${n.solo.dragon.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`],
  ['HP-29.10', `rolled ${TIMES[n.solo.flares]}`],
  ['HP-29.12', `${capital(inWords(n.solo.exposed))} hidden enemies`],
  ['HP-30.5', `${inWords(n.mist.travels)} additional Travel action`],
  ['HP-30.7', `Every ${ORDINALS[n.mist.discoveries]} discovery`],
  [
    'HP-32.1',
    `at the end of the ${n.lastDusk.gathered}th full round after the Gathering Phase, or at the end of round ${n.lastDusk.rounds}`,
  ],
];

test.for(SENTENCES)('the numbers are those of %s: %s', ([rule, says]) => {
  expect(rules.get(rule)!.text).toContain(says);
});

test('what the vocabulary adds: a bout, prices, actions that are left', () => {
  expect(n.duel).toEqual({ dice: 1, experience: 1, gold: 2, vitality: 1 });
  expect(n.price).toEqual({ least: 1, unpriced: 2 });
  expect(n.actions.least).toBe(2);
  expect(n.victory.fortune).toBe(1);
  expect(n.dragon.founders).toBe(2);
});
