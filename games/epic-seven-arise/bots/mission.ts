import type { Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import { OF_PARTY, onceOn, worthBy } from './opinions.ts';

// What the mission of a battle, and the Story card, ask for (EA-16).

/** What each thing done in this battle is worth for the mission, in health. */
export interface Weights {
  burn: number;
  dual: number;
  readonly skills: number[];
  red: number;
  blue: number;
  /** A potion that is not used. */
  thrift: number;
  /** A kill by this player. */
  kill: number;
  /** How much more damage counts where time is short. */
  haste: number;
}

/** A mission may fail all the same: so much of it counts. */
const LIKELY = 0.7;
const STORY = 3;
const HASTE = 1.35;

/** Reads what is wished for in the battle that goes on. */
export function weightReader(content: Content): (board: Board, seat: Seat) => Weights {
  const stakesOn = onceOn((board) =>
    content.tokens.map(
      ({ reward, punishment }) => worthBy(OF_PARTY, board, content, reward) - worthBy(OF_PARTY, board, content, punishment),
    ),
  );
  const weights: Weights = { burn: 0, dual: 0, skills: [0, 0, 0], red: 0, blue: 0, thrift: 0, kill: 0, haste: 1 };
  return (board, seat) => {
    weights.burn = weights.dual = weights.red = weights.blue = weights.thrift = weights.kill = 0;
    weights.skills.fill(0);
    weights.haste = 1;
    readMission(board, seat);
    readStory(board);
    return weights;
  };

  function readMission(board: Board, seat: Seat): void {
    const { battle } = board;
    if (battle === null || battle.token < 0) return;
    const { mission } = content.tokens[battle.token]!;
    const stake = LIKELY * stakesOn(board)[battle.token]!;
    /** What one of several is worth while some are missing. */
    const each = (wanted: number, done: number): number => (done < wanted ? stake / (wanted - done) : 0);
    switch (mission.is) {
      case 'burn':
        weights.burn = each(mission.n, battle.burns);
        break;
      case 'dual':
        if (board.players.length === 1) weights.burn = each(mission.n, battle.burns);
        else weights.dual = each(mission.n, battle.duals);
        break;
      case 'skill':
        weights.skills[mission.skill - 1] = each(mission.n, battle.skills[mission.skill - 1]!);
        break;
      case 'red':
        weights.red = each(mission.n, battle.reds);
        break;
      case 'blue':
        weights.blue = each(mission.n, battle.blues);
        break;
      case 'thrifty':
        if (battle.potions === 0) weights.thrift = stake;
        break;
      case 'underdog':
        if ((battle.killers & (1 << battle.poorest)) === 0) weights.kill = seat === battle.poorest ? stake : -stake / 2;
        break;
      case 'swift':
        if (battle.round <= mission.n) weights.haste = HASTE;
        break;
      case 'first':
        if (battle.lost === 0 && battle.kills === 0) weights.haste = HASTE;
        break;
      case 'unscathed':
        if (battle.lost <= mission.n) weights.haste = HASTE;
        break;
      default:
    }
  }

  function readStory({ battle, story, completed }: Board): void {
    if (battle === null || completed || story < 0) return;
    const { objective } = content.stories[story]!;
    if (objective?.is !== 'win' || objective.with !== 'burnOrDual' || battle.burns + battle.duals > 0) return;
    weights.burn += STORY;
    weights.dual += STORY;
  }
}
