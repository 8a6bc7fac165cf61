import { Random, imagine, questionRowOf, type Action, type Asked, type Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';

/** Neither bold nor careful. */
const TEMPER = 0.5;
/** Whatever is unknown is imagined in the same way: what is emphasised must not change from one look to the next. */
const SEED = 1;

type Judged<T extends Types> = Pick<BoardGame<T>, 'game' | 'judgement'>;

/** How good each answer looks at first sight to who may know no more than the one who is asked; null where the game has no opinion. */
function firstSight<T extends Types>({ game, judgement }: Judged<T>, asked: Asked<T>): ReadonlyMap<Action, number> | null {
  const { view, lane: id, seat, actions } = asked;
  const state = imagine(game, view, new Random(SEED));
  const lane = state.lanes.find((known) => known.id === id);
  if (judgement.rate === undefined || lane === undefined) return null;
  const ratings: number[] = [];
  judgement.rate(state, lane, seat, actions, actions.length, TEMPER, ratings);
  return new Map(actions.map((action, index) => [action, ratings[index]!]));
}

/** The answer that is emphasised: what a greedy player values most; of equals the one that is told first, and an ending last. */
export function mainAnswer<T extends Types>(judged: Judged<T>, asked: Asked<T>, told: readonly Action[]): Action | null {
  const ratings = firstSight(judged, asked);
  const { game } = judged;
  const { ending } = questionRowOf(game, asked);
  const rank = (action: Action): readonly [number, number] => [
    ratings?.get(action) ?? 0,
    game.keys.verbOf(action) === ending?.verb ? 0 : 1,
  ];
  let best: Action | null = null;
  for (const action of told) {
    if (best === null) best = action;
    else {
      const [[value, goesOn], [most, mostGoesOn]] = [rank(action), rank(best)];
      if (value > most || (value === most && goesOn > mostGoesOn)) best = action;
    }
  }
  return best;
}
