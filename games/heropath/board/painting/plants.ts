import type { Plant } from './growth.ts';

// Drawings of what grows: each stands on (0, 0), lit from the north-west.

const shade = (width: number, height: number): string =>
  `<ellipse cx="${width * 0.55}" cy="${height * 0.25}" rx="${width}" ry="${height}" fill="#0b1226" opacity=".34"/>`;
const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Three skirts of needles, darker on the right, with snow on the left of each. */
const pine = (dark: string, light: string, snow: string): string =>
  shade(5.4, 1.7) +
  stroke('M0 0V-2', '#2a1d18', 1.3) +
  fill('M0-16L5.4-1.4Q0 .2-5.4-1.4Z', dark) +
  fill('M0-16L-5.4-1.4Q-2.6-.6-.4-.6Z', light) +
  fill('M0-11L-4.9-2.6L-2.6-3.4L-1.2-2.4L.4-5.2Z', snow) +
  fill('M0-16L-3.2-7.2L-1.4-8.2L-.2-7L1.6-10.4Z', snow);

const PLANTS: Readonly<Record<string, string>> = {
  pine: pine('#12292d', '#24474a', '#a9c4c9'),
  darkPine: pine('#101f28', '#1c333e', '#7f9aa8'),
  redPine: pine('#2c2326', '#4b3a3c', '#ecd3d0'),
  willow:
    shade(5.4, 1.8) +
    stroke('M0 0Q-.6-3.4.2-6', '#4d3c2e', 1.5) +
    stroke('M.2-6Q-4.6-9.6-5.6-2.4M.2-6Q-2.8-9.2-3.2-1.8M.2-6Q2.6-9.4 3.2-1.8M.2-6Q4.8-9.4 5.8-2.6M.2-6Q.6-8 .4-2.6', '#9c8154', 0.85) +
    stroke('M-4.6-6.8Q0-10.6 4.6-6.8', '#f2efe6', 1.3),
  bare: shade(3.6, 1.2) + stroke('M0 0V-6.4M0-4L-3-8M0-5.2L2.8-9M-1.7-6.2L-1.6-9.4M1.5-7.2L3.8-7.6M0-6.4L-.4-10.4', '#241a1d', 0.95),
  stump: shade(2.4, 0.9) + fill('M-1.6 0L-1.2-3L.2-4.4L.6-2.6L1.6-3.2L1.8 0Z', '#1f1618'),
  tuft: stroke('M-2.2 0L-2.8-2.8M-.8 0L-.9-3.6M.7 0L.9-3.2M2.1 0L2.9-2.5', '#a48a5c', 0.8),
  reed: stroke('M-1.8 0L-2.3-5M0 0L.2-6.4M1.7 0L2.5-4.8', '#a5905a', 0.75) + stroke('M.2-6.6V-4.8M-2.3-5V-3.8', '#5e432c', 1.3),
  stone: shade(2.6, 1) + fill('M-2.6 0L-2.2-2L-.2-3L2-1.8L2.6 0Z', '#696f86') + fill('M-2.2-2L-.2-3L2-1.8L.4-1.3Z', '#eef3fa'),
  spike: shade(2.4, 0.8) + fill('M-1.9 0L-.1-7L1.9 0Z', '#2b2220') + fill('M-1.9 0L-.1-7L-.2 0Z', '#5a473b'),
};

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A whole document of plants over a part of the plane. */
export function plantsOver(plants: readonly Plant[], box: string, width: number, height: number): string {
  const symbols = Object.entries(PLANTS).map(([name, drawing]) => `<g id="${name}">${drawing}</g>`);
  const uses = plants.map(
    ({ glyph, x, y, size }) => `<use href="#${glyph}" transform="translate(${short(x)} ${short(y)})scale(${size.toFixed(2)})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><defs>${symbols.join('')}</defs>${uses.join('')}</svg>`;
}
