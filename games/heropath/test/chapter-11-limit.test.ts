import { listSeats } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { encounter } from '../rules/19-encounter.ts';
import { gainCard } from '../rules/cards.ts';
import { amid, inTurn, passAll, reacting } from './playing.ts';
import { card, content, table } from './table.ts';

// Chapter 11 in play: the card limit at the end of a turn, and boards that are frozen.

test('HP-11.20 it is checked at the end of his turn; ABILITIES are discarded, and until then all may be used', () => {
  const game = table({ heroes: [{ at: 'P18', hidden: 'AB01 AB02 AB03 AB04 AB05 AB29' }, {}] });
  expect([game.frames, game.keys().includes('play:AB29')]).toEqual(['rounds.next turn.act', true]);
  game.choose('pass');
  expect([game.frames.endsWith('limit.choose'), game.asked]).toEqual([true, [0]]);
  game.choose('drop:AB04');
  expect([game.discard, game.board.piles, game.asked]).toEqual(['AB04', [], [1]]);
});

test('HP-11.21 who gets over the limit out of turn settles it at the end of the turn that is going on', () => {
  const game = table({ heroes: [{}, { shown: 'MK01 MK04 MK05 MK08 MK10' }, {}] });
  gainCard(game.board, content, 1, card('MK14'), true);
  expect([game.asked, game.keys().includes('pass')]).toEqual([[0], true]);
  game.choose('pass');
  expect([game.frames.endsWith('limit.choose'), game.asked]).toEqual([true, [1]]);
  game.choose('drop:MK05');
  expect([game.shown(1), game.asked, game.story.at(-1)]).toEqual(['MK01 MK04 MK08 MK10 MK14', [1], 'turnBegins']);
});

test('HP-11.15 whose card is stolen by a card changes nothing until it is settled', () => {
  const gems = { vitality: 3, faith: 3, wisdom: 3 };
  const game = inTurn(0, {
    heroes: [
      { at: 'P09', gems, shown: 'MA37' },
      { at: 'P04', gems, shown: 'MA22 MA23' },
    ],
    board: (board) => void (board.gearing = 0b10),
  });
  passAll(game.choose('play:MA37'));
  expect([game.keys(1), listSeats(game.board.frozen)]).toEqual([['choose:MA22', 'choose:MA23'], [1]]);
  game.choose('choose:MA22');
  expect([game.shown(0), game.shown(1), listSeats(game.board.frozen)]).toEqual(['MA22', 'MA23', []]);
});

test('HP-11.15 the victim of an Encounter changes nothing from its announcement to its end', () => {
  const game = amid(0, [encounter(0, 1, 'snatching', 0, false)], {
    heroes: [{ at: 'P18' }, { at: 'P18', gold: 2, shown: 'MK20 AR01' }],
    board: (board) => void (board.gearing = 0b10),
  });
  expect([reacting(game), listSeats(game.board.frozen)]).toEqual([[1], [1]]);
  passAll(game);
  expect([game.story.includes('stoleSupply'), listSeats(game.board.frozen)]).toEqual([true, []]);
});
