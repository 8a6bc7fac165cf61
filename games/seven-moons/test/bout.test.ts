import { paceOf, type Bout } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import { sevenMoons } from '../game.ts';
import type { Event } from '../state/events.ts';
import { boutAfter, isFighting } from '../telling/bout.ts';
import { EVENTS } from '../telling/events.ts';
import { english } from '../words/en.ts';

const { content } = sevenMoons;
const words = english(content);
const { die: limits } = content.numbers;

/** Whoever plays by chance would go on for ever. */
const OPTIONS = { storyTokens: true, faerieFolk: true, longWatch: true };

interface Staged {
  readonly event: Event;
  readonly before: Bout | null;
  readonly bout: Bout | null;
  readonly isOpen: boolean;
}

/** Every event of some random games, with the bout that is on the stage then. */
function* staged(): Generator<Staged> {
  for (let seed = 1; seed <= 20; seed++) {
    let bout: Bout | null = null;
    for (const { events, pictures, after } of playedGame(sevenMoons, seed, 3, OPTIONS)) {
      for (const [index, event] of events.entries()) {
        const before: Bout | null = bout;
        bout = boutAfter({ words, view: pictures[index]!, voices: speakingTo(0) }, before, event);
        yield { event, before, bout, isOpen: isFighting(after) };
      }
      // Without an event it stays only as long as somebody is asked what they add.
      if (!isFighting(after)) bout = null;
    }
  }
}

const all = [...staged()];
const of = <T extends Event['t']>(t: T) =>
  all.flatMap(({ event, ...rest }) => (event.t === t ? [{ ...rest, event: event as Extract<Event, { t: T }> }] : []));

describe('the stage of what dice decide', () => {
  test('a fight: both dice count, what is added stands beside them, and all of it makes the sum', () => {
    expect(of('fought').length).toBeGreaterThan(5);
    for (const { event, bout } of of('fought')) {
      const [hero, foe] = bout!.sides;
      const bonus = hero.added.reduce((sum, { value }) => sum + value, 0);
      expect([hero.seat, hero.dice, hero.counting, bonus]).toEqual([event.seat, event.dice, [0, 1], event.bonus]);
      expect([hero.total, foe.total]).toEqual([event.dice[0]! + event.dice[1]! + event.bonus, event.target]);
      expect([foe.name !== '', bout!.verdict]).toEqual([true, '']);
    }
  });

  test('what is added later is added on the stage, which waits for it', () => {
    for (const { event, bout } of of('boosted')) expect(bout!.sides[0].total).toBe(event.total);
    for (const { event, before, bout } of of('fightOver')) {
      expect(before!.sides[0].total).toBe(event.total);
      expect([bout!.beaten, bout!.verdict]).toEqual(event.won ? [1, words.drama.won] : [0, words.drama.lost]);
    }
  });

  test('bandits throw for themselves, and it is said on what they rob', () => {
    const outcomes = of('bandits').map(({ event, bout }) => {
      const [hero, bandits] = bout!.sides;
      expect([hero.seat, hero.dice, bandits.dice, bout!.throwing]).toEqual([event.seat, [], [event.die], 1]);
      expect(bout!.beaten).toBe(event.die <= limits.robbedUpTo ? 0 : 1);
      return bout!.verdict;
    });
    expect(new Set(outcomes)).toEqual(new Set([words.drama.robbed, words.bout.passed]));
  });

  test('the die of a card: the card stands opposite, and what it brings is told', () => {
    expect(of('effectDie').length).toBeGreaterThan(5);
    for (const { event, bout } of of('effectDie')) {
      expect([bout!.sides[0].dice, bout!.throwing]).toEqual([[event.die], 0]);
      expect(bout!.sides[1].name).not.toBe('');
      expect(bout!.verdict).not.toBe('');
      expect(bout!.verdict).not.toMatch(/undefined/);
    }
  });

  test('it takes one to two seconds', () => {
    const [fight] = of('fought');
    const [over] = of('fightOver');
    const lengths = [
      paceOf(EVENTS, fight!.event) + paceOf(EVENTS, over!.event),
      ...[...of('bandits'), ...of('effectDie'), ...of('knocked'), ...of('dragonRests')].map(({ event }) => paceOf(EVENTS, event)),
    ];
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
  });

  test('all else has no stage', () => {
    for (const kind of ['walked', 'rolled', 'market', 'robbed', 'defended'] as const)
      for (const { bout } of of(kind)) expect(bout).toBeNull();
  });
});

describe('rolls that random games seldom see', () => {
  const view = playedGame(sevenMoons, 1, 3, OPTIONS)[0]!.after;
  const after = (event: Event): Bout => boutAfter({ words, view, voices: speakingTo(0) }, null, event)!;

  test.each([1, 2, 3, 4, 5, 6])('a faerie gate answers a %i', (die) => {
    const opens = die >= limits.faerieFrom;
    expect(after({ t: 'knocked', rule: 'SM-17.2', seat: 0, die })).toMatchObject({
      verdict: opens ? words.bout.opened : words.bout.nobody,
    });
  });

  test.each([1, 2, 6])('a dragon in the wilderness answers a %i', (die) => {
    const leaves = die <= limits.fleesUpTo;
    expect(after({ t: 'dragonRests', rule: 'SM-4.8', seat: 0, die })).toMatchObject({
      verdict: leaves ? words.drama.fled : words.bout.stays,
    });
  });
});
