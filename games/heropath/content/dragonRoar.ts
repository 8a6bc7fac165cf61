import type { Content } from './content.ts';
import { readContent } from './read.ts';
import abilities from './dragon-roar/abilities.json' with { type: 'json' };
import arms from './dragon-roar/arms.json' with { type: 'json' };
import bridges from './dragon-roar/bridges.json' with { type: 'json' };
import dice from './dragon-roar/dice.json' with { type: 'json' };
import enemies from './dragon-roar/enemies.json' with { type: 'json' };
import fortune from './dragon-roar/fortune.json' with { type: 'json' };
import gates from './dragon-roar/gates.json' with { type: 'json' };
import heroes from './dragon-roar/heroes.json' with { type: 'json' };
import magic from './dragon-roar/magic.json' with { type: 'json' };
import market from './dragon-roar/market.json' with { type: 'json' };
import numbers from './dragon-roar/numbers.json' with { type: 'json' };
import picture from './dragon-roar/picture.json' with { type: 'json' };
import regions from './dragon-roar/regions.json' with { type: 'json' };
import sites from './dragon-roar/sites.json' with { type: 'json' };
import spaces from './dragon-roar/spaces.json' with { type: 'json' };

/** The files of the content that comes with the game; a set of one's own may replace any of them. */
export const dragonRoarFiles = {
  arms,
  market,
  abilities,
  magic,
  fortune,
  heroes,
  enemies,
  sites,
  regions,
  spaces,
  gates,
  bridges,
  dice,
  numbers,
  picture,
};

export const dragonRoar: Content = readContent('dragon-roar', dragonRoarFiles);
