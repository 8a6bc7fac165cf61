import type { SpaceId } from '../content/ids.ts';
import type { StateOf, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { dragonSpace, ownerOf } from '../rules/01-things.ts';
import type { Board } from './board.ts';
import type { DragonAttack } from './types.ts';

/** Throws where a counter is lost or doubled, or where the board breaks an invariant of the rulebook. */
export function audit({ board, lanes, outcome }: StateOf<DragonAttack>, content: Content): void {
  everyCounterInOnePlace(board, content);
  for (const [seat, adventurer] of board.adventurers.entries()) {
    if (adventurer.hero < 0) continue;
    partyIsLegal(board, content, seat);
    if (!content.isLand[adventurer.at]) throw new Error(`DA-5.9: seat ${seat} stands on water`);
    const owner = ownerOf(board, content, adventurer.at);
    if (owner >= 0 && owner !== seat) throw new Error(`DA-5.3: seat ${seat} stands on the starting point of seat ${owner}`);
    if (adventurer.home.some((counter) => !['gold', 'monster'].includes(content.counters[counter]!.kind))) {
      throw new Error(`DA-13.3: seat ${seat} has set down something other than gold and monsters`);
    }
    const underAttack = lanes.some((lane) =>
      lane.stack.some((frame) => frame.k === 'dragon' || frame.k === 'dragonBattle' || frame.k === 'thrown'),
    );
    if (!underAttack && outcome === null && adventurer.at === dragonSpace(board, content))
      throw new Error(`DA-4.18: seat ${seat} stands with the Dragon`);
  }
  for (const { space, counters } of board.piles) {
    if (counters.length === 0) throw new Error(`DA-6.10: an empty pile on ${content.spaces[space]!.id}`);
    const [first, ...rest] = counters.map((counter) => content.counters[counter]!.kind);
    const isLegal =
      first === 'monster'
        ? !rest.includes('monster')
        : isBeingExamined(board, lanes, space) || [first, ...rest].every((kind) => kind === 'character');
    if (!isLegal || board.unknown[space] === 1) throw new Error(`DA-6.10: ${content.spaces[space]!.id} holds what cannot lie together`);
    if (!content.laid.includes(space)) throw new Error(`DA-2.5: counters on ${content.spaces[space]!.id}, where none are laid`);
  }
}

/** DA-2.5, P10: all treasure counters are in front, home, in the hoard, face up on the map, or not yet turned up. */
function everyCounterInOnePlace(board: Board, content: Content): void {
  const seen = board.adventurers
    .flatMap(({ carried, home }) => [...carried, ...home])
    .concat(
      board.hoard,
      board.piles.flatMap((pile) => pile.counters),
    );
  const all = [...seen, ...board.pool].toSorted((a, b) => a - b);
  if (all.length !== content.counters.length || all.some((counter, index) => counter !== index)) {
    throw new Error(`DA-2.5: the counters are not each in one place: ${all.map((counter) => content.counters[counter]?.id).join(' ')}`);
  }
  const unknown = board.unknown.reduce((sum, lies) => sum + lies, 0);
  if (unknown !== board.pool.length)
    throw new Error(`DA-2.5: ${unknown} unknown counters on the map, ${board.pool.length} not yet turned up`);
}

/** DA-1.8: no two members of a party share a class. */
function partyIsLegal(board: Board, content: Content, seat: Seat): void {
  const { hero, carried } = board.adventurers[seat]!;
  const classes = [content.classOfHero[hero]!, ...carried.map((counter) => content.classOfCounter[counter]!)].filter((bit) => bit !== 0);
  if (new Set(classes).size !== classes.length) throw new Error(`DA-1.8: seat ${seat} has two of a class in the party`);
}

/** Whether somebody has just turned a counter over here and not yet taken it. */
const isBeingExamined = (board: Board, lanes: StateOf<DragonAttack>['lanes'], space: SpaceId): boolean =>
  lanes.some((lane) => lane.stack.some((frame) => frame.k === 'search' && board.adventurers[frame.seat]!.at === space));
