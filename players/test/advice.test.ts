import { LANGUAGES, Random, viewOf, type Action, type Asked, type Language } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { title, type DragonAttack } from '../../games/dragon-attack/index.ts';
import { tellingOf } from '../../games/dragon-attack/telling/index.ts';
import { german } from '../../games/dragon-attack/words/de.ts';
import { english } from '../../games/dragon-attack/words/en.ts';
import { title as moons } from '../../games/seven-moons/index.ts';
import { merits as germanMoons } from '../../games/seven-moons/words/de/merits.ts';
import { merits as englishMoons } from '../../games/seven-moons/words/en/merits.ts';
import { table } from '../../games/dragon-attack/test/table.ts';
import { ADVISING, ENOUGH_TRIES, Search, adviceIn, hasTriedEnough, verdictOn, type Thought } from '../index.ts';

/** An action that was tried so often, won such a share, and gained so much on first sight each time, give or take `spread`. */
const thought = (action: number, visits: number, chance: number, gain = 0, spread = 0.2, rest: Partial<Thought> = {}): Thought => ({
  action,
  prior: action === 1 ? 0.5 : 0.1,
  visits,
  reward: visits * chance,
  gain: visits * gain,
  spread: action === 1 ? 0 : visits * (gain ** 2 + spread ** 2),
  ...rest,
});

const first = (visits: number, rest: Partial<Thought> = {}): Thought => thought(1, visits, 0.4, 0, 0, rest);

const merit = (visits: number, gain: number, worth: number, spread = 1) => ({
  gain: visits * gain,
  spread: visits * (gain ** 2 + spread ** 2),
  worth,
});

const names = {
  option: (action: Action): string => ['', 'go home', 'rob Anna', 'wait', 'sail away'][action]!,
  merit: (name: string, amount: number): string => `${name} ${amount}`,
};

const said = (language: Language, thoughts: readonly Thought[]): string => {
  const { headline, reasons, others } = adviceIn(language, verdictOn(thoughts), names);
  return [headline, ...reasons, ...others].join(' ');
};

test('no chance is told from fewer than fifty tries', () => {
  expect(ENOUGH_TRIES).toBe(50);
  expect(verdictOn([first(49), thought(2, 49, 0.1, -0.3)])).toMatchObject({ chance: null, equals: [], others: [], reason: null });
  expect(verdictOn([first(60), thought(2, 49, 0.1, -0.3)])).toMatchObject({ chance: 0.4, others: [] });
  for (const language of LANGUAGES) {
    expect(said(language, [first(49), thought(2, 49, 0.9, 0.5)])).not.toMatch(/%/);
    expect(said(language, [first(60), thought(2, 49, 0.1, -0.3)]).match(/%/g)).toHaveLength(1);
  }
});

test('what cannot be told apart is called equal, and has one chance', () => {
  const verdict = verdictOn([first(100), thought(2, 100, 0.42, 0.02), thought(3, 100, 0.1, -0.3)]);
  expect(verdict).toMatchObject({ action: 1, equals: [2], others: [{ action: 3 }] });
  expect(said('en', [first(100), thought(2, 100, 0.42, 0.02)])).toBe(
    'The adviser would choose “Go home”. “Go home” and “Rob Anna” are about equal. ' +
      'Each wins about 40% of the time, after 200 tried courses of the game. Nothing that it tried makes much of a difference here.',
  );
  expect(said('de', [first(100), thought(2, 100, 0.42, 0.02)])).toBe(
    'Der Ratgeber würde „Go home“ wählen. „Go home“ und „Rob Anna“ sind etwa gleich gut. ' +
      'Jedes davon gewinnt in etwa 40\u00a0% der Fälle, nach 200 erprobten Verläufen. ' +
      'Nichts von dem, was er erprobt hat, macht hier einen großen Unterschied.',
  );
});

test('a difference that is sure is no equality, however small the spread makes it', () => {
  expect(verdictOn([first(5000), thought(2, 5000, 0.35, -0.05)])).toMatchObject({ equals: [], others: [{ action: 2 }] });
  expect(verdictOn([first(5000), thought(2, 5000, 0.395, -0.005, 0.01)])).toMatchObject({ equals: [2], others: [] });
});

test('what is advised is never below what is listed: whatever was surely seen to be better is advised instead', () => {
  // First sight still has its say in what a bot would do.
  const seen = [first(60), thought(2, 60, 0.6, 0.2, 0.2, { prior: 1e-9 })];
  expect(verdictOn(seen)).toMatchObject({ action: 2, others: [{ action: 1 }] });
  const random = new Random(3);
  for (let number = 0; number < 2000; number++) {
    const contenders = Array.from({ length: 2 + random.below(5) }, (_, index) =>
      index === 0
        ? first(50 + random.below(200))
        : thought(index + 1, random.below(200), random.fraction(), random.fraction() - 0.5, random.fraction() / 2),
    );
    for (const emphasised of [null, random.pick(contenders).action]) {
      const { action, chance, equals, others } = verdictOn(contenders, emphasised);
      expect(others.every((other) => chance !== null && other.chance <= chance)).toBe(true);
      expect(new Set([action, ...equals, ...others.map((other) => other.action)]).size).toBe(1 + equals.length + others.length);
    }
  }
});

test('of equals what is emphasised is advised, and something else only if it is surely better', () => {
  const alike = [first(100), thought(2, 100, 0.42, 0.02), thought(3, 100, 0.1, -0.3)];
  expect(verdictOn(alike, 2)).toMatchObject({ action: 2, equals: [1], others: [{ action: 3 }] });
  expect(verdictOn(alike, 3)).toMatchObject({ action: 1, equals: [2], others: [{ action: 3 }] });
  expect(verdictOn([first(49), thought(2, 49, 0.9, 0.5)], 1)).toMatchObject({ action: 1, chance: null });
  // Nobody tried it, so nobody knows better.
  expect(verdictOn([...alike, thought(4, 0, 0)], 4)).toMatchObject({ action: 1 });
});

test('the reason is what weighs most of all that surely differs from the best of what is worse', () => {
  const more = { gold: merit(100, 3, 1), dice: merit(100, 0.5, 2), noise: merit(100, 5, 9, 100), doom: merit(100, 4, -1) };
  const worse = { gold: merit(100, 0, 1, 0), dice: merit(100, 0, 2, 0), noise: merit(100, 0, 9), doom: merit(100, 0, -1, 0) };
  const thoughts = [first(100, { merits: more }), thought(2, 100, 0.1, -0.3, 0.2, { merits: worse }), thought(3, 100, 0.05, -0.35)];
  expect(verdictOn(thoughts).reason).toEqual({ merit: 'gold', amount: 3, than: 2 });
  expect(said('en', thoughts)).toContain('Rather than “Rob Anna”: gold 3');
  expect(said('de', thoughts)).toContain('Eher als „Rob Anna“: gold 3');
});

test('less of what one would rather not have is a reason, too', () => {
  const thoughts = [
    first(100, { merits: { doom: merit(100, -2, -1) } }),
    thought(2, 100, 0.1, -0.3, 0.2, { merits: { doom: merit(100, 0, -1, 0) } }),
  ];
  expect(verdictOn(thoughts).reason).toEqual({ merit: 'doom', amount: 2, than: 2 });
});

test('where nothing is surely worse, the reason is what an equal lacks', () => {
  const thoughts = [
    first(100, { merits: { gold: merit(100, 3, 1) } }),
    thought(2, 100, 0.42, 0.02, 0.2, { merits: { gold: merit(100, 3, 1) } }),
    thought(3, 100, 0.39, -0.01, 0.2, { merits: { gold: merit(100, 0, 1, 0) } }),
  ];
  expect(verdictOn(thoughts)).toMatchObject({ equals: [2, 3], others: [], reason: { merit: 'gold', amount: 3, than: 3 } });
});

test('without a merit that differs, the chances themselves are the reason', () => {
  const thoughts = [first(100), thought(2, 100, 0.1, -0.3), thought(3, 100, 0.05, -0.35)];
  expect(said('en', thoughts)).toBe(
    'The adviser would choose “Go home”. That wins about 40% of the time, after 300 tried courses of the game. ' +
      '“Rob Anna” wins only about 10% of the time. “Wait” wins about 5% of the time.',
  );
});

test('where there is one answer, nothing is compared', () => {
  expect(said('en', [first(0)])).toBe('The adviser would choose “Go home”. There is nothing else to do.');
  expect(said('de', [first(0)])).toBe('Der Ratgeber würde „Go home“ wählen. Etwas anderes gibt es nicht zu tun.');
});

describe('an adviser who searches', () => {
  const { game } = title;
  const judgement = title.judgementOf(game);
  const tellingIn = (language: Language) => tellingOf(game, (language === 'en' ? english : german)(game.content), language);
  const t = table({ turn: 'red', at: { red: 'R40' }, carried: { red: ['gold 6', 'gold 5', 'gold 4'] }, dragonAt: 7 }).roll(2);
  const asked: Asked<DragonAttack> = {
    view: viewOf(game, t.state, 0),
    lane: 0,
    seat: 0,
    actions: t.keys().map((key) => game.keys.parse(key)!),
  };

  test('looks closely at a few answers, goes on until that is enough, and then says so in whole sentences', () => {
    const pondering = new Search(game, judgement, new Random(1)).ponder(asked, ADVISING);
    const moment = { iterations: 100, milliseconds: Infinity };
    let thoughts = pondering.goOn(moment);
    expect(hasTriedEnough(thoughts)).toBe(false);
    for (let more = 0; more < 20 && !hasTriedEnough(thoughts); more++) thoughts = pondering.goOn(moment);
    expect(hasTriedEnough(thoughts)).toBe(true);
    expect(thoughts.filter(({ visits }) => visits > 0)).toHaveLength(ADVISING.most);
    expect(thoughts.every(({ visits }) => visits === 0 || visits >= ENOUGH_TRIES)).toBe(true);
    const verdict = verdictOn(thoughts);
    expect(verdict.chance).not.toBeNull();
    for (const language of LANGUAGES) {
      const telling = tellingIn(language);
      const voices = { nameOf: () => 'Anna', you: 0 };
      const { headline, reasons, others } = adviceIn(language, verdict, {
        option: (action) => telling.option(action, voices, asked),
        merit: (name, amount) => telling.merit(name, amount),
      });
      for (const sentence of [headline, ...reasons, ...others]) {
        expect(sentence).toMatch(/^[\p{Lu}„“].*[.!]$/u);
        expect(sentence).not.toMatch(/\b[A-Z]\d{1,2}\b/);
      }
    }
  });

  test('every merit has a sentence of its own in both languages', () => {
    const told = LANGUAGES.flatMap((language) => Object.keys(judgement.merits!).map((name) => tellingIn(language).merit(name, 1.25)));
    const ofMoons = Object.keys(moons.judgementOf(moons.game).merits!) as (keyof typeof englishMoons)[];
    const all = [...told, ...ofMoons.flatMap((name) => [englishMoons[name](1.25), germanMoons[name](1.25)])];
    for (const sentence of all) expect(sentence).toMatch(/^\p{Lu}.*\d.*\.$/u);
    expect(new Set(all).size).toBe(all.length);
  });
});
