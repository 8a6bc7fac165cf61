import { paceOf, type Bout } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/playedGame.ts';
import { speakingTo } from '../../test/speaking.ts';
import { silverado as content } from '../content/silverado.ts';
import { dragonAttack } from '../game.ts';
import type { Event } from '../state/events.ts';
import { boutAfter } from '../telling/bout.ts';
import { eventsOf } from '../telling/events.ts';
import { german } from '../words/de.ts';
import { english } from '../words/en.ts';

/** Every event of some random games, with the bout that is on the stage then. */
function* staged(words = english(content)): Generator<{ readonly event: Event; readonly before: Bout | null; readonly bout: Bout | null }> {
  for (let seed = 1; seed <= 30; seed++) {
    let bout: Bout | null = null;
    for (const { events, pictures } of playedGame(dragonAttack, seed, 2 + (seed % 5))) {
      for (const [index, event] of events.entries()) {
        const before: Bout | null = bout;
        bout = boutAfter({ content, words, view: pictures[index]!, voices: speakingTo(0) }, before, event);
        yield { event, before, bout };
      }
    }
  }
}

const all = [...staged()];
const of = <T extends Event['t']>(t: T) =>
  all.flatMap(({ event, ...rest }) => (event.t === t ? [{ ...rest, event: event as Extract<Event, { t: T }> }] : []));

/** What is said of the duels that the first seat wins. */
const verdicts = (words = english(content)): string[] =>
  [...staged(words)].flatMap(({ event, bout }) => (event.t === 'duelWon' && event.seat === 0 ? [bout!.verdict] : []));

describe('the stage of a fight', () => {
  test('every throw at a monster or another adventurer is on it: both sides, all dice, the highest marked', () => {
    const throws = of('threw').filter(({ event }) => event.foe !== 'dragon');
    expect(new Set(throws.map(({ event }) => event.foe))).toEqual(new Set(['monster', 'player']));
    for (const { event, bout } of throws) {
      const side = bout!.sides[bout!.throwing]!;
      expect([side.seat, side.dice, side.counting, side.total]).toEqual([event.seat, event.dice, [0], Math.max(...event.dice)]);
      for (const { name } of bout!.sides) expect(name).not.toBe('');
      expect([bout!.verdict, bout!.beaten]).toEqual(['', -1]);
    }
  });

  test('a monster stands there with its picture and its strength', () => {
    for (const { event, bout } of of('threw').filter((one) => one.event.foe === 'monster')) {
      const [, foe] = bout!.sides;
      expect([foe.seat, foe.total, foe.dice]).toEqual([-1, event.against, []]);
      expect(content.counters.find(({ id }) => id === foe.fighters[0])).toMatchObject({ kind: 'monster', strength: event.against });
    }
  });

  test('who throws second in a duel has the dice of the first before their eyes', () => {
    const answers = of('threw').filter(({ event }) => event.foe === 'player' && event.against > 0);
    expect(answers.length).toBeGreaterThan(5);
    for (const { event, bout } of answers) expect(bout!.sides[1 - bout!.throwing]!.total).toBe(event.against);
  });

  test('a verdict comes after the throws, and the side that lost has less', () => {
    const decided = [...of('monsterBeaten'), ...of('duelWon'), ...of('robbed').filter(({ event }) => event.by === 'monster')];
    expect(decided.length).toBeGreaterThan(20);
    for (const { before, bout } of decided) {
      expect(before!.verdict).toBe('');
      expect(bout!.verdict).not.toBe('');
      expect(bout!.sides[bout!.beaten]!.total!).toBeLessThan(bout!.sides[1 - bout!.beaten]!.total!);
    }
    for (const { event, bout } of of('duelWon')) expect(bout!.sides[bout!.beaten]!.seat).toBe(event.loser);
  });

  test('equals throw again, and nobody is beaten', () => {
    const ties = of('equal').filter(({ before }) => before !== null);
    expect(ties.length).toBeGreaterThan(2);
    for (const { bout } of ties) expect([bout!.sides[0].total, bout!.beaten]).toEqual([bout!.sides[1].total, -1]);
  });

  test('it takes one to two seconds, unless equals throw again', () => {
    const lengths: number[] = [];
    let fight: Event[] = [];
    for (const { event, bout } of all) {
      if (bout !== null) fight.push(event);
      else if (fight.length > 0) {
        if (fight.every(({ t }) => t !== 'equal')) lengths.push(fight.reduce((sum, one) => sum + paceOf(eventsOf(content), one), 0));
        fight = [];
      }
    }
    expect(lengths.length).toBeGreaterThan(20);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2_000);
  });

  test('the Dragon has a scene of its own, and all else no stage', () => {
    for (const { bout } of of('threw').filter(({ event }) => event.foe === 'dragon')) expect(bout).toBeNull();
    for (const kind of ['walked', 'thrown', 'rolled', 'turnedOver', 'took'] as const)
      for (const { bout } of of(kind)) expect(bout).toBeNull();
  });

  test('who is spoken to wins as "you", in either language', () => {
    expect(verdicts()).not.toEqual([]);
    for (const verdict of verdicts()) expect(verdict).toMatch(/^You win/);
    for (const verdict of verdicts(german(content))) expect(verdict).toMatch(/^Du siegst/);
  });
});
