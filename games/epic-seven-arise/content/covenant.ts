import type { Content } from './content.ts';
import { readContent } from './read.ts';
import artifacts from './covenant/artifacts.json' with { type: 'json' };
import attacks from './covenant/attacks.json' with { type: 'json' };
import chapter1 from './covenant/chapter1.json' with { type: 'json' };
import chapter2 from './covenant/chapter2.json' with { type: 'json' };
import chapter3 from './covenant/chapter3.json' with { type: 'json' };
import chapter4 from './covenant/chapter4.json' with { type: 'json' };
import chapter5 from './covenant/chapter5.json' with { type: 'json' };
import chapter6 from './covenant/chapter6.json' with { type: 'json' };
import equipment from './covenant/equipment.json' with { type: 'json' };
import heroes from './covenant/heroes.json' with { type: 'json' };
import numbers from './covenant/numbers.json' with { type: 'json' };
import skillCards from './covenant/skillCards.json' with { type: 'json' };
import tiles from './covenant/tiles.json' with { type: 'json' };

/** The files of the content that comes with the game; a set of one's own may replace any of them. */
export const covenantFiles = {
  skillCards,
  artifacts,
  equipment,
  heroes,
  attacks,
  tiles,
  numbers,
  chapter1,
  chapter2,
  chapter3,
  chapter4,
  chapter5,
  chapter6,
};

export const covenant: Content = readContent('covenant', covenantFiles);
