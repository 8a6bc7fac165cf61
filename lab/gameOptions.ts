import { Problem, offeredTo, type Game, type Random, type Setting, type Title, type Types, type Variant } from '@hoard/kernel';
import type { GivenFlags } from './gameWords.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * The options of a game that its flags set at a table of so many seats. What the game cannot do it says itself; what it would pass
 * over without a word is a Problem as well.
 */
export function optionsAt<T extends Types>(
  title: Pick<Title<T>, 'terminalOf' | 'variants'>,
  game: Game<T>,
  given: GivenFlags,
  seats: number,
): Options {
  const terminal = title.terminalOf(game);
  const options = terminal.optionsFrom(given, seats);
  game.readOptions(options, seats);
  const usual = terminal.optionsFrom({}, seats);
  for (const [flag, value] of Object.entries(given)) {
    const alone = terminal.optionsFrom({ [flag]: value }, seats);
    for (const option of Object.keys(alone)) {
      if (JSON.stringify(alone[option]) === JSON.stringify(usual[option])) continue;
      const rows = title.variants.filter((row) => row.option === option && row.values.some((one) => one.value === options[option]));
      if (rows.length > 0 && !offeredTo(seats, title.variants, choicesIn(options)).some((row) => rows.includes(row)))
        throw idle(flag, value, rows, seats);
    }
  }
  return options;
}

/**
 * Options drawn at random from what may be chosen before a game, for a table of so many seats. Some may be set already: they are
 * kept, and drawn is only what goes with them.
 */
export function anyOptions(variants: readonly Variant[], seats: number, random: Random, set: Options = {}): Options {
  for (;;) {
    const chosen: Record<string, Setting> = choicesIn(set);
    let isAtOdds = false;
    for (const variant of variants) {
      if (!offeredTo(seats, variants, chosen).includes(variant)) continue;
      const { option, values } = variant;
      if (!Object.hasOwn(set, option)) chosen[option] = random.pick(values).value;
      else isAtOdds ||= variant.barred !== undefined && !values.some(({ value }) => value === set[option]);
    }
    if (!isAtOdds) return chosen;
  }
}

const choicesIn = (options: Options): Record<string, Setting> =>
  Object.fromEntries(
    Object.entries(options).filter((entry): entry is [string, Setting] => ['string', 'number', 'boolean'].includes(typeof entry[1])),
  );

/** `--level knight is for 1 player (DA-15.7), not for this table of 4; …`. */
function idle(flag: string, value: string | boolean, rows: readonly Variant[], seats: number): Problem {
  const tables = rows.map(({ rule, seats: { least, most }, where }) => {
    const players = least === most ? `${least} ${least === 1 ? 'player' : 'players'}` : `${least} to ${most} players`;
    return `${players}${where === undefined ? '' : ` where ${where.option} is ${String(where.value)}`} (${rule})`;
  });
  const typed = `--${flag}${typeof value === 'string' ? ` ${value}` : ''}`;
  return new Problem(`${typed} is for ${tables.join(' or ')}, not for this table of ${seats}; expected such a table, or no --${flag}.`);
}
