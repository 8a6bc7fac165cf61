import type { Content } from './content.ts';
import { readContent } from './read.ts';
import counters from './silverado/counters.json' with { type: 'json' };
import dragon from './silverado/dragon.json' with { type: 'json' };
import heroes from './silverado/heroes.json' with { type: 'json' };
import map from './silverado/map.json' with { type: 'json' };

/** The files of the content that comes with the game; a set of one's own may replace any of them. */
export const silveradoFiles = { map, heroes, counters, dragon };

export const silverado: Content = readContent('silverado', silveradoFiles);
