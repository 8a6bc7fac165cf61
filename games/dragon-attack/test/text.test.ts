import { readFileSync, readdirSync } from 'node:fs';
import { Random, listSeats, Match, type Question, type Seat, type Told, type ViewOf, type Voices } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { readRulebook, searchRules } from '../../rulebook.ts';
import { dragonAttack, title } from '../index.ts';
import type { Content } from '../content/content.ts';
import { german } from '../text/de.ts';
import { english } from '../text/en.ts';
import { germanContent } from '../text/germanNames.ts';
import type { DragonAttack, Event } from '../types.ts';

const { content } = dragonAttack;
/** Each language with the words by which it speaks to somebody. */
const LANGUAGES = [
  { language: 'English', text: english(content), you: /\byou(r)?\b/i },
  { language: 'German', text: german(content), you: /\b(du|dich|dir|dein(e|er|en)?)\b/i },
];
const terminal = title.terminalOf(dragonAttack);
const rulebook = readRulebook(readFileSync(title.rulebook, 'utf8'));
const speakingTo = (you: number): Voices => ({ nameOf: (seat) => ['Anna', 'Ben', 'Cleo', 'Dora'][seat] ?? '?', you });

interface Position extends Question {
  readonly view: ViewOf<DragonAttack>;
  readonly seat: Seat;
}

/** Plays a random game and shows every position with what came of the choice. */
function playAtRandom(seats: number, look: (position: Position, told: readonly Told<Event>[]) => void): Match<DragonAttack> {
  const random = new Random(7);
  const match = new Match(dragonAttack, { options: dragonAttack.readOptions({}, seats), seats, secret: 'a5'.repeat(32) });
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    const question = match.questions(seat, true)[0]!;
    const view = match.view(seat);
    const answer = match.choose(seat, question.lane, question.rev, dragonAttack.keys.keyOf(random.pick(question.actions)));
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    look({ view, seat, ...question }, answer.told);
  }
  return match;
}

/** One event of each kind; a kind that is missing here does not compile. */
const SAMPLES: { readonly [t in Event['t']]: Extract<Event, { t: t }> } = {
  adventurer: { t: 'adventurer', rule: 'DA-2.2', seat: 0, hero: 1 },
  first: { t: 'first', rule: 'DA-2.9', seat: 0 },
  rests: { t: 'rests', rule: 'DA-12.13', seat: 0 },
  turn: { t: 'turn', rule: 'DA-3.1', seat: 0, turn: 3 },
  sailed: { t: 'sailed', rule: 'DA-5.13', seat: 0, from: 1, to: 2 },
  rolled: { t: 'rolled', rule: 'DA-3.1', seat: 0, die: 4 },
  walked: { t: 'walked', rule: 'DA-5.1', seat: 0, way: [1, 2, 3] },
  stuck: { t: 'stuck', rule: 'DA-3.8', seat: 0 },
  dragonMoved: { t: 'dragonMoved', rule: 'DA-4.1', to: 7, space: content.path[7]! },
  dragonDie: { t: 'dragonDie', rule: 'DA-15.6', die: 2 },
  stolen: { t: 'stolen', rule: 'DA-4.4', counters: [0, 9], space: 1 },
  turnedOver: { t: 'turnedOver', rule: 'DA-6.1', seat: 0, counter: 8, space: 1 },
  took: { t: 'took', rule: 'DA-6.3', seat: 0, counter: 26 },
  joined: { t: 'joined', rule: 'DA-6.6', seat: 0, counter: 0 },
  refused: { t: 'refused', rule: 'DA-6.7', seat: 0, counter: 0, space: 5 },
  meets: { t: 'meets', rule: 'DA-7.1', seat: 0, other: 1, space: 5 },
  offered: { t: 'offered', rule: 'DA-7.4', seat: 0, other: 1, give: [], take: [30] },
  agreed: { t: 'agreed', rule: 'DA-7.5', seat: 0, other: 1, give: [], take: [] },
  stepped: { t: 'stepped', rule: 'DA-7.11', seat: 0, from: 1, to: 2 },
  threw: { t: 'threw', rule: 'DA-9.1', seat: 0, dice: [5, 2], foe: 'monster', against: 3 },
  equal: { t: 'equal', rule: 'DA-8.5', number: 3 },
  monsterBeaten: { t: 'monsterBeaten', rule: 'DA-9.2', seat: 0, counter: 9, margin: 2 },
  robbed: { t: 'robbed', rule: 'DA-9.5', seat: 0, counters: [1, 30], by: 'monster', margin: 2 },
  duelWon: { t: 'duelWon', rule: 'DA-10.2', seat: 0, loser: 1, taken: [30], kept: [0], margin: 1 },
  wounded: { t: 'wounded', rule: 'DA-11.5', seat: 0, strength: 5 },
  slain: { t: 'slain', rule: 'DA-11.6', seat: 0 },
  fallen: { t: 'fallen', rule: 'DA-14.2' },
  thrown: { t: 'thrown', rule: 'DA-12.1', victim: 0, by: 1, from: 1, to: 2, distance: 1, margin: 2 },
  deposited: { t: 'deposited', rule: 'DA-13.1', seat: 0, counters: [30, 45] },
  ended: { t: 'ended', rule: 'DA-14.1', reason: 'slain', scores: [3, 2], winners: [0] },
};

const isSentence = (words: string): boolean => /^[A-ZÄÖÜ0-9].*[.!?]$/.test(words) && !/undefined|NaN|\?\?|\[object/.test(words);
const ENGLISH = /\b(the|you|your|to|of|and|is|are|at|for|with|rolls?|goes|takes?|nothing|boat|turn|space)\b/i;

describe.each(LANGUAGES)('text in $language', ({ language, text, you }) => {
  const isPure = (words: string): boolean => language === 'English' || !ENGLISH.test(words);

  test.each(Object.values(SAMPLES))('$t is told in a sentence, and to whom it concerns as "you"', (event) => {
    const toAll = text.event(event, speakingTo(-1));
    const toAnna = text.event(event, speakingTo(0));
    for (const words of [toAll, toAnna]) {
      expect(words).toSatisfy(isSentence);
      expect(words).toSatisfy(isPure);
    }
    expect(you.test(toAnna.replace(/The heads disagree.*/, ''))).toBe(toAll.includes('Anna'));
    expect(toAnna).not.toContain('Anna');
  });

  test('every rule by which something is denied has a sentence and stands in the rulebook', () => {
    const folder = new URL('../rules/', import.meta.url);
    const source = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const denials = [
      ...source.matchAll(/\.deny\((?:[^()]|\([^()]*\))*?'(DA-\d+\.\d+)'(?: : '(DA-\d+\.\d+)')?/g),
      ...source.matchAll(/return (?:isEmpty\(.*\) \? )?'(DA-\d+\.\d+)'(?: : '(DA-\d+\.\d+)')?;/g),
    ];
    const ids = new Set(denials.flatMap(([, one, other]) => [one!, other ?? one!]));
    expect(ids.size).toBeGreaterThanOrEqual(15);
    for (const rule of ids) {
      const words = text.denial({ action: 0, rule, args: { owner: 1, roll: 3, distance: 4, margin: 2, needs: 'boat' } }, speakingTo(0));
      expect(words).toSatisfy(isSentence);
      expect(words).toSatisfy(isPure);
      expect(words).not.toContain(rule);
      expect(rulebook.has(rule)).toBe(true);
    }
  });

  test('whatever comes up in random games can be told, asked, offered and denied', () => {
    const voices = speakingTo(0);
    for (const seats of [1, 2, 4]) {
      const match = playAtRandom(seats, ({ view, lane, actions, denials }, told) => {
        const sentences = [
          text.question(view, lane, voices),
          ...denials.slice(0, 20).map((denial) => text.denial(denial, voices)),
          ...told.map(({ event }) => text.event(event, voices)),
        ];
        for (const words of sentences) {
          expect(words).toSatisfy(isSentence);
          expect(words).toSatisfy(isPure);
        }
        for (const action of actions) {
          expect(text.option(action, voices)).not.toMatch(/undefined|\?/);
          expect([text.option(action, voices), ...text.aliases(action, voices)].join(' ')).toSatisfy(isPure);
        }
      });
      const ending = text.ending(match.view(0), voices);
      expect(ending.length).toBeGreaterThanOrEqual(seats);
      expect(ending.join(' ')).toSatisfy(isPure);
    }
  });
});

/** All that a content set says in words. */
const wordsOf = ({ spaces, heroes, counters, dragon }: Content): string[] => [
  ...spaces.map(({ name }) => name),
  ...[...heroes, ...counters].flatMap(({ name, line }) => [name, line]),
  ...dragon.map(({ state }) => state),
];

test('every name and line of the box has its German', () => {
  const boxed = new Set(wordsOf(content));
  const translated = new Set(wordsOf(germanContent(content)));
  for (const words of translated) {
    expect(boxed).not.toContain(words);
    expect(words).not.toMatch(/^(der|die|das) /);
  }
  expect(translated.size).toBe(boxed.size);
});

test("a content set of one's own keeps its names", () => {
  const own = { ...content, spaces: content.spaces.map((space) => ({ ...space, name: `Feld ${space.id}` })) };
  expect(german(own).event({ t: 'walked', rule: 'DA-5.1', seat: 0, way: [1] }, speakingTo(0))).toBe('Du gehst nach Feld R10 (R10).');
});

describe('terminal', () => {
  test('every answer of random games has its number and the picture fits the window', () => {
    const voices = speakingTo(0);
    for (const seats of [1, 2, 4]) {
      playAtRandom(seats, ({ view, seat, actions }) => {
        const numbered = terminal.arrange(view, seat, actions, voices).flatMap(({ items }) => items.map(({ action }) => action));
        expect(numbered.toSorted((a, b) => a - b)).toEqual(actions.toSorted((a, b) => a - b));
        const lines = terminal.draw(view, numbered, voices, { width: 80, height: 24 }, (words) => words);
        expect(lines).toHaveLength(14);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      });
    }
  });

  test('the map shows where one may go by the numbers of the answers', () => {
    const match = new Match(dragonAttack, { options: dragonAttack.readOptions({}, 2), seats: 2, secret: 'a5'.repeat(32) });
    const seat = listSeats(match.asked())[0]!;
    match.choose(seat, 0, 0, 'roll');
    const asked = listSeats(match.asked())[0]!;
    const { actions } = match.questions(asked)[0]!;
    const map = terminal.draw(match.view(asked), actions, speakingTo(-1), { width: 80, height: 24 }, (words) => words).slice(1);
    const numbers = map.flatMap((line) => [...line.slice(0, 52).matchAll(/(?<![#?>\d])\b(\d+)/g)].map(([, number]) => Number(number)));
    for (let number = 1; number <= actions.length; number++) expect(numbers).toContain(number);
  });
});

describe('rulebook', () => {
  test('every rule of the catalogue is read, with chapter, title and plain words', () => {
    expect(rulebook.size).toBeGreaterThan(180);
    expect(rulebook.get('DA-5.3')).toEqual({
      id: 'DA-5.3',
      title: 'Closed gates',
      chapter: '5. Moving',
      text: "You may never be on another player's starting point: not stop there, not pass through, not be thrown there, not step there after a trade.",
    });
  });

  test('the German rulebook has every rule, in words of its own', () => {
    const inGerman = readRulebook(readFileSync(new URL('../rulebook.de.md', import.meta.url), 'utf8'));
    expect([...inGerman.keys()]).toEqual([...rulebook.keys()]);
    for (const [id, { title: heading, text }] of inGerman) {
      expect([heading, text], id).not.toContain(rulebook.get(id)!.text);
      expect(`${heading}. ${text}`, id).not.toMatch(/\b(the|you|your|is|of|and)\b/i);
    }
  });

  test('rules are found by words, those with the words in the title first', () => {
    const found = searchRules(rulebook, 'closed GATES');
    expect(found[0]!.id).toBe('DA-5.3');
    expect(found.length).toBeGreaterThan(1);
    expect(searchRules(rulebook, 'spaceship')).toEqual([]);
  });

  test('every rule that an event or a question names stands in the rulebook', () => {
    const moments = Object.values(dragonAttack.steps).flatMap((step) =>
      Object.values(step as Record<string, { rules: readonly string[] }>),
    );
    for (const id of moments.flatMap(({ rules }) => rules)) expect(rulebook.has(id), id).toBe(true);
    for (const { rule } of Object.values(SAMPLES)) expect(rulebook.has(rule), rule).toBe(true);
  });
});
