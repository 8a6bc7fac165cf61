import { argumentOf, questionOf, type Action, type Asked } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import type { CardId } from '../content/ids.ts';
import { foreseeSkill, type Care } from '../odds/foresight.ts';
import { setsFor } from '../odds/sets.ts';
import { canBurn, payingCards } from '../rules/11-burn.ts';
import { fightersOf } from '../rules/fighters.ts';
import type { Unit } from '../state/battle.ts';
import { ECHO } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import { asLoan, lenderIn, loanIn } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { bestOf, holdsAll, type CardSet } from './sets.ts';

/** A blow that somebody puts together: which skill, on whom, with which cards, and whether a Soul Burn goes with it. */
export interface PlannedBlow {
  /** 0 to 2. */
  readonly skill: number;
  /** -1 where it aims at nobody. */
  readonly foe: Unit;
  readonly set: CardSet;
  readonly burn: boolean;
}

type Ask = Asked<EpicSevenArise>;

/** Whether the Soul Burn of a skill could be paid now. */
export const mayBurn = ({ view: { sight }, seat }: Ask, skill: number): boolean =>
  canBurn(sight, content, { hero: sight.turn?.hero ?? 0, skill, seat }) === null;

/**
 * The answers that strike a blow, one after another. Where the Soul Burn cannot be paid yet, its question is left open: what is drawn
 * may pay for it.
 */
export function answersOf(asked: Ask, { skill, foe, set, burn }: PlannedBlow): Action[] {
  const { sight } = asked.view;
  const loan = set.loan < 0 ? [] : [set.lender === ECHO ? act.echo(set.loan) : act.borrow(asLoan(content, set.lender, set.loan))];
  const paying = payingCards(sight, content, { hero: sight.turn?.hero ?? 0, skill, seat: asked.seat });
  return [
    act.skill(skill),
    ...(foe < 0 ? [] : [act.foe(foe)]),
    ...loan,
    ...set.cards.map((card) => act.lay(card)),
    ...(burn ? [act.burn(), ...paying.map((card) => act.spend(card))] : mayBurn(asked, skill) ? [act.plain()] : []),
  ];
}

/** The blow that answers in a row would strike; null where they are something else. */
function blowIn(planned: readonly Action[]): PlannedBlow | null {
  const of = (verb: EpicSevenArise['verb']): number[] => planned.filter((action) => verbOf(action) === verb).map(argumentOf);
  const [skill] = of('skill');
  if (skill === undefined) return null;
  const [borrowed] = of('borrow');
  const [echo] = of('echo');
  const lent =
    borrowed === undefined
      ? { lender: echo === undefined ? -1 : ECHO, loan: echo ?? -1 }
      : { lender: lenderIn(content, borrowed), loan: loanIn(content, borrowed) };
  return {
    skill,
    foe: of('foe')[0] ?? -1,
    set: { cards: of('lay'), ...lent },
    burn: of('burn').length > 0,
  };
}

/** Skills that can be activated now. */
export const openSkills = ({ actions }: Ask): number[] => actions.filter((action) => verbOf(action) === 'skill').map(argumentOf);

/** The blow that is proposed before anybody has touched anything: with the skill that is emphasised, else with the strongest. */
function firstBlow(asked: Ask, main: Action | null): PlannedBlow | null {
  const skills = openSkills(asked);
  const wished = skills.find((skill) => act.skill(skill) === main) ?? skills.at(-1);
  return wished === undefined ? null : propose(asked, wished, -1);
}

/** The blow that is put together in a hero's turn, or proposed; null where there is none, and outside one's own turn. */
export function blowOf({ asked, planned, main }: Pick<BoardProps<EpicSevenArise>, 'asked' | 'planned' | 'main'>): PlannedBlow | null {
  if (asked === null || questionOf(asked) !== 'heroTurn.act') return null;
  return blowIn(planned) ?? firstBlow(asked, main);
}

/** The blow that is proposed for a skill with the cards that were picked, on the monster that was aimed at or that it suits best. */
export function propose(asked: Ask, skill: number, foe: Unit, picked: readonly CardId[] = []): PlannedBlow | null {
  const { sight } = asked.view;
  const place = sight.turn?.hero ?? -1;
  if (place < 0) return null;
  const set = bestOf(setsFor(sight, content, place, skill).filter(({ cards }) => holdsAll(cards, picked)));
  return set === null ? null : { skill, foe: targetOf(sight, place, skill, foe), set, burn: false };
}

/** Whom a skill is aimed at unless somebody else was: who dies of it, else who loses most, else who has least left. */
function targetOf(board: Board, place: number, skill: number, wish: Unit): Unit {
  const { aims } = content.heroes[board.heroes[place]!.id]!.skills[skill]!;
  const foes = fightersOf(board, content);
  if (!aims) return -1;
  if (foes.some(({ unit }) => unit === wish)) return wish;
  const rated = foes.map(({ unit, health }) => {
    const dealt = prospectOf(board, place, { skill, foe: unit, burn: false }).foes.get(unit)?.dealt ?? 0;
    return { unit, worth: (dealt >= health ? 100 : 0) + Math.min(dealt, health) - health / 100 };
  });
  return rated.toSorted((one, other) => other.worth - one.worth)[0]?.unit ?? -1;
}

/** What a blow will do. */
export interface Prospect {
  readonly foe: Unit;
  /** By unit: each damage number as it gets through, and their sum. */
  readonly foes: ReadonlyMap<Unit, { readonly numbers: readonly number[]; readonly dealt: number }>;
  readonly care: readonly Care[];
}

/** What a blow will do to everybody, armour and bonuses included. */
export function prospectOf(board: Board, place: number, { skill, foe, burn }: Pick<PlannedBlow, 'skill' | 'foe' | 'burn'>): Prospect {
  const { blows, care } = foreseeSkill(board, content, { hero: place, skill, foe, burn });
  const byUnit = Map.groupBy(blows, ({ unit }) => unit);
  const foes = [...byUnit].map(([unit, hits]) => {
    const numbers = hits.map(({ dealt }) => dealt);
    return [unit, { numbers, dealt: numbers.reduce((sum, number) => sum + number, 0) }] as const;
  });
  return { foe, foes: new Map(foes), care };
}
