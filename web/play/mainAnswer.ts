import { Random, imagine, questionRowOf, type Action, type Asked, type Game, type Judgement, type Types } from '@hoard/kernel';

/** Neither bold nor careful. */
const TEMPER = 0.5;
/** Whatever is unknown is imagined in the same way: what is emphasised must not change from one look to the next. */
const SEED = 1;

interface Judged<T extends Types> {
  readonly game: Game<T>;
  readonly judgement: Judgement<T>;
}

/** How good an answer looks to who may know no more than the one who is asked: first what matters most. */
type Rank = (action: Action) => number;

/** At first sight, and what of equals is rather shown to a person; nothing where the game has no opinion. */
function opinionOf<T extends Types>({ game, judgement }: Judged<T>, asked: Asked<T>): readonly Rank[] {
  const { view, lane: id, seat, actions } = asked;
  const state = imagine(game, view, new Random(SEED));
  const lane = state.lanes.find((known) => known.id === id);
  if (judgement.rate === undefined || lane === undefined) return [];
  const ratings: number[] = [];
  judgement.rate(state, lane, seat, actions, actions.length, TEMPER, ratings);
  return [(action) => ratings[actions.indexOf(action)]!, (action) => judgement.prefers?.(state, lane, seat, action) ?? 0];
}

/**
 * The answer that is emphasised: what a greedy player values most. Of equals it is what the game prefers, then no ending, then the one that
 * is told first.
 */
export function mainAnswer<T extends Types>(judged: Judged<T>, asked: Asked<T>, told: readonly Action[]): Action | null {
  const { game } = judged;
  const { ending } = questionRowOf(game, asked);
  const ranks: readonly Rank[] = [...opinionOf(judged, asked), (action) => (game.keys.verbOf(action) === ending?.verb ? 0 : 1)];
  const isBetter = (one: Action, other: Action): boolean => {
    const rank = ranks.find((of) => of(one) !== of(other));
    return rank !== undefined && rank(one) > rank(other);
  };
  return told.reduce<Action | null>((best, action) => (best === null || isBetter(action, best) ? action : best), null);
}
