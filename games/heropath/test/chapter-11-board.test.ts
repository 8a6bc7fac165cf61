import { holds, listSeats, viewOf } from '@hoard/kernel';
import { dice, face } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { CATEGORIES, type Category } from '../content/names.ts';
import { heropath } from '../game.ts';
import { cardsIn, excessIn } from '../rules/11-board.ts';
import { closeGear, openGear } from '../rules/11-gear.ts';
import { gainCard, gainHidden, holdsCard, loseCard, showCard } from '../rules/cards.ts';
import { basicPower, meetsNeeds, standingPower } from '../rules/standing.ts';
import { SQUARES } from '../state/choices.ts';
import type { HeroGiven } from './given.ts';
import { card, cards, content, idsOf, table, type Table } from './table.ts';

// Chapters 10 (where cards lie) and 11: the Hero Board.

/** The first hero changes his gear, with gems for everything unless it is said. */
const gearing = (given: HeroGiven): Table =>
  table({
    heroes: [{ gems: { vitality: 5, faith: 5, experience: 5, skills: 5, wisdom: 5 }, ...given }, {}],
    stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }],
  });

/** The lane beside the main line, in which the first hero may do something out of turn. */
const aside = (given: HeroGiven): Table =>
  table({ heroes: [given, {}], stack: [{ k: 'aside', at: 'idle', seat: 0 }], board: (board) => (board.gearing = 1) });

const category = (name: Category): number => CATEGORIES.indexOf(name);
const inCategory = (game: Table, name: Category): string => idsOf(cardsIn(content, game.hero(0), category(name)));

describe('what a card says, and where it goes', () => {
  test('HP-10.1 every card has a name, a deck, a type, a time, a use; armament names its square', () => {
    for (const { name, deck, type, time, use, category: kept, slot, clauses } of content.cards) {
      expect(name.length * time.length * use.length * type.length * clauses.length).toBeGreaterThan(0);
      expect(deck).toBeGreaterThanOrEqual(0);
      expect(kept >= 0).toBe(time !== 'instant');
      if (type === 'weaponry') expect(slot ?? use).not.toBe('multi');
    }
  });

  test('HP-10.7 a card of single use lies on the Discard Pile once it is gone from its owner', () => {
    const game = gearing({ shown: 'MA05' });
    loseCard(game.board, content, 0, card('MA05'));
    game.board.discard.push(card('MA05'));
    expect([game.shown(0), game.discard]).toEqual(['', 'MA05']);
    game.audit();
  });

  test('HP-10.9 a card that asks for gems is worn only by who has them, and does nothing while he has fewer', () => {
    const poor = gearing({ shown: 'AR02', gems: { vitality: 4, skills: 1 } });
    expect(poor.why('wear:AR02')).toBe('HP-10.9');
    const game = gearing({ worn: 'AR02', gems: { vitality: 4, skills: 2 } });
    expect(standingPower(content, game.hero(0), ANY_ENEMY)).toBe(2);
    game.hero(0).gems[3]!--;
    expect(standingPower(content, game.hero(0), ANY_ENEMY)).toBe(0);
    expect(game.worn(0)).toBe('AR02 - - - -');
  });

  test('HP-10.10 the Mirror counts for requirements only, never for power, and only one of them', () => {
    const one = gearing({ shown: 'AR02 FO39', gems: { vitality: 4, skills: 1 } });
    expect(meetsNeeds(content, one.hero(0), card('AR02'))).toBe(true);
    expect(basicPower(one.hero(0))).toBe(5);
    const two = gearing({ shown: 'AR03 FO39 FO39', gems: { vitality: 4, skills: 1 } });
    expect(meetsNeeds(content, two.hero(0), card('AR03'))).toBe(false);
  });

  test('HP-10.11 a card that can be kept goes to the Resources', () => {
    const game = gearing({});
    gainCard(game.board, content, 0, card('AR12'), true);
    expect([game.shown(0), game.worn(0)]).toEqual(['AR12', '- - - - -']);
  });

  test('HP-10.12 MAGIC and ABILITIES keep their own category whatever their type, the others go by it', () => {
    for (const { deck, type, time, category: kept, id } of content.cards.filter((row) => row.time !== 'instant')) {
      const expected =
        deck === 3
          ? 'magic'
          : deck === 2
            ? 'abilities'
            : type === 'ally' || type === 'animals'
              ? 'companions'
              : type === 'weaponry' || type === 'accessory' || type === 'general'
                ? 'equipment'
                : 'magic';
      expect([id, time, CATEGORIES[kept]]).toEqual([id, time, expected]);
    }
  });

  test('HP-10.21 a hidden card that is used is known to all, and stays so', () => {
    const game = gearing({ hidden: 'MA05 AB01' });
    const seen = (): string => idsOf(viewOf(heropath, game.state, 1).sight.heroes[0]!.shown);
    expect(seen()).toBe('');
    showCard(game.board, 0, card('MA05'));
    expect(seen()).toBe('MA05');
    expect(game.hidden(0)).toBe('AB01');
  });
});

describe('sections and squares', () => {
  test('HP-11.1 attributes, supply, Armament and Resources', () => {
    const game = gearing({ gold: 2, food: 3, worn: 'AR01', shown: 'MK03', hidden: 'MA05' });
    expect(game.hero(0)).toMatchObject({ gems: [5, 5, 5, 5, 5], gold: 2, food: 3 });
    expect([game.worn(0), game.shown(0), game.hidden(0)]).toEqual(['AR01 - - - -', 'MK03', 'MA05']);
  });

  test('HP-11.2 no attribute ever has more than five gems or fewer than none', () => {
    const game = gearing({});
    game.hero(0).gems[0] = 6;
    expect(() => game.audit()).toThrow('HP-11.2');
    game.hero(0).gems[0] = -1;
    expect(() => game.audit()).toThrow('HP-11.2');
  });

  test('HP-11.2 a gem that finds no place is lost', () => {
    const game = table({ heroes: [{ at: 'P18', food: 1, gems: { vitality: 3, faith: 1 } }, {}] });
    // The Rest itself gives one, and the meal would give two.
    game.choose('rest').choose('eat');
    expect(game.gems(0).vitality).toBe(5);
  });

  test('HP-11.3 gems are nothing that can be dropped or given', () => {
    const game = table({ heroes: [{ gold: 1, food: 1, shown: 'AR01' }, {}] });
    expect(game.keys().filter((key) => key.startsWith('drop'))).toEqual(['drop:AR01', 'dropFood', 'dropGold']);
  });

  test('HP-11.4 GOLD and FOOD have no limit', () => {
    expect(() => gearing({ gold: 300, food: 200 }).audit()).not.toThrow();
    const game = table({ heroes: [{ at: 'P18', gold: 300, food: 200 }, {}], goods: [{ at: 'P18', gold: 1, food: 1 }] }).choose('rest');
    game.choose('search', face(4)).choose('collectGold').choose('collectFood');
    expect([game.hero(0).gold, game.hero(0).food]).toEqual([303, 201]);
  });

  test('HP-11.5 two hands, head, body and general', () => {
    expect(SQUARES).toEqual(['hand', 'other hand', 'head', 'body', 'general']);
    expect(gearing({}).hero(0).worn).toHaveLength(5);
  });

  test('HP-11.6 a card lies only on a square that it names', () => {
    const game = gearing({ shown: 'AR01 AR26 AR28 MK26 MK03' });
    expect(game.keys()).toEqual(['done', 'wear:AR01', 'wear:AR01-other', 'wear:AR26', 'wear:AR28', 'wear:MK26']);
    game.choose('wear:AR26').choose('wear:AR28').choose('wear:MK26');
    expect(game.worn(0)).toBe('- - AR26 AR28 MK26');
    expect(gearing({ shown: 'AR12 AR15' }).keys()).toEqual(['done', 'wear:AR12', 'wear:AR15']);
  });

  test('HP-11.7 one card on a square', () => {
    const game = gearing({ worn: 'AR26', shown: 'AR27' });
    expect(game.why('wear:AR27')).toBe('HP-11.7');
    game.choose('takeOff:head').choose('wear:AR27');
    expect([game.worn(0), game.shown(0)]).toEqual(['- - AR27 - -', 'AR26']);
  });

  test('HP-11.8 what is attached shares the square, and returns to the Resources when its bearer leaves', () => {
    const game = gearing({ worn: 'AR02+MA01' });
    game.choose('takeOff:hand');
    expect([game.worn(0), idsOf(game.hero(0).attached), game.shown(0)]).toEqual(['- - - - -', '- - - - -', 'AR02 MA01']);
    const stolen = gearing({ worn: 'AR02+MA01' });
    loseCard(stolen.board, content, 0, card('AR02'));
    expect([stolen.worn(0), inCategory(stolen, 'magic')]).toEqual(['- - - - -', 'MA01']);
    stolen.audit();
    const second = gearing({ worn: 'MK26 AR01 AR02+MA01' }).choose('takeOff:general');
    expect([second.worn(0), second.shown(0)]).toEqual(['AR01 - - - -', 'AR02 MK26 MA01']);
    second.audit();
  });

  test('HP-11.7 HP-11.8 one card on each bearer, and only on the kind that it names', () => {
    const game = gearing({ worn: 'AR02', shown: 'MA01 MA01 MA02' });
    expect(game.why('attach:MA02')).toBe('HP-11.7');
    game.choose('attach:MA01');
    expect(game.why('attach:MA01')).toBe('HP-11.7');
  });

  test('HP-11.9 a two-handed weapon leaves no hand for anything else', () => {
    const game = gearing({ worn: 'AR12', shown: 'AR22 AR01' });
    expect([game.why('wear:AR22-other'), game.why('wear:AR01-other')]).toEqual(['HP-11.9', 'HP-11.9']);
    expect(gearing({ worn: 'AR22', shown: 'AR12' }).denial('wear:AR12')?.rule).toBe('HP-11.7');
    const off = gearing({ shown: 'AR12 AR22' }).choose('wear:AR22-other');
    expect(off.why('wear:AR12')).toBe('HP-11.9');
  });

  test('HP-11.10 a bow takes arrows into the other hand; without it they do nothing and lie nowhere', () => {
    const game = gearing({ worn: 'AR15', shown: 'AR18' });
    game.choose('wear:AR18-other');
    expect(standingPower(content, game.hero(0), ANY_ENEMY)).toBe(3);
    game.choose('takeOff:hand');
    expect([game.worn(0), game.shown(0)]).toEqual(['- - - - -', 'AR15 AR18']);
    expect(gearing({ shown: 'AR18' }).why('wear:AR18-other')).toBe('HP-11.10');
    const bare = table({ heroes: [{ gems: { skills: 5 } }, {}] }).hero(0);
    bare.worn[SQUARES.indexOf('other hand')] = card('AR18');
    expect(standingPower(content, bare, ANY_ENEMY)).toBe(0);
    expect(standingPower(content, gearing({ shown: 'AR18' }).hero(0), ANY_ENEMY)).toBe(0);
  });

  test('HP-11.11 one weapon is held, and beside it an off-hand card; two of them must be of different kinds', () => {
    const game = gearing({ worn: 'AR01', shown: 'AR02 AR06 AR22' });
    expect([game.why('wear:AR02-other'), game.why('wear:AR06-other')]).toEqual(['HP-11.11', 'HP-11.11']);
    expect(game.keys()).toContain('wear:AR22-other');
    const shields = gearing({ worn: 'AR22', shown: 'AR23 AR10' });
    expect(shields.why('wear:AR23-other')).toBe('HP-11.11');
    expect(shields.keys()).toContain('wear:AR10-other');
    // The ring is for swords alone.
    expect(gearing({ worn: 'MK26 AR01', shown: 'AR06' }).why('wear:AR06-other')).toBe('HP-11.11');
  });

  test('HP-11.11 without the ring the second sword goes back to the Resources', () => {
    const game = gearing({ worn: 'MK26 AR01 AR02' });
    expect(game.worn(0)).toBe('AR01 AR02 - - MK26');
    game.choose('takeOff:general');
    expect([game.worn(0), game.shown(0)]).toEqual(['AR01 - - - -', 'AR02 MK26']);
  });
});

describe('the examples of the rulebook', () => {
  test('EX-4 axe and shield', () => {
    expect(gearing({ worn: 'AR12', shown: 'AR22' }).why('wear:AR22-other')).toBe('HP-11.9');
  });

  test('EX-5 Philip at the Blacksmith', () => {
    const game = gearing({ worn: 'AR02', shown: 'AR02 AR22 MK26' });
    expect(game.why('wear:AR02-other')).toBe('HP-11.11');
    expect(game.keys()).toContain('wear:AR22-other');
    game.choose('wear:MK26').choose('wear:AR02-other');
    expect(game.worn(0)).toBe('AR02 AR02 - - MK26');
  });

  test("EX-6 Nicole's bow", () => {
    const game = gearing({ worn: 'AR15', shown: 'AR02 AR18' });
    expect(game.why('wear:AR02-other')).toBe('HP-11.9');
    game.choose('wear:AR18-other');
    expect(game.worn(0)).toBe('AR15 AR18 - - -');
  });

  test("EX-7 Tom's hat", () => {
    const gems = { vitality: 4, faith: 2, wisdom: 4 };
    const game = gearing({ shown: 'MK25', gems });
    expect(game.why('wear:MK25')).toBe('HP-10.9');
    expect(game.shown(0)).toBe('MK25');
    const mirrored = gearing({ shown: 'MK25 FO39', gems }).choose('wear:MK25');
    expect(mirrored.worn(0)).toBe('- - MK25 - -');
    expect(basicPower(mirrored.hero(0))).toBe(10);
  });

  test('EX-8 Ice on a sword', () => {
    const game = gearing({ worn: 'AR02', hidden: 'MA01' }).choose('attach:MA01');
    expect([game.worn(0), idsOf(game.hero(0).attached)]).toEqual(['AR02 - - - -', 'MA01 - - - -']);
    loseCard(game.board, content, 0, card('AR02'));
    expect(inCategory(game, 'magic')).toBe('MA01');
  });
});

const power = (given: HeroGiven): number => standingPower(content, gearing(given).hero(0), ANY_ENEMY);

describe('what works where', () => {
  test('HP-11.12 gear with battle power works worn only; what names no square works from the Resources', () => {
    expect([power({ worn: 'AR02' }), power({ shown: 'AR02' })]).toEqual([2, 0]);
    const mirror = gearing({ shown: 'FO39 AR02', gems: { vitality: 4, skills: 1 } });
    expect(meetsNeeds(content, mirror.hero(0), card('AR02'))).toBe(true);
  });

  test('HP-11.13 Companions help from the Resources; MAGIC that names a square must be worn', () => {
    const ally = content.cards.findIndex(
      ({ category: kept, clauses, needs }) =>
        kept === category('companions') &&
        needs.every((n) => n === 0) &&
        clauses.some(({ when, does, if: only }) => {
          const effect = content.effects[does[0]!]!;
          return when === 'passive' && only.length === 0 && effect.do === 'power' && effect.enemies > 0;
        }),
    );
    expect(power({ shown: content.cards[ally]!.id })).toBeGreaterThan(0);
    expect([power({ hidden: 'MA01' }), power({ worn: 'AR02+MA01' })]).toEqual([0, 4]);
  });
});

describe('when gear may be changed', () => {
  test('HP-11.14 not between the actions of his own turn, but in a Rest', () => {
    const game = table({ heroes: [{ shown: 'AR01' }, {}] });
    expect(game.keys().filter((key) => key.startsWith('wear'))).toEqual([]);
    const rest = table({
      heroes: [{ shown: 'AR01' }, {}],
      stack: [{ k: 'rest', at: 'choose', seat: 0, ate: false, face: -1, searched: false }],
    });
    rest.choose('gear').choose('wear:AR01').choose('done');
    expect(rest.worn(0)).toBe('AR01 - - - -');
    expect(rest.frames).toBe('rest.choose');
  });

  test('HP-11.15 out of turn he may rearrange at will, and nobody waits', () => {
    const game = aside({ shown: 'AR01' });
    game.choose('wear:AR01').choose('takeOff:hand').choose('done');
    expect(game.asked).toEqual([]);
    expect(holds(game.board.gearing, 0)).toBe(false);
  });

  test('HP-11.15 not while he is fallen, asleep, or the victim of something that goes on', () => {
    expect(aside({ shown: 'AR01', fallen: true }).asked).toEqual([]);
    expect(aside({ shown: 'AR01', asleep: true }).asked).toEqual([]);
    const game = aside({ shown: 'AR01' });
    expect(game.asked).toEqual([0]);
    game.board.frozen = 1;
    expect(game.asked).toEqual([]);
  });

  test('HP-32.16 the gear screen opens at the end of his turn if there is anything to change or to drop, and closes with his next', () => {
    const game = table({
      heroes: [{ shown: 'AR01' }, { shown: 'AB12', gold: 0, food: 0 }],
      stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }],
    });
    for (const seat of [0, 1]) openGear(game.board, seat, game.engine);
    expect(listSeats(game.board.gearing)).toEqual([0]);
    closeGear(game.board, 0, game.engine);
    expect(holds(game.board.gearing, 0)).toBe(false);
    // What may be dropped is enough.
    game.hero(1).gold = 1;
    openGear(game.board, 1, game.engine);
    expect(listSeats(game.board.gearing)).toEqual([1]);
  });
});

const settling = (given: HeroGiven): Table =>
  table({
    heroes: [{ gems: { vitality: 4 }, ...given }, {}],
    stack: [
      { k: 'gear', at: 'change', seat: 1, rule: 'HP-11.14' },
      { k: 'limit', at: 'choose', seat: 0 },
    ],
  });
const excess = (given: HeroGiven, name: Category): number => excessIn(content, gearing(given).hero(0), category(name));

describe('Resources', () => {
  test('HP-11.17 four categories', () => {
    const game = gearing({ shown: 'AR01 MK03 FO39 MK13', hidden: 'MA05 FO40 AB01', worn: 'AR26' });
    expect(CATEGORIES.map((name) => inCategory(game, name))).toEqual(['MA05 FO40', 'AR01 FO39', 'MK03 MK13', 'AB01']);
  });

  test('HP-11.18 Equipment and Companions lie face up, MAGIC and ABILITIES face down unless everybody has seen them', () => {
    const game = gearing({});
    for (const row of cards('AR01 MK03 MA05 AB01')) gainCard(game.board, content, 0, row, false);
    gainCard(game.board, content, 0, card('AB02'), true);
    expect([game.shown(0), game.hidden(0)]).toEqual(['AR01 MK03 AB02', 'AB01 MA05']);
    const seen = viewOf(heropath, game.state, 1).sight.heroes[0]!;
    expect(idsOf(seen.hidden.map((held) => held.card))).toBe('abilities magic');
    const worn = gearing({ worn: 'MA07' }).choose('takeOff:head');
    expect([worn.shown(0), worn.hidden(0)]).toEqual(['MA07', '']);
  });

  test('HP-27.11 what lies face down is seen by the team', () => {
    const game = table({
      heroes: [{}, {}, {}, {}],
      options: { competition: 'team' },
      stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }],
    });
    gainCard(game.board, content, 0, card('MA05'), false);
    const seen = (viewer: number): string => idsOf(viewOf(heropath, game.state, viewer).sight.heroes[0]!.hidden.map((held) => held.card));
    expect([0, 1, 2, 3].map(seen)).toEqual(['MA05', 'magic', 'MA05', 'magic']);
  });

  test('HP-19.14 a card that changes hands face down stays known to whom it was known', () => {
    const game = table({ heroes: [{ hidden: 'MA05' }, {}, {}], stack: [{ k: 'gear', at: 'change', seat: 0, rule: 'HP-11.14' }] });
    const seenBy = loseCard(game.board, content, 0, card('MA05'));
    gainHidden(game.board, content, 1, { card: card('MA05'), seenBy });
    const seen = (viewer: number): string => idsOf(viewOf(heropath, game.state, viewer).sight.heroes[1]!.hidden.map((held) => held.card));
    expect([0, 1, 2].map(seen)).toEqual(['MA05', 'MA05', 'magic']);
    expect([holdsCard(game.hero(0), card('MA05')), holdsCard(game.hero(1), card('MA05'))]).toEqual([false, true]);
  });

  test('HP-11.19 five cards of a category; worn ones do not count, and some cards give more room', () => {
    expect(excess({ shown: 'AR01 AR02 AR03 AR04 AR05' }, 'equipment')).toBe(0);
    expect(excess({ shown: 'AR01 AR02 AR03 AR04 AR05 AR06 AR07' }, 'equipment')).toBe(2);
    expect(excess({ shown: 'AR01 AR02 AR03 AR04 AR05', worn: 'AR12 AR26' }, 'equipment')).toBe(0);
    expect(excess({ shown: 'AR01 AR02 AR03 AR04 AR05 AR06 AR07 MK03' }, 'equipment')).toBe(0);
    expect(excess({ shown: 'MA08', hidden: 'MA09 MA10 MA11 MA12 MA13' }, 'magic')).toBe(1);
  });

  const over = 'AR01 AR02 AR03 AR04 AR05 AR06';

  test('HP-11.20 over the limit he drops the excess of his choice in his space', () => {
    const game = settling({ at: 'D05', shown: over });
    expect(game.asked).toEqual([0]);
    game.choose('drop:AR03');
    expect(idsOf(game.board.piles[0]!.cards.map((lying) => lying.card))).toBe('AR03');
    expect(game.board.piles[0]!.at).toBe(game.hero(0).at);
    expect(game.frames).toBe('gear.change');
  });

  test('EX-43 six ABILITIES', () => {
    const game = settling({ hidden: 'AB01 AB02 AB03 AB04 AB05 AB06' });
    game.choose('drop:AB04');
    expect([game.discard, game.board.piles.length, game.hidden(0)]).toEqual(['AB04', 0, 'AB01 AB02 AB03 AB05 AB06']);
  });
});

test('HP-11.16 from the announcement of a Gathering Ritual to its end all boards are frozen', () => {
  const heroes = [{ at: 'U05' }, { shown: 'AR01' }, { fallen: true }];
  const game = table({ heroes, options: { competition: 'co-op' } }).choose('ritual');
  const frozen = (): number[] => listSeats(game.board.frozen);
  expect([game.frames.includes('ritual'), frozen()]).toEqual([true, [0, 1, 2]]);
  game.chooseAs(1, 'space:U05');
  expect(frozen()).toEqual([0, 1, 2]);
  game.draw(dice(1, 1), dice(1, 1), dice(5, 5));
  expect([game.story.includes('ritualLost'), frozen()]).toEqual([true, []]);
});
