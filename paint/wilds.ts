import { inked, line, shadow, shape } from './pen.ts';
import type { Look } from './terrain.ts';

// Wild lands. A map that uses them passes both to `paintMap` as its looks and glyphs, along with its own.

const peak = (snow: string): string =>
  shadow(15, 3.4, 4) +
  inked('M-15 0L-8-12L-5-10L1-26L6-16L9-18L16 0Z', '#6f675d') +
  shape('M-14-.6L-7.6-11L-5-8.6L.8-24L-1-9L-6-.6Z', '#978d7d') +
  shape('M1-26L-2.6-16.4L-.4-18L1.2-15L3.4-17.6L5.4-16Z', snow) +
  line('M6-13L9-4M2-9L3.6-3M10-11L13-3', '#3d372f', 0.8);

const tower = (x: number, y: number, height: number, roof: string): string =>
  inked(`M${x - 3.6} ${y}V${y - height}H${x + 3.6}V${y}Z`, '#c2b69d') +
  shape(`M${x - 3} ${y - 0.5}V${y - height + 0.5}H${x - 1}V${y - 0.5}Z`, '#e2d8bf') +
  inked(`M${x - 4.8} ${y - height}L${x} ${y - height - 9}L${x + 4.8} ${y - height}Z`, roof);

/** By name. */
export const WILD_GLYPHS: Readonly<Record<string, string>> = {
  peak: peak('#a99e88'),
  snowpeak: peak('#f4f1ea'),
  /** Cold: flames come and go, so they are drawn over the map. */
  campfire:
    shadow(7, 2.4) +
    shape('M-6 0a6 2.6 0 1 1 12 0a6 2.6 0 1 1-12 0', '#3a2c20') +
    line('M-5.4 1L5-3.4M5.4 1L-5-3.4M0 1.6V-4.4', '#5a3d20', 2.2) +
    [-6, -3, 1, 5].map((x, i) => inked(`M${x - 1.6} ${2 + (i % 2)}a1.6 1.2 0 1 1 3.2 0a1.6 1.2 0 1 1-3.2 0`, '#8d8676', 0.5)).join(''),
  arch:
    shadow(12, 3) +
    shape('M-6 0V-12A6 7 0 0 1 6-12V0Z', '#9ee6df', 'opacity=".55"') +
    inked('M-11 0L-10-14Q-9-24 0-25Q9-24 10-14L11 0H6V-12A6 7 0 0 0-6-12V0Z', '#8f8a9c') +
    shape('M-10.2-.6L-9.2-14Q-8.2-22-2-24Q-7-19-7.4-12L-7.4-.6Z', '#bdb8cc') +
    line('M0-25V-20M-9-12L-6.4-11M9-12L6.4-11', '#4a4656', 0.8),
  city:
    shadow(28, 5, 4) +
    tower(-9, -8, 16, '#7b3a2a') +
    tower(9, -8, 14, '#6f3527') +
    tower(0, -8, 22, '#8a4630') +
    inked('M-24 0V-10H24V0Z', '#a89d88') +
    inked('M-24-10V-13H-20V-11H-16V-13H-12V-11H-8V-13H-4V-11H0V-13H4V-11H8V-13H12V-11H16V-13H20V-11H24V-10Z', '#bfb49d') +
    tower(-24, 1, 14, '#5f4a6b') +
    tower(24, 1, 14, '#5f4a6b') +
    shape('M-4 0V-5A4 4 0 0 1 4-5V0Z', '#1c130b'),
  market:
    shadow(16, 3.4) +
    inked('M-13 0V-8H-1V0Z', '#8d7350') +
    inked('M3 0V-7H14V0Z', '#8d7350') +
    inked('M-16-7L-13-14H-1L2-7Z', '#b8402a') +
    shape('M-12-7L-10.4-14H-7L-7.6-7ZM-3-7L-4-14H-1L2-7Z', '#f0dfc0') +
    inked('M1-6L4-12H13L16-6Z', '#3d6a68') +
    shape('M5-6L6.6-12H9L8.6-6Z', '#f0dfc0') +
    inked('M-3 2H3L2-3H-2Z', '#a5552d', 0.5),
  lair: peak('#5d2415') + shape('M-6 0Q-5-9 1-9Q7-8 7 0Z', '#120806') + shape('M-2.4 0Q-1-4 1-4Q3.4-3.4 3.6 0Z', '#e2622b', 'opacity=".7"'),
  watchtower:
    shadow(7, 2.2) +
    inked('M-5 0L-4-18L-1-20L1-17L4.4-19L5 0Z', '#8a8069') +
    shape('M-4.2-.5L-3.2-17.4L-1.4-18.6L-1.8-.5Z', '#b5ab92') +
    shape('M-1-4a1.6 2 0 0 1 3.2 0V0H-1Z', '#241a10'),
  greatOak:
    shadow(13, 3.6) +
    shape('M-3 0Q-1.6-6-2-11H2.6Q2-6 4 0Z', '#4a331c') +
    inked('M-13-10C-17-17-11-24-5-23C-1-28 8-27 10-21C16-19 16-11 10-9C6-6-2-6-5-8C-9-6-12-7-13-10Z', '#3f5a2c') +
    shape('M-11.6-12C-14-17-10-21.4-5-20.6C-2-24.4 3-24 5-21.4C0-21.6-3-19-4-16C-7-17-10.6-15-11.6-12Z', '#6d8a43') +
    shape('M-6-12a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M4-13a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0', '#f6d56a'),
  tent:
    shadow(8, 2.4) + inked('M-9 0L0-13L9 0Z', '#a5552d') + shape('M-8-.5L0-12L-2.4-.5Z', '#cf8650') + shape('M-1 0L0-8L3 0Z', '#241709'),
};

/** By look. */
export const WILD_LOOKS: Readonly<Record<string, Look>> = {
  mountain: {
    ground: '#7d7568',
    growth: ['crag', 'stone', 'pine'],
    count: 3,
    buildings: [
      ['peak', -15, -4, 0.95],
      ['snowpeak', 6, 2, 1.2],
      ['peak', 17, 14, 0.85],
      ['peak', -10, 17, 0.8],
    ],
  },
  wilderness: { ground: '#6d7d45', growth: ['tuft', 'bush', 'pine', 'stone', 'tuft', 'oak'], count: 9 },
  campfire: { ground: '#85804f', growth: ['tuft', 'stone', 'bush'], count: 5, buildings: [['campfire', 0, 2, 1.3]] },
  gate: { ground: '#77845a', growth: ['flower', 'tuft'], count: 7, buildings: [['arch', 0, 4, 1]] },
  city: { ground: '#a3966a', growth: ['tuft'], count: 2, buildings: [['city', 0, 8, 0.98]] },
  market: {
    ground: '#b09a62',
    growth: ['tuft'],
    count: 0,
    buildings: [
      ['house', -20, -10, 0.95],
      ['chapel', 18, -9, 0.9],
      ['market', 0, 6, 1.05],
    ],
  },
  lair: { ground: '#6b5a4c', growth: ['crag', 'deadwood'], count: 4, buildings: [['lair', 0, 10, 1.7]] },
  watchtower: { ground: '#7f8050', growth: ['tuft', 'stone', 'bush'], count: 6, buildings: [['watchtower', 0, -2, 1.2]] },
  greatOak: { ground: '#64793f', growth: ['tuft', 'flower'], count: 6, buildings: [['greatOak', 0, 4, 1.05]] },
  camp: {
    ground: '#8a8250',
    growth: ['tuft', 'bush'],
    count: 5,
    buildings: [
      ['tent', -10, -2, 1],
      ['tent', 11, 2, 0.9],
    ],
  },
};
