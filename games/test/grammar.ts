import type { LanguageName } from './speaking.ts';

// How a language speaks to somebody and of somebody: `You throw`, never `You throws`; `Anna throws`, never `Anna throw`.

/** What may follow `you` and yet ends like a verb of the third person. */
const NO_VERBS = new Set(['as', 'across', 'always', 'towards', 'less', 'this', 'gems', 'goods', 'crystals', 'pass', 'cross']);
/** Verbs of the third person that do not end in s, and those that are the same for everybody. */
const UNCHANGED = new Set([
  'saw',
  'left',
  'swore',
  'must',
  'may',
  'can',
  'will',
  'would',
  'could',
  'should',
  'has',
  'is',
  'was',
  'does',
  'goes',
]);
/** What an English verb is called when somebody is spoken to, and never when somebody is spoken of. */
const SECOND_PERSON = /^(are|have|do|go|were)$/;
/** German verbs of the second person that do not end in `st`. */
const GERMAN_YOU = new Set(['lässt', 'musst', 'weißt', 'verlässt', 'schließt', 'isst', 'liest']);
/** What follows `und` in German and ends in t without being a verb of its own. */
const NO_GERMAN_VERBS = new Set(['nicht', 'erst', 'jetzt', 'dort', 'mit', 'fort', 'weit', 'sonst', 'seit']);

const NAMES = /\b(?:Anna|Ben|Cleo|Dora)\b/;

/** What is wrong with the verbs of a sentence in which somebody is spoken to or of; empty where nothing is. */
export function verbFaults(language: LanguageName, sentence: string): string[] {
  return language === 'English' ? englishFaults(sentence) : germanFaults(sentence);
}

function englishFaults(sentence: string): string[] {
  const faults: string[] = [];
  for (const clause of sentence.split(/[.:;!?]\s*/)) {
    for (const [all, next = ''] of clause.matchAll(/\byou ([a-z]+)\b/gi)) if (isThirdPerson(next)) faults.push(all);
    if (/^you\b/i.test(clause))
      for (const [all, next = ''] of clause.matchAll(/\band ([a-z]+)\b/g)) if (isThirdPerson(next)) faults.push(`you … ${all}`);
    if (/\byou(?:'s|’s)|\byous\b/i.test(clause)) faults.push(clause);
    const [, next = ''] = new RegExp(`^${NAMES.source} ([a-z]+)\\b`).exec(clause) ?? [];
    if (SECOND_PERSON.test(next)) faults.push(clause);
    if (next !== '' && next !== 'and' && !next.endsWith('s') && !UNCHANGED.has(next)) faults.push(clause);
  }
  return faults;
}

const isThirdPerson = (word: string): boolean => word.endsWith('s') && !word.endsWith('ss') && !NO_VERBS.has(word);

function germanFaults(sentence: string): string[] {
  const faults: string[] = [];
  for (const clause of sentence.split(/[.:;!?]\s*/)) {
    const told = [...clause.matchAll(/[\p{L}]+/gu)].map(([word]) => word);
    told.forEach((word, place) => {
      if (!/^du$/i.test(word)) return;
      // `Du gehst`, `gehst du`, `was du anbietest`; in a list of winners there is no verb beside it.
      const isListed = /\bdu, |\bund du\b|^du$/i.test(clause);
      if (!isListed && ![told[place - 1], told[place + 1]].some(isGermanYou)) faults.push(clause);
    });
    if (/^du\b/i.test(clause))
      for (const [all, next = ''] of clause.matchAll(/\bund ([a-zäöüß]+t)\b/g))
        if (!isGermanYou(next) && !NO_GERMAN_VERBS.has(next)) faults.push(`du … ${all}`);
    const [, next = ''] = new RegExp(`^${NAMES.source} ([a-zäöüß]+)`).exec(clause) ?? [];
    if (next !== 'ist' && /[^s]st$|ßt$/.test(next) && !/^(?:lässt|fasst|verlässt|schließt|weist)$/.test(next)) faults.push(clause);
  }
  return faults;
}

const isGermanYou = (word: string | undefined): boolean => word !== undefined && (/[^i]st$|^bist$|ißt$/.test(word) || GERMAN_YOU.has(word));
