import { expect, test } from 'vitest';
import { encounters, gems, meeting } from './meeting.ts';
import { amid, passAll } from './playing.ts';
import { card, content } from './table.ts';

// HP-25.4 to HP-25.9: what morals change.

test('HP-25.4 Bronze Heart: the victim loses 1 VITALITY', () => {
  expect(passAll(meeting().choose('ambush:2')).gems(1).vitality).toBe(2);
});

test('HP-25.5 Silver Heart: he loses none, and the attacker still gains 1', () => {
  const game = passAll(meeting({}, { options: { morals: 'silver' } }).choose('ambush:2'));
  expect([game.gems(0).vitality, game.gems(1).vitality, game.at(1)]).toEqual([4, 3, 'G06']);
});

test('HP-25.6 so it is in Encounters by card', () => {
  const game = meeting({ at: 'P04' }, { heroes: [{ hidden: 'AB25' }, {}, { at: 'F02' }], options: { morals: 'silver' } });
  passAll(game.choose('play:AB25'));
  expect([game.at(1), game.gems(1).vitality, game.gems(0).vitality]).toEqual(['G06', 3, 4]);
});

test('HP-25.6 what other cards cost they cost under Silver Heart too', () => {
  const lost = passAll(
    amid(0, [{ k: 'instant', at: 'window', seat: 0, card: card('FO32') }], {
      heroes: [
        { at: 'P09', gems },
        { at: 'P09', gems },
      ],
      options: { morals: 'silver' },
      board: (board) => board.inPlay.push(card('FO32')),
    }),
  );
  expect([lost.gems(0).vitality, lost.gems(1).vitality]).toEqual([2, 2]);
});

test('HP-25.7 Golden Heart: there is no Encounter', () => {
  const game = meeting({}, { options: { morals: 'golden' } });
  expect(encounters(game)).toEqual([]);
  expect(game.why('ambush:2')).toBe('HP-25.7');
});

test('HP-25.8 nor the cards that give or change one', () => {
  const { board } = meeting({}, { options: { morals: 'golden' } });
  const marked = content.cards.flatMap(({ isEncounter, count }, row) => (isEncounter ? Array<number>(count).fill(row) : []));
  expect(board.removed.toSorted((one, other) => one - other)).toEqual(marked);
});

test('HP-25.9 other hostility stays', () => {
  const game = meeting({ at: 'P04' }, { heroes: [{ hidden: 'MA21' }, {}, { at: 'F02' }], options: { morals: 'golden' } });
  passAll(game.choose('play:MA21'));
  expect(game.hero(1).leeches).toBe(1);
  const kept = content.cards.flatMap((one, row) => (one.dealsWithHeroes && !one.isEncounter ? [row] : []));
  expect(kept).toContain(card('MA21'));
  expect(kept.filter((row) => game.board.removed.includes(row))).toEqual([]);
});
