import type { Seat, StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { countBits, sumOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

// Who is likely to win, judged by the board alone: what each city will have when the seventh moon rises, what six waves leave of
// it, and who has most points then.

/** How often the realm is lost in a wave, by the number of cities, from one; measured in games among greedy players. */
const REALM_LOST = [0.25, 0.4, 0.29, 0.24];
/** How often one city is breached in a wave: with one die, with the bonus on top, and with a matching ally. */
const BREACHED = { alone: 0.47, bonus: 0.3, ally: 0.1 };
/** Points that make one player as good as sure to be ahead of another. */
const LEAD = 9;
/** Rounds from one moon to the next, by the number of players. */
const ROUNDS_A_MOON = [2.2, 2.9, 2.4, 2.3];

/** What a city will be when the waves come, and what they leave of it. */
interface Fate {
  /** The chance that it stands after the last card. */
  readonly stands: number;
  /** Its points if it does. */
  readonly points: number;
}

/** Rounds until the seventh moon, more or less. */
export const roundsLeft = ({ moon, heroes }: Board, { numbers }: Content): number =>
  (numbers.moons.last - moon) * ROUNDS_A_MOON[heroes.length - 1]!;

/** By seat: the reward to be expected. */
export function expectedRewards({ board }: StateOf<SevenMoons>, content: Content): number[] {
  const growth = board.moon < content.numbers.moons.last ? roundsLeft(board, content) : 0;
  return rewardsOf(
    board,
    board.heroes.map((hero) => fateOf(board, content, grown(board, content, hero, growth))),
  );
}

/** By seat: the reward to be expected if the seventh moon rose now, and one city had so much more. */
function rewardsIfEnded(board: Board, content: Content, seat: Seat, allies: number, strongholds: number): number[] {
  return rewardsOf(
    board,
    board.heroes.map((hero, other) => {
      const city = grown(board, content, hero, 0);
      if (other !== seat) return fateOf(board, content, city);
      return fateOf(board, content, { ...city, allies: city.allies + allies, strongholds: city.strongholds + strongholds });
    }),
  );
}

interface City {
  readonly strongholds: number;
  readonly allies: number;
  readonly points: number;
  readonly dragon: boolean;
}

/** What a hero's city will be after some rounds of trading. */
function grown({ heroes, moon }: Board, { numbers }: Content, hero: Hero, rounds: number): City {
  const { score, strongholds: most } = numbers;
  const points = score.quest * hero.done.length + (hero.quest < 0 ? 0 : score.unfinished);
  const city = { strongholds: hero.strongholds, allies: countBits(hero.allies), points, dragon: hero.mount === 'dragon' };
  if (rounds === 0) return city;
  const speed = hero.mount === 'foot' ? 0.7 : 1;
  const built = (sumOf(hero.waiting) + 0.6 * sumOf(hero.goods)) / 3 + 0.2 * speed * rounds;
  const hired = (0.6 * (numbers.moons.last - moon)) / heroes.length + hero.gold / 40 + 0.05 * speed * rounds;
  return { ...city, strongholds: Math.min(most, city.strongholds + built), allies: Math.min(6, city.allies + hired) };
}

function fateOf(board: Board, { numbers }: Content, { strongholds, allies, points, dragon }: City): Fate {
  const waves = board.shadow.length;
  const { score, strongholds: most } = numbers;
  const defences = strongholds + allies;
  if (defences === 0) return { stands: 0, points };
  const alone = strongholds >= most ? BREACHED.bonus : BREACHED.alone;
  const matches = Math.min(1, allies / 6);
  const breached = ((1 - matches) * alone + matches * BREACHED.ally) * (dragon ? 0.7 : 1);
  const realm = REALM_LOST[board.heroes.length - 1]!;
  const losses = waves * (realm + breached);
  const spread = Math.sqrt(waves * (realm * (1 - realm) + breached * (1 - breached))) || 1;
  const lost = Math.min(losses, Math.max(0, defences - 1));
  const fromAllies = Math.min(allies, lost);
  const kept = score.stronghold * (strongholds - (lost - fromAllies)) + score.ally * (allies - fromAllies);
  return { stands: logistic((1.7 * (defences - 0.5 - losses)) / spread), points: points + kept };
}

function rewardsOf(board: Board, fates: readonly Fate[]): number[] {
  const none = fates.reduce((chance, { stands }) => chance * (1 - stands), 1);
  if (together(board.mode)) return fates.map(() => 1 - none);
  const wins = fates.map(({ stands, points }, seat) =>
    fates.reduce(
      (chance, other, rival) => (rival === seat ? chance : chance * (1 - other.stands * logistic((other.points - points) / LEAD))),
      stands,
    ),
  );
  const all = sumOf(wins);
  return all === 0 ? wins : wins.map((chance) => (chance * (1 - none)) / all);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Whether a seat would be content with the seventh moon now, from -1 to 1: its share of the rewards against a fair one. */
export function contentment(board: Board, content: Content, seat: Seat, allies: number, strongholds: number): number {
  const rewards = rewardsIfEnded(board, content, seat, allies, strongholds);
  const all = sumOf(rewards);
  return all === 0 ? -1 : rewards[seat]! / all - 1 / rewards.length;
}

/** Whether partners have what they can have without waking the army: all but the last stronghold of each city (SM-7.10). */
export const partnersReady = (board: Board, { numbers }: Content): boolean =>
  board.heroes.every(({ strongholds, gone }) => gone || strongholds >= numbers.strongholds - 1);
