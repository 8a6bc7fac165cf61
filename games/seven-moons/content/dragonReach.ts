import type { Content } from './content.ts';
import { readContent } from './read.ts';
import allies from './dragon-reach/allies.json' with { type: 'json' };
import artefacts from './dragon-reach/artefacts.json' with { type: 'json' };
import characters from './dragon-reach/characters.json' with { type: 'json' };
import chronicle from './dragon-reach/chronicle.json' with { type: 'json' };
import faeries from './dragon-reach/faeries.json' with { type: 'json' };
import map from './dragon-reach/map.json' with { type: 'json' };
import numbers from './dragon-reach/numbers.json' with { type: 'json' };
import quests from './dragon-reach/quests.json' with { type: 'json' };
import shadow from './dragon-reach/shadow.json' with { type: 'json' };
import story from './dragon-reach/story.json' with { type: 'json' };
import wilderness from './dragon-reach/wilderness.json' with { type: 'json' };

/** The files of the content that comes with the game; a set of one's own may replace any of them. */
export const dragonReachFiles = { map, allies, characters, shadow, wilderness, quests, artefacts, faeries, story, chronicle, numbers };

export const dragonReach: Content = readContent('dragon-reach', dragonReachFiles);
