import { readFileSync } from 'node:fs';
import { SHELF, type OnShelf } from '@hoard/games/shelf';
import { readRulebook } from '@hoard/games/rulebook';
import {
  Problem,
  offeredTo,
  optionsBy,
  valueOf,
  type Chosen,
  type Game,
  type Seated,
  type Setting,
  type Title,
  type Types,
  type Variant,
} from '@hoard/kernel';
import { wrap, type Console } from './console.ts';
import { ruleLines } from './inquiry.ts';
import { USUAL_PLAYERS, seatedInWords, youAgainst } from './seating.ts';

// Enter, again and again, and the game begins. Every question gives null if nobody stays.

const MANNERS = 'Enter takes what stands in brackets, ? tells what can be typed, quit leaves.';

/** Asks which game is played. */
export async function askGame(console: Console): Promise<string | null> {
  console.clear();
  console.say(MANNERS, 'dim');
  console.write(SHELF.map((game, index) => `${index + 1} ${shelfLine(game)}`));
  return askUntil(console, {
    prompt: `Which game, 1 to ${SHELF.length}? [1] > `,
    help: `A number from 1 to ${SHELF.length}, or the name of a game; Enter takes the first.`,
    read: (typed) => {
      const named = SHELF.filter(({ id, title }) =>
        [id, title.toLowerCase()].some((word) => /\D/.test(typed) && word.startsWith(typed.toLowerCase())),
      );
      return named.length === 1 ? named[0]!.id : SHELF[numberIn(typed, 1, 1, SHELF.length) - 1]!.id;
    },
  });
}

const shelfLine = ({ title, players, minutes }: OnShelf): string =>
  `${title.padEnd(20)} ${players.least} to ${players.most} players, ${minutes.least} to ${minutes.most} minutes`;

/** Asks who plays. */
export async function askSeats<T extends Types>(game: Game<T>, console: Console): Promise<Seated[] | null> {
  const { least, most } = game.seats;
  const usual = Math.min(USUAL_PLAYERS, most);
  console.clear();
  console.say(MANNERS, 'dim');
  console.say(game.title, 'bold');
  const count = await askUntil(console, {
    prompt: `How many at the table, ${least} to ${most}? [${usual}] > `,
    help: `A number from ${least} to ${most}, with you among them; Enter takes ${usual}.`,
    read: (typed) => numberIn(typed, usual, least, most),
  });
  if (count === null || count === 1) return count === null ? null : seatedInWords(['me']);
  const others = count - 1;
  const bots = youAgainst(others).slice(1).join(',');
  console.say('The others: names for people here; random, greedy or search for bots. What is not named is greedy.');
  return askUntil(console, {
    prompt: `Who plays with you? [${bots}] > `,
    help: `At most ${others}, with commas between: names of people who play at this screen, such as Anna; random, greedy or search for bots, the last one the strongest (search:1 is quick, search:3 thinks long). Enter takes ${bots}.`,
    read: (typed) => {
      const words = typed === '' ? [] : typed.split(',');
      if (words.length > others) throw new Problem(`Expected at most ${others}, not ${words.length}.`);
      return seatedInWords([...youAgainst(0), ...words, ...youAgainst(others - words.length).slice(1)]);
    },
  });
}

/** Asks how it is played: all that may be chosen on one page, each as usual until somebody changes it. */
export async function askVariants<T extends Types>(
  { rulebook, variants }: Pick<Title<T>, 'rulebook' | 'variants'>,
  seats: number,
  console: Console,
): Promise<Chosen | null> {
  const chosen: Record<string, Setting> = {};
  for (;;) {
    const offered = offeredTo(seats, variants, chosen);
    if (offered.length === 0) return {};
    const changes = offered.flatMap((variant) => changesTo(variant, chosen));
    for (const variant of offered) console.write(wrap(rowOf(variant, chosen, changes), console.room.width, '  '));
    const answer = await askUntil(console, {
      prompt: 'Enter to begin, a number to change something, why 1 for its rule > ',
      help: `Enter begins as it stands there; a number from 1 to ${changes.length} changes something to what stands behind it; why and a number tells the rule of that.`,
      read: (typed) =>
        typed === ''
          ? 'begin'
          : { asksWhy: /^why\b/i.test(typed), ...changes[numberIn(typed.replace(/^why\s*/i, ''), 0, 1, changes.length) - 1]! },
    });
    if (answer === null) return null;
    if (answer === 'begin') return optionsBy(offered, chosen);
    if (answer.asksWhy) console.say(ruleLines(readRulebook(readFileSync(rulebook, 'utf8')), answer.rule).join(' '), 'yellow');
    else chosen[answer.variant.option] = answer.value;
  }
}

/** Something that could be played instead. */
interface Change {
  readonly variant: Variant;
  readonly value: Setting;
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
  const others = changes.flatMap((change, index) => (change.variant === variant ? [`${index + 1} ${change.text}`] : []));
  return `${variant.label.en}: ${now.label.en}${others.length === 0 ? '' : ` (or ${others.join(', ')})`}`;
}

/** The number that was typed, or what Enter stands for. */
function numberIn(typed: string, usual: number, least: number, most: number): number {
  const number = typed === '' ? usual : /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Problem(`Expected a number from ${least} to ${most}.`);
  return number;
}

interface Inquiry<X> {
  readonly prompt: string;
  /** What can be typed. */
  readonly help: string;
  /** What was typed, understood; throws a Problem if it makes no sense. */
  readonly read: (typed: string) => X;
}

/** Asks again as long as the answer is a Problem. */
async function askUntil<X>(console: Console, { prompt, help, read }: Inquiry<X>): Promise<X | null> {
  for (;;) {
    const typed = (await console.ask(prompt))?.trim();
    if (typed === undefined) {
      console.write(['']);
      return null;
    }
    if (/^(q|quit|exit)$/i.test(typed)) return null;
    if (/^(\?|help)$/i.test(typed)) {
      console.say(`${help} quit leaves, and nothing is kept.`, 'yellow');
      continue;
    }
    try {
      return read(typed);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.say(error.message, 'yellow');
    }
  }
}
