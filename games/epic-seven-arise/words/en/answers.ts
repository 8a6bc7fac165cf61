import type { Phrases } from '@hoard/kernel';
import { CIRCLES, SKYSTONES } from '../../content/content.ts';
import { ONWARD } from '../../state/choices.ts';
import { lenderIn, loanIn, stonesIn as stonesPaid } from '../../state/keys.ts';
import type { PresetName } from '../../rules/questions.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import { listOf, potions, prizeOf, sets, stonesIn, type Names } from './names.ts';

/** What may be chosen between two chapters. */
export const onward: { readonly [option in (typeof ONWARD)[number]]: string } = {
  goOn: 'go on',
  giveUp: 'give the campaign up',
  gentle: 'go on with gentle difficulty',
  standard: 'go on with standard difficulty',
  grim: 'go on with grim difficulty',
};

/** What may be chosen, by verb. Where the question is known, most of it is told in its words. */
export function optionsIn({ hero, card, side, content }: Names): Phrases<EpicSevenArise>['options'] {
  return {
    hero,
    keepCards: () => 'keep the ten cards',
    redraw: (colour) => `pay a ${SKYSTONES[colour]} Skystone for ten new cards`,
    circle: (circle) => `circle ${CIRCLES[circle]}`,
    vote: (position) => `tile ${position + 1} of the map`,
    side,
    onward: (option) => onward[ONWARD[option]!],
    abstain: () => 'do not vote',
    surrender: () => 'ask everybody to give up',
    agree: () => 'give up',
    refuse: () => 'fight on',
    potions: (count) => `buy ${potions(count)}`,
    skillCard: () => 'buy a Skill Point card',
    artifact: () => 'buy an Artifact',
    pass: () => 'pass',
    pay: (row) => `pay ${stonesIn(stonesPaid(row))}`,
    potion: (row) => `Health Potion for ${hero(row)}`,
    store: () => 'keep the potions',
    keep: (row) => `keep ${card(row)}`,
    top: (row) => `${card(row)} on top`,
    colour: (colour) => SKYSTONES[colour]!,
    forfeit: (colour) => `a ${SKYSTONES[colour]} one`,
    discard: (row) => `discard ${card(row)}`,
    skill: (skill) => `Skill ${skill + 1}: play a ${sets[skill]}`,
    use: (row) => `use ${card(row)}`,
    defer: (row) => `let ${hero(row)} act first`,
    end: () => 'end the turn',
    foe: (unit) => `monster ${unit + 1}`,
    lay: card,
    borrow: (row, voices) => `borrow ${card(loanIn(content, row))} from ${voices.nameOf(lenderIn(content, row))}`,
    echo: (row) => `borrow the Echo ${card(row)}`,
    burn: () => 'Soul Burn',
    plain: () => 'without Soul Burn',
    spend: card,
    stay: () => 'stay',
    next: (number) => `attack card ${number}`,
    revive: (colour) => `pay all ${SKYSTONES[colour]} Skystones`,
    decline: () => 'let the hero lie',
    take: prizeOf,
  };
}

/** The titles of the groups of answers, in the order in which they are told: what matters most comes first. */
export const groups = {
  skills: 'Skills',
  lay: 'Play',
  borrow: 'Borrow',
  foes: 'Attack',
  heroes: 'Heroes',
  places: 'Tiles',
  circles: 'Circles',
  cards: 'Cards',
  pay: 'Pay',
  stones: 'Colour',
  buy: 'Buy',
  bounty: 'Bounty',
  plain: '',
  artifacts: 'Use',
  potions: 'Potion',
  later: 'First',
  end: '',
};

/** Answers that mean something else, or more, where the question is known. */
export const meanings = {
  /** After a lost chapter, by row of ONWARD. */
  again: ['try again', 'give the campaign up', 'try again, gentle', 'try again, standard', 'try again, grim'] as readonly string[],
  circle: (_circle: number, numbers: readonly number[]) => `the circle of ${listOf(numbers.map(String))}`,
  ends: (hero: string) => `end ${hero}'s turn`,
  declines: (hero: string) => `let ${hero} lie`,
  /** Under the title of a group. */
  listed: {
    from: (card: string, name: string) => `${card} from ${name}`,
    potions,
    skillCard: 'a Skill Point card',
    artifact: 'an Artifact',
  },
  /** What waits at tiles that can be voted for. */
  waits: { goal: 'Where the story leads', monsters: 'Monsters wait', token: 'A token lies there', nothing: 'Nothing but a battle' },
};

/** Answers that somebody gives once and for all. */
export const presets: { readonly [name in PresetName]: string } = {
  keepCards: 'always keep the ten cards',
  lightest: 'always the circle with the fewest numbers',
  pass: 'always pass at the Merchant',
  cheapest: 'always pay what costs the fewest points',
  store: 'always keep the potions',
  mostPoints: 'always what brings the most points',
  fewestPoints: 'always give up what costs the fewest points',
  lowest: 'always discard the lowest number',
  abstain: 'never vote',
  refuse: 'never give up',
  plain: 'never a Soul Burn',
  stay: 'never step aside',
  decline: 'never revive with Skystones',
};
