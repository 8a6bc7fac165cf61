import { capitalised, percent, type Action, type Language } from '@hoard/kernel';
import type { Verdict } from './verdict.ts';
import { ADVISER_WORDS } from './words.ts';

/** What an adviser says, in whole sentences. */
export interface Advice {
  /** What it would do. */
  readonly headline: string;
  /** How good that is, and why: a sentence each. */
  readonly reasons: readonly string[];
  /** What else it looked at and found worse: a sentence each. */
  readonly others: readonly string[];
}

/** What a game calls an answer, and how it tells what speaks for one. */
export interface AdviceNames {
  readonly option: (action: Action) => string;
  readonly merit: (name: string, amount: number) => string;
}

export function adviceIn(language: Language, verdict: Verdict, { option, merit }: AdviceNames): Advice {
  const { action, isOnly, chance, equals, others, reason } = verdict;
  const say = ADVISER_WORDS[language];
  const named = (answer: Action): string => say.quoted(capitalised(option(answer)));
  const headline = say.would(named(action));
  if (isOnly) return { headline, reasons: [say.only], others: [] };
  if (chance === null) return { headline, reasons: [say.tooFew], others: [] };
  const tries = new Intl.NumberFormat(language).format(verdict.tries);
  const wins = percent(chance, language);
  const alike = equals.length === 0 ? [] : [say.equal(new Intl.ListFormat(language).format([action, ...equals].map(named)))];
  const [next, ...rest] = others;
  return {
    headline,
    reasons: [...alike, (equals.length === 0 ? say.chance : say.eachChance)(wins, tries), why()],
    // What is compared in the reason itself need not be told again.
    others: (reason === null ? rest : others).map((other) => say.other(named(other.action), percent(other.chance, language))),
  };

  function why(): string {
    if (reason !== null) return say.because(named(reason.than), merit(reason.merit, reason.amount));
    return next === undefined ? say.alike : say.becauseOfChance(named(next.action), percent(next.chance, language));
  }
}
