import type { Box } from '@hoard/paint';
import { Random } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { placeBeside, shared } from '../../guide/placing.ts';

const PHONE = { width: 390, height: 844 };
const NOTHING = { controls: [], sights: [] };
const BUBBLE = { width: 336, height: 86 };

test('a bubble stands beside what it speaks of, on the screen, and never over it', () => {
  const random = new Random(1);
  for (let number = 0; number < 2000; number++) {
    const screen = { width: 320 + random.below(2240), height: 360 + random.below(1080) };
    const target: Box = {
      x: random.below(screen.width - 60),
      y: random.below(screen.height - 60),
      width: 40 + random.below(20),
      height: 40 + random.below(20),
    };
    const bubble = { width: Math.min(BUBBLE.width, screen.width - 24), height: BUBBLE.height };
    const place = placeBeside(target, bubble, screen, NOTHING)!;
    expect(place).not.toBeNull();
    expect(shared(place, target)).toBe(0);
    expect([place.x >= 0, place.y >= 0, place.x + place.width <= screen.width, place.y + place.height <= screen.height]).toEqual(
      Array(4).fill(true),
    );
  }
});

test('it stays near, unless it would cover something else', () => {
  const target = { x: 12, y: 724, width: 366, height: 52 };
  const near = placeBeside(target, BUBBLE, PHONE, NOTHING)!;
  expect(near.y + near.height).toBeLessThan(target.y);
  expect(target.y - near.y - near.height).toBeLessThan(20);
  const sights = [{ x: 0, y: 560, width: 390, height: 160 }];
  expect(shared(placeBeside(target, BUBBLE, PHONE, { controls: [], sights })!, sights[0]!)).toBe(0);
});

test('it would rather be far away than cover what can be pressed', () => {
  const target = { x: 12, y: 724, width: 366, height: 52 };
  const sights = [{ x: 0, y: 0, width: 390, height: 400 }];
  const controls = [{ x: 330, y: 400, width: 44, height: 320 }];
  const place = placeBeside(target, BUBBLE, PHONE, { controls, sights })!;
  expect([shared(place, controls[0]!), shared(place, sights[0]!) > 0]).toEqual([0, true]);
});

test('where there is no room for it, it does not come', () => {
  expect(placeBeside({ x: 0, y: 0, width: 390, height: 844 }, BUBBLE, PHONE, NOTHING)).toBeNull();
  expect(
    placeBeside({ x: 0, y: 0, width: 40, height: 40 }, BUBBLE, PHONE, { controls: [{ x: 0, y: 0, ...PHONE }], sights: [] }),
  ).toBeNull();
});
