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

/** Drawings by name: drawn once, used wherever they stand. */
export const LANDMARKS: Readonly<Record<string, string>> = {
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
