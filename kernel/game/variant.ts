import type { InEveryLanguage } from '../words/language.ts';

/** A choice to be made before the game: a switch, or one of several. The rule's text can be shown beside it. */
export interface Variant {
  readonly option: string;
  readonly rule: string;
  /** Only for so many players. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Only where another choice has this value. */
  readonly where?: { readonly option: string; readonly value: Setting };
  /** The first is what is played unless somebody chooses; one may have a rule of its own. */
  readonly values: readonly VariantValue[];
  /** What else there is, but not at this table, and why not: whoever looks for it is told. */
  readonly barred?: readonly BarredValues[];
  readonly label: InEveryLanguage;
}

/** Things that could be chosen at another table. */
interface BarredValues {
  readonly labels: readonly InEveryLanguage[];
  /** Why not here, in a sentence. */
  readonly why: InEveryLanguage;
  readonly rule: string;
}

/** What an option is set to: a switch, one of several words, or a number. */
export type Setting = string | number | boolean;

/** One of the things to choose. */
export interface VariantValue {
  readonly value: Setting;
  readonly label: InEveryLanguage;
  /** What it does to the game, in a sentence. */
  readonly does: InEveryLanguage;
  readonly rule?: string;
}

/** What was chosen so far, by option. */
export type Chosen = Readonly<Record<string, Setting>>;

/** What is played: as it was chosen where that is possible, else as usual. */
export const valueOf = ({ option, values }: Variant, chosen: Chosen): Setting =>
  (values.find(({ value }) => value === chosen[option]) ?? values[0]!).value;

/** What there is to choose at a table of so many seats, as far as the choices that were made leave it open. */
export function offeredTo(seats: number, variants: readonly Variant[], chosen: Chosen): Variant[] {
  const fitting = variants.filter(({ seats: { least, most } }) => seats >= least && seats <= most);
  return fitting.filter(
    ({ where }) => where === undefined || fitting.some((other) => other.option === where.option && valueOf(other, chosen) === where.value),
  );
}

/** The options that the choices set. */
export const optionsBy = (offered: readonly Variant[], chosen: Chosen): Chosen =>
  Object.fromEntries(offered.map((variant) => [variant.option, valueOf(variant, chosen)]));
