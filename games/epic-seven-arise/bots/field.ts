import { STATUS, type Content } from '../content/content.ts';
import { heroArmour, monsterArmour, monsterBonus } from '../rules/combatants.ts';
import type { Onslaught, Opinion } from '../rules/effects/appraisal.ts';
import type { Board } from '../state/board.ts';
import { INDIFFERENT, onceOn, worthBy } from './opinions.ts';

// How a battle stands, from what all can see: what each monster is expected to do in a battle round, whom it will hurt, and what it is
// worth to take health from it.

/** What one skill of a monster does to heroes, as often as the die shows it. */
interface Blow extends Omit<Onslaught, 'and'> {
  /** How likely one die shows it. */
  readonly chance: number;
  /** What comes with it to each hero who is hit, in health. */
  readonly rider: number;
}

/** What a kind of monster does. */
interface Ways {
  readonly blows: readonly Blow[];
  /** What it does for its own side with one die, in health that heroes will lose. */
  readonly help: number;
}

const RIDER_WORTH: readonly (readonly [bit: number, worth: number])[] = [
  [STATUS.stun, 2.5],
  [STATUS.silence, 0.4],
  [STATUS.slow, 0.2],
  [STATUS.unheal, 0.4],
  [STATUS.drain, 1],
  [STATUS.discard, 0.6],
];

const riderWorth = (bits: number): number => RIDER_WORTH.reduce((sum, [bit, worth]) => ((bits & bit) === 0 ? sum : sum + worth), 0);

/** What a monster does for its own side, in health that heroes will lose. */
const HELP = { howl: 1.5, harden: 0.6, call: 3, mend: 0.5 };

/** Reads what monsters do off their cards, by the rows of their effects. */
function waysOn(board: Board, content: Content): readonly Ways[] {
  return content.monsters.map(({ skills }) => {
    const blows: Blow[] = [];
    let help = 0;
    let from = 0;
    for (const { upTo, does } of skills) {
      const chance = (upTo - from) / 6;
      from = upTo;
      const opinion: Opinion = {
        ...INDIFFERENT,
        howl: () => HELP.howl,
        harden: () => HELP.harden,
        monsters: () => HELP.call,
        mend: (n) => HELP.mend * n,
        // What it costs depends on where heroes stand.
        attack({ and, ...onslaught }) {
          blows.push({ ...onslaught, chance, rider: riderWorth(and) });
          return 0;
        },
      };
      help -= chance * worthBy(opinion, board, content, does);
    }
    return { blows, help };
  });
}

/** Damage that a hero deals in a turn, more or less. */
export const DAMAGE_A_TURN = 4.6;
/** What Dread is felt to cost in a battle round, in health (EA-7.21). */
const DREAD = 2.5;

/** How a battle stands; filled anew for every question, for it is asked thousands of times. */
export interface Field {
  /** Places in `board.monsters` of those who fight. */
  readonly foes: number[];
  /** By place in `board.monsters`: the health it will cost in a battle round, what one point of damage on it saves, and its armour. */
  readonly threat: number[];
  readonly worth: number[];
  readonly armour: number[];
  /** By hero: the chance that an Enemy Attack card points at it, and the health it is expected to lose in a battle round. */
  readonly chance: number[];
  readonly loss: number[];
  living: number;
  /** Battle rounds until the monsters are dead, more or less. */
  rounds: number;
  /** The place of the boss in `board.monsters`, or -1. */
  boss: number;
  /** What a kill by whoever acts is worth besides its reward. */
  kill: number;
}

/** The chances of the circles of the heroes' tile, by what lies face-up. */
export function circleChances(board: Board, content: Content, chances: number[]): void {
  const { circles } = content.tiles[board.tiles[board.at]!]!;
  let drawn = 0;
  for (const number of board.attacks) drawn |= 1 << number;
  const left = content.attacks.length - board.attacks.length;
  chances.length = circles.length;
  for (let circle = 0; circle < circles.length; circle++) {
    let open = 0;
    for (const number of circles[circle]!) if (((drawn >>> number) & 1) === 0) open++;
    chances[circle] = left === 0 ? circles[circle]!.length / content.attacks.length : open / left;
  }
}

/** Reads battles. */
export function fieldReader(content: Content): (board: Board) => Field {
  const ways = onceOn((board) => waysOn(board, content));
  const circles: number[] = [];
  const field: Field = { foes: [], threat: [], worth: [], armour: [], chance: [], loss: [], living: 0, rounds: 0, boss: -1, kill: 0 };
  return (board) => {
    readHeroes(board);
    readFoes(board);
    order(board);
    return field;
  };

  function readHeroes(board: Board): void {
    circleChances(board, content, circles);
    field.living = 0;
    for (let hero = 0; hero < board.heroes.length; hero++) {
      const { health, circle } = board.heroes[hero]!;
      field.loss[hero] = 0;
      field.chance[hero] = health > 0 && circle >= 0 ? circles[circle]! : 0;
      if (health > 0) field.living++;
    }
  }

  function readFoes(board: Board): void {
    field.foes.length = 0;
    field.boss = -1;
    const { battle, monsters } = board;
    if (battle === null) return;
    for (let place = 0; place < monsters.length; place++) {
      const monster = monsters[place]!;
      if (monster.at !== battle.at) continue;
      field.foes.push(place);
      const isBoss = content.monsters[monster.kind]!.rank === 'boss';
      if (isBoss) field.boss = place;
      field.armour[place] = monsterArmour(board, content, monster);
      field.threat[place] = threatOf(board, place, isBoss ? 2 : 1);
    }
  }

  function threatOf(board: Board, place: number, dice: number): number {
    const monster = board.monsters[place]!;
    const { blows, help } = ways(board)[monster.kind]!;
    const bonus = monsterBonus(board, content, monster);
    let threat = dice * help;
    for (const { chance, shape, cards, n, magical, rider } of blows) {
      for (let hero = 0; hero < board.heroes.length; hero++) {
        const { health, circle } = board.heroes[hero]!;
        if (health === 0) continue;
        const hit = dice * chance * cards * (shape === 'one' ? field.chance[hero]! : shape === 'all' ? 1 : around(circle));
        const lost = Math.max(0, n + bonus - (magical ? 0 : heroArmour(content, board.heroes[hero]!)));
        field.loss[hero]! += hit * lost;
        threat += hit * (lost + rider);
      }
    }
    return threat;
  }

  /** The chance that a card points at a circle or one beside it (EA-14.10). */
  function around(circle: number): number {
    const { length } = circles;
    if (circle < 0) return 0;
    return Math.min(1, circles[circle]! + circles[(circle + 1) % length]! + circles[(circle + length - 1) % length]!);
  }

  /**
   * The monsters that cost most for their health are killed first. A point of damage on one brings forward the deaths of all that come
   * after it; with the boss all are gone (EA-14.18), so whoever would come after the boss is never worth a blow.
   */
  function order(board: Board): void {
    const { foes, threat, worth, boss } = field;
    const speed = DAMAGE_A_TURN * Math.max(1, field.living);
    const urgency = (place: number): number => threat[place]! / Math.max(1, board.monsters[place]!.health);
    foes.sort((one, other) => urgency(other) - urgency(one));
    let total = 0;
    for (const place of foes) total += board.monsters[place]!.health;
    field.rounds = total / speed;
    let after = 0;
    let isPastBoss = boss < 0;
    for (let index = foes.length - 1; index >= 0; index--) {
      const place = foes[index]!;
      if (place === boss) {
        after = threat[place]! + DREAD;
        isPastBoss = true;
      } else if (isPastBoss) after += threat[place]!;
      worth[place] = (isPastBoss ? after : threat[place]! / 2) / speed;
    }
  }
}

/** What a point of damage on the monster that is worth it most brings. */
export function bestWorth({ foes, worth }: Field): number {
  let best = 0;
  for (const place of foes) best = Math.max(best, worth[place]!);
  return best;
}
