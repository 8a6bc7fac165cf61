import { germanNames } from '@hoard/kernel';
import german from './silverado.de.json' with { type: 'json' };

/** By the words of the box. A content set of one's own keeps the names it brings. */
export const { plain: inGerman, accusative, towards, at } = germanNames(german);
