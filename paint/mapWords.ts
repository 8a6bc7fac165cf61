import type { Language } from '@hoard/kernel';

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
    keys: 'Arrow keys walk from space to space, Enter picks, plus and minus zoom, 0 shows all, Home goes to your figure.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomFit: 'Show the whole map',
    zoomHome: 'Back to your figure',
  },
  de: {
    keys: 'Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Plus und Minus zoomen, 0 zeigt alles, Pos1 geht zur eigenen Figur.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomFit: 'Ganze Karte zeigen',
    zoomHome: 'Zurück zur eigenen Figur',
  },
};
