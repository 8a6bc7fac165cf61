import type { HexId } from '../content/ids.ts';
import { argumentOf, inGroups, liesNearest, type Action, type Asked, type Game, type Group, type Placed, type Voices } from '@hoard/kernel';
import type { Content, Terrain } from '../content/content.ts';
import { heroOf, isLit } from '../rules/things.ts';
import type { Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { glanceOf } from './glance.ts';
import { isQuestAt } from './places.ts';
import { hexOf, stepsReach } from './way.ts';

type GroupId = keyof Words['groups'];

/** The answers to a question: places before other hexes, and what a walk costs and risks. */
export function groupsOf(
  game: Game<SevenMoons>,
  words: Words,
  asked: Asked<SevenMoons>,
  voices: Voices,
  option: (action: Action) => string,
): Group[] {
  const { content, groups, alsoOnMap } = words;
  const hero = heroOf(asked.view.sight, asked.seat);
  const inSteps = stepsReach(content, asked);
  const placed = asked.actions
    .toSorted((one, other) => rankOf(content, hero, one) - rankOf(content, hero, other))
    .map((action): Placed<GroupId> => {
      const [group, text] = placeOf(words, hero, action, voices, inSteps);
      const under = waitingAt(words, asked, action);
      return { action, group, text: text ?? option(action), note: glanceOf(words, asked, action), ...(under !== null && { under }) };
    });
  return inGroups(groups, placed).map(({ id, ...group }): Group => {
    if (id === 'also') return { ...group, drawn: true, brief: alsoOnMap };
    return liesNearest(game, asked, group.items[0]!.action) ? { ...group, byEnter: true } : group;
  });
}

/** The places for which one travels, the most important first; fires, gates, landmarks and bridges lie on the way. */
const GOALS: readonly Terrain[] = ['market', 'domain', 'lair'];

const isGoal = (content: Content, hero: Hero, hex: HexId): boolean =>
  GOALS.includes(content.hexes[hex]!.terrain) || hex === content.cities[hero.city] || isQuestAt(content, hero, hex);

/** What waits at the end of a way, as the title of all such places; null where an answer is no way. */
function waitingAt({ content, waits }: Words, { view: { sight }, seat }: Asked<SevenMoons>, action: Action): string | null {
  const hex = hexOf(action);
  if (hex < 0) return null;
  const hero = heroOf(sight, seat);
  const { terrain, landmark } = content.hexes[hex]!;
  if (isQuestAt(content, hero, hex)) return waits.quest;
  if (hex === content.cities[hero.city]) return waits.home;
  if (isLit(sight, content, hex)) return waits.fire;
  if (content.soldAt[hex]! >= 0) return waits.goods;
  if (terrain === 'domain') return waits.allies;
  if (terrain === 'market' || terrain === 'lair' || terrain === 'gate') return waits[terrain];
  return landmark ? waits.landmark : content.isWild[hex] ? waits.wild : waits.road;
}

const UNNAMED = 10;

/**
 * To stay comes first and the end of the turn last. Of the places, home and where the quest goes on come before other goals,
 * and all of them before hexes without a name, which are told in the order of the map.
 */
function rankOf(content: Content, hero: Hero, action: Action): number {
  const verb = verbOf(action);
  if (verb === 'end' || verb === 'pass') return 1;
  if (verb !== 'go' && verb !== 'place') return 0;
  const { terrain, name } = content.hexes[argumentOf(action)]!;
  if (isGoal(content, hero, argumentOf(action))) return 2 + GOALS.indexOf(terrain);
  return name === undefined ? UNNAMED + argumentOf(action) : UNNAMED - 1;
}

/** The group of an answer, and what it is called under the title of that; without a name, as it is called everywhere. */
function placeOf(
  words: Words,
  hero: Hero,
  action: Action,
  voices: Voices,
  inSteps: (hex: HexId) => boolean,
): readonly [group: GroupId, text?: string | undefined] {
  const { content, resources, piece, thing } = words;
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
      return [!isGoal(content, hero, row) ? 'also' : inSteps(row) ? 'go' : 'haste', words.listedHex(row)];
    case 'stop':
      return ['stop'];
    case 'place':
      return ['go', words.listedHex(row)];
    case 'sell':
    case 'send':
    case 'buy':
      return [verbOf(action) as 'sell' | 'send' | 'buy', resources[row]];
    case 'drop':
      return ['giveUp', resources[row]];
    case 'yield':
      return ['giveUp', piece(row)];
    case 'give':
      return ['offer', thing(row)];
    case 'ask':
      return ['ask', thing(row)];
    case 'trade':
      return ['trade', voices.nameOf(row)];
    default:
      return ['plain'];
  }
}
