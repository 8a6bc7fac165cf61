import { argumentOf, inGroups, liesNearest, type Action, type Asked, type Game, type Group, type Placed, type Voices } from '@hoard/kernel';
import type { SpaceId } from '../content/ids.ts';
import { isBurning, isFaceUp } from '../rules/things.ts';
import { NONE } from '../state/board.ts';
import { cardIn } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { glanceOf } from './glance.ts';

type GroupId = keyof Words['groups'];

/** By verb: under which title an answer is told. */
const GROUP: { readonly [verb in Heropath['verb']]: GroupId } = {
  hero: 'heroes',
  split: 'choices',
  keep: 'cards',
  confirm: 'answer',
  again: 'answer',
  wear: 'wear',
  takeOff: 'takeOff',
  attach: 'wear',
  done: 'end',
  travel: 'act',
  rest: 'act',
  visit: 'act',
  fight: 'fight',
  dragon: 'fight',
  ritual: 'fight',
  ambush: 'encounter',
  thieve: 'encounter',
  snatch: 'encounter',
  exchange: 'together',
  pass: 'end',
  go: 'go',
  stop: 'stop',
  sail: 'ride',
  balloon: 'ride',
  land: 'ride',
  collect: 'collect',
  collectGold: 'collect',
  collectFood: 'collect',
  drop: 'drop',
  dropGold: 'drop',
  dropFood: 'drop',
  eat: 'choices',
  search: 'choices',
  trade: 'trade',
  gear: 'choices',
  activity: 'activities',
  refresh: 'refresh',
  end: 'end',
  play: 'play',
  clause: 'choices',
  aim: 'heroes',
  enemy: 'enemies',
  space: 'places',
  choose: 'cards',
  buy: 'buy',
  sell: 'sell',
  discard: 'cards',
  attribute: 'choices',
  deck: 'choices',
  site: 'places',
  yes: 'answer',
  no: 'answer',
  give: 'give',
  ask: 'ask',
  offer: 'answer',
  accept: 'answer',
  refuse: 'end',
  rock: 'rocks',
  place: 'places',
  expose: 'enemies',
  more: 'together',
  after: 'together',
  agree: 'answer',
  stopHero: 'together',
  stopDragon: 'fight',
  stopPassive: 'together',
  wait: 'end',
  finish: 'end',
  pause: 'end',
};

/** The space that an answer leads to, or NONE. */
export function spaceOf({ view: { sight } }: Asked<Heropath>, action: Action): SpaceId {
  switch (verbOf(action)) {
    case 'go':
    case 'sail':
    case 'land':
    case 'space':
    case 'place':
      return argumentOf(action);
    case 'site':
      return sight.sites.indexOf(argumentOf(action));
    default:
      return NONE;
  }
}

/** The answers to a question, those that matter most first. */
export function groupsOf(
  game: Game<Heropath>,
  words: Words,
  asked: Asked<Heropath>,
  voices: Voices,
  option: (action: Action) => string,
): Group[] {
  const placed = asked.actions.map((action): Placed<GroupId> => {
    const space = spaceOf(asked, action);
    return {
      action,
      group: GROUP[verbOf(action)],
      text: shortly(words, action, voices) ?? option(action),
      note: glanceOf(words, asked, action, voices),
      ...(space !== NONE && { under: waitingAt(words, asked, space) }),
    };
  });
  return inGroups(words.groups, placed).map(({ id, title, items }): Group => ({
    title,
    items,
    ...(liesNearest(game, asked, items[0]!.action) && { byEnter: true }),
    ...(id === 'drop' && { isRare: true }),
  }));
}

/** What kind of thing waits in a space, as the title of all such spaces. */
function waitingAt({ content, waits }: Words, { view: { sight } }: Asked<Heropath>, space: SpaceId): string {
  const there = sight.enemies.filter(({ at }) => at === space);
  if (there.some(isFaceUp)) return waits.enemy;
  if (isBurning(sight, content, space)) return waits.fire;
  if (there.length > 0) return waits.hidden;
  if (sight.sites[space] !== NONE) return waits.site;
  const { kind } = content.map.spaces[space]!;
  return kind === 'settlement' ? waits.unfound : kind === 'safe' ? waits.safe : waits.road;
}

/** An answer under the title of its group, where that says half of it. */
function shortly({ names, supplies }: Words, action: Action, voices: Voices): string | null {
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
      return names.space(row);
    case 'keep':
    case 'play':
    case 'buy':
    case 'sell':
    case 'discard':
    case 'collect':
    case 'drop':
      return names.card(row);
    case 'give':
    case 'ask':
      return row < supplies.length ? `1 ${supplies[row]}` : names.card(cardIn(row));
    case 'trade':
    case 'aim':
      return voices.nameOf(row);
    default:
      return null;
  }
}
