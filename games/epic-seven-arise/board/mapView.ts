import { questionOf, type Action, type Asked, type ViewOf } from '@hoard/kernel';
import { covenant as content } from '../content/covenant.ts';
import type { Position, TileId } from '../content/ids.ts';
import { ATTACK_NUMBERS, TERRAINS } from '../content/names.ts';
import { numbersThatHit } from '../odds/dangers.ts';
import { tileStatuses } from '../rules/17-skulls.ts';
import { isCasting } from '../rules/24-votes.ts';
import { isBoss } from '../rules/monsters.ts';
import { chapterOf } from '../rules/things.ts';
import { FACE_DOWN, NO_TOKEN, type Board } from '../state/board.ts';
import { letterOf } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { goalOf } from '../telling/story.ts';
import { monsterName } from '../telling/names.ts';
import type { Words } from '../words/words.ts';
import { faceOfSeat, heroKey } from './heroes.ts';
import type { TileView } from './HexMap.tsx';
import { creatureOf } from './Portrait.tsx';
import { statusSigns } from './signs.ts';

type Ask = Asked<EpicSevenArise>;

/** The answer that votes for a place of the map; null where it is not offered. */
export function voteFor(asked: Ask | null, position: Position): Action | null {
  if (asked === null || questionOf(asked) !== 'ballot.vote') return null;
  const vote = act.vote(letterOf(chapterOf(asked.view.sight, content).positions[position]!.id));
  return asked.actions.includes(vote) ? vote : null;
}

/** The tiles of the map, as they lie there. */
export function tilesOf(words: Words, view: ViewOf<EpicSevenArise>, asked: Ask | null, considered: Action | null): TileView[] {
  const board = view.sight;
  const goal = goalOf(board, content);
  return chapterOf(board, content).positions.flatMap(({ q, r, sign }, position) => {
    const tile = board.tiles[position]!;
    if (tile < 0) return [];
    const vote = voteFor(asked, position);
    const least = numbersThatHit(content, tile, board.party);
    return [
      {
        position,
        q,
        r,
        terrain: TERRAINS[content.tiles[tile]!.terrain]!,
        name: words.names.tile(tile),
        token: tokenAt(words, board, position),
        least: String(least),
        danger: least <= 8 ? 'low' : least <= 10 ? 'middle' : 'high',
        foes: board.monsters
          .filter(({ at }) => at === position)
          .map(({ kind }) => ({ picture: creatureOf(content.monsters[kind]!), isBoss: isBoss(content, kind) })),
        statuses: (['black', 'white'] as const).flatMap((side) =>
          statusSigns(tileStatuses(board, content, position, side)).map((status) => ({ sign: status, side })),
        ),
        sign,
        ring: board.at === position ? ringOf(board, tile) : [],
        votes: votesFor(board, asked?.view ?? view, position),
        isOpen: vote !== null,
        isConsidered: vote !== null && vote === considered,
        isGoal: position === goal,
        label: labelOf(words, board, position, tile, least),
      } satisfies TileView,
    ];
  });
}

/** By circle: who stands there. */
const ringOf = ({ heroes }: Board, tile: TileId): (string | null)[] =>
  content.tiles[tile]!.circles.map((_, circle) => {
    const hero = heroes.find((one) => one.circle === circle);
    return hero === undefined ? null : heroKey(hero.id);
  });

function tokenAt({ content: named, board: say }: Words, board: Board, position: Position): TileView['token'] {
  const token = board.tokens[position] ?? NO_TOKEN;
  if (token === NO_TOKEN) return null;
  if (token !== FACE_DOWN) return { isDown: false, text: named.tokens[token]!.name };
  return { isDown: true, text: soughtAt(board, position, named, say) };
}

/** Where the story looks for something: how likely it lies here. */
function soughtAt(board: Board, position: Position, named: Words['content'], say: Words['board']): string {
  const objective = content.stories[board.story]?.objective ?? null;
  if (objective?.is !== 'find' || board.completed) return '';
  const group = chapterOf(board, content).groups.find(({ positions }) => positions.includes(position));
  const left = (group?.tokens ?? []).filter((token) => board.tokenPool.includes(token));
  const sought = left.filter((token) => content.tokens[token]!.tag === objective.tag);
  if (sought.length === 0) return '';
  const down = (group?.positions ?? []).filter((one) => board.tokens[one] === FACE_DOWN).length;
  const name = sought.length === 1 ? named.tokens[sought[0]!]!.name : objective.tag;
  return say.sought(name, sought.length, down);
}

/** Who has voted for a place, by the face of each player. */
function votesFor(board: Board, { lanes }: ViewOf<EpicSevenArise>, position: Position): TileView['votes'] {
  const isPoll = lanes.some(({ stack }) =>
    stack.some((frame) => frame.k === 'poll' && frame.about !== 'story' && frame.about !== 'between'),
  );
  if (!isPoll) return [];
  return board.votes.flatMap((vote, seat) =>
    vote === position ? [{ hero: faceOfSeat(board, seat) ?? '', isCasting: isCasting(board, seat) }] : [],
  );
}

/** A tile for the ear. */
function labelOf(words: Words, board: Board, position: Position, tile: TileId, least: number): string {
  const { board: say, glance, terrains, names } = words;
  const here = board.monsters.filter(({ at }) => at === position);
  const token = tokenAt(words, board, position);
  return [
    board.at === position ? say.here(names.tile(tile)) : names.tile(tile),
    terrains[TERRAINS[content.tiles[tile]!.terrain]!],
    ...(here.length > 0 ? [here.map((monster) => monsterName(words, board, monster)).join(', ')] : []),
    ...(token === null ? [] : token.isDown ? [say.faceDown, ...(token.text === '' ? [] : [token.text])] : [token.text]),
    glance.hitBy(least, ATTACK_NUMBERS),
  ].join(', ');
}
