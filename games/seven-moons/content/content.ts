import type { Effect } from '../rules/effects/index.ts';
import type { Land } from './land.ts';
import type { Numbers } from './numbers.ts';
import type {
  Ally,
  Artefact,
  ArtefactPower,
  Character,
  Chronicle,
  Faerie,
  HexRow,
  QuestCard,
  ShadowCardRow,
  StoryToken,
  WildernessCard,
} from './schema.ts';

export { ANY, MOUNTS, RESOURCES, type Mount, type Terrain } from './names.ts';
export type { Numbers } from './numbers.ts';
export type * from './schema.ts';
export type { Effect, Option } from '../rules/effects/index.ts';

/** A checked content set, with what follows from it worked out once. Everything is named by its row, -1 is nothing. */
export interface Content extends Land {
  readonly id: string;
  readonly hexes: readonly HexRow[];
  readonly allies: readonly Ally[];
  readonly characters: readonly Character[];
  readonly shadowCards: readonly ShadowCardRow[];
  readonly wildernessCards: readonly WildernessCard[];
  readonly questCards: readonly QuestCard[];
  readonly artefacts: readonly Artefact[];
  readonly faeries: readonly Faerie[];
  readonly storyTokens: readonly StoryToken[];
  readonly chronicle: Chronicle;
  readonly numbers: Numbers;
  /** The effects of all cards and tokens, those inside another before it. */
  readonly effects: readonly Effect[];
  /** The home city of each character, and the character whose home a hex is. */
  readonly cities: readonly number[];
  readonly cityAt: readonly number[];
  /** The domain of each ally, and the ally whose domain a hex is. */
  readonly domains: readonly number[];
  readonly allyAt: readonly number[];
  /** The domain where each resource is sold, and the resource sold on a hex. */
  readonly sellers: readonly number[];
  readonly soldAt: readonly number[];
  /** By power: the artefacts that have it, as bits. */
  readonly artefactsWith: { readonly [power in ArtefactPower['power']]: number };
}
