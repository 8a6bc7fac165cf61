import { expect, test } from 'vitest';
import { sum } from '../../test/printed.ts';
import { ATTRIBUTES, CATEGORIES, DECKS, SUPPLIES, type Effect } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { ALL_DECKS, ANIMALS } from '../rules/effects/fields.ts';
import { rulebook } from './ledger.ts';
import { activityOf } from './notation.ts';

// The ledger: the Place-Sites.

test('22 Place-Sites with 59 activities are those of the rulebook, cell by cell', () => {
  const printed = rulebook.tableAfter('| ID | Place-Site | Activity | Effect | Max | Flavour |');
  expect(content.sites).toHaveLength(22);
  expect(sum(content.sites.map(({ activities }) => activities.length))).toBe(59);
  expect(
    content.sites.flatMap((site) =>
      site.activities.map((activity, place) => [
        site.id,
        site.name,
        activity.name,
        `\`${activityOf(activity)}\``,
        `${activity.max}`,
        place === 0 ? site.line : '',
      ]),
    ),
  ).toEqual(printed);
});

const gives =
  (attribute: (typeof ATTRIBUTES)[number]) =>
  (effect: Effect): boolean =>
    (effect.do === 'gain' && (effect.attribute === ATTRIBUTES.indexOf(attribute) || effect.attribute === ATTRIBUTES.length)) ||
    (effect.do === 'turn' && effect.into === ATTRIBUTES.indexOf(attribute)) ||
    (effect.do === 'duel' && attribute === 'experience');

const brings =
  (deck: (typeof DECKS)[number]) =>
  (effect: Effect): boolean =>
    ((effect.do === 'buy' || effect.do === 'draw' || effect.do === 'look') && effect.deck === DECKS.indexOf(deck)) ||
    (effect.do === 'buy' && effect.deck === ALL_DECKS && deck !== 'fortune') ||
    (effect.do === 'buy' && effect.deck === ANIMALS && deck === 'market');

const supplies =
  (what: (typeof SUPPLIES)[number]) =>
  (effect: Effect): boolean =>
    (effect.do === 'supply' && effect.what === SUPPLIES.indexOf(what)) ||
    (what === 'gold' && (effect.do === 'sell' || effect.do === 'duel'));

const WANTED: Readonly<Record<string, (effect: Effect) => boolean>> = {
  VITALITY: gives('vitality'),
  FAITH: gives('faith'),
  EXPERIENCE: gives('experience'),
  SKILLS: gives('skills'),
  WISDOM: gives('wisdom'),
  'ARMS cards': brings('arms'),
  'MARKET cards': brings('market'),
  'MAGIC cards': brings('magic'),
  'ABILITIES cards': brings('abilities'),
  'FORTUNE cards': brings('fortune'),
  GOLD: supplies('gold'),
  FOOD: supplies('food'),
  'Leeches off': (effect) => effect.do === 'leech' && effect.n < 0,
  'Knowledge of hidden enemies': (effect) => effect.do === 'scry',
};

test('the Index Board says where everything can be had', () => {
  const rows = rulebook.tableAfter('**Index Board, right side: where to get what.**');
  expect(rows.map(([wanted]) => wanted)).toEqual(Object.keys(WANTED));
  for (const [wanted, places] of rows) {
    const printed = places!.split('; ').flatMap((place) => /^(.+) \(/.exec(place)?.[1] ?? []);
    const offered = content.sites.flatMap(({ name, activities }) =>
      activities.filter(({ does }) => does.some((place) => WANTED[wanted!]!(content.effects[place]!))).map(() => name),
    );
    expect([wanted, ...offered]).toEqual([wanted, ...printed]);
  }
});

test('no Place-Site takes ABILITIES', () => {
  const abilities = CATEGORIES.indexOf('abilities');
  for (const { activities } of content.sites)
    for (const { cost, does } of activities) {
      expect(cost.cards[abilities]).toBe(0);
      for (const place of does) {
        const effect = content.effects[place]!;
        if (effect.do === 'sell') expect(effect.of).not.toContain(abilities);
      }
    }
});
