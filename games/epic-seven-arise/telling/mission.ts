import { listSeats } from '@hoard/kernel';
import type { Mission } from '../content/content.ts';
import type { Battle } from '../state/battle.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { effectsInWords, missionInWords } from './cards.ts';

/** How the mission of a battle stands. `met` and `failed` are certain before the battle ends; it is judged then (EA-16.2). */
export interface MissionTold {
  readonly name: string;
  readonly line: string;
  readonly told: string;
  /** `2/3`; empty where nothing is counted. */
  readonly progress: string;
  readonly state: 'open' | 'met' | 'failed';
  readonly reward: string;
  readonly punishment: string;
}

/** The mission of the battle that is being fought, or null. */
export function missionOf(words: Words, board: Board): MissionTold | null {
  const { battle } = board;
  const token = words.content.tokens[battle?.token ?? -1];
  if (battle === null || token === undefined) return null;
  return {
    name: token.name,
    line: token.line,
    told: missionInWords(words, board, token.mission),
    ...standOf(board, battle, token.mission),
    reward: effectsInWords(words, board, token.reward),
    punishment: effectsInWords(words, board, token.punishment),
  };
}

type Stand = Pick<MissionTold, 'progress' | 'state'>;

/** So many are asked for. */
const reaching = (count: number, n: number): Stand => ({ progress: `${Math.min(count, n)}/${n}`, state: count >= n ? 'met' : 'open' });

/** More than so many fail it. */
const within = (count: number, n: number): Stand => ({ progress: `${count}/${n}`, state: count > n ? 'failed' : 'open' });

/** Once it has happened, it is lost. */
const spoiled = (isSpoiled: boolean): Stand => ({ progress: '', state: isSpoiled ? 'failed' : 'open' });

function standOf(board: Board, battle: Battle, mission: Mission): Stand {
  switch (mission.is) {
    case 'none':
      return { progress: '', state: 'open' };
    case 'swift':
      return within(battle.round, mission.n);
    case 'unbroken':
      return spoiled(battle.deaths > 0);
    case 'unscathed':
      return within(battle.lost, mission.n);
    case 'first':
      return battle.drewFirst ? { progress: '', state: 'met' } : spoiled(battle.bled);
    case 'burn':
      return reaching(battle.burns, mission.n);
    case 'dual':
      return reaching(dualsIn(board, battle), mission.n);
    case 'skill':
      return reaching(battle.skills[mission.skill - 1]!, mission.n);
    case 'red':
      return reaching(battle.reds, mission.n);
    case 'blue':
      return reaching(battle.blues, mission.n);
    case 'thrifty':
      return spoiled(battle.potions > 0);
    case 'everyone':
      return reaching(listSeats(battle.hurters).length, board.players.length);
    case 'underdog':
      return { progress: '', state: (battle.killers >> battle.poorest) % 2 === 1 ? 'met' : 'open' };
    case 'escort':
      return battle.bystanderAt < 0
        ? spoiled(battle.deaths > 0)
        : { progress: `${Math.max(0, battle.bystander)}/${mission.n}`, state: battle.bystander <= 0 ? 'failed' : 'open' };
  }
}

/** EA-2.16, EA-2.20: alone, Soul Burns count for Dual Attacks, and with Echoes both do. */
const dualsIn = ({ players, echoing }: Board, { burns, duals }: Battle): number =>
  players.length > 1 ? duals : echoing ? burns + duals : burns;
