import { fairDie } from '@hoard/kernel';
import { STATUS } from '../content/names.ts';
import type { MonsterTurnFrame } from '../state/battleFrames.ts';
import { NO_FOE } from '../state/battleEvents.ts';
import type { Step } from '../state/types.ts';
import { expire } from './18-statuses.ts';
import { monsterEffects } from './effects/frame.ts';
import { isDecided, monsterOf } from './fighters.ts';
import { isBoss } from './monsters.ts';
import { foeOf } from './things.ts';

// Chapter 14: a monster's turn.

const MONSTER_DIE = fairDie('ea.monster-die', 6);

/** EA-14.2: a boss rolls both dice, one where it is stunned (EA-14.13). */
const BOSS_DICE = 2;

export const monsterTurns = {
  begin: {
    kind: 'deed',
    rules: ['EA-14.1', 'EA-14.2', 'EA-14.12', 'EA-14.13', 'EA-14.14'],
    run(board, frame, flow) {
      const monster = monsterOf(board, frame.unit)!;
      const { skills } = flow.content.monsters[monster.kind]!;
      const isStunned = (monster.statuses & STATUS.stun) !== 0;
      const dice = (isBoss(flow.content, monster.kind) ? BOSS_DICE : 1) - (isStunned ? 1 : 0);
      monster.acted = true;
      // Until it has had a turn without Stun it cannot be given one.
      monster.wary = isStunned;
      frame.left = dice;
      frame.at = dice === 0 ? 'over' : skills.length > 1 ? 'roll' : 'skill';
      // Each die of a monster with one skill means that skill: nothing is rolled.
      if (skills.length === 1) frame.dice = Array.from({ length: dice }, () => 1);
      if (isStunned) flow.tell({ t: 'stunned', rule: dice === 0 ? 'EA-14.12' : 'EA-14.13', hero: -1, ...foeOf(board, monster) });
    },
  },
  roll: {
    kind: 'draw',
    rules: ['EA-14.1', 'EA-14.2'],
    die: () => MONSTER_DIE,
    drawn(board, frame, outcome, flow) {
      frame.dice.push(outcome + 1);
      if (frame.dice.length < frame.left) return;
      frame.at = 'skill';
      const monster = monsterOf(board, frame.unit);
      flow.tell({ t: 'dice', rule: 'EA-14.1', dice: frame.dice.slice(), ...(monster === undefined ? NO_FOE : foeOf(board, monster)) });
    },
  },
  // In the order rolled; equal dice mean the skill twice.
  skill: {
    kind: 'deed',
    rules: ['EA-14.2', 'EA-14.16'],
    run(board, frame, flow) {
      const monster = monsterOf(board, frame.unit);
      if (monster === undefined || frame.used === frame.dice.length || isDecided(board)) {
        frame.at = 'over';
        return;
      }
      const { skills, skillOf } = flow.content.monsters[monster.kind]!;
      const skill = skillOf[frame.dice[frame.used++]!]!;
      flow.push(monsterEffects(skills[skill]!.does, frame.unit));
      flow.tell({ t: 'monsterSkill', rule: 'EA-14.1', skill, ...foeOf(board, monster) });
    },
  },
  over: {
    kind: 'deed',
    rules: ['EA-14.15', 'EA-18.3'],
    run(board, frame, flow) {
      const monster = monsterOf(board, frame.unit);
      if (monster !== undefined) expire(monster);
      flow.pop();
    },
  },
} satisfies Step<MonsterTurnFrame>;
