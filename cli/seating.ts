import { LONGEST_NAME, NAME, PERSON, Problem, YOU, isYou, type Seated } from '@hoard/kernel';
import { quoted } from '@hoard/lab/commandLine';
import { mistakesBetween } from '@hoard/lab/nearest';
import { BOT_NAMES, BOT_WORDS, isBotName } from '@hoard/players';

/** So many play unless somebody says otherwise. */
export const USUAL_PLAYERS = 4;

/** Who sits where: `me`, a name, or a kind of bot for each seat. */
export function seatedInWords(words: readonly string[]): Seated[] {
  const seated = words.map((word, seat) => seatedAs(word.trim(), seat));
  const names = seated.map(({ name }) => name.toLowerCase());
  const twice = seated.find(({ name }, seat) => names.indexOf(name.toLowerCase()) !== seat);
  if (twice !== undefined)
    throw new Problem(
      `${isYou(twice.name) ? 'You sit' : `${twice.name} sits`} twice at the table; expected a different name for each seat.`,
    );
  return seated;
}

function seatedAs(word: string, seat: number): Seated {
  const plain = word.toLowerCase();
  if (plain === ME) return { name: YOU.en, player: PERSON };
  if (isBotName(plain)) return { name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, player: plain };
  const parts = plain.split(/[^a-z:\d]+/).filter((part) => /[a-z]/.test(part));
  if (parts.length > 1 && parts.some((part) => part === ME || isBotName(part)))
    throw new Problem(`${quoted(word)} is no name for one seat; expected commas between those who play: me,greedy,Anna.`);
  if (/^(random|greedy|search)[^a-z]/.test(plain)) throw new Problem(`There is no bot ${quoted(word)}; expected ${BOT_WORDS}.`);
  if (NOBODY.test(plain))
    throw new Problem(`${quoted(word)} is nobody's name; expected random, greedy or search for a bot, or a name such as Anna.`);
  const bot = KINDS.find((kind) => isSlip(word, kind));
  if (bot !== undefined) throw new Problem(`${quoted(word)} looks like the bot ${bot}; expected that, or ${otherThan(word)}.`);
  if (!NAME.test(word))
    throw new Problem(
      `${quoted(word)} cannot sit at the table; expected a name of at most ${LONGEST_NAME} letters, me, random, greedy or search.`,
    );
  return { name: word, player: PERSON };
}

const ME = 'me';
const KINDS = ['random', 'greedy', 'search'];

/** What somebody types who does not know yet what is expected here. No child was ever called that. */
const NOBODY =
  /^(\d+|\?|q|quit|exit|help|y|yes|n|no|ok|none|nobody|no one|anyone|someone|somebody|default|bots?|robots?|computers?|cpus?|ai|ais|npcs?|machines?|opponents?|enem(y|ies)|humans?|persons?|people|players?|friends?|easy|medium|hard)$/;

/** Whoever mistypes a bot would wait for a person who never comes. Sarah and Freddy are two letters off a bot, and names all the same. */
function isSlip(word: string, kind: string): boolean {
  const mistakes = mistakesBetween(word.toLowerCase(), kind);
  return mistakes === 1 || (mistakes === 2 && !isCapital(word));
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function otherThan(word: string): string {
  const name = word[0]!.toUpperCase() + word.slice(1);
  return KINDS.some((kind) => isSlip(name, kind)) ? 'a name less like it' : `a name with a capital letter: ${name}`;
}

/** You against bots. */
export const youAgainst = (bots: number): string[] => [ME, ...Array.from({ length: bots }, () => 'greedy')];
