import { YOU } from '@hoard/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sides } from '../../../games/dragon-attack/board/heroes.ts';
import { title } from '../../../games/dragon-attack/index.ts';
import { sameAgain } from '../../setup/again.ts';
import { keepSetup, lastSetup, usualSetup } from '../../setup/lastSetup.ts';
import { newGame } from '../../setup/newGame.ts';
import { bareBoard } from './bareBoard.ts';
import { PLAYERS, faultIn, seatedBy, type SeatDraft } from '../../setup/seatDraft.ts';

const silverado = { ...bareBoard(title.game, false), sides };
const names = { language: 'en' as const, newName: (seat: number) => `Player ${seat}` };
const draft = (player: keyof typeof PLAYERS, typed: string | null = null): SeatDraft => ({ typed, player: PLAYERS[player], side: null });
const namesOf = (...seats: readonly SeatDraft[]): string[] => seatedBy(seats, names).map(({ name }) => name);

const fault = (...typed: string[]) =>
  faultIn(
    seatedBy(
      typed.map((name) => draft('person', name)),
      names,
    ),
  );

describe('names', () => {
  test('the only person is greeted in the language of the page; where several sit, each has a name', () => {
    expect(namesOf(draft('person'), draft('good'))).toEqual([YOU.en, 'Greta']);
    expect(seatedBy([draft('person')], { ...names, language: 'de' })[0]!.name).toBe(YOU.de);
    expect(namesOf(draft('person'), draft('person'), draft('fair'))).toEqual(['Player 1', 'Player 2', 'Olin']);
    expect(namesOf(draft('person', 'Du'), draft('person', ' You '))).toEqual(['Player 1', 'Player 2']);
  });

  test('a typed name stays, whoever plays the seat', () => {
    const typed = draft('person', 'Youssef');
    expect(namesOf(typed, { ...typed, typed: 'Ada', player: PLAYERS.good })).toEqual(['Youssef', 'Ada']);
    expect(namesOf({ ...typed, player: PLAYERS.easy })).toEqual(['Youssef']);
    expect(namesOf({ ...typed, typed: '  ' })).toEqual([YOU.en]);
  });

  test('names have up to 24 letters, and no two are the same', () => {
    expect(fault('x'.repeat(24), 'Ben')).toBeNull();
    expect(fault('x'.repeat(25), 'Ben')).toEqual({ fault: 'badName', name: 'x'.repeat(25) });
    expect(fault('<b>', 'Ben')).toEqual({ fault: 'badName', name: '<b>' });
    expect(fault('Ben', 'ben')).toEqual({ fault: 'sameName', name: 'ben' });
  });
});

describe('the last set-up', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test('is remembered by game: seats, kinds, names, sides and options', () => {
    expect(lastSetup(silverado, title.variants)).toBeNull();
    const usual = usualSetup(silverado);
    const seats = usual.seats.with(0, { typed: 'Anna', player: PLAYERS.person, side: 'green' }).with(1, draft('easy', 'Ben'));
    const setup = { count: 2, seats, chosen: { tieBreak: false } };
    keepSetup(silverado, setup);
    expect(lastSetup(silverado, title.variants)).toEqual(setup);
  });

  test.each([
    '',
    'nonsense',
    '[]',
    '3',
    '{"count":99,"seats":[{"typed":"<b>","player":"search:9s","side":"mauve"}],"chosen":{"tieBreak":"x","evil":1}}',
  ])('that is not what it should be is as usual: %s', (text) => {
    kept.set('hoard.setup.dragon-attack', text);
    const setup = lastSetup(silverado, title.variants);
    if (setup === null) return;
    expect(setup).toEqual({ ...usualSetup(silverado), count: setup.count });
    expect(setup.count).toBeLessThanOrEqual(silverado.game.seats.most);
  });

  test('a name that was given before is there in another game', () => {
    kept.set('hoard.name', 'Anna');
    expect(usualSetup(silverado).seats[0]).toMatchObject({ typed: 'Anna', player: PLAYERS.person });
  });
});

test('play again is the same table with dice of its own', () => {
  const seated = seatedBy([draft('person'), draft('strong', 'Ben')], names);
  const played = newGame(silverado.game, seated, { colours: ['green', null], tieBreak: false });
  const again = sameAgain(silverado.game, played, 'en');
  expect(again.seated).toEqual(played.seated);
  expect(again.options).toEqual(played.options);
  expect(again.journal).toEqual([]);
  expect(again.secret).not.toBe(played.secret);
});
