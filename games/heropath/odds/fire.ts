import type { Content } from '../content/content.ts';
import type { SpaceId } from '../content/ids.ts';
import { isIn, isSafe } from '../rules/things.ts';

/** HP-21.6, HP-21.7: how many faces of the Dragon Flare die burn a space, of all that it has. */
export const flareChance = (content: Content, space: SpaceId): number =>
  isSafe(content, space)
    ? 0
    : content.dice.land.filter((regions) => regions.some((region) => isIn(content, space, region))).length / content.dice.land.length;
