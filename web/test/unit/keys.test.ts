import { MAP_DEEDS, MAP_KEYS } from '@hoard/paint';
import { describe, expect, test, vi } from 'vitest';
import { mapDeedOf, mapKeysInWords } from '../../../paint/mapKeys.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';

// What the system wishes is asked as soon as settings are there.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { KEYS } = await import('../../play/keys.ts');

const ofPlay = KEYS.flatMap(({ keys }) => keys);
const ofMap = MAP_KEYS.flatMap(({ keys, withShift }) => keys.map((key) => `${withShift ? 'Shift+' : ''}${key}`));

describe('the keys of a game', () => {
  test('one key means one thing: none stands twice, neither in the game nor on its map', () => {
    const all = [...ofPlay, ...ofMap];
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  test.each([en, de])('each has its words', ({ play }) => {
    for (const { says } of KEYS) expect(play[says]).not.toBe('');
  });

  test.each(['en', 'de'] as const)('the map tells the ear all of its keys (%s)', (language) => {
    for (const { does } of MAP_KEYS) expect(mapKeysInWords(language)).toContain(MAP_DEEDS[language][does]);
  });
});

describe('a key on the map', () => {
  test.each(MAP_KEYS.flatMap(({ does, keys, withShift = false }) => keys.map((key) => [key, withShift, does] as const)))(
    '%s, with shift: %s, means to %s',
    (key, shiftKey, does) => expect(mapDeedOf({ key, shiftKey })).toBe(does),
  );

  test('a sign that some keyboards have above another key means the same there', () => {
    expect(mapDeedOf({ key: '+', shiftKey: true })).toBe('zoomIn');
    expect(mapDeedOf({ key: 'x', shiftKey: false })).toBeUndefined();
  });
});
