// Drawings of what is built: each stands on (0, 0), lit from the north-west, with light in its windows. They are drawn over the dusk that
// lies on what is out of reach.

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const inked = (d: string, colour: string, width = 0.6): string =>
  `<path d="${d}" fill="${colour}" stroke="#14141f" stroke-width="${width}" stroke-linejoin="round"/>`;
const shade = (cx: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="1" rx="${rx}" ry="${ry}" fill="#0a1024" opacity=".42"/>`;

/** A house with snow on its roof, `w` units wide. */
function house(x: number, y: number, w: number): string {
  const [l, r, h] = [x - w / 2, x + w / 2, w * 0.62];
  const roof = y - h;
  return (
    inked(`M${l} ${y}V${roof}H${r}V${y}Z`, '#6a4a30') +
    fill(`M${l + 0.4} ${y - 0.3}V${roof}H${x - w * 0.12}V${y - 0.3}Z`, '#8a6340') +
    fill(`M${x - w * 0.34} ${y - h * 0.28}V${y - h * 0.72}H${x - w * 0.14}V${y - h * 0.28}Z`, '#ffdf8a') +
    fill(`M${x + w * 0.1} ${y - h * 0.28}V${y - h * 0.72}H${x + w * 0.3}V${y - h * 0.28}Z`, '#ffc860') +
    inked(`M${l - w * 0.14} ${roof + 0.6}L${x} ${roof - w * 0.52}L${r + w * 0.14} ${roof + 0.6}Z`, '#cdd8ea') +
    fill(`M${l - w * 0.04} ${roof}L${x} ${roof - w * 0.46}L${x + w * 0.1} ${roof - w * 0.36}L${x - w * 0.16} ${roof}Z`, '#f6f9ff')
  );
}

const tower = (roof: string, bright: string, light: string): string =>
  shade(3.5, 8.5, 2.6) +
  inked('M-4.6 0L-3.8-17H3.8L4.6 0Z', '#b9c3d8') +
  fill('M-4.2-.4L-3.5-16.6H-.9L-1.3-.4Z', '#eaf0fb') +
  inked('M-5.4-16.4V-19.4H5.4V-16.4Z', '#8d9abb') +
  inked('M-6.2-19.2L0-31L6.2-19.2Z', roof) +
  fill('M-4.6-19.6L0-29L.9-27.2L-1.8-19.6Z', bright) +
  fill('M-1.4-9V-12.4a1.4 1.4 0 0 1 2.8 0V-9Z', light) +
  fill('M-1.2-17V-18.6H1.2V-17Z', light);

/** What stands in the gap of a cliff: two towers and an arch between them. */
const gate =
  shade(4, 17, 4) +
  inked('M-8 0V-14H8V0Z', '#8d909f') +
  fill('M-7.6-.4V-13.6H-2V-.4Z', '#aeb2c1') +
  inked('M-8-14V-17H-5V-15.2H-2V-17H2V-15.2H5V-17H8V-14Z', '#a4a8b8') +
  inked('M-4.6 0V-6A4.6 4.6 0 0 1 4.6-6V0Z', '#2a1a10') +
  fill('M-3.6 0V-5.8A3.6 3.6 0 0 1 3.6-5.8V0Z', '#ffb24a') +
  fill('M-2 0V-5A2 2 0 0 1 2-5V0Z', '#ffe6a6') +
  [-11, 11]
    .map(
      (x) =>
        inked(`M${x - 4.2} .8V-18H${x + 4.2}V.8Z`, '#9a9eae') +
        fill(`M${x - 3.8} .4V-17.6H${x - 1}V.4Z`, '#c6cad8') +
        inked(`M${x - 5.2}-18V-23H${x - 2.6}V-20.8H${x - 1.3}V-23H${x + 1.3}V-20.8H${x + 2.6}V-23H${x + 5.2}V-18Z`, '#b4b8c6') +
        fill(
          `M${x - 5}-23H${x - 2.7}V-22H${x - 5}ZM${x - 1.2}-23H${x + 1.2}V-22H${x - 1.2}ZM${x + 2.7}-23H${x + 5}V-22H${x + 2.7}Z`,
          '#f2f6fd',
        ) +
        fill(`M${x - 0.8}-9V-12.4a.8.8 0 0 1 1.6 0V-9Z`, '#ffcf7a'),
    )
    .join('');

/** Along the way over it, from left to right. */
const bridge =
  '<ellipse cx="1" cy="6" rx="24" ry="4.5" fill="#06122a" opacity=".5"/>' +
  inked('M-25-5Q0-12 25-5V5Q0-2-25 5Z', '#7d5230', 0.8) +
  Array.from({ length: 12 }, (_, plank) => {
    const x = -23 + plank * 4.2;
    const rise = -7 * (1 - (x / 25) ** 2) * 0.5;
    return `<path d="M${x} ${-5 + rise}V${4.6 + rise}" stroke="#3f2614" stroke-width=".8"/>`;
  }).join('') +
  '<path d="M-25-5Q0-12 25-5" fill="none" stroke="#c99a63" stroke-width="1.6"/><path d="M-25 5Q0-2 25 5" fill="none" stroke="#b08452" stroke-width="1.8"/>' +
  [-24, 24]
    .map((x) => inked(`M${x - 1.6} 7V-9H${x + 1.6}V7Z`, '#5c3b20') + fill(`M${x - 1.8}-9.4H${x + 1.8}V-8H${x - 1.8}Z`, '#eef3fb'))
    .join('');

const balloon =
  shade(2, 7, 2.2) +
  '<path d="M-4.4-15L-2.4-5M4.4-15L2.4-5" stroke="#3a2a1c" stroke-width=".6"/>' +
  inked('M-3-5.4H3L2.4-1H-2.4Z', '#8a5a30') +
  inked('M0-38C10-38 13-29 10.6-22.6C9-18.6 6-16 4.6-14.4H-4.6C-6-16-9-18.6-10.6-22.6C-13-29-10-38 0-38Z', '#c23b35') +
  fill('M-3.4-37.4C-8-31-7-20-3.4-14.6H-1C-3-20-3.6-31-1-37.8ZM3.4-37.4C8-31 7-20 3.4-14.6H1C3-20 3.6-31 1-37.8Z', '#f6e8cf') +
  fill('M-6-36C-10-33-11-27-9.6-23C-10-29-8.6-33-6-36Z', '#e88a7a');

const prison =
  inked('M-15 3V-13Q-15-21 0-21Q15-21 15-13V3Z', '#2a2220', 1) +
  fill('M-12 2V-12Q-12-18 0-18Q12-18 12-12V2Z', '#120c0a') +
  '<path d="M-9 2V-16M-4.5 2V-17.6M0 2V-18M4.5 2V-17.6M9 2V-16M-12-5H12M-11.6-12H11.6" stroke="#9aa0ab" stroke-width="1.7"/>';

const pier =
  inked('M-14-2L13-7L15-3L-12 3Z', '#7d5230') +
  '<path d="M-9 2V6M-1 0V4.4M8-2V2.4M-9-2.6L-8 1.6M-3-3.8L-2 .4M3-5L4-.8M9-6L10-2" stroke="#3f2614" stroke-width="1.2"/>';

const mouth =
  inked('M-16 4Q-17-17 0-19Q17-17 16 4Z', '#3b3230', 1) +
  fill('M-11 4Q-11-12 0-13.4Q11-12 11 4Z', '#0a0606') +
  fill('M-9 4L-7-3L-5 4ZM3 4L5-4L7 4Z', '#4d413c');

/** Three walls of a Place-Site, unfolded from its card: the sign of what it does is drawn on the front. */
const site =
  shade(5, 14, 3.6) +
  inked('M9 2L14.5-2V-13.5L9-10Z', '#8a6a40') +
  inked('M-11 2V-10.5H9V2Z', '#f4e5c2', 0.8) +
  inked('M-13.4-9.6L-1-21.4L11.4-9.6Z', '#b7c6de', 0.8) +
  inked('M11.4-9.6L-1-21.4L4.6-24L16.6-13Z', '#7f93b5', 0.8) +
  fill('M-11.4-10.2L-1-20L1.2-18L-6.6-10.2Z', '#f4f8ff');

/** Drawings by name. */
const LANDMARKS: Readonly<Record<string, string>> = {
  settlement: shade(4, 21, 5) + house(2, -7, 12) + house(-12, -1, 11) + house(13, 0, 12),
  farmhouse: shade(5, 22, 5.5) + house(-13, 1, 10) + house(4, 0, 21),
  tower: tower('#24519c', '#5f92dc', '#d8f0ff'),
  gate,
  bridge,
  balloon,
  prison,
  pier,
  mouth,
  site,
  ferry:
    '<ellipse cx="1" cy="4" rx="15" ry="3.4" fill="#06122a" opacity=".45"/>' +
    inked('M-14 1L-12-4H12L14 1L11 4H-11Z', '#8a5c34', 0.8) +
    '<path d="M-12-1.4H13M-12.6 1.2H13" stroke="#4a2e18" stroke-width=".7"/><path d="M0-4V-24" stroke="#4a2e18" stroke-width="1.5"/>' +
    inked('M1-23Q12-18 11-7L1-6Z', '#f1ead9') +
    fill('M1-23Q6-17 4-6.4L1-6Z', '#cfd6e4'),
};

/** Light that fades outwards, in steps of how far out, the colour and how much of it. */
const glow = (name: string, steps: readonly (readonly [at: number, colour: string, opacity: number])[], place = ''): string =>
  `<radialGradient id="hp-${name}" ${place}>${steps
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</radialGradient>`;

/** Lit from the north-west, as tokens are. */
const LIT = 'cx=".36" cy=".28" r=".9"';

const GLOWS =
  glow('lava', [
    [0, '#fff1b0', 1],
    [0.25, '#ff9a3c', 1],
    [0.6, '#e2431a', 0.55],
    [1, '#e2431a', 0],
  ]) +
  glow('smoke', [
    [0, '#4a4450', 0.75],
    [1, '#4a4450', 0],
  ]) +
  glow('lamp', [
    [0, '#fff6d0', 1],
    [0.4, '#ffd070', 0.7],
    [1, '#ffb040', 0],
  ]) +
  glow(
    'frost',
    [
      [0, '#ffffff', 0.75],
      [0.5, '#9fd6ff', 0.4],
      [1, '#5fb1ee', 0.7],
    ],
    LIT,
  ) +
  glow(
    'foe',
    [
      [0, '#8d3a2c', 1],
      [0.6, '#5a1a16', 1],
      [1, '#2b0a0a', 1],
    ],
    LIT,
  ) +
  glow(
    'unknown',
    [
      [0, '#5b5347', 1],
      [0.6, '#2c2822', 1],
      [1, '#14120f', 1],
    ],
    LIT,
  ) +
  glow(
    'dragonfire',
    [
      [0, '#ffb347', 1],
      [0.5, '#c23c17', 1],
      [1, '#3a0a06', 1],
    ],
    'cx=".5" cy=".55" r=".65"',
  );

const flame =
  fill('M0 0C-6-2-6.4-8-3-12.6C-3-9.6-1.6-9-1-10.4C0-13.4-1.4-16 .6-20C1.2-15 6.4-11 6-5.4C5.8-2 3-.2 0 0Z', '#ff7a1f') +
  fill('M.2-.4C-3-1.4-3.2-5-1.2-7.6C-.6-6-.2-6.4.2-8C.4-10 .4-11 1.2-13C1.6-9.4 3.8-7 3.4-4C3.2-1.8 1.8-.6.2-.4Z', '#ffd24d');

/** The Dragon's wings and its body, on which its sign lies. */
const wings =
  '<ellipse cx="4" cy="10" rx="30" ry="13" fill="#0a0206" opacity=".55"/>' +
  '<path d="M0-4C-8-22-22-26-38-23C-32-18-31-13-33-7C-27-9-23-7-21-2C-16-5-11-4-8 1C-5-2-2-3 0-2C2-3 5-2 8 1C11-4 16-5 21-2C23-7 27-9 33-7C31-13 32-18 38-23C22-26 8-22 0-4Z" fill="#2a0806" stroke="#ff8a3c" stroke-width="1.2" stroke-linejoin="round"/>' +
  '<circle r="17" fill="url(#hp-dragonfire)" stroke="#ffb060" stroke-width="1.8"/>';

/** The block in which a held hero stands, and the icicles at its foot. */
const ice =
  '<path d="M-16 3L-18-14L-12-31L1-36L14-29L18-12L15 4L0 9Z" fill="url(#hp-frost)" stroke="#e9f7ff" stroke-width="1.4"/>' +
  '<path d="M-12-31L-5-17L-18-14M-5-17L1-36M-5-17L-7 6M14-29L8-10L18-12M8-10L5 7" fill="none" stroke="#fff" opacity=".8"/>' +
  fill('M-15 5L-17 12L-13 6ZM-2 9L-3 17L1 9ZM12 6L13 13L15 5Z', '#dff2ff');

/** What is drawn once into the map, and used wherever it stands, by `hp-` and its name. */
export const DEFS: string =
  GLOWS +
  Object.entries({ ...LANDMARKS, flame, wings, ice })
    .map(([name, drawing]) => `<g id="hp-${name}">${drawing}</g>`)
    .join('');
