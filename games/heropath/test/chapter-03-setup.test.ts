import { SPECTATOR, viewOf } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { heropath, heropathWith } from '../game.ts';
import { pouchOf } from '../rules/03-setup.ts';
import { NONE, UNDECIDED, type Board } from '../state/board.ts';
import type { Options } from '../state/options.ts';
import { content, space, table, type Table } from './table.ts';
import { isFaceUp } from '../rules/things.ts';

// Chapter 3: from an empty table to the first turn.

const { map } = content;

/** A game of so many players, set up as far as the draft; what chance decides comes as it comes. */
function laid(seats: number, options: Partial<Options> = {}, game = table({ fresh: seats, options })): Table {
  game.draw(() => 0);
  while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
  while (game.awaited !== null && game.awaited !== 'hp.deal') game.draw((die) => die.outcomes - 1);
  return game;
}

const spacesOf = (board: Board): number[] => board.enemies.map(({ at }) => at).toSorted((one, other) => one - other);
const exposedIn = (board: Board): number[] => board.enemies.filter(isFaceUp).map(({ at }) => at);

describe('first player and heroes', () => {
  test('HP-3.1 set-up runs: first player, heroes, enemies, Place-Sites, draft, arranging, display, first turn', () => {
    const game = laid(2);
    const told = game.story.filter((event, place, story) => story.indexOf(event) === place);
    expect(told).toEqual(['firstPlayer', 'heroChosen', 'enemiesLaid', 'caveGuarded', 'siteLaid']);
    game.drawOn();
    for (const kept of [1, 2, 3, 4, 6])
      for (const seat of [0, 1]) {
        for (let count = 0; count < kept; count++)
          game.chooseAs(
            seat,
            game.keys(seat).find((key) => key.startsWith('keep'))!,
          );
        game.chooseAs(seat, 'confirm');
      }
    game.chooseAs(0, 'done').chooseAs(1, 'done');
    expect(game.story.at(-1)).toBe('arranged');
    const before = game.story.length;
    while (game.awaited === 'hp.display') game.draw(() => 0);
    expect(game.board.display.flat().every((card) => card !== NONE)).toBe(true);
    expect(game.story.slice(before)).toContain('turnBegins');
    expect(game.board.round).toBe(1);
    game.audit();
  });

  test('HP-3.2 the first player is drawn, each as likely as any other', () => {
    const game = table({ fresh: 5 });
    game.draw((die) => {
      expect([die.outcomes, die.tickets]).toEqual([5, 5]);
      return 3;
    });
    expect(game.board.first).toBe(3);
  });

  test('HP-3.2 rounds run clockwise from the first player', () => {
    const game = table({ heroes: [{}, {}, {}], first: 1, turn: 1 });
    const acting = [0, 1, 2, 3].map(() => {
      const [seat] = game.asked;
      game.choose('pass');
      return seat;
    });
    expect(acting).toEqual([1, 2, 0, 1]);
  });

  test('HP-3.3 the last in turn order chooses first, the first player last, and a hero is taken once', () => {
    const game = table({ fresh: 3 }).draw(() => 1);
    expect(game.asked).toEqual([0]);
    game.choose('hero:dwarf');
    expect(game.asked).toEqual([2]);
    expect(game.why('hero:dwarf')).toBe('HP-3.3');
    game.choose('hero:elf');
    expect(game.asked).toEqual([1]);
    game.choose('hero:warrior');
    expect(game.board.heroes.map(({ id }) => content.heroes[id]!.id)).toEqual(['dwarf', 'warrior', 'elf']);
  });

  test('HP-3.3 the last of six has no choice left, and is not asked', () => {
    const game = table({ fresh: 6 }).draw(() => 0);
    for (const hero of ['dwarf', 'elf', 'warrior', 'sorcerer', 'giant']) game.choose(`hero:${hero}`);
    expect(content.heroes[game.hero(0).id]!.id).toBe('wizard');
    expect(game.frames).not.toBe('setUp.hero');
  });

  test('HP-3.4 each has the board of his hero: his gems, squares and no cards', () => {
    const game = laid(2);
    for (const { gems, worn, shown, hidden, id } of game.board.heroes) {
      expect(gems).toEqual(content.heroes[id]!.gems);
      expect(worn).toEqual([NONE, NONE, NONE, NONE, NONE]);
      expect([...shown, ...hidden]).toEqual([]);
    }
  });

  test('HP-3.5 heroes begin on the starting space, the Dragon on rock i', () => {
    const game = laid(4);
    expect(game.board.heroes.map(({ at }) => at)).toEqual([map.start, map.start, map.start, map.start]);
    expect(game.board.dragon).toBe(0);
  });

  test('HP-3.6 the ferry is moored at the pier', () => {
    expect(laid(2).board.ferry).toBe(map.pier);
  });

  test('HP-3.9 no tracking token is in use', () => {
    expect(laid(2).board.piles).toEqual([]);
    expect(content.numbers.piles).toBe(5);
  });

  test('HP-3.10 the Scale is empty: level 0, Base 0', () => {
    expect(laid(2).board.scale).toMatchObject({ level: 0, received: 0, marker: NONE });
    expect(
      laid(2)
        .board.scale.dead.flat()
        .every((count) => count === 0),
    ).toBe(true);
  });

  test('HP-3.11 nothing of a deck is seen before the draft is over', () => {
    expect(
      laid(2)
        .board.display.flat()
        .every((card) => card === NONE),
    ).toBe(true);
  });

  test('HP-3.11 the decks are shuffled: the first card of one may be any of it', () => {
    const last = content.cards[content.decks.arms.to - 1]!.id;
    const game = laid(2);
    game.draw(game.brings(last));
    expect(game.board.draft!.hands[0]!.map((held) => content.cards[held.card]!.id)).toEqual([last]);
  });
});

describe('enemies', () => {
  test('HP-3.7 a hidden enemy on each of the 22 lairs, one exposed at the cave, 25 in the stockpile', () => {
    const { board } = laid(3);
    expect(spacesOf(board)).toEqual([...map.lairs, map.caveMouth].toSorted((one, other) => one - other));
    expect(map.lairs).toHaveLength(22);
    expect(exposedIn(board)).toEqual([map.caveMouth]);
    expect(board.stock).toBe(25);
  });

  test('HP-3.7 who guards the cave is drawn from all 48 tokens', () => {
    const game = table({ fresh: 2 }).draw(() => 0);
    while (game.frames === 'setUp.hero') game.choose(game.keys()[0]!);
    game.draw((die) => {
      expect(die.outcomes).toBe(48);
      return die.outcomes - 1;
    });
    expect(game.enemiesAt(map.spaces[map.caveMouth]!.id)).toEqual(['warlock']);
  });

  test('HP-3.13 what a hidden enemy is nobody has decided; where Place-Sites stand everybody sees', () => {
    const game = laid(3);
    expect(game.board.enemies.filter(({ kind }) => kind !== UNDECIDED)).toHaveLength(1);
    expect(game.board.enemies.filter(({ seenBy }) => seenBy !== 0)).toHaveLength(1);
    expect(game.eventsOf('siteLaid')).toHaveLength(8);
    expect(game.eventsOf('siteLaid').every((event) => game.board.sites[event.space] === event.site)).toBe(true);
    expect(viewOf(heropath, game.state, SPECTATOR).sight.sites).toEqual(game.board.sites);
  });

  test('HP-3.12 where tokens run out the classes are filled in order, at random within a class', () => {
    const few = { ...content, enemies: content.enemies.map((enemy) => ({ ...enemy, tokens: 4 })) };
    const options = { competition: 'co-op' } as const;
    const { board } = laid(3, options, table({ fresh: 3, options }, heropathWith(few)));
    expect(board.stock).toBe(0);
    expect(board.enemies).toHaveLength(24);
    for (const lair of [...map.lairs, map.caveMouth]) expect(spacesOf(board)).toContain(lair);
    // What comes last of the Settlements is drawn, not what comes first.
    expect(map.settlements.filter((settlement) => spacesOf(board).includes(settlement))).toEqual([map.settlements.at(-1)]);
  });

  test('HP-3.12 lairs come before the cave', () => {
    const few = { ...content, enemies: content.enemies.map((enemy) => ({ ...enemy, tokens: 3 })) };
    const { board } = laid(2, {}, table({ fresh: 2 }, heropathWith(few)));
    expect([board.enemies.length, board.enemies.filter(({ at }) => !map.lairs.includes(at))]).toEqual([18, []]);
  });

  test.each<[string, number, Partial<Options>, number, number, number]>([
    ['Classic', 3, {}, 23, 0, 25],
    ['Logical', 3, { style: 'logical' }, 23, 0, 25],
    ['Mist', 3, { style: 'mist' }, 23, 1, 24],
    ['Adventurous', 3, { style: 'adventurous' }, 48, 0, 0],
    ['Co-op', 3, { competition: 'co-op' }, 48, 0, 0],
    ['Solo', 1, {}, 41, 1, 6],
  ])('EX-67 tokens in %s', (_, seats, options, onMap, aside, stock) => {
    const game = laid(seats, options);
    const { board } = game.audit();
    expect([board.enemies.length, board.scale.marker === NONE ? 0 : 1, board.stock]).toEqual([onMap, aside, stock]);
    expect(exposedIn(board)).toEqual(options.style === 'adventurous' ? [] : [map.caveMouth]);
    const atPier = board.enemies.some(({ at }) => at === map.pier);
    if (seats === 1) expect(atPier).toBe(true);
    if (options.style === 'adventurous') expect(atPier).toBe(false);
  });
});

const removed = (seats: number, options: Partial<Options>): number => table({ fresh: seats, options }).board.removed.length;

describe('Place-Sites', () => {
  test('HP-3.8 eight of the 22 are drawn for the opening Settlements', () => {
    const { board } = laid(2);
    expect(map.openings).toHaveLength(8);
    for (const opening of map.openings) expect(board.sites[opening]).not.toBe(NONE);
    expect(board.sites.filter((site) => site !== NONE)).toHaveLength(8);
    expect(pouchOf(board, content)).toHaveLength(14);
    // Whatever is drawn from the pouch: here what lies last in it.
    const { sites } = content;
    expect(map.openings.map((opening) => board.sites[opening])).toEqual(map.openings.map((_, place) => sites.length - 1 - place));
  });

  test.each<[string, number, Partial<Options>, number]>([
    ['Classic', 2, {}, 8],
    ['Logical', 2, { style: 'logical' }, 22],
    ['Mist', 2, { style: 'mist' }, 0],
    ['Adventurous', 2, { style: 'adventurous' }, 8],
    ['Co-op', 2, { competition: 'co-op' }, 8],
    ['Solo', 1, {}, 22],
  ])('HP-2.11 %s: so many Place-Sites stand at the start', (_, seats, options, count) => {
    const { board } = laid(seats, options).audit();
    expect(board.sites.filter((site) => site !== NONE)).toHaveLength(count);
  });

  test('HP-2.11 Encounter cards are out in Golden Heart, Co-op and Solo, and nowhere else', () => {
    const encounters = content.cards.reduce((sum, { isEncounter, count }) => sum + (isEncounter ? count : 0), 0);
    expect(encounters).toBeGreaterThan(0);
    expect(removed(2, {})).toBe(0);
    expect(removed(2, { morals: 'silver' })).toBe(0);
    expect(removed(2, { morals: 'golden' })).toBe(encounters);
    expect(removed(2, { competition: 'co-op' })).toBe(encounters);
    expect(removed(1, {})).toBe(encounters);
  });
});

const teams = (seats: number, options: Partial<Options>): number[] => table({ fresh: seats, options }).board.heroes.map(({ team }) => team);

test('HP-27.12 seats alternate by team', () => {
  expect(teams(4, { competition: 'team' })).toEqual([0, 1, 0, 1]);
  expect(teams(6, { competition: 'team', teamSize: 3 })).toEqual([0, 1, 0, 1, 0, 1]);
  expect(teams(6, { competition: 'team', teamSize: 2 })).toEqual([0, 1, 2, 0, 1, 2]);
});

test('the stage sets up what it is told', () => {
  const game = table({ heroes: [{ at: 'D05', worn: 'AR02+MA01' }, {}], enemies: [{ at: 'D05', kind: 'goblin' }, { at: 'D06' }], stock: 3 });
  expect(game.at(0)).toBe('D05');
  expect(game.worn(0)).toBe('AR02 - - - -');
  expect(game.enemiesAt('D05')).toEqual(['goblin']);
  expect([game.board.stock, game.board.enemies[1]!.at]).toEqual([3, space('D06')]);
});
