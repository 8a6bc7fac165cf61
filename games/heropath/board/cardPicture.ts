import { DRAWN } from './cardDrawings.ts';
import { SHOWN } from './cardPictures.ts';

/** The picture of a card; a card of one's own has a blank page. */
export const cardPicture = (id: string): string => DRAWN[SHOWN[id] ?? 'papers'];
