// The small drawings of a map, each a symbol that stands on (0, 0) and is used many times. Light falls from the upper left.

const INK = '#2a1f14';
const shadow = (rx: number, ry = rx / 3, cx = rx / 4): string =>
  `<ellipse cx="${cx}" cy=".5" rx="${rx}" ry="${ry}" fill="#150e06" opacity=".32"/>`;
const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const inked = (d: string, fill: string, width = 0.7): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, colour = INK, width = 0.9): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const house = (wall: string, roof: string, lit: string): string =>
  shadow(7, 2.2) +
  inked('M-5 0V-4.5L-2-8L1-4.5V0Z', wall) +
  inked('M1 0V-4.5L6-4.8V-.4Z', '#8d7350') +
  inked('M-2-8.6L3.6-8.9L7-4.4L1.2-4.1Z', roof) +
  inked('M-2-8.6L-6-4.2L-4.9-3.6L-2-7Z', lit) +
  shape('M-3 0V-2.6H-1V0Z', '#3a2613');

/** By name. */
export const GLYPHS: Readonly<Record<string, string>> = {
  tuft: line('M-2.4 0L-3-3M-.8 0L-.6-4.2M.8 0L2.2-3.4', '#4d5327', 0.8),
  flower:
    line('M-1 0L-1.4-2.6M1.2 0L1.6-3', '#5a6230', 0.7) +
    shape('M-2.2-3a1 1 0 1 0 2 0a1 1 0 1 0-2 0', '#e6c8b0') +
    shape('M.8-3.4a1 1 0 1 0 2 0a1 1 0 1 0-2 0', '#d9b13f'),
  oak:
    shadow(6, 2) +
    shape('M-.9 0L-.6-4H.8L1 0Z', '#4a331c') +
    inked(
      'M-5.6-4.6C-7.8-8-4.6-11.6-1.6-11C.6-13.6 5-12 5-9C7.6-7.6 6.8-3.6 3.6-3.6C1.6-2.2-1-2.4-2.2-3.4C-4-2.8-5.4-3.4-5.6-4.6Z',
      '#3f5a2c',
    ) +
    shape('M-4.8-5.6C-6.2-8-4-10.6-1.6-10C-.4-11.8 2-11.8 3-10.6C.6-10.4-.8-9.4-1.4-8C-3-8.2-4.4-7-4.8-5.6Z', '#6d8a43'),
  pine:
    shadow(5, 1.7) +
    shape('M-.7 0V-3H.7V0Z', '#4a331c') +
    inked('M0-16L4-9.4H2.4L5.6-5H3.4L6.6-1.4H-6.6L-3.4-5H-5.6L-2.4-9.4H-4Z', '#2f4c2c') +
    shape('M0-15L-3.4-9.7H-1.6L-4.8-5.3H-2.6L-5.4-1.8H-1.4L-.4-6Z', '#54733c'),
  bush:
    shadow(4, 1.4) +
    inked('M-4.2-.4C-5.6-3-3-5.4-1-4.6C.6-6.4 4-5 3.8-2.6C5-1.4 4 0 2.6-.2H-3.2Z', '#51662f', 0.6) +
    shape('M-3.4-1.6C-4-3.4-2-4.6-.8-3.8C0-4.8 1.2-4.8 2-4C0-4-1.4-3-1.6-1.8Z', '#7b8d48'),
  fruit:
    shadow(4.6, 1.5) +
    shape('M-.7 0L-.5-3H.6L.8 0Z', '#4a331c') +
    inked('M-4.4-4.8a4.4 4.2 0 1 1 8.8 0a4.4 3.6 0 1 1-8.8 0', '#5d7a36', 0.6) +
    shape('M-3.4-5.4a3.4 3 0 0 1 4.4-2.6a4 4 0 0 0-3.2 3.4Z', '#86a04c') +
    shape(
      'M-1.8-3.8a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M1.2-5.6a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M1-3a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
      '#b8402a',
    ),
  willow:
    shadow(6, 2) +
    shape('M-1 0L-.4-6H.8L1.2 0Z', '#4d3a22') +
    inked(
      'M-6-1.6C-7-8-4-12 0-12C4.4-12 7-8 6-1.4C5-3.6 4.6-4.6 4-5C3.8-3.4 3.2-2.4 2.6-1.8C2-3.6 1.4-4.4.6-4.6C0-3.4-1-2.6-2-2.2C-2.4-3.6-2.8-4.4-3.4-4.8C-4-3.4-5-2.4-6-1.6Z',
      '#5c7552',
      0.6,
    ) +
    line('M-3.6-5.4C-3.6-8-2.4-10-.6-10.6', '#88a070', 1.1),
  vines:
    line('M-9 0H9', '#5a4527', 0.8) +
    [-8, -4, 0, 4, 8]
      .map(
        (x) =>
          `${line(`M${x} 1V-3.4`, '#5a4527', 0.8)}${shape(`M${x - 2}-2.6a2 1.8 0 1 1 4 0a2 1.5 0 1 1-4 0`, '#59702f', `stroke="${INK}" stroke-width=".4"`)}`,
      )
      .join(''),
  furrow:
    line('M-9 1.6Q0-1.6 9 .6M-9 4.4Q0 1.2 9 3.4M-8-1.2Q0-4.4 8-2.2', '#8a6c2c', 0.9) +
    line('M-7 .2l.8-2M-3-.8l.6-2.2M1-1l.8-2M5-.6l.6-2', '#e0c268', 0.9),
  sheafs: shadow(4, 1.3) + inked('M-2.6 0L-1.2-3L-3-7L0-5.6L3-7L1.2-3L2.6 0Z', '#d7b04c', 0.6) + line('M-1.8-2.8H1.8', '#7d571d', 1),
  heather:
    shape('M-3.4 0q.6-3 1.4-3t1 3ZM-.6 0q.6-4 1.6-4t1 4Z', '#6a5234') +
    shape(
      'M-3-2.6a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0M-.2-3.8a1 1 0 1 0 2 0a1 1 0 1 0-2 0M1.6-2.2a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
      '#a6688a',
    ),
  mound:
    shadow(9, 2.4, 2) +
    inked('M-9 0C-6-6.4-3-8 0-8C3.4-8 6.4-5.6 9.4 0Z', '#87864c') +
    shape('M-7.6-.8C-5-5.8-2.6-7 0-7C-2-5.6-3.4-3.4-4-.8Z', '#a8a561') +
    line('M3-5.4l2.4 4M5.4-3.4l1.6 2.4', '#55552c', 0.7),
  stone:
    shadow(3.4, 1.2) + inked('M-3.2 0L-2.4-2.6L.4-3.6L3-1.8L3.2 0Z', '#8d8676', 0.6) + shape('M-2.6-.6L-2-2.3L.2-3L-.6-.6Z', '#b5ad9a'),
  menhir: shadow(4, 1.3) + inked('M-2.4 0L-2-8.6L.6-10L2.6-8L2.4 0Z', '#7f7a6c') + shape('M-1.7-.4L-1.4-8L.3-9L-.2-.4Z', '#a9a291'),
  crag:
    shadow(7, 2) +
    inked('M-7 0L-4.6-5L-2.4-4.2L.6-10.4L3-6.6L4.8-7.4L7.4 0Z', '#7d7465') +
    shape('M-6-.5L-4.2-4L-2.2-3.2L.4-8.8L-.4-3.4L-2-.5Z', '#a99e88') +
    line('M2.4-5.6L3.2-2M.8-4L1-1.4', '#4a4236', 0.7),
  deadwood: shadow(3.4, 1) + line('M0 0L-.4-8M-.2-3.4L-3.4-6.4M-.3-5L2.6-8.4M-.2-2L2-3.6', '#4a3a28', 1.2),
  reed:
    line('M-2.6 0Q-2.4-4-3.6-6.4M-.4 0V-7.6M1.8 0Q1.8-4 3.4-6', '#4f5c33', 0.8) +
    shape('M-1-7.8a.7 1.5 0 1 0 1.4 0a.7 1.5 0 1 0-1.4 0M2.8-6.4a.6 1.3 0 1 0 1.2 0a.6 1.3 0 1 0-1.2 0', '#5b3d20'),
  pool:
    shape('M-7 0C-6-2.4-2-2 0-2.6C3-3 7-1.6 7 0C6.4 2.2 3 2 0 2.4C-3 2.8-6.6 2-7 0Z', '#3d6a68', `stroke="#2b4740" stroke-width=".6"`) +
    line('M-4-.4Q-2-1.4 0-.6T3.4-.4', '#9fc0b2', 0.6),
  shell: shape('M-1.8 0a1.8 1.5 0 0 1 3.6 0L0 .9Z', '#f0dfc0', `stroke="#8f7446" stroke-width=".5"`),
  house: house('#e3cf9f', '#9b4a2b', '#b9653d'),
  cottage: house('#d8c293', '#80683c', '#a08a55'),
  chapel:
    shadow(7, 2.2) +
    inked('M-5 0V-6L-3-9.4L-1-6V0Z', '#e8d8b0') +
    inked('M-1 0V-6L6-6.4V-.4Z', '#a58c63') +
    inked('M-3-10L4-10.2L7.4-6L-.8-5.8Z', '#6c5347') +
    inked('M-5.4-6.4H-.6L-3-17Z', '#7c4634') +
    line('M-3-17V-20M-4.2-18.8H-1.8', INK, 0.8) +
    shape('M-3.8 0V-3a.8.8 0 0 1 1.6 0V0Z', '#3a2613'),
  jetty:
    inked('M-2-8H2L3 6H-3Z', '#8a6a42', 0.6) +
    line('M-2.2-5H2.2M-2.4-2H2.4M-2.6 1H2.6M-2.8 4H2.8', '#4a331c', 0.7) +
    inked('M-4 6V2.6H-2.8V6ZM2.8 6V2.6H4V6Z', '#5a3d20', 0.5),
  temple:
    shadow(15, 3.4, 3) +
    inked('M-15 0L-13-3H13L15 0Z', '#c9bd9d') +
    inked('M-12.6-3V-12H12.6V-3Z', '#5d5240', 0.5) +
    [-11.4, -6.4, -1.4, 3.6, 8.6].map((x) => inked(`M${x}-3V-12H${x + 2.8}V-3Z`, '#ece0c2', 0.5)).join('') +
    inked('M-14.4-12H14.4V-14.2H-14.4Z', '#ddd0ae') +
    inked('M-14.4-14.2L0-21.6L14.4-14.2Z', '#d2c49f') +
    shape('M-10.6-15L0-20.4L2-19.4L-6-15Z', '#f4ead0') +
    shape('M-2-16.2a2 1.7 0 1 1 4 0a2 1.7 0 1 1-4 0', '#a5552d'),
  ruin:
    shadow(9, 2.4) +
    inked('M-9 0V-9L-7-10V-7L-4-8V0Z', '#9a8f79') +
    inked('M-1 0V-6L1-8.4L3.6-8V0Z', '#8a8069') +
    inked('M6 0V-4L9-5V0Z', '#94896f') +
    shape('M-8.4-.5V-8.4L-7.4-9V-.5Z', '#c2b79f') +
    line('M-4-5q3-5 5-1', '#5a5140', 0.9),
  pithead:
    shadow(8, 2.2) +
    inked('M-8 0C-7-7-3-9 0-9C4-9 7-6 8 0Z', '#7a6d57') +
    shape('M-3.4 0V-3.6A3.4 3 0 0 1 3.4-3.6V0Z', '#1d140b') +
    line('M-4 0V-4.6H4V0', '#6b4a27', 1.3),
  mill:
    shadow(6, 2) +
    inked('M-4 0L-2.6-11H2.6L4 0Z', '#a8977a') +
    inked('M-3-11L0-14.6L3-11Z', '#4b3a2c') +
    line('M0-10.6L-7-15M0-10.6L4.4-17M0-10.6L6.6-6', '#35271a', 1.3) +
    shape('M-1.2 0V-3a1.2 1.2 0 0 1 2.4 0V0Z', '#241709'),
  stepping: [-9, -4.4, 0.4, 5, 9.4]
    .map((x, i) => inked(`M${x - 2.4} ${i % 2}a2.4 1.6 0 1 1 4.8 0a2.4 1.6 0 1 1-4.8 0`, '#a79d88', 0.5))
    .join(''),
  lighthouse:
    shadow(5, 1.7) +
    inked('M-3.6 0L-2.2-15H2.2L3.6 0Z', '#e8dcc0') +
    shape('M-3-5L-2.7-8.4H2.7L3-5Z', '#a5432c') +
    inked('M-2.6-15V-18H2.6V-15Z', '#f3cf6a', 0.5) +
    inked('M-3-18L0-20.6L3-18Z', '#6c3527'),
  wreck:
    shadow(9, 2) +
    inked('M-9-3Q-6 1.6 1 1.4L8-.4L9-4.6Q2-2-9-3Z', '#5d452b') +
    line('M-3-2.4L-5-12M2-2.2L4.4-9M-4.4-9L-.6-10.4', '#3a2814', 1.1),
  gatehouse:
    shadow(21, 4.4, 4) +
    inked('M-9 0V-16H9V0Z', '#8b8170') +
    inked('M-9-16V-19H-6V-16.6H-3V-19H0V-16.6H3V-19H6V-16.6H9V-13H-9Z', '#9c927f') +
    shape('M-5 0V-7A5 5 0 0 1 5-7V0Z', '#1c130b') +
    [-14, 14]
      .map(
        (x) =>
          inked(`M${x - 5.4} 0V-22H${x + 5.4}V0Z`, '#a89d88') +
          shape(`M${x - 4.6}-.6V-21.4H${x - 1.6}V-.6Z`, '#c9bfa9') +
          inked(`M${x - 6.4}-22V-26.4H${x - 3.6}V-24H${x - 1.2}V-26.4H${x + 1.2}V-24H${x + 3.6}V-26.4H${x + 6.4}V-22Z`, '#b8ad97') +
          shape(`M${x - 0.9}-11V-15.4a.9.9 0 0 1 1.8 0V-11Z`, '#241a10'),
      )
      .join(''),
  palace:
    shadow(33, 6, 5) +
    inked('M-30 0V-14H30V0Z', '#b3a68d') +
    inked(
      'M-30-14V-18H-26V-15H-22V-18H-18V-15H-14V-18H-10V-15H-6V-18H-2V-15H2V-18H6V-15H10V-18H14V-15H18V-18H22V-15H26V-18H30V-14Z',
      '#c5b99f',
    ) +
    inked('M-15-14V-34H15V-14Z', '#cfc3a8') +
    shape('M-14.2-14.6V-33.4H-7V-14.6Z', '#e9dfc6') +
    inked('M-18-34L0-48L18-34Z', '#7b3a2a') +
    shape('M-14-34.6L0-46L3-43.6L-6-34.6Z', '#a85538') +
    [-26, 26]
      .map(
        (x) =>
          inked(`M${x - 6} 0V-30H${x + 6}V0Z`, '#c2b69d') +
          shape(`M${x - 5.2}-.6V-29.4H${x - 1.8}V-.6Z`, '#e2d8bf') +
          inked(`M${x - 7.4}-30L${x}-45L${x + 7.4}-30Z`, '#6f3527') +
          shape(`M${x - 5.6}-30.6L${x}-42.6L${x + 0.6}-41L${x - 1.4}-30.6Z`, '#9d4f36') +
          shape(`M${x - 1.1}-17V-22a1.1 1.1 0 0 1 2.2 0V-17Z`, '#2a1d10'),
      )
      .join('') +
    shape('M-6 0V-8A6 6 0 0 1 6-8V0Z', '#2a1a0d') +
    line('M-3-1V-11M0-1V-13M3-1V-11M-6-5H6M-6-9H6', '#6b5a3c', 0.7) +
    [-8, 0, 8].map((x) => shape(`M${x - 1.3}-22V-27a1.3 1.3 0 0 1 2.6 0V-22Z`, '#f0c559', `stroke="${INK}" stroke-width=".5"`)).join('') +
    line('M0-48V-56', INK, 1) +
    inked('M0-56L9-53.6L0-51Z', '#d0a233', 0.6),
};

/** What stands on a space by its look, and where in the hexagon (in units from its middle). */
export const BUILDINGS: Readonly<Record<string, readonly (readonly [glyph: string, x: number, y: number, size: number])[]>> = {
  palace: [['palace', 0, 16, 0.94]],
  gatehouse: [['gatehouse', 0, 3, 0.92]],
  temple: [['temple', 0, -6, 1.02]],
  village: [
    ['chapel', 3, -10, 0.95],
    ['cottage', -13, -12, 0.95],
    ['house', 17, -9, 0.9],
    ['house', -22, -1, 0.95],
    ['cottage', 25, 4, 0.9],
  ],
  ruin: [['ruin', 0, -8, 1.15]],
  mine: [['pithead', 0, -8, 1.2]],
  ford: [['stepping', 0, 0, 1]],
  pier: [['jetty', 14, -10, 1.2]],
  cove: [['wreck', -8, -12, 1.1]],
  stones: [
    ['menhir', -14, -10, 1.1],
    ['menhir', -3, -15, 1.2],
    ['menhir', 9, -13, 1.05],
    ['menhir', 17, -6, 0.95],
  ],
};
