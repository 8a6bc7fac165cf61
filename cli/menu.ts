import { readFileSync } from 'node:fs';
import { titleIds, withTitle } from '@hoard/games';
import { readRulebook } from '@hoard/games/rulebook';
import {
  Problem,
  offeredTo,
  optionsBy,
  valueOf,
  type Chosen,
  type Game,
  type Seated,
  type Title,
  type Types,
  type Variant,
} from '@hoard/kernel';
import { wrap, type Console } from './console.ts';
import { ruleLines } from './inquiry.ts';
import { seatedBy, youAgainst } from './seating.ts';

const USUAL = 4;

// Enter, again and again, and the game begins. Every question gives null if nobody stays.

/** Asks which game is played. */
export async function askGame(console: Console): Promise<string | null> {
  console.clear();
  const ids = titleIds();
  console.write(ids.map((id, place) => `${place + 1} ${withTitle(id, ({ game }) => game.title)}`));
  return askUntil(console, `Which game, 1 to ${ids.length}? [1] > `, (typed) => ids[numberIn(typed, 1, 1, ids.length) - 1]!);
}

/** Asks who plays. */
export async function askSeats<T extends Types>(game: Game<T>, console: Console): Promise<Seated[] | null> {
  const { least, most } = game.seats;
  console.clear();
  console.say(game.title, 'bold');
  const count = await askUntil(console, `How many at the table, ${least} to ${most}? [${USUAL}] > `, (typed) =>
    numberIn(typed, USUAL, least, most),
  );
  if (count === null || count === 1) return count === null ? null : seatedBy(['me']);
  const others = count - 1;
  console.say('The others: names for people here; random, greedy or search for bots. What is not named is greedy.');
  return askUntil(console, `Who plays with you? [${youAgainst(others).slice(1).join(',')}] > `, (typed) => {
    const words = typed === '' ? [] : typed.split(',');
    if (words.length > others) throw new Problem(`Expected at most ${others}, not ${words.length}.`);
    return seatedBy([...youAgainst(0), ...words, ...youAgainst(others - words.length).slice(1)]);
  });
}

/** Asks how it is played: all that may be chosen on one page, each as usual until somebody changes it. */
export async function askVariants<T extends Types>(
  { rulebook, variants }: Pick<Title<T>, 'rulebook' | 'variants'>,
  seats: number,
  console: Console,
): Promise<Chosen | null> {
  const chosen: Record<string, string | boolean> = {};
  for (;;) {
    const offered = offeredTo(seats, variants, chosen);
    if (offered.length === 0) return {};
    const changes = offered.flatMap((variant) => changesTo(variant, chosen));
    for (const variant of offered) console.write(wrap(rowOf(variant, chosen, changes), console.room.width, '  '));
    const answer = await askUntil(console, 'Enter to begin, a number to change something, why 1 for its rule > ', (typed) =>
      typed === ''
        ? 'begin'
        : { asksWhy: typed.startsWith('why'), ...changes[numberIn(typed.replace(/^why /, ''), 0, 1, changes.length) - 1]! },
    );
    if (answer === null) return null;
    if (answer === 'begin') return optionsBy(offered, chosen);
    if (answer.asksWhy) console.say(ruleLines(readRulebook(readFileSync(rulebook, 'utf8')), answer.rule).join(' '), 'yellow');
    else chosen[answer.variant.option] = answer.value;
  }
}

/** Something that could be played instead. */
interface Change {
  readonly variant: Variant;
  readonly value: string | boolean;
  readonly text: string;
  readonly rule: string;
}

const changesTo = (variant: Variant, chosen: Chosen): Change[] =>
  variant.values
    .filter(({ value }) => value !== valueOf(variant, chosen))
    .map(({ value, label, rule }) => ({ variant, value, text: label.en, rule: rule ?? variant.rule }));

/** `Faerie folk: without (or 2 with)`. */
function rowOf(variant: Variant, chosen: Chosen, changes: readonly Change[]): string {
  const now = variant.values.find(({ value }) => value === valueOf(variant, chosen))!;
  const others = changes.flatMap((change, place) => (change.variant === variant ? [`${place + 1} ${change.text}`] : []));
  return `${variant.label.en}: ${now.label.en} (or ${others.join(', ')})`;
}

/** The number that was typed, or what Enter stands for. */
function numberIn(typed: string, usual: number, least: number, most: number): number {
  const number = typed === '' ? usual : Number(typed);
  if (!(Number.isInteger(number) && number >= least && number <= most)) throw new Problem(`Expected a number from ${least} to ${most}.`);
  return number;
}

/** Asks again as long as the answer is a Problem. */
async function askUntil<X>(console: Console, prompt: string, read: (typed: string) => X): Promise<X | null> {
  for (;;) {
    const typed = await console.ask(prompt);
    if (typed === null) {
      console.write(['']);
      return null;
    }
    try {
      return read(typed.trim());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.say(error.message, 'yellow');
    }
  }
}
