import { dot, patch, stroke } from './brush.ts';

// What lies behind each chapter, in a field of 400 by 300, made for this project. The middle and the lower half are left calm: that is where
// everything stands that is played with.

const at = (x: number, y: number, size: number, drawing: string): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${drawing}</g>`;
const sky = (id: string, stops: readonly string[]): string =>
  `<linearGradient id="arise-sky-${id}" x2="0" y2="1">${stops
    .map((colour, place) => `<stop offset="${place / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>` + patch(`url(#arise-sky-${id})`, 'M0 0H400V300H0Z');
const cloud = (x: number, y: number, size: number, fill = '#fff', opacity = 0.55): string =>
  patch(
    fill,
    'M-40 8Q-46-2-32-4Q-28-16-14-12Q-4-22 8-14Q22-18 24-6Q42-6 40 8Z',
    `transform="translate(${x} ${y})scale(${size})" opacity="${opacity}"`,
  );

/** Crystals that grow from the ground: three tones of one colour. */
const crystals = (dark: string, mid: string, light: string): string =>
  patch(mid, 'M-16 0L-24-18L-18-26L-10-14L-8 0ZM-6 0L-12-34L-4-48L4-34L3 0ZM6 0L8-26L16-38L20-24L14 0ZM16 0L24-12L28-8L22 0Z') +
  patch(light, 'M-16 0L-24-18L-18-26L-15-12ZM-6 0L-12-34L-4-48L-3-20ZM6 0L8-26L16-38L11-14Z') +
  patch(dark, 'M-8 0L-10-14L-13-8L-12 0ZM3 0L4-34L0-26L-1 0ZM14 0L20-24L15-12L11 0ZM22 0L28-8L24-6L20 0Z');
const TEAL = crystals('#2b9aa6', '#63c6cf', '#b6ecec');
const ROSE = crystals('#c0568a', '#e88fb8', '#fbd0e2');
const LILAC = crystals('#6f5bb8', '#a594e0', '#dcd3f8');
const EMBER = crystals('#b8622a', '#eaa04e', '#fbdc9a');
const ICE = crystals('#5a90b8', '#9cc8e4', '#e6f6ff');

const blossomTree =
  patch('#7a4a4e', 'M-5 0Q-3-22-12-34L-6-36L0-26L5-40L10-38Q5-20 6 0Z') +
  [
    [-24, -44, 15],
    [-8, -58, 19],
    [14, -56, 18],
    [28, -42, 14],
    [2, -40, 17],
  ]
    .map(([x, y, r]) => dot('#dd7fa2', x!, y!, r!))
    .join('') +
  [
    [-27, -49, 10],
    [-11, -63, 12],
    [12, -62, 11],
    [26, -47, 8],
    [-2, -44, 9],
  ]
    .map(([x, y, r]) => dot('#f6b8cc', x!, y!, r!))
    .join('') +
  [
    [-18, -38, 2],
    [4, -52, 2.4],
    [20, -40, 2],
    [-4, -66, 2],
    [30, -52, 1.6],
  ]
    .map(([x, y, r]) => dot('#fff0f4', x!, y!, r!))
    .join('');

const pine =
  patch('#23485c', 'M0-60L16-34H8L22-14H-22L-8-34H-16Z') +
  patch('#e6f2f8', 'M0-60L9-45L2-48L-3-42L-9-45ZM-16-34L-8-34L-12-28L-20-18Z') +
  patch('#3a2a24', 'M-3-14H3V0H-3Z');
const arch =
  patch('#4d6464', 'M-40 0V-58Q-38-84 0-86T40-58V0H26V-52Q24-72 0-72T-26-52V0Z') +
  patch('#6c8684', 'M-40 0V-58Q-38-84-8-86Q-30-78-32-54V0Z') +
  patch('#3d7a5c', 'M-41-56Q-34-66-30-56L-34-40ZM20-82Q32-80 36-68L28-72Z');
const reed =
  stroke('#5c7d52', 2, 'M0 0Q-2-18-6-34M4 0Q5-20 3-44M8 0Q10-16 15-30') +
  patch('#6b4a2e', 'M1-44Q4-54 6-43L5-36H2ZM-8-34Q-8-42-4-34L-5-28Z');
const tower =
  patch('#5b4a58', 'M-18 0V-84H-22V-100H-12V-94H-6V-100H6V-94H12V-100H22V-84H18V0Z') +
  patch('#75616e', 'M-18 0V-84H-22V-100H-12V-94H-8V0Z') +
  patch('#ffcf7a', 'M-3-64V-70A3 3 0 0 1 3-70V-64ZM-3-38V-44A3 3 0 0 1 3-44V-38Z');
const banner =
  stroke('#3a2a2e', 3, 'M0 0V-74') +
  patch('#a3293f', 'M1-72H26Q20-62 26-54Q20-46 24-38L1-42Z') +
  patch('#e9b84a', 'M9-62L14-55L9-48L5-55Z');
const pillar =
  patch('#4b3f78', 'M-16 0V-6H-12V-150H-18V-160H18V-150H12V-6H16V0Z') +
  patch('#6a5ba0', 'M-12-6V-150H-4V-6Z') +
  patch('#c9a13c', 'M-18-160H18V-156H-18ZM-16-6H16V-3H-16Z');
const shard =
  patch('#bfe6ea', 'M-12 0L-6-40L4-58L10-30L14 0Z', 'opacity=".85"') + patch('#f2ffff', 'M-12 0L-6-40L4-58L0-20Z', 'opacity=".9"');

/** By chapter. */
export const SCENES: readonly string[] = [
  // The Sleeping Orchard
  sky('1', ['#bfe0f2', '#fdeed0', '#fbe4da']) +
    dot('#fff6d8', 200, 92, 60) +
    cloud(70, 44, 1) +
    cloud(330, 30, 0.8) +
    patch('#a8cfe0', 'M0 150L60 84L98 120L150 62L206 128L262 76L316 122L360 90L400 128V200H0Z') +
    patch('#e9f5f8', 'M150 62L166 82L152 78L140 84ZM60 84L70 96L58 94ZM262 76L276 92L262 88Z') +
    patch('#8fc4b4', 'M0 172Q80 130 170 156T400 140V220H0Z') +
    patch('#86bf94', 'M0 190Q110 156 220 182T400 170V300H0Z') +
    patch('#9ed0a0', 'M0 216Q120 190 240 210T400 200V300H0Z') +
    [
      [16, 196, 1],
      [58, 182, 0.72],
      [92, 176, 0.5],
      [388, 194, 1.05],
      [344, 182, 0.75],
      [306, 174, 0.5],
    ]
      .map(([x, y, size]) => at(x!, y!, size!, blossomTree))
      .join('') +
    at(34, 214, 0.9, TEAL) +
    at(372, 218, 0.9, LILAC) +
    at(346, 206, 0.5, ROSE) +
    at(12, 286, 1.1, ROSE) +
    at(392, 290, 1.1, TEAL),
  // The Drowned Causeway
  sky('2', ['#8fb4bc', '#cfe0d8', '#dfe6cf']) +
    dot('#f6f3d8', 232, 80, 34) +
    patch('#8aa9aa', 'M0 132Q60 112 130 128T260 118T400 130V200H0Z', 'opacity=".7"') +
    at(76, 172, 0.9, arch) +
    at(322, 168, 0.8, arch) +
    at(150, 160, 0.45, arch) +
    patch('#6a9a9c', 'M0 162Q100 152 200 162T400 158V300H0Z') +
    patch('#5a8a8c', 'M0 200Q100 188 200 200T400 194V300H0Z') +
    stroke('#b9dcd8', 1.6, 'M20 176H90M150 172H230M280 178H370M40 214H120M260 210H350M110 262H190M290 276H380M10 250H60') +
    patch('#8a9a78', 'M0 300Q20 236 80 246Q160 250 200 232Q260 252 320 246Q384 240 400 300Z') +
    patch('#a3b088', 'M0 300Q40 256 100 262T220 250T400 300Z') +
    [14, 44, 372, 396, 352].map((x, place) => at(x, 232 + (place % 3) * 26, 1, reed)).join('') +
    cloud(110, 130, 2, '#eef4ee', 0.4) +
    cloud(310, 148, 2.2, '#eef4ee', 0.35) +
    dot('#ffe9a0', 60, 120, 4) +
    dot('#ffe9a0', 300, 116, 4) +
    dot('#ffe9a0', 60, 120, 14, 14).replace('/>', ' opacity=".3"/>') +
    dot('#ffe9a0', 300, 116, 14, 14).replace('/>', ' opacity=".3"/>'),
  // The Hollow Citadel
  sky('3', ['#7d5a7c', '#e88f6a', '#fbd39a']) +
    dot('#ffe6b0', 200, 128, 40) +
    cloud(90, 40, 1.3, '#5a3f5e', 0.4) +
    cloud(320, 60, 1.1, '#5a3f5e', 0.35) +
    patch('#a3626a', 'M0 160L70 120L120 146L190 112L250 148L330 116L400 150V210H0Z') +
    at(120, 186, 1.1, tower) +
    at(280, 186, 1.1, tower) +
    at(200, 178, 1.35, tower) +
    patch('#4b3b48', 'M92 190V130H104V138H116V130H128V138H272V130H284V138H296V130H308V190Z') +
    patch('#2a1f28', 'M184 190V164A16 18 0 0 1 216 164V190Z') +
    patch('#b98a6a', 'M0 186H400V300H0Z') +
    patch('#c99a76', 'M0 214Q200 196 400 214V300H0Z') +
    stroke(
      '#a87a5c',
      1.6,
      'M0 230H400M0 256H400M0 284H400M60 214V230M140 212V230M260 212V230M340 214V230M30 230V256M110 230V256M290 230V256M370 230V256M70 256V284M330 256V284',
    ) +
    at(28, 222, 1.3, banner) +
    at(350, 222, 1.3, banner) +
    at(8, 292, 1, EMBER) +
    at(394, 294, 1, EMBER),
  // The Glass Waste
  sky('4', ['#8fd0dc', '#fdeec0', '#fbd9a0']) +
    dot('#fffbe0', 300, 66, 32) +
    dot('#fff6c0', 300, 66, 52).replace('/>', ' opacity=".4"/>') +
    patch('#e9bd7c', 'M0 160Q80 116 170 150T320 128T400 146V220H0Z') +
    patch('#dba862', 'M0 186Q100 150 210 178Q300 196 400 160V300H0Z') +
    patch('#f0cb8c', 'M0 186Q100 150 210 178Q110 178 0 232Z') +
    patch('#edc382', 'M0 226Q140 190 260 214T400 206V300H0Z') +
    patch('#bfe6e4', 'M120 250Q200 236 280 250Q240 262 200 262T120 250Z', 'opacity=".6"') +
    [
      [30, 210, 1.2],
      [58, 200, 0.7],
      [376, 214, 1.3],
      [342, 200, 0.7],
      [14, 288, 1.1],
      [390, 292, 1],
    ]
      .map(([x, y, size]) => at(x!, y!, size!, shard))
      .join('') +
    stroke('#d09a54', 1.6, 'M40 262Q90 250 140 264M260 270Q320 256 380 270M150 228Q190 220 230 230'),
  // The Mourning Peaks
  sky('5', ['#3f5f8c', '#9cc0dc', '#e6f0f5']) +
    stroke('#8ff0d0', 8, 'M20 50Q110 14 200 44T390 26').replace('/>', ' opacity=".35"/>') +
    stroke('#c7a8f0', 6, 'M40 72Q130 40 220 66T400 52').replace('/>', ' opacity=".3"/>') +
    patch('#6f93b4', 'M0 170L66 66L116 132L176 40L240 130L300 62L352 126L400 84V210H0Z') +
    patch('#eff8fd', 'M66 66L88 96L74 92L64 104L52 92ZM176 40L204 80L186 76L174 92L160 70ZM300 62L322 92L308 88L298 98L286 84Z') +
    patch('#a9c8dc', 'M0 182L90 136L170 176L250 140L340 178L400 150V230H0Z') +
    patch('#d6e7f0', 'M0 206Q110 172 220 198T400 190V300H0Z') +
    patch('#eaf4f9', 'M0 234Q140 206 260 226T400 220V300H0Z') +
    [
      [20, 206, 1.1],
      [52, 200, 0.8],
      [382, 206, 1.15],
      [350, 200, 0.8],
      [320, 194, 0.55],
      [84, 194, 0.55],
    ]
      .map(([x, y, size]) => at(x!, y!, size!, pine))
      .join('') +
    at(14, 290, 1.1, ICE) +
    at(390, 292, 1.1, ICE) +
    at(366, 232, 0.6, LILAC),
  // The Seventh Throne
  sky('6', ['#1c1440', '#4a2f7c', '#a86aa8']) +
    [30, 84, 140, 260, 322, 376].map((x, place) => dot('#fff', x, 18 + ((place * 37) % 60), 1.2)).join('') +
    dot('#e9c8ff', 200, 90, 62).replace('/>', ' opacity=".35"/>') +
    patch('#3a2a66', 'M150 190V84L168 60L176 84V70L200 34L224 70V84L232 60L250 84V190Z') +
    patch('#c9a13c', 'M176 84V70L200 34L224 70V84L218 78L200 52L182 78ZM168 176H232V184H168Z') +
    patch('#7d3a7c', 'M172 176V110Q200 84 228 110V176Z') +
    patch('#5a3f8c', 'M140 190H260V200H140ZM124 200H276V210H124ZM106 210H294V220H106ZM86 220H314V230H86Z') +
    patch('#7a5fb0', 'M140 190H260V193H140ZM124 200H276V203H124ZM106 210H294V213H106ZM86 220H314V223H86Z') +
    patch('#4a357a', 'M0 230H400V300H0Z') +
    patch('#5a4490', 'M0 252Q200 228 400 252V300H0Z') +
    at(44, 232, 1, pillar) +
    at(356, 232, 1, pillar) +
    at(98, 216, 0.7, pillar) +
    at(302, 216, 0.7, pillar) +
    at(14, 288, 1.1, LILAC) +
    at(388, 290, 1.1, ROSE) +
    [70, 330].map((x) => dot('#ffd27a', x, 120, 3) + dot('#ffd27a', x, 120, 12).replace('/>', ' opacity=".25"/>')).join(''),
];

/** What each terrain is made of: the colours of its ground and its edge, and what grows there, around (0, 0) with corners at 100. */
export const TERRAIN_ART: Readonly<Record<string, { readonly ground: string; readonly light: string; readonly art: string }>> = {
  field: {
    ground: '#cfe3a0',
    light: '#e3f0bc',
    art:
      stroke(
        '#93b85e',
        3,
        'M-58-22L-54-30M-54-22L-54-32M-50-22L-54-30M44-40L48-48M48-40L48-50M52-40L48-48M-30 48L-26 40M-26 48V38M-22 48L-26 40M46 34L50 26M50 34V24M54 34L50 26M6-62L10-70M10-62V-72M14-62L10-70M-62 24L-58 16M-58 24V14',
      ) +
      at(-64, -34, 0.42, blossomTree) +
      at(66, 8, 0.4, blossomTree) +
      patch('#e8d38a', 'M10 56Q30 46 52 54Q34 66 10 56Z', 'opacity=".7"'),
  },
  grove: {
    ground: '#9ccf9c',
    light: '#b9e0b2',
    art: [
      [-58, -22, 0.55],
      [-24, -52, 0.5],
      [30, -52, 0.52],
      [60, -18, 0.55],
      [-62, 32, 0.5],
      [60, 40, 0.5],
      [2, 72, 0.42],
    ]
      .map(([x, y, size]) => at(x!, y!, size!, blossomTree))
      .join(''),
  },
  ruin: {
    ground: '#e6cf9c',
    light: '#f2e0b8',
    art:
      patch('#b39a70', 'M-66-40H-40V-26H-48V-18H-66ZM36-64H66V-50H52V-40H36ZM-30 58H-4V72H-30ZM50 26H72V46H60V38H50Z') +
      patch('#cdb68c', 'M-66-40H-40V-35H-66ZM36-64H66V-59H36ZM-30 58H-4V62H-30ZM50 26H72V30H50Z') +
      at(-58, 46, 0.42, LILAC) +
      at(20, -52, 0.3, TEAL),
  },
  mire: {
    ground: '#a9c8b0',
    light: '#c0d9c2',
    art:
      patch(
        '#7fb3b4',
        'M-70-30Q-40-48-16-34Q-30-18-56-20ZM16 46Q44 30 70 44Q52 62 24 58ZM-52 40Q-36 32-22 40Q-34 50-52 40ZM24-56Q44-66 60-52Q44-44 24-56Z',
      ) +
      stroke('#d6efe8', 2, 'M-52-32H-32M34 46H54M36-56H50') +
      at(-64, 24, 0.6, reed) +
      at(60, 10, 0.6, reed) +
      at(-4, -54, 0.5, reed),
  },
  crag: {
    ground: '#c3cfda',
    light: '#dbe4ec',
    art:
      patch('#8496a8', 'M-72 4L-54-34L-40-16L-30-30L-14 4ZM24-32L44-70L56-50L66-60L78-30ZM20 66L38 38L50 54L58 46L70 66Z') +
      patch('#eef5fa', 'M-54-34L-47-25L-53-22L-60-22ZM44-70L51-58L44-56L38-58ZM38 38L44 46L38 48L33 46Z') +
      at(-40, 70, 0.42, ICE),
  },
  dune: {
    ground: '#f2d69a',
    light: '#fae6b8',
    art:
      stroke('#d9b06a', 3, 'M-66-24Q-40-40-10-26M10-54Q36-66 60-48M-54 44Q-26 30 6 44M24 30Q46 20 70 32') +
      at(56, -4, 0.55, shard) +
      at(-58, 20, 0.45, shard) +
      at(0, 74, 0.4, shard),
  },
  sanctum: {
    ground: '#cfe9ee',
    light: '#e3f5f7',
    art: at(-4, 4, 1.1, TEAL) + at(-50, 36, 0.6, ROSE) + at(46, 34, 0.66, LILAC) + at(40, -30, 0.5, TEAL) + at(-46, -30, 0.5, LILAC),
  },
};
