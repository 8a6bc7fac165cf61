import { readFileSync, readdirSync } from 'node:fs';
import {
  Match,
  Random,
  listSeats,
  sheetLines,
  type Arguments,
  type Asked,
  type Denial,
  type Game,
  type Telling,
  type Title,
  type Announcement,
  type Types,
  type Voices,
} from '@hoard/kernel';
import { expect } from 'vitest';
import { readRulebook, type Rule } from '../rulebook.ts';
import { verbFaults } from './grammar.ts';

// What the words of every game must be.

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

export const speakingTo = (you: number): Voices => ({ nameOf: (seat) => NAMES[seat] ?? '?', you });

const BROKEN = /undefined|NaN|\?\?|\[object/;

export const isSentence = (words: string): boolean => /^[A-ZÄÖÜ0-9].*[.!?][”“]?$/.test(words) && !BROKEN.test(words);

const isWhole = (words: string): boolean => !BROKEN.test(words);

const isOption = (words: string): boolean => words !== '' && !/undefined|NaN|\?/.test(words);

const ENGLISH = /\b(the|you|your|to|of|and|is|are|at|for|with|rolls?|goes|takes?|nothing|boat|turn|space)\b/i;

export type LanguageName = 'English' | 'German';

/** One of something is not told like several, and chances are told as one tells them: `1 von 6`. */
const MISCOUNTED: { readonly [language in LanguageName]: RegExp } = {
  English: /(?<![\d.–-])1 (points|steps|spaces|dice|cards|cities|strongholds|crystals|gems|offers|turns|hexes|allies)\b/,
  German:
    /(?<![\d,–-])1 (Punkte|Schritte|Felder|Würfeln|Karten|Städte|Festungen|Kristalle|Edelsteine|Angebote|Züge|Aufgaben|warten|bleiben)\b|(?<![\d,–-])1 Gold (werden|kamen)\b|\b1 zu 6\b/,
};

/** Words of one language only, and right in number. */
const isPure = (language: LanguageName, words: string): boolean =>
  (language === 'English' || !ENGLISH.test(words)) && !MISCOUNTED[language].test(words);

/** By language: the words by which it speaks to somebody. */
export const YOU: { readonly [language in LanguageName]: RegExp } = {
  English: /\byou(r)?\b/i,
  German: /\b(du|dich|dir|dein(e|er|en|em)?)\b/i,
};

/** A question of a game, with what is denied there. */
interface Position<T extends Types> {
  readonly asked: Asked<T>;
  readonly denials: readonly Denial[];
}

/** Plays a random game and shows every position with what came of the choice. */
function playAtRandom<T extends Types>(
  game: Game<T>,
  options: unknown,
  seats: number,
  look: (position: Position<T>, told: readonly Announcement<T['event']>[]) => void,
): Match<T> {
  const random = new Random(7);
  const match = new Match(game, { options: game.readOptions(options, seats), seats, secret: 'a5'.repeat(32) });
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const question = match.questions(seat, true)[0]!;
    const view = match.view(seat);
    const answer = match.choose(seat, question.lane, question.token, game.keys.keyOf(random.pick(question.actions)));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    look({ asked: { view, lane: question.lane, seat, actions: question.actions }, denials: question.denials }, answer.told);
  }
  return match;
}

/** A kind of event is told in a sentence of its language, and to whom it concerns as "you". */
export function expectTold<T extends Types>(
  text: Pick<Telling<T>, 'event'>,
  language: LanguageName,
  kind: string,
  samples: readonly T['event'][],
): void {
  expect(samples.length, `no sampled game comes to '${kind}': give one that is rare`).toBeGreaterThan(0);
  for (const event of samples) expectSentence(text, language, event);
}

function expectSentence<T extends Types>(text: Pick<Telling<T>, 'event'>, language: LanguageName, event: T['event']): void {
  const toAll = text.event(event, speakingTo(-1));
  const toEach = NAMES.map((_, you) => text.event(event, speakingTo(you)));
  for (const words of [toAll, ...toEach]) {
    expect(words).toSatisfy(isSentence);
    expect(words).toSatisfy((said: string) => isPure(language, said));
    // Whoever it is told to, and of whom: every verb fits its subject.
    expect(verbFaults(language, words)).toEqual([]);
  }
  // The line on a card may say "you" to everybody.
  const count = (words: string): number => words.split(YOU[language]).length;
  NAMES.forEach((name, you) => {
    const isNamed = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');
    expect(count(toEach[you]!) > count(toAll), toEach[you]).toBe(isNamed.test(toAll));
    expect(toEach[you]).not.toMatch(isNamed);
  });
}

/** Whatever comes up in a random game can be told, asked, offered and denied. */
export function expectSpeaks<T extends Types>(
  game: Game<T>,
  options: unknown,
  seats: number,
  text: Telling<T>,
  language: LanguageName,
): void {
  const voices = speakingTo(0);
  const wrong: string[] = [];
  const check = (words: string, isRight: (words: string) => boolean): void => {
    if (!isRight(words) || !isPure(language, words)) wrong.push(words);
  };
  const match = playAtRandom(game, options, seats, ({ asked, denials }, told) => {
    check(text.question(asked, voices), isSentence);
    for (const denial of denials.slice(0, 20)) {
      check(text.denial(denial, voices), isSentence);
      // What is not possible is in sight too, and has its name.
      check(text.option(denial.action, voices, asked), isOption);
    }
    for (const { event } of told) {
      check(text.event(event, voices), isSentence);
      for (const you of [-1, 0, 1, 2, 3]) {
        const words = text.event(event, speakingTo(you));
        for (const fault of verbFaults(language, words)) wrong.push(`${words}: ${fault}`);
      }
    }
    for (const action of asked.actions) {
      check(text.option(action, voices), isOption);
      check(text.option(action, voices, asked), isOption);
      check(text.aliases(action, voices).join(' '), () => true);
    }
    for (const { title, items } of text.groups(asked, voices)) {
      check(title, isWhole);
      for (const item of items) {
        check(item.text, isOption);
        check(item.note, isWhole);
        const glance = text.glance(asked, item.action, voices);
        if (item.note !== glance) wrong.push(`${item.note}: at a glance it is ${glance}`);
      }
    }
    for (const sheet of text.sheets(asked.view, voices)) for (const line of sheetLines(sheet)) check(line, isWhole);
  });
  const ending = text.ending(match.view(0), voices);
  expect(ending.length).toBeGreaterThanOrEqual(1);
  for (const line of ending) check(line, isSentence);
  const standings = text.standings(match.view(0), voices);
  expect(standings).toHaveLength(seats);
  for (const { note, parts } of standings) for (const words of [note, ...parts.map(({ label }) => label)]) check(words, isWhole);
  expect([...new Set(wrong)]).toEqual([]);
}

type Rulebook = ReadonlyMap<string, Rule>;

/** Every rule by which the steps in a folder deny something has a sentence, and stands in the rulebook. */
export function expectDenials<T extends Types>(
  text: Pick<Telling<T>, 'denial'>,
  language: LanguageName,
  steps: URL,
  rulebook: Rulebook,
  args: Arguments,
): void {
  const rules = denyingRules(steps);
  expect(rules.size).toBeGreaterThanOrEqual(15);
  for (const rule of rules) {
    const words = text.denial({ action: 0, rule, args }, speakingTo(0));
    expect(words).toSatisfy(isSentence);
    expect(words).toSatisfy((said: string) => isPure(language, said));
    expect(words).not.toContain(rule);
    expect(rulebook.has(rule), rule).toBe(true);
  }
}

/** The rules by which steps deny something, as the code names them. */
function denyingRules(folder: URL): Set<string> {
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const statements = [...source.matchAll(/(?:\.deny\(|\breturn )[^;]*;/g)].filter(([statement]) => !/\bflow\b/.test(statement));
  const ofChoices = source.matchAll(/\bdenial: '([A-Z]+-\d+\.\d+)'/g);
  const ofSteps = statements.flatMap(([statement]) => [...statement.matchAll(/'([A-Z]+-\d+\.\d+)'/g)]);
  return new Set([...ofSteps, ...ofChoices].map(([, id]) => id!));
}

/**
 * All that a content set says has its German: nothing is left untranslated or translated alike, and nothing is translated that nobody
 * says. What is wrong is named with the file and the key.
 */
export function expectTranslated(file: string, german: Readonly<Record<string, string>>, said: readonly string[]): void {
  const boxed = new Set(said);
  const missing = [...boxed].filter((words) => german[words] === undefined).map((words) => `${file} lacks the key "${words}"`);
  const stale = Object.keys(german)
    .filter((words) => !boxed.has(words))
    .map((words) => `${file} has the key "${words}", which nothing in the box is called`);
  const alike = [...Map.groupBy(boxed, (words) => german[words]?.replace(/^(der|die|das) /, ''))]
    .filter(([words, keys]) => words !== undefined && (keys.length > 1 || boxed.has(words)))
    .flatMap(([words, keys]) => keys.map((key) => `${file}, key "${key}": "${words}" stands for something else too`));
  expect([...missing, ...stale, ...alike]).toEqual([]);
}

/** The German rulebook has every rule, in words of its own. */
export function expectGermanRulebook(rulebook: Rulebook, german: URL): void {
  const inGerman = readRulebook(readFileSync(german, 'utf8'));
  expect([...inGerman.keys()]).toEqual([...rulebook.keys()]);
  for (const [id, { title, text }] of inGerman) {
    expect([title, text], id).not.toContain(rulebook.get(id)!.text);
    expect(`${title}. ${text}`, id).not.toMatch(/\b(the|you|your|is|of|and)\b/i);
  }
}

/** Every rule that an event or a question names stands in the rulebook. */
export function expectRulesDefined<T extends Types>(game: Game<T>, events: readonly T['event'][], rulebook: Rulebook): void {
  const moments = Object.values(game.steps).flatMap((step) => Object.values(step as Record<string, { rules: readonly string[] }>));
  for (const id of [...moments.flatMap(({ rules }) => rules), ...events.map(({ rule }) => rule)]) expect(rulebook.has(id), id).toBe(true);
}

/** Every answer of a random game has its number, and the picture fits a small window. */
export function expectDrawn<T extends Types>(title: Title<T>, options: unknown, seats: number, height: number): void {
  const terminal = title.terminalOf(title.game);
  const voices = speakingTo(0);
  const telling = title.tellingOf(title.game);
  playAtRandom(title.game, options, seats, ({ asked }) => {
    const numbered = telling.groups(asked, voices).flatMap(({ items }) => items.map(({ action }) => action));
    expect(numbered.toSorted((a, b) => a - b)).toEqual(asked.actions.toSorted((a, b) => a - b));
    const lines = terminal.draw(asked, numbered, voices, { width: 80, height: 24 }, (words) => words);
    expect(lines.length).toBeLessThanOrEqual(height);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
}
