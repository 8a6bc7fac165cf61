import type { Language } from '@hoard/kernel';

/** What the keys do on a map. */
export type MapDeed = 'walk' | 'pan' | 'zoomIn' | 'zoomOut' | 'showAll' | 'goHome';

interface MapKey {
  readonly does: MapDeed;
  /** As the browser names them. */
  readonly keys: readonly string[];
  readonly withShift?: true;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whoever listens to keys on a map looks here, and so do the lists of keys. What has the focus is pressed by Enter, as everywhere. */
export const MAP_KEYS: readonly MapKey[] = [
  { does: 'walk', keys: ARROWS },
  { does: 'pan', keys: ARROWS, withShift: true },
  { does: 'zoomIn', keys: ['+', '='] },
  { does: 'zoomOut', keys: ['-'] },
  { does: 'showAll', keys: ['0'] },
  { does: 'goHome', keys: ['Home'] },
];

/** What a key does on a map, or nothing. Shift belongs to many a sign, so it tells apart only what is named with it. */
export function mapDeedOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): MapDeed | undefined {
  const rows = MAP_KEYS.filter(({ keys }) => keys.includes(key));
  return (rows.find(({ withShift = false }) => withShift === shiftKey) ?? (rows.length === 1 ? rows[0] : undefined))?.does;
}

/** What each of them does, in a few words. */
export const MAP_DEEDS: Readonly<Record<Language, Readonly<Record<MapDeed, string>>>> = {
  en: {
    walk: 'from space to space',
    pan: 'move the map',
    zoomIn: 'zoom in',
    zoomOut: 'zoom out',
    showAll: 'show the whole map',
    goHome: 'to your figure',
  },
  de: {
    walk: 'von Feld zu Feld',
    pan: 'die Karte verschieben',
    zoomIn: 'vergrößern',
    zoomOut: 'verkleinern',
    showAll: 'die ganze Karte zeigen',
    goHome: 'zur eigenen Figur',
  },
};

const SPOKEN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ArrowUp: 'arrow keys', '+': 'plus', '-': 'minus', shift: 'Shift' },
  de: { ArrowUp: 'Pfeiltasten', '+': 'Plus', '-': 'Minus', Home: 'Pos1', shift: 'Umschalt' },
};

/** All of them in a sentence, for the ear. */
export function mapKeysInWords(language: Language): string {
  const names = SPOKEN[language];
  const nameOf = (key: string): string => names[key] ?? key;
  const told = MAP_KEYS.map(({ does, keys, withShift }) => {
    const name = nameOf(keys[0]!);
    return `${withShift ? `${names['shift']} + ${name}` : name}: ${MAP_DEEDS[language][does]}`;
  });
  return `${told.join('; ')}.`;
}
