import type { Language } from '@hoard/kernel';
import { mapKeysInWords } from './mapKeys.ts';

/** What every map says of itself and its buttons. */
export interface MapWords {
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly zoomHome: string;
}

export const MAP_WORDS: Readonly<Record<Language, MapWords>> = {
  en: {
    keys: mapKeysInWords('en'),
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomFit: 'Show the whole map',
    zoomHome: 'Back to your figure',
  },
  de: {
    keys: mapKeysInWords('de'),
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomFit: 'Ganze Karte zeigen',
    zoomHome: 'Zurück zur eigenen Figur',
  },
};
