import { inGroups, liesNearest, type Action, type Asked, type Game, type Group, type Placed, type Voices } from '@hoard/kernel';
import { NO_TOKEN } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { glanceOf } from './glance.ts';
import { goalOf } from './story.ts';
import { shortly } from './shortly.ts';
import { positionIn } from './places.ts';

type GroupId = keyof Words['groups'];

/** By verb: under which title an answer is told. */
const GROUP: { readonly [verb in EpicSevenArise['verb']]: GroupId } = {
  hero: 'heroes',
  keepCards: 'plain',
  redraw: 'pay',
  circle: 'circles',
  vote: 'places',
  side: 'plain',
  onward: 'plain',
  abstain: 'end',
  surrender: 'end',
  agree: 'plain',
  refuse: 'plain',
  potions: 'buy',
  skillCard: 'buy',
  artifact: 'buy',
  pass: 'end',
  pay: 'pay',
  potion: 'potions',
  store: 'end',
  keep: 'cards',
  top: 'cards',
  colour: 'stones',
  forfeit: 'stones',
  discard: 'cards',
  skill: 'skills',
  use: 'artifacts',
  defer: 'later',
  end: 'end',
  foe: 'foes',
  lay: 'lay',
  borrow: 'borrow',
  echo: 'borrow',
  burn: 'plain',
  plain: 'plain',
  spend: 'lay',
  stay: 'end',
  next: 'plain',
  revive: 'pay',
  decline: 'end',
  take: 'bounty',
};

/** The answers to a question, those that matter most first. */
export function groupsOf(
  game: Game<EpicSevenArise>,
  words: Words,
  asked: Asked<EpicSevenArise>,
  voices: Voices,
  option: (action: Action) => string,
): Group[] {
  const placed = asked.actions.map((action): Placed<GroupId> => {
    const under = waitingAt(words, asked, action);
    return {
      action,
      group: GROUP[verbOf(action)],
      text: shortly(words, action, voices) ?? option(action),
      note: glanceOf(words, asked, action, voices),
      ...(under !== null && { under }),
    };
  });
  return inGroups(words.groups, placed).map(({ title, items }): Group =>
    liesNearest(game, asked, items[0]!.action) ? { title, items, byEnter: true } : { title, items },
  );
}

/** What kind of thing waits at a tile that can be voted for; null where an answer is no tile. */
function waitingAt({ content, waits }: Words, { view: { sight } }: Asked<EpicSevenArise>, action: Action): string | null {
  if (verbOf(action) !== 'vote') return null;
  const position = positionIn(sight, content, action);
  if (goalOf(sight, content) === position) return waits.goal;
  if (sight.monsters.some(({ at }) => at === position)) return waits.monsters;
  return sight.tokens[position] === NO_TOKEN ? waits.nothing : waits.token;
}
