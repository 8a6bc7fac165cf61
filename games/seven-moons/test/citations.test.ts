import { expect, test } from 'vitest';
import { content, dice, face, market, table, type Given, type HeroGiven, type Table } from './table.ts';

// What the log cites. Each thing that happened names the rule by which it happened, as somebody would look it up who doubts it.

/** Stonewood's hero walks from Garndell to the fire of Greenhollow and turns over this card. */
function draws(card: string, hero: HeroGiven = {}, options: Given['options'] = {}): Table {
  const t = table({ heroes: { SW: { at: 'Garndell', gold: 5, ...hero }, TH: {}, FW: {} }, options }).points(3, 2);
  return t.go('Greenhollow', t.finds(card));
}

/** The first token to be claimed is this one. */
function claims(story: string, hero: HeroGiven = {}): Table {
  const t = table({ heroes: { SW: { at: 'Lantern Oak', ...hero }, TH: {} }, options: { storyTokens: true } }).stay();
  return t.choose('claim', t.finds(story));
}

const stands = (hero: HeroGiven, given: Partial<Given> = {}): Table => table({ heroes: { SW: hero, TH: {} }, ...given }).stay();

/** The rules that were cited for one kind of thing, in order. */
const cited = (t: Table, kind: Parameters<Table['told']>[0]): string[] => t.told(kind).map(({ rule }) => rule);

test('SM-6.13 goods that are given up for nothing are given up by choice', () => {
  const t = stands({ goods: { wood: 1 } }).choose('drop:wood');
  expect(t.told('dropped')).toEqual([{ t: 'dropped', rule: 'SM-6.13', seat: 0, kind: 0, forced: false }]);
});

test('SM-5.15 what a card takes is given up by force, by the rule that it is done', () => {
  const robbed = draws('W3', { goods: { wood: 2, iron: 1 } })
    .choose('option:1', face(1))
    .choose('drop:wood')
    .choose('drop:iron');
  expect(robbed.told('dropped').map(({ rule, forced }) => [rule, forced])).toEqual([
    ['SM-5.15', true],
    ['SM-5.15', true],
  ]);
  const paid = draws('W11', { goods: { wood: 1, stone: 1 } })
    .choose('option:0')
    .choose('drop:stone');
  expect(paid.told('dropped')).toMatchObject([{ rule: 'SM-5.15', forced: true }]);
});

test('SM-10.10 what a lost fight costs is given up by force', () => {
  const t = stands({ at: "Old King's Barrow", quest: 'Q4', goods: { wood: 1, iron: 1 } }).choose('errand', dice(1, 2));
  t.choose('drop:iron');
  expect(t.told('dropped')).toMatchObject([{ rule: 'SM-10.10', kind: 1, forced: true }]);
});

test('SM-11.3 who carries too much when the dragon has fled must give up the rest', () => {
  const t = stands({ at: 'Broken Watchtower', mount: 'dragon', goods: { wood: 3, iron: 1 } }).choose('end', face(1));
  t.choose('drop:iron');
  expect(t.told('dropped')).toMatchObject([{ rule: 'SM-11.3', forced: true }]);
});

test('SM-12.8 who makes room for a deal does so by choice', () => {
  const heroes = { SW: { at: 'Kurun', goods: { wood: 3 } }, TH: { at: 'Kurun', goods: { iron: 1 } } };
  const t = table({ heroes }).choose('trade:1').choose('ask:iron').choose('drop:wood');
  expect(t.told('dropped')).toMatchObject([{ rule: 'SM-12.8', forced: false }]);
});

test('SM-20.7 gold that a card takes is taken as far as there is any, and nothing is told where there is none', () => {
  expect(draws('W2', { gold: 1 }).choose('peek:1', face(1), face(1), face(2)).told('gold')).toEqual([
    { t: 'gold', rule: 'SM-20.7', seat: 0, gold: -1, forced: true },
  ]);
  expect(claims('T3', { gold: 0 }).told('gold')).toEqual([]);
  // A price is paid, not taken.
  expect(draws('W4').choose('option:1', face(1), face(1), face(1), face(1)).told('gold')).toEqual([
    { t: 'gold', rule: 'SM-20.7', seat: 0, gold: -1 },
  ]);
});

test('SM-5.15 what a Wilderness card gives is cited as the card that is resolved', () => {
  expect(cited(draws('W8').draw(face(3)), 'gold')).toEqual(['SM-5.15']);
  expect(cited(draws('W8').draw(face(3)), 'effectDie')).toEqual(['SM-5.15']);
  expect(cited(draws('W5'), 'crystals')).toEqual(['SM-5.15']);
  expect(draws('W6').told('horse')).toMatchObject([{ rule: 'SM-5.15', price: 0 }]);
  expect(cited(draws('W3').choose('option:0'), 'option')).toEqual(['SM-5.15']);
  const wagon = draws('W7').choose('option:0').choose('take:wood').choose('option:1');
  expect([cited(wagon, 'gained'), cited(wagon, 'gold')]).toEqual([['SM-5.15'], ['SM-5.15']]);
  expect(cited(draws('W10').draw(dice(6, 5)), 'gold')).toEqual(['SM-5.15']);
});

test('SM-10.8 what a quest gives is cited as its reward, and its choice too', () => {
  const t = stands({ at: 'Starspire', quest: 'Q8', step: 1 }).choose('errand').choose('option:1');
  expect([cited(t, 'option'), cited(t, 'gold')]).toEqual([['SM-10.8'], ['SM-10.8']]);
});

test('SM-19.3 what a story token does is cited as the token', () => {
  expect(cited(claims('T1'), 'gold')).toEqual(['SM-19.3']);
  expect(cited(claims('T3'), 'crystals')).toEqual(['SM-19.3']);
  expect(cited(claims('T5').choose('option:1'), 'option')).toEqual(['SM-19.3']);
  const stranger = claims('T4');
  expect(cited(stranger.draw(stranger.finds('Q4')), 'quest')).toEqual(['SM-19.3']);
  expect(cited(claims('T9').choose('price:iron'), 'price')).toEqual(['SM-19.3']);
  expect(cited(claims('T7').choose('option:0', dice(6, 5)), 'gold')).toEqual(['SM-19.3']);
});

test('SM-10.1 a quest that is drawn at Dragonmarch is cited as the draw', () => {
  const t = stands({ at: 'Dragonmarch' });
  expect(cited(t.choose('quest', t.finds('Q4')), 'quest')).toEqual(['SM-10.1']);
});

test('SM-5.16 a look at a rival is what the card names; a look at the deck is the card itself, and SM-16.7 where all see it', () => {
  expect(cited(draws('W2').choose('peek:1', face(1), face(1)), 'looked')).toEqual(['SM-5.16']);
  const script = [face(1), face(1), face(1), face(1)] as const;
  expect(cited(draws('W4').choose('option:1', ...script), 'looked')).toEqual(['SM-5.15', 'SM-5.15']);
  expect(cited(draws('W4', {}, { mode: 'co-op' }).choose('option:1', ...script), 'looked')).toEqual(['SM-16.7', 'SM-16.7']);
  expect(cited(claims('T2').draw(face(1), face(1)), 'looked')).toEqual(['SM-19.3']);
});

const withFaerie = (faerie: string, hero: HeroGiven): Table =>
  table({ heroes: { SW: { faerie, ...hero }, TH: {} }, options: { faerieFolk: true } });

test('SM-17.6 what a faerie does is cited as her power: the jump of Moth, the gift of Pennyroyal, the price of Marigold', () => {
  const t = withFaerie('E6', { at: 'Mossgate' }).points(3, 2);
  expect(cited(t.choose(`jump:${content.hexes[content.gates.find((gate) => gate !== t.hero('SW').at)!]!.id}`), 'jumped')).toEqual([
    'SM-17.6',
  ]);
  const pennyroyal = withFaerie('E4', { at: 'Kurun' }).stay().choose('buy:stone').choose('buy:stone');
  expect(cited(pennyroyal, 'bought')).toEqual(['SM-17.6', 'SM-6.2']);
  const marigold = withFaerie('E5', { at: 'Dragonmarch', goods: { wood: 2 } })
    .stay()
    .choose('sell:wood')
    .choose('sell:wood');
  expect(cited(marigold, 'sold')).toEqual(['SM-17.6', 'SM-6.7']);
});

test('SM-7.2 goods that a card sends home are sent by the card, others from Dragonmarch', () => {
  expect(
    cited(
      draws('W12', { goods: { iron: 1 } })
        .choose('pass')
        .choose('send:iron'),
      'sent',
    ),
  ).toEqual(['SM-7.2']);
  expect(cited(stands({ at: 'Dragonmarch', goods: { iron: 1 } }).choose('send:iron'), 'sent')).toEqual(['SM-7.1']);
});

test('SM-11.7 a price that the Scales roll again is cited as the artefact, the roll after a sale as that', () => {
  const t = stands({ at: 'Dragonmarch', goods: { wood: 1 }, artefacts: ['A3'] }).choose('scales:wood', face(6));
  expect([cited(t, 'price'), cited(t.choose('sell:wood').choose('close', market(1, 2, 3)), 'market')]).toEqual([['SM-11.7'], ['SM-6.9']]);
});

const walksHome = (points: number): string[] =>
  cited(
    table({ heroes: { SW: { at: 'F3', gold: 3 }, TH: {} } })
      .points(points, 5)
      .go('Stonewood'),
    'walked',
  );

test('SM-3.14 a way that was paid for is cited as haste, another as steps', () => {
  expect([walksHome(1), walksHome(2)]).toEqual([['SM-3.14'], ['SM-3.5']]);
});

const duskOf = (difficulty: 'gentle' | 'normal', turns: number): string[] =>
  cited(
    table({ heroes: { SW: {} }, turns: turns - 1, options: { difficulty } })
      .stay()
      .choose('end'),
    'dusk',
  );

test('SM-18.6 dusk in a gentle game is cited as that of gentle games', () => {
  expect([duskOf('gentle', 5), duskOf('normal', 4)]).toEqual([['SM-18.6'], ['SM-18.5']]);
});

test.each([
  ['competitive', { SW: { strongholds: 1 }, TH: { strongholds: 1 } }, 'SM-15.2'],
  ['co-op', { SW: { strongholds: 1 }, TH: { strongholds: 1 } }, 'SM-16.1'],
  ['solo', { SW: { strongholds: 2 } }, 'SM-18.1'],
] as const)('the end of a %s game is cited as what wins it', (mode, heroes, rule) => {
  const t = table({ heroes, moon: 7, options: { mode } });
  for (const card of ['S4', 'S5', 'S6', 'S8', 'S9', 'S10']) t.wave(card, ...Object.keys(heroes).map(() => dice(6)));
  expect(t.told('ended')).toMatchObject([{ reason: 'saved', rule }]);
});

test('SM-20.11 the city of who has left falls by that rule, an undefended one by SM-14.4', () => {
  const heroes = { SW: { at: 'Kurun', gold: 10 }, TH: { strongholds: 2 }, FW: {} };
  const t = table({ heroes, moon: 6 }).stay();
  t.leave(1);
  t.choose('hire:giants');
  expect(t.told('cityFell').map(({ seat, rule }) => [seat, rule])).toEqual([
    [1, 'SM-20.11'],
    [2, 'SM-14.4'],
  ]);
});
