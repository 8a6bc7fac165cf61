import { Match, Random, listSeats, type Game, type Title, type Types } from '@hoard/kernel';
import { greedyPlayer, randomPlayer } from '@hoard/players';

/** Games to take samples from. */
interface Sampling<T extends Types> {
  /** Where it begins otherwise than the title's own. */
  readonly game?: Game<T>;
  readonly seats: number;
  readonly options?: object;
}

/** By kind: no two alike. */
type Samples<E> = ReadonlyMap<string, readonly E[]>;

/** So many of a kind are enough. */
const MOST_SAMPLES = 40;

/** So often all games are played, with dice of their own; more often while a kind has not come up. */
const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 20;

/**
 * Events of every kind, as they are told in whole games, whoever hears them. Some players choose by chance, and some what looks best:
 * between them they come to nearly everything. `rare` has what they do not come to; a kind that is not even there has no samples.
 */
export function samplesOf<T extends Types>(
  title: Title<T>,
  samplings: readonly Sampling<T>[],
  rare: readonly T['event'][],
): Samples<T['event']> {
  const samples = new Map(Object.keys(title.events).map((kind) => [kind, new Map<string, T['event']>()]));
  const add = (event: T['event'] | null): void => {
    const known = event === null ? undefined : samples.get(event.t);
    if (known !== undefined && known.size < MOST_SAMPLES) known.set(JSON.stringify(event), event!);
  };
  rare.forEach(add);
  const lacksAny = (): boolean => samples.values().some(({ size }) => size === 0);
  for (let round = 1; round <= LEAST_ROUNDS || (round <= MOST_ROUNDS && lacksAny()); round++)
    for (const sampling of samplings) playOnce(title, sampling, round, add);
  return new Map([...samples].map(([kind, events]) => [kind, [...events.values()]]));
}

function playOnce<T extends Types>(
  title: Title<T>,
  { game = title.game, seats, options = {} }: Sampling<T>,
  round: number,
  hear: (event: T['event'] | null) => void,
): void {
  const secret = round.toString(16).padStart(64, '0');
  const match = new Match(game, { options: game.readOptions(options, seats), seats, secret });
  const judgement = title.judgementOf(game);
  const players = Array.from({ length: seats }, (_, seat) => {
    const random = new Random(round, seat);
    return (round + seat) % 2 === 0 ? randomPlayer<T>(random) : greedyPlayer(game, judgement, random);
  });
  for (const { event, others } of match.prologue) [event, others].forEach(hear);
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const { lane, token, actions } = match.questions(seat)[0]!;
    const chosen = players[seat]!.choose({ view: match.view(seat), lane, seat, actions });
    const answer = match.choose(seat, lane, token, game.keys.keyOf(chosen));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    for (const { event, others } of answer.told) [event, others].forEach(hear);
  }
}
