import { describe, expect, test } from 'vitest';
import { hrefOf, readRoute, type Route } from '../../router/route.ts';

describe('addresses of the page', () => {
  const routes: readonly Exclude<Route, { at: 'nowhere' }>[] = [
    { at: 'shelf' },
    { at: 'setup', game: 'dragon-attack' },
    { at: 'play', id: '7f3a00c1' },
    { at: 'games' },
    { at: 'replay', id: '7f3a00c1', moment: null },
    { at: 'replay', id: '7f3a00c1', moment: 0 },
    { at: 'replay', id: '7f3a00c1', moment: 118 },
    { at: 'verify', id: '7f3a00c1' },
    { at: 'rules', game: 'dragon-attack', rule: null },
    { at: 'rules', game: 'dragon-attack', rule: 'DA-4.9' },
    { at: 'table', id: '7f3a00c1' },
    { at: 'screen', id: '7f3a00c1' },
    { at: 'seat', id: '7f3a00c1', seat: 2, token: 'aZ09-_' },
    { at: 'tables' },
    { at: 'settings' },
    { at: 'credits' },
  ];

  test.each(routes)('$at comes back from its address', (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  test('an id with strange letters comes back whole', () => {
    const route = { at: 'play', id: 'a/b #%ü' } as const;
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  test.each(['', '#', '#/', '/'])('%j is the shelf', (hash) => {
    expect(readRoute(hash)).toEqual({ at: 'shelf' });
  });

  test.each([
    '#/nonsense',
    '#/play',
    '#/play/a/b',
    '#/replay/a/x',
    '#/replay/a/-1',
    '#/replay/a/01',
    '#/rules/a/b/c',
    '#/games/1',
    '#/table',
    '#/table/a/1',
    '#/table/a/x/b',
    '#/table/a/1/b/c',
  ])('%s leads nowhere', (hash) => {
    expect(readRoute(hash)).toEqual({ at: 'nowhere' });
  });

  test('a stray percent sign is no error', () => {
    expect(readRoute('#/play/100%')).toEqual({ at: 'play', id: '100%' });
  });
});
