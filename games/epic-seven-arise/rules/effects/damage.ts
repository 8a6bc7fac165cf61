import type { Flow } from '@hoard/kernel';
import * as v from 'valibot';
import type { DamageKind } from '../../state/battleEvents.ts';
import type { Monster } from '../../state/battle.ts';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Board, Hero } from '../../state/board.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import { hurt } from '../13-damage.ts';
import { putOnMonster } from '../18-statuses.ts';
import { heroPower, modOf } from '../combatants.ts';
import { foeOf, mostHealthOf, playerOf } from '../things.ts';
import type { Amount, Printed } from './appraisal.ts';
import { few, foes, type Foes } from './fields.ts';
import { heroEffects } from './frame.ts';
import { forFoes } from './targets.ts';
import { define, type Reading } from './types.ts';

// Effects on monsters, and what changes the damage of a skill.

/** As an Amount. */
const amount = v.union([v.literal('missing'), few]);

const KINDS: { readonly [printed in Printed]: DamageKind } = { hit: 'physical', magic: 'magical', true: 'true' };

function printedNumber(hero: Hero, n: Amount, { content }: Pick<Flow<EpicSevenArise>, 'content'>): number {
  if (n !== 'missing') return n;
  return Math.min(content.numbers.missing, mostHealthOf(content, hero) - hero.health);
}

/** EA-9.16: what is added to a hero's damage number before armour. */
function bonusOf(
  board: Board,
  hero: Hero,
  printed: Printed,
  { boost, edge }: Pick<EffectsFrame, 'boost' | 'edge'>,
  { content }: Pick<Flow<EpicSevenArise>, 'content'>,
): number {
  const mod = printed === 'true' ? 0 : modOf(content, hero, printed);
  return boost + edge + mod + heroPower(board, content, hero);
}

function deal(
  board: Board,
  frame: EffectsFrame,
  printed: Printed,
  { n, to }: { readonly n: Amount; readonly to: Foes },
  flow: Flow<EpicSevenArise>,
): 'other' | undefined {
  const hero = board.heroes[frame.hero]!;
  const blow = {
    seat: frame.seat,
    hero: hero.id,
    damage: frame.pierce ? 'true' : KINDS[printed],
    printed: printedNumber(hero, n, flow),
    bonus: bonusOf(board, hero, printed, frame, flow),
  } as const;
  const asks = forFoes(board, frame, to, flow, (monster) => {
    const lost = hurt(board, monster, blow, flow);
    if (monster.health === 0) frame.killed = true;
    if (lost > 0) firstDamaged(board, frame, monster, flow);
  });
  // `edge` is for the first damage number only.
  if (asks === undefined) frame.edge = 0;
  return asks;
}

/** Equipment that acts once in each activation of a skill, on the first monster that loses health to it. */
function firstDamaged(board: Board, frame: EffectsFrame, { unit }: Monster, flow: Flow<EpicSevenArise>): void {
  if (frame.skill < 0 || frame.damaged) return;
  frame.damaged = true;
  const { seat, hero } = frame;
  for (const card of board.heroes[hero]!.equipment.toReversed())
    for (const lasting of flow.content.cards[card]!.lasting)
      if (lasting.lasts === 'firstDamaged') flow.push(heroEffects(lasting.does, 'EA-12.10', { seat, hero, foe: unit }));
}

/** EA-19.2: a token put on a monster, or its armour broken. */
function credit(board: Board, { seat }: EffectsFrame, flow: Flow<EpicSevenArise>): void {
  if (seat >= 0) playerOf(board, seat).contribution += flow.content.numbers.contribution.token;
}

const hamper = (board: Board, frame: EffectsFrame, status: 'stun' | 'slow', to: Foes, flow: Flow<EpicSevenArise>): 'other' | undefined =>
  forFoes(board, frame, to, flow, (monster) => {
    if (putOnMonster(board, monster, status, false, frame.rule, flow)) credit(board, frame, flow);
  });

export const damage = define.rows({
  hit: {
    fields: { n: amount, to: foes },
    does: (board, frame, effect, flow) => deal(board, frame, 'hit', effect, flow),
    worth: ({ n, to }, opinion) => opinion.damage('hit', n, to),
  },
  magic: {
    fields: { n: amount, to: foes },
    does: (board, frame, effect, flow) => deal(board, frame, 'magic', effect, flow),
    worth: ({ n, to }, opinion) => opinion.damage('magic', n, to),
  },
  true: {
    fields: { n: amount, to: foes },
    does: (board, frame, effect, flow) => deal(board, frame, 'true', effect, flow),
    worth: ({ n, to }, opinion) => opinion.damage('true', n, to),
  },
  sunder: {
    fields: { n: few, to: foes },
    does: (board, frame, { n, to }, flow) =>
      forFoes(board, frame, to, flow, (monster) => {
        monster.sunder += n;
        credit(board, frame, flow);
        flow.tell({ t: 'sundered', rule: frame.rule, n, ...foeOf(board, monster) });
      }),
    worth: ({ n, to }, opinion) => opinion.sunder(n, to),
  },
  stun: {
    fields: { to: foes },
    does: (board, frame, { to }, flow) => hamper(board, frame, 'stun', to, flow),
    worth: ({ to }, opinion) => opinion.stun(to),
  },
  slow: {
    fields: { to: foes },
    does: (board, frame, { to }, flow) => hamper(board, frame, 'slow', to, flow),
    worth: ({ to }, opinion) => opinion.slow(to),
  },
  boost: {
    fields: { n: few },
    does(_, frame, { n }) {
      frame.boost += n;
    },
    worth: ({ n }, opinion) => opinion.boost(n),
  },
  pierce: {
    fields: {},
    does(_, frame) {
      frame.pierce = true;
    },
    worth: (_, opinion) => opinion.pierce(),
  },
  edge: {
    fields: { n: few },
    does(board, frame, { n }, flow) {
      if (board.turn === null) return;
      board.turn.edge += n;
      flow.tell({ t: 'marked', rule: frame.rule, hero: board.heroes[frame.hero]!.id, marker: 'edge', n });
    },
    worth: ({ n }, opinion) => opinion.edge(n),
  },
  again: {
    fields: {},
    does(board, frame, _, flow) {
      if (board.turn === null) return;
      board.turn.skills++;
      flow.tell({ t: 'marked', rule: frame.rule, hero: board.heroes[frame.hero]!.id, marker: 'again', n: 1 });
    },
    worth: (_, opinion) => opinion.secondSkill(),
  },
  onKill: {
    fields: ({ effects }: Reading) => ({ does: effects }),
    does(_, frame, { does }) {
      frame.later.push(...does);
    },
    worth: ({ does }, opinion) => opinion.onKill(does),
  },
});
