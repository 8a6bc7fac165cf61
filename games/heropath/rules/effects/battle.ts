import { argumentOf, done, whole } from '@hoard/kernel';
import * as v from 'valibot';
import { DRAGON } from '../../content/names.ts';
import type { Board } from '../../state/board.ts';
import type { EffectsFrame } from '../../state/cardFrames.ts';
import type { Flow } from '../../state/types.ts';
import { act, verbOf } from '../../state/verbs.ts';
import { showPower } from '../10-help.ts';
import { evilForceBase } from '../13-scale.ts';
import { slay } from '../18-fight.ts';
import { losingOf } from '../20-losses.ts';
import { EXPERIENCE, gainGems, gainSupply } from '../bank.ts';
import { ANY_ENEMY } from '../conditions.ts';
import { enemyThrow, heroThrow, sumOf } from '../dice.ts';
import { SPARED, basicPower, standingPower } from '../standing.ts';
import { exposed, few, lasting, selfOrFoe, selfOrOpponent } from './fields.ts';
import { last } from './lasting.ts';
import { aimedEnemy, opponentOf, own } from './targets.ts';
import { define, type Moments } from './types.ts';
import { aiding, favouring } from '../durations.ts';

// Battle. What cards add lies with the hero who fights (`Hero.battle`); out of battle it is lost.

const bonus = whole(0, 20);

/** What one more power is worth in the one battle that it is for. */
const POWER_WORTH = 0.6;
const HERO_DICE = 2;

export const battle = define.rows({
  power: {
    fields: { enemies: bonus, dragon: bonus },
    does(board, frame, { enemies, dragon }) {
      const fought = board.heroes[frame.seat]!.battle;
      if (fought !== null) aiding(fought).power += fought.foe === DRAGON ? dragon : enemies;
    },
    worth: ({ enemies, dragon }) => POWER_WORTH * (enemies + dragon),
  },
  die: {
    fields: { n: whole(-2, 3), to: selfOrFoe },
    does(board, frame, { n, to }) {
      const fought = board.heroes[frame.seat]!.battle;
      if (fought === null) return;
      if (to.who === 'foe') aiding(fought).fewerFoeDice -= n;
      else aiding(fought).extraDice += n;
    },
    worth: ({ n }) => 2 * POWER_WORTH * Math.abs(n),
  },
  reroll: {
    fields: { n: few, dice: v.picklist(['own', 'search']) },
    does(board, frame, { n, dice }) {
      const hero = board.heroes[frame.seat]!;
      if (dice === 'search') favouring(hero).searchesAgain = true;
      frame.left = n;
      return dice === 'own' && hero.battle !== null && hero.battle.dice.length > 0 ? 'die' : undefined;
    },
    worth: ({ n }) => POWER_WORTH * n,
  },
  fix: {
    fields: { face: few },
    does: (board, frame) => ((board.heroes[frame.seat]!.battle?.dice.length ?? 0) > 0 ? 'die' : undefined),
    worth: () => POWER_WORTH,
  },
  /** The other side in the owner's battle; or an opponent in the battle going on. */
  weaken: {
    fields: { enemies: bonus, dragon: bonus, to: selfOrOpponent },
    does(board, frame, { enemies, dragon, to }, { content }) {
      if (to.who === 'self') {
        const fought = board.heroes[frame.seat]!.battle;
        if (fought !== null) aiding(fought).weaken += fought.foe === DRAGON ? dragon : enemies;
        return;
      }
      const fought = opponentOf(board, content, frame, to.within)?.battle ?? null;
      if (fought !== null) aiding(fought).power -= fought.foe === DRAGON ? dragon : enemies;
    },
    worth: ({ enemies, dragon }) => POWER_WORTH * (enemies + dragon),
  },
  calm: {
    fields: { n: few },
    does(board, frame, { n }) {
      const fought = board.heroes[frame.seat]!.battle;
      if (fought !== null) aiding(fought).calm += n;
    },
    worth: ({ n }) => POWER_WORTH * n,
  },
  spare: {
    fields: { from: v.picklist(SPARED), for: lasting },
    does(board, frame, effect, flow) {
      const hero = board.heroes[frame.seat]!;
      if (effect.for !== undefined) last(board, frame, hero, effect.for, flow);
      else if (effect.from === 'evasion') favouring(hero).evasions++;
      else favouring(hero).relief++;
    },
    worth: () => 1,
  },
  slay: {
    fields: { to: exposed },
    does(board, frame, { to }, flow) {
      if (aimedEnemy(board, flow.content, frame, to.within, true) !== undefined) slay(board, frame.seat, frame.unit, flow);
    },
    worth: () => 5,
  },
  capture: {
    fields: {},
    does(board, frame) {
      const fought = board.heroes[frame.seat]!.battle;
      if (fought !== null) aiding(fought).isCaptured = true;
    },
    worth: () => 0.5,
  },
  duel: {
    fields: { power: whole(1, 40) },
    does(_board, frame) {
      frame.chosen = [];
      return 'duel';
    },
    worth: ({ power }, { board, content, seat }) => {
      const hero = board.heroes[seat]!;
      const edge = basicPower(hero) + standingPower(content, hero, ANY_ENEMY) - power - evilForceBase(board);
      return edge >= 0 ? 4 : 4 + edge;
    },
  },
});

export const battleMoments = {
  /** Which die is rolled again, or turned. */
  die: {
    kind: 'decision',
    rules: ['HP-22.7'],
    single: 'taken',
    who: own,
    offer(board, frame, seat, out, { content }) {
      const { dice } = board.heroes[seat]!.battle!;
      dice.forEach((face, place) => {
        if (dice.indexOf(face) === place) out.allow(act.clause(place));
      });
      if (content.effects[frame.queue[0]!]!.do === 'reroll') out.allow(act.done());
    },
    choose(board, frame, seat, action, flow) {
      if (verbOf(action) === 'done') return done(frame);
      const effect = flow.content.effects[frame.queue[0]!]!;
      const die = argumentOf(action);
      if (effect.do !== 'fix') {
        frame.chosen = [die];
        frame.at = 'reroll';
        return;
      }
      board.heroes[seat]!.battle!.dice[die] = effect.face;
      done(frame);
      flow.tell({ t: 'fixed', rule: frame.rule, seat, die, face: effect.face });
    },
  },
  reroll: {
    kind: 'draw',
    rules: ['HP-22.1', 'HP-22.7', 'HP-22.8'],
    die: (_board, _frame, { content }) => heroThrow(content, 1),
    drawn(board, frame, outcome, flow) {
      const face = heroThrow(flow.content, 1).faces[outcome]![0]!;
      const [die] = frame.chosen;
      board.heroes[frame.seat]!.battle!.dice[die!] = face;
      frame.chosen = [];
      frame.left--;
      if (frame.left > 0) frame.at = 'die';
      else done(frame);
      flow.tell({ t: 'rerolled', rule: frame.rule, seat: frame.seat, die: die!, face });
    },
  },
  duel: {
    kind: 'draw',
    rules: ['HP-22.1', 'HP-22.2', 'HP-22.8'],
    die: (_board, frame, { content }) =>
      frame.chosen.length === 0 ? heroThrow(content, HERO_DICE) : enemyThrow(content, content.numbers.duel.dice),
    drawn(board, frame, outcome, flow) {
      if (frame.chosen.length === 0) {
        frame.chosen = heroThrow(flow.content, HERO_DICE).faces[outcome]!.slice();
        return;
      }
      const foe = enemyThrow(flow.content, flow.content.numbers.duel.dice).faces[outcome]!;
      endDuel(board, frame, frame.chosen, foe, flow);
    },
  },
} satisfies Moments<'die' | 'reroll' | 'duel'>;

/** `duel`: standing bonuses against enemies count, cards that are used up do not. */
function endDuel(board: Board, frame: EffectsFrame, dice: readonly number[], foeDice: readonly number[], flow: Flow): void {
  const { content } = flow;
  const { seat, rule } = frame;
  const hero = board.heroes[seat]!;
  const effect = content.effects[frame.queue[0]!]!;
  if (effect.do !== 'duel') throw new Error(`No duel: ${effect.do}`);
  showPower(board, hero, ANY_ENEMY, flow);
  const total = basicPower(hero) + sumOf(dice) + standingPower(content, hero, ANY_ENEMY);
  const foeTotal = effect.power + sumOf(foeDice) + evilForceBase(board);
  const { experience, gold, vitality } = content.numbers.duel;
  frame.chosen = [];
  done(frame);
  flow.tell({ t: 'duel', rule, seat, dice: [...dice, ...foeDice], total, foeTotal });
  if (total >= foeTotal) {
    gainGems(board, hero, EXPERIENCE, experience, rule, flow);
    gainSupply(board, hero, gold, 0, rule, flow);
  }
  if (total <= foeTotal) flow.push(losingOf(board, seat, vitality, 'card', rule));
}
