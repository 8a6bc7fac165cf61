import type { Point } from '@hoard/paint';
import { expect, test } from 'vitest';
import { dragonRoar as content } from '../../content/dragonRoar.ts';
import { PAINTED, fingerprintOf } from '../painting/fingerprint.ts';
import { paintGround } from '../painting/ground.ts';
import { growthOn } from '../painting/growth.ts';
import { MARGIN } from '../painting/margin.ts';
import { planOf } from '../painting/plan.ts';

const plan = planOf(content);
const at = (id: string): Point => content.map.spaces.find((space) => space.id === id)!;

test('the picture of the land is that of its map', () => {
  expect(fingerprintOf(content)).toBe(PAINTED);
});

test('the land is bright where it is walked, dark at walls and beyond its rim', () => {
  const scale = 0.4;
  const { width, height, channels } = paintGround(plan, scale);
  const lightAt = (x: number, y: number): number => {
    const place = Math.round((y + MARGIN) * scale) * width + Math.round((x + MARGIN) * scale);
    return Math.round(channels.reduce((sum, { values }) => sum + values[place]!, 0) / 3);
  };
  expect([width, height]).toEqual([(content.picture.width + 2 * MARGIN) * scale, (content.picture.height + 2 * MARGIN) * scale]);
  expect(lightAt(-MARGIN, -MARGIN)).toBeLessThan(40);
  const willows = at('P09');
  expect(lightAt(willows.x, willows.y)).toBeGreaterThan(150);
  // Between Heron Pool and Lowcairn is a wall of stone.
  const [pool, cairn] = [at('R07'), at('D16')];
  expect(lightAt((pool.x + cairn.x) / 2, (pool.y + cairn.y) / 2)).toBeLessThan(90);
});

test('nothing grows where pieces stand, in the river or in a gate', () => {
  const plants = growthOn(plan);
  expect(plants.length).toBeGreaterThan(1500);
  const nearest = (points: readonly Point[], among = plants): number =>
    points.reduce(
      (least, { x, y }) => among.reduce((near, plant) => Math.min(near, Math.hypot(plant.x - x, plant.y - y)), least),
      Infinity,
    );
  expect(nearest(plan.gates)).toBeGreaterThan(20);
  // Reeds stand in the water.
  const dry = plants.filter(({ glyph }) => glyph !== 'reed');
  const walked = plan.cells.filter(({ isWalked }) => isWalked);
  expect(nearest(walked, dry)).toBeGreaterThan(19);
  expect(nearest(plan.river, dry)).toBeGreaterThan(17);
});
