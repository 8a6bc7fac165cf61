import { questionOf, type Asked } from '@hoard/kernel';
import { boxRound, distance, type Box } from '@hoard/paint';
import type { SpaceId } from '../content/ids.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import { CENTRES, MAP } from './layout.ts';
import { isPlayedOn, wantsRoom } from './playedOn.ts';

// Where the map looks by itself.

interface Looked {
  readonly board: Board;
  readonly asked: Asked<Heropath> | null;
  /** Where the person at the screen stands, or -1. */
  readonly own: SpaceId;
  /** What can be picked. */
  readonly spaces: readonly SpaceId[];
  /** Whether a way is laid already. */
  readonly isPlanning: boolean;
  /** What is being shown, or null. */
  readonly event: Event | null;
  /** What was looked at until now. */
  readonly known: Box;
}

/** On a small screen one looks at the neighbourhood: so many units around. */
const NEIGHBOURHOOD = 190;
/** So much is seen round spaces that can be picked. */
const ROUND_TARGETS = 52;

const { land } = MAP.picture;

/** What happens to the whole land is seen on the whole land. */
const WIDE: ReadonlySet<Event['t']> = new Set(['enemiesLaid', 'siteLaid', 'dragonTurn', 'dragonFlew', 'flare', 'gathered', 'scaleMoved']);

/** What should be in sight: where one can go, what happens; on a large screen the whole land otherwise. */
export function aimIn({ board, asked, own, spaces, isPlanning, event, known }: Looked): Box {
  const isSmall = matchMedia('(width < 60rem)').matches;
  const charging = CENTRES[board.heroes[board.realTime?.charging ?? -1]?.at ?? -1];
  // A STOP leaves everything where it is, unless another goes for the Dragon.
  if (board.realTime?.isStopped === true && spaces.length === 0)
    return charging === undefined ? known : boxRound([charging], NEIGHBOURHOOD);
  if (event !== null) return isSmall && !WIDE.has(event.t) ? watching(board, event, known) : land;
  const home = CENTRES[own];
  // Whoever has fallen is nowhere, but may be asked for a place.
  if (home === undefined) return spaces.length === 0 ? land : boxRound(centresOf(spaces), ROUND_TARGETS);
  // In the hand a sheet that is drawn up lies over what is below: one's figure, and whom it fights, stand above it.
  if (asked !== null && !isPlanning && isRead(asked, spaces) && matchMedia('(20rem <= width < 40rem) and (height >= 40rem)').matches)
    return { x: home.x - 145, y: home.y - 75, width: 290, height: 330 };
  if (spaces.length > 0) return boxRound(centresOf([own, ...spaces]), ROUND_TARGETS);
  return isSmall ? inside(boxRound([home], NEIGHBOURHOOD)) : land;
}

const centresOf = (spaces: readonly SpaceId[]) => spaces.map((space) => CENTRES[space]!);

/** Whether the answers are read on the sheet, and not picked on the map. */
const isRead = (asked: Asked<Heropath>, spaces: readonly SpaceId[]): boolean =>
  wantsRoom(asked) || (!isPlayedOn(asked) && (spaces.length === 0 || questionOf(asked) === 'turn.act'));

/** Near enough to see who does something; the eye is led only where it would miss it. */
function watching(board: Board, event: Event, known: Box): Box {
  const at = CENTRES[spaceOf(board, event)];
  const middle = { x: known.x + known.width / 2, y: known.y + known.height / 2 };
  const isInSight = at === undefined || (known !== land && distance(at, middle) < NEIGHBOURHOOD - ROUND_TARGETS / 2);
  return isInSight ? known : inside(boxRound([at], NEIGHBOURHOOD));
}

/** Where something happens, or -1: where it leads, where it lies, where who does it stands. */
function spaceOf(board: Board, event: Event): SpaceId {
  if ('to' in event && typeof event.to === 'number') return event.to;
  if ('at' in event && typeof event.at === 'number') return event.at;
  return 'seat' in event ? (board.heroes[event.seat]?.at ?? -1) : -1;
}

/** A box, moved so that it shows no more of the night round the land than it must. */
const inside = ({ x, y, width, height }: Box): Box => ({
  x: Math.max(land.x, Math.min(x, land.x + land.width - width)),
  y: Math.max(land.y, Math.min(y, land.y + land.height - height)),
  width,
  height,
});
