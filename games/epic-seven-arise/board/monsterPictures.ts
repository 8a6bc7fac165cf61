import { dot, patch, stroke } from './brush.ts';

// The kinds of monsters in a field of 100 by 100, made for this project; each stands on the lower edge and looks to the left.

/** A petal of the Briarling, turned round its face. */
const petal = (turn: number, fill: string): string =>
  patch(fill, 'M50 44Q36 34 42 20Q50 8 58 20Q64 34 50 44Z', `transform="rotate(${turn} 50 44)"`);

/** Plates of a walking suit of armour, in the colours of its age. */
const suit = (plate: string, light: string, dark: string, glow: string): string =>
  patch(dark, 'M28 100L32 70H68L72 100H58L54 84H46L42 100Z') +
  patch(plate, 'M26 48Q50 38 74 48L70 78H30Z') +
  patch(light, 'M30 50Q40 45 48 45V76H34Z') +
  patch(dark, 'M30 72H70V78H30Z') +
  patch(plate, 'M14 60Q12 44 28 44L34 54L24 66ZM86 60Q88 44 72 44L66 54L76 66Z') +
  patch(light, 'M16 56Q16 47 27 47L29 50L20 62Z') +
  patch(plate, 'M36 44Q30 12 50 10T64 44L58 50H42Z') +
  patch(light, 'M38 40Q34 16 48 13V40Z') +
  patch('#150d12', 'M36 28H64V35H53L50 44L47 35H36Z') +
  dot(glow, 43.5, 31.4, 2.6, 2) +
  dot(glow, 56.5, 31.4, 2.6, 2);

/** By kind. */
export const MONSTER_ART: Readonly<Record<string, string>> = {
  briarling:
    stroke(
      '#2f6a3a',
      5,
      'M30 98Q14 86 20 66Q26 50 12 44Q2 36 12 26M70 98Q86 86 80 66Q74 50 88 44Q98 36 88 26M40 98Q28 84 32 66M60 98Q72 84 68 66',
    ) +
    stroke('#5aa04d', 2.2, 'M30 98Q14 86 20 66Q26 50 12 44Q2 36 12 26M70 98Q86 86 80 66Q74 50 88 44Q98 36 88 26') +
    patch('#2f6a3a', 'M6 40L2 34L11 36ZM18 72L11 70L19 65ZM94 40L98 34L89 36ZM82 72L89 70L81 65ZM24 54L30 49L27 58ZM76 54L70 49L73 58Z') +
    patch('#3c7f43', 'M40 100Q40 76 44 60H56Q60 76 60 100Z') +
    patch('#5aa04d', 'M40 84Q26 78 24 90Q34 94 40 88ZM60 84Q74 78 76 90Q66 94 60 88Z') +
    [0, 60, 120, 180, 240, 300].map((turn) => petal(turn + 30, '#c9456f')).join('') +
    [0, 60, 120, 180, 240, 300].map((turn) => petal(turn, '#f07fa0')).join('') +
    dot('#4a1030', 50, 44, 19) +
    patch('#ffd84a', 'M36 38L47 44L38 47ZM64 38L53 44L62 47Z') +
    patch('#fff3e6', 'M38 52L42 50L45 53L48 50.6L51 53L54 50.6L57 53L61 50L62 52Q60 62 50 62T38 52Z'),
  hound:
    patch('#27334d', 'M96 100Q100 66 80 52Q84 34 70 28L64 14L58 26Q50 22 46 30L22 40Q6 44 6 52L8 58L28 62Q36 72 34 84L30 100Z') +
    patch('#3d4f74', 'M90 100Q94 70 76 56Q80 40 66 32L62 24L58 32Q50 28 48 36L24 44Q12 47 11 52L28 56Q42 66 42 84L40 100Z') +
    patch('#f6efe2', 'M8 57L12 56L14 61L18 57L21 62L25 58L29 63L33 60L32 66Q18 68 8 57ZM10 52L13 55L16 51L19 55L22 51Z') +
    patch('#150d1a', 'M9 56L30 59Q28 65 22 67Q12 66 9 56Z') +
    patch('#fff', 'M11 56L14 61L16 57L19 62.4L22 58L25 62L28 59Z') +
    dot('#150d1a', 7, 50, 3.4, 2.6) +
    dot('#ff4a5e', 44, 44, 5, 4.4) +
    dot('#fff', 43, 43, 1.8) +
    patch('#e9dcc6', 'M58 60L72 66L64 72L80 80L66 84L84 98L56 88L68 82L52 74L64 68Z') +
    stroke('#e9dcc6', 3, 'M52 60Q62 54 74 60M56 54Q66 48 76 52') +
    patch('#1a2338', 'M64 14L70 28L62 30ZM76 38L92 42L80 50ZM84 56L100 62L88 68Z'),
  husk:
    suit('#7a6f66', '#a39688', '#4b4039', '#9be8ff') +
    patch('#a4512e', 'M32 56L40 60L36 70L30 66ZM58 62L66 58L68 70L60 74ZM52 14L60 22L56 28Z', 'opacity=".75"') +
    patch('#c8c2b8', 'M10 100L16 30L20 28L22 34L18 100Z') +
    patch('#5a3a24', 'M8 66H26V71H8Z'),
  gloomwing:
    patch(
      '#2d2149',
      'M50 46Q30 8 2 14Q16 22 10 34Q22 32 18 46Q30 42 28 58Q38 54 44 66ZM50 46Q70 8 98 14Q84 22 90 34Q78 32 82 46Q70 42 72 58Q62 54 56 66Z',
    ) +
    patch('#4a3a78', 'M48 50Q34 22 12 18Q24 26 20 36Q30 36 28 46Q38 46 38 56ZM52 50Q66 22 88 18Q76 26 80 36Q70 36 72 46Q62 46 62 56Z') +
    patch('#3a2c60', 'M36 60Q34 34 50 32T64 60Q66 84 50 92Q34 84 36 60Z') +
    patch('#6a56a2', 'M42 66Q50 60 58 66Q60 82 50 88Q40 82 42 66Z') +
    patch('#2d2149', 'M37 42L34 24L45 35ZM63 42L66 24L55 35Z') +
    dot('#fff2b0', 43, 46, 7) +
    dot('#fff2b0', 57, 46, 7) +
    dot('#f2a52e', 43, 46, 5) +
    dot('#f2a52e', 57, 46, 5) +
    dot('#150d1a', 43, 46, 2.4, 3.6) +
    dot('#150d1a', 57, 46, 2.4, 3.6) +
    patch('#e6c98a', 'M46 52H54L50 62Z') +
    stroke('#e6c98a', 2.6, 'M42 90L38 99M44 92V100M58 90L62 99M56 92V100'),
  acolyte:
    patch('#5f1626', 'M18 100Q24 56 34 40Q36 14 50 8Q64 14 66 40Q76 56 82 100Z') +
    patch('#8f2436', 'M18 100Q24 56 34 40Q36 14 50 8Q40 24 42 44Q32 64 32 100Z') +
    patch('#1a0a10', 'M38 44Q36 22 50 18T62 44Q58 54 50 55T38 44Z') +
    dot('#ffb347', 44.5, 37, 3, 2.4) +
    dot('#ffb347', 55.5, 37, 3, 2.4) +
    patch('#c9c0b8', 'M43 44H57L55 52H45Z') +
    stroke('#6b5f58', 1.2, 'M47 44V52M50 44V52M53 44V52') +
    patch('#e9b84a', 'M38 56L50 66L62 56L64 60L50 72L36 60Z') +
    dot('#ff7a2e', 50, 70, 4) +
    stroke('#5a3a24', 3.4, 'M84 40V98') +
    patch('#3b2a30', 'M76 40H92L89 50H79Z') +
    patch('#ff8a2b', 'M84 12Q94 24 90 34Q88 41 84 41T78 34Q76 26 84 12Z') +
    patch('#ffe08a', 'M84 24Q89 30 87 35Q84 40 81 35Q80 30 84 24Z') +
    patch('#c99a78', 'M78 58Q84 54 90 58V66H78Z'),
  stonejaw:
    patch('#5b6a68', 'M14 100L10 62L24 40L40 30L62 30L80 40L92 64L86 100H66L62 88H40L36 100Z') +
    patch('#7f908c', 'M16 98L13 64L26 43L41 34L48 46L30 58L34 78L26 98Z') +
    patch('#46534f', 'M92 64L86 100H66L70 78L78 62L70 44L80 40Z') +
    patch('#97a8a2', 'M36 32L44 10L58 8L66 16L64 34L50 40Z') +
    patch('#6a7b76', 'M58 8L66 16L64 34L56 36Z') +
    patch('#2a302f', 'M38 22L50 24L62 21L60 27L50 29L40 28Z') +
    dot('#8ff0c8', 45, 25.4, 2.6) +
    dot('#8ff0c8', 56, 25, 2.6) +
    patch('#6a7b76', 'M28 40L50 36L74 42L70 58L50 64L32 56Z') +
    patch('#e6ece6', 'M32 44L36 40L40 48L45 42L50 50L56 42L60 48L65 42L70 46L66 54L60 50L55 57L50 52L45 58L40 51L35 54Z') +
    patch('#4d9a5c', 'M12 64L22 44L28 46L20 60ZM62 9L66 16L70 14L64 8ZM80 42L90 60L86 62L76 46Z') +
    stroke('#8ff0c8', 1.8, 'M44 68L50 76L46 84L54 94M66 66L62 74'),
  'sir-ashgrave':
    patch('#4a1626', 'M16 100Q18 52 34 44H66Q84 52 88 100Z') +
    patch('#7d2438', 'M16 100Q18 52 34 44L38 60L28 100Z') +
    suit('#565a6e', '#8b90a6', '#2e303e', '#ff7a4a') +
    patch('#8b90a6', 'M36 18L22 4L40 10ZM64 18L78 4L60 10Z') +
    patch('#d84a3c', 'M50 12Q44 0 56-1Q70 4 72 18Q64 10 50 12Z') +
    patch('#e6e9f2', 'M8 100L13 18L17 12L21 18L20 100Z') +
    patch('#e9b84a', 'M4 70H28V75H4Z') +
    stroke('#3a2a24', 3, 'M92 100V8') +
    patch('#7d2438', 'M91 10H66Q72 18 66 26Q72 32 68 40H91Z') +
    patch('#e9b84a', 'M80 18L84 25L80 32L76 25Z'),
  'matron-gale':
    patch(
      '#9fc7d6',
      'M50 40Q28 4 0 12Q14 20 8 32Q20 30 16 44Q28 42 26 56Q38 52 42 64ZM50 40Q72 4 100 12Q86 20 92 32Q80 30 84 44Q72 42 74 56Q62 52 58 64Z',
    ) +
    patch('#d6ecf2', 'M48 46Q32 18 10 16Q22 24 18 34Q28 34 26 44Q36 44 37 54ZM52 46Q68 18 90 16Q78 24 82 34Q72 34 74 44Q64 44 63 54Z') +
    patch('#3e6a80', 'M28 100Q32 72 42 60H58Q68 72 72 100Z') +
    patch('#6a9cb2', 'M28 100Q32 72 42 60L48 100Z') +
    patch('#e3eef2', 'M34 44Q30 12 50 10T66 44Q70 62 62 70L58 46H42L38 70Q30 62 34 44Z') +
    patch('#cfe0e6', 'M38 38Q38 20 50 20T62 38Q62 54 50 58Q38 54 38 38Z') +
    stroke('#1d3544', 2.2, 'M41 36Q44.5 39 48 36M52 36Q55.5 39 59 36') +
    dot('#1d3544', 50, 49, 4, 5) +
    patch('#3e6a80', 'M38 24L50 14L62 24L56 20L50 24L44 20Z') +
    stroke('#fff', 2, 'M6 78Q20 68 30 78T54 82M94 74Q82 66 72 76T50 88'),
  bystander:
    patch('#8a6a45', 'M22 100Q24 70 40 66H60Q76 70 78 100Z') +
    patch('#d8c39a', 'M40 66L50 80L60 66L64 70L52 100H48L36 70Z') +
    patch('#e9bd98', 'M34 42Q34 24 50 24T66 42Q66 62 50 68Q34 62 34 42Z') +
    patch('#c9a13c', 'M14 34Q50 24 86 34L80 40Q50 32 20 40Z') +
    patch('#e2bf62', 'M32 33Q32 12 50 12T68 33Q50 27 32 33Z') +
    dot('#2b1c22', 43, 47, 2.6, 3.2) +
    dot('#2b1c22', 57, 47, 2.6, 3.2) +
    stroke('#8c3b3b', 2, 'M46 58Q50 56 54 58') +
    stroke('#5a3a24', 3, 'M84 30Q92 26 90 36Q86 42 84 36V98'),
  arky:
    patch('#bfe9f5', 'M38 52Q10 14 4 34Q2 50 38 58Z', 'opacity=".9"') +
    patch('#f7b6d4', 'M62 52Q90 14 96 34Q98 50 62 58Z', 'opacity=".9"') +
    patch('#a6dcec', 'M38 58Q12 60 12 72Q18 82 40 64Z', 'opacity=".9"') +
    patch('#f09fc4', 'M62 58Q88 60 88 72Q82 82 60 64Z', 'opacity=".9"') +
    stroke('#fff', 1.2, 'M36 54Q18 34 9 34M36 60Q22 66 16 72M64 54Q82 34 91 34M64 60Q78 66 84 72') +
    patch('#f2b53a', 'M34 50L30 26L44 38ZM66 50L70 26L56 38Z') +
    patch('#fbd25e', 'M30 56Q30 36 50 36T70 56Q72 82 50 86Q28 82 30 56Z') +
    patch('#ffe9a8', 'M40 68Q50 62 60 68Q60 82 50 84Q40 82 40 68Z') +
    dot('#2b1c22', 42, 54, 4.4, 5) +
    dot('#2b1c22', 58, 54, 4.4, 5) +
    dot('#fff', 43.4, 52.4, 1.6) +
    dot('#fff', 59.4, 52.4, 1.6) +
    dot('#f29a86', 36, 61, 2.8, 1.8) +
    dot('#f29a86', 64, 61, 2.8, 1.8) +
    stroke('#8c4a1c', 1.8, 'M46 61Q50 65 54 61') +
    stroke('#f2b53a', 4, 'M58 86Q72 94 66 100'),
};

/** The part of each that stands for it on its token, and the colours of the token. */
export const MONSTER_FACES: Readonly<Record<string, { readonly box: string; readonly ring: string; readonly ground: string }>> = {
  briarling: { box: '18 12 64 64', ring: '#8a2a55', ground: '#a9d39a' },
  hound: { box: '0 8 92 92', ring: '#27334d', ground: '#b9c6da' },
  husk: { box: '20 4 60 60', ring: '#5b4a3d', ground: '#d9cfbf' },
  gloomwing: { box: '10 10 80 80', ring: '#4a3a78', ground: '#d6cdec' },
  acolyte: { box: '20 4 62 62', ring: '#8f2436', ground: '#f3cfa8' },
  stonejaw: { box: '16 2 68 68', ring: '#46534f', ground: '#cfe0d6' },
  'sir-ashgrave': { box: '16 -4 68 68', ring: '#7d2438', ground: '#d3d6e2' },
  'matron-gale': { box: '14 4 72 72', ring: '#3e6a80', ground: '#bcd8e2' },
  bystander: { box: '10 8 80 80', ring: '#8a6a45', ground: '#f1e3c4' },
  arky: { box: '0 14 100 86', ring: '#d3922a', ground: '#e3f5ee' },
};
