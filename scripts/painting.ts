import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { paintGround } from '../games/heropath/board/painting/ground.ts';
import { growthOn } from '../games/heropath/board/painting/growth.ts';
import { MARGIN } from '../games/heropath/board/painting/margin.ts';
import { planOf } from '../games/heropath/board/painting/plan.ts';
import { plantsOver } from '../games/heropath/board/painting/plants.ts';
import { dragonRoar } from '../games/heropath/content/dragonRoar.ts';
import { launchChromium } from '../web/test/browser/chromium.ts';

// Paints the land of Heropath anew from its map: `npm run painting`. Whoever changes the map does so once, and keeps the picture.

const FOLDER = join(import.meta.dirname, '../games/heropath/board');
/** How wide the blurred picture is that is there sooner, in points. */
const SKETCH = 72;
/** Points a unit, and how well they are kept. */
const SCALE = Number(process.argv[2] ?? 2);
const QUALITY = 0.8;

const plan = planOf(dragonRoar);
const { width, height, channels } = paintGround(plan, SCALE);
const ground = Buffer.alloc(width * height * 4, 255);
channels.forEach((channel, c) => channel.values.forEach((value, place) => (ground[4 * place + c] = value)));
const box = `${-MARGIN} ${-MARGIN} ${plan.width + 2 * MARGIN} ${plan.height + 2 * MARGIN}`;

/** Runs in the browser, which knows how to draw and to pack a picture. */
const PACK = `async ({ ground, plants, width, height, quality, sketch }) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  const bytes = Uint8ClampedArray.from(atob(ground), (letter) => letter.charCodeAt(0));
  pen.putImageData(new ImageData(bytes, width, height), 0, 0);
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(plants);
  await image.decode();
  pen.drawImage(image, 0, 0, width, height);
  const small = document.createElement('canvas');
  Object.assign(small, { width: sketch, height: Math.round((sketch * height) / width) });
  const brush = small.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, 0, 0, small.width, small.height);
  return [canvas, small].map((one) => one.toDataURL('image/webp', quality).split(',')[1]);
}`;

const server = await launchChromium();
const browser = await chromium.connect(server.wsEndpoint());
try {
  const page = await browser.newPage();
  const plants = plantsOver(growthOn(plan), box, width, height);
  const pack = await page.evaluateHandle(`(${PACK})`);
  const packed = await page.evaluate(([run, given]) => (run as (given: unknown) => Promise<string[]>)(given), [
    pack,
    { ground: ground.toString('base64'), plants, width, height, quality: QUALITY, sketch: SKETCH },
  ] as const);
  ['land.webp', 'landSketch.webp'].forEach((name, place) => writeFileSync(join(FOLDER, name), Buffer.from(packed[place]!, 'base64')));
  console.log(`land.webp: ${width} x ${height}, ${Math.round((packed[0]!.length * 0.75) / 1024)} KB`);
} finally {
  await browser.close();
  await server.close();
}
