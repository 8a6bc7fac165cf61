import { dot, patch, stroke } from './brush.ts';

// The bosses in a field of 100 by 100, made for this project.

const blossom = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => dot('#e88fb0', x, y, r)).join('') +
  places.map(([x, y, r]) => dot('#f9c3d4', x - r / 4, y - r / 3, r * 0.66)).join('');

/** By boss. */
export const BOSS_ART: Readonly<Record<string, string>> = {
  grubmaw:
    patch('#5b3a22', 'M70 46L92 12L98 6L97 18L100 24L92 28L78 56Z') +
    patch('#7a5232', 'M72 46L92 16L90 26L78 54ZM88 10L84 4L92 8ZM96 32L100 38L92 34ZM82 20L76 18L84 26Z') +
    patch('#5f8a33', 'M6 100Q4 70 22 60H78Q92 66 92 100Z') +
    patch('#7fae45', 'M10 98Q8 74 24 64L40 70L34 100Z') +
    patch('#6b4226', 'M24 84H76L82 100H18Z') +
    patch('#8a5a34', 'M24 84H50L46 100H18Z') +
    patch('#5f8a33', 'M64 58Q84 52 82 66Q80 78 68 74L58 66Z') +
    patch('#7fae45', 'M70 50Q80 46 82 54Q88 58 82 64Q74 70 68 64Q64 54 70 50Z') +
    patch('#5f8a33', 'M2 94Q-2 78 8 72Q22 68 24 82Q26 96 14 100H4Z') +
    patch('#6f9c3b', 'M18 38Q8 32 8 42Q8 50 20 50ZM78 38Q88 32 88 42Q88 50 76 50Z') +
    patch('#7fae45', 'M18 46Q18 14 48 14T78 46Q80 76 48 78Q16 76 18 46Z') +
    patch('#97c45a', 'M22 44Q24 20 44 18Q30 26 30 46Q30 62 36 74Q20 68 22 44Z') +
    patch('#26401a', 'M26 33L45 39L44 43L27 38ZM70 33L51 39L52 43L69 38Z') +
    dot('#fff6dc', 37, 44, 5.4, 4.6) +
    dot('#fff6dc', 59, 44, 5.4, 4.6) +
    dot('#c8262e', 37.4, 44.4, 3) +
    dot('#c8262e', 58.6, 44.4, 3) +
    dot('#1a0d0d', 37.4, 44.4, 1.3) +
    dot('#1a0d0d', 58.6, 44.4, 1.3) +
    patch('#5f8a33', 'M43 48Q48 44 53 48L52 53H44Z') +
    patch('#3a0f1c', 'M28 57Q48 52 68 57Q68 74 48 75T28 57Z') +
    patch('#fff6dc', 'M30 58L34 44L39 57ZM66 58L62 44L57 57ZM42 57L45 62L48 57ZM49 57L52 62L55 57ZM40 73L44 67L48 74ZM50 74L54 67L58 72Z') +
    blossom([
      [26, 16, 8],
      [38, 9, 9],
      [52, 8, 9],
      [66, 13, 8],
      [46, 16, 7],
      [58, 18, 6],
      [33, 21, 5],
    ]),
  'mother-silt':
    patch('#1f4a4a', 'M0 100Q2 70 18 62Q14 40 30 28Q34 8 52 8Q72 8 74 30Q90 40 84 64Q98 72 100 100Z') +
    patch('#2f6a66', 'M6 100Q8 74 24 64Q20 44 34 32Q38 14 50 12Q40 26 44 44Q30 60 34 100Z') +
    patch('#4d8a7c', 'M30 50Q28 22 50 20T72 50Q72 76 50 78Q28 76 30 50Z') +
    patch('#6fae98', 'M34 48Q34 26 48 24Q40 36 42 54Q42 68 46 76Q32 72 34 48Z') +
    patch('#16302f', 'M34 42Q42 36 47 44Q42 50 36 48ZM66 42Q58 36 53 44Q58 50 64 48Z') +
    dot('#c9f7e0', 42, 44.4, 2.6) +
    dot('#c9f7e0', 58, 44.4, 2.6) +
    patch('#0f2423', 'M38 60Q50 54 62 60Q60 72 50 73T38 60Z') +
    patch('#c9d8c0', 'M42 60L44 65L47 60L50 66L53 60L56 65L58 60Z') +
    stroke('#3a7a5a', 4, 'M30 34Q16 40 20 58Q22 72 12 84M70 34Q86 42 80 58Q78 72 90 84M40 24Q30 20 28 30M60 24Q72 20 72 32') +
    stroke('#79b86a', 1.6, 'M30 34Q16 40 20 58Q22 72 12 84M70 34Q86 42 80 58Q78 72 90 84') +
    patch('#e9e2c8', 'M46 14L50 4L54 14ZM36 18L36 8L43 15ZM64 18L64 8L57 15Z') +
    patch('#8fd3d8', 'M0 90Q12 82 24 90T50 90T76 90T100 88V100H0Z', 'opacity=".85"') +
    stroke('#e3fbf5', 1.6, 'M2 92Q12 85 24 92T50 92T76 92T98 91'),
  'castellan-morrow':
    patch('#2b2233', 'M8 100Q10 58 32 50H68Q90 58 92 100Z') +
    patch('#7a2233', 'M8 100Q10 58 32 50L40 64L26 100ZM92 100Q90 58 68 50L60 64L74 100Z') +
    patch('#b58a3c', 'M34 54H66L62 96H38Z') +
    patch('#d9b35c', 'M34 54H48V96H38Z') +
    patch('#7a5a20', 'M40 66H60V69H40ZM41 78H59V81H41Z') +
    patch('#6b6478', 'M10 66Q10 48 28 48L36 58L24 72ZM90 66Q90 48 72 48L64 58L76 72Z') +
    patch('#938ba3', 'M13 62Q13 52 27 52L30 55L20 66Z') +
    patch('#cfc6b4', 'M36 38Q34 16 50 15T64 38Q64 52 50 56Q36 52 36 38Z') +
    patch('#1a1018', 'M39 34Q44 30 47.5 35Q44 39 40 38ZM61 34Q56 30 52.5 35Q56 39 60 38Z') +
    dot('#ffc24a', 43.6, 35.4, 2) +
    dot('#ffc24a', 56.4, 35.4, 2) +
    patch('#1a1018', 'M49 39L51 39L52 44H48ZM42 47H58V51H42Z') +
    stroke('#cfc6b4', 1.2, 'M45 46V52M48.4 46V52M51.6 46V52M55 46V52') +
    patch('#6b6478', 'M32 36Q30 8 50 6T68 36L62 28Q50 20 38 28Z') +
    patch('#b58a3c', 'M32 24H68L70 14L62 18L56 8L50 16L44 8L38 18L30 14Z') +
    stroke('#5a4a52', 3, 'M90 20V100') +
    patch('#b58a3c', 'M80 6H100V28H94V18H86V28H80Z') +
    patch('#d9b35c', 'M80 6H90V18H86V28H80Z') +
    stroke('#d9b35c', 2.4, 'M38 88Q32 94 34 98M44 90V99M50 90L54 98') +
    `<circle cx="36" cy="87" r="3.4" fill="none" stroke="#d9b35c" stroke-width="2"/>`,
  vashkar:
    patch('#b8742c', 'M56 54Q60 12 100 2Q92 14 98 24Q88 26 94 40Q84 40 88 54Q78 54 76 66Z') +
    patch('#f0b45a', 'M60 54Q66 22 94 8Q84 20 90 28Q80 32 86 42Q76 44 78 54Z') +
    patch('#c98a34', 'M30 60Q20 20 2 16Q6 26 2 32Q10 36 8 46Q16 48 16 58Z') +
    patch('#8f5a24', 'M30 100Q26 70 44 62Q66 58 80 74Q90 86 100 84Q94 98 78 94L84 100Z') +
    patch('#d39a44', 'M36 100Q32 74 46 66Q58 64 64 76Q54 84 56 100Z') +
    patch('#a86a2a', 'M34 74Q38 54 30 44Q18 40 8 48L2 46Q0 38 8 34Q18 22 34 22Q54 26 56 46Q58 66 50 78Z') +
    patch('#d39a44', 'M32 28Q48 30 50 46Q52 62 46 74L38 74Q44 54 34 42Q22 36 10 42Q20 28 32 28Z') +
    patch('#f6e3b4', 'M34 22L42 4L44 22ZM44 24L58 10L52 30ZM52 36L66 30L56 44Z') +
    patch('#e8fbff', 'M54 50L64 50L56 58ZM52 62L62 64L52 70Z') +
    dot('#bff6ff', 30, 34, 4.4, 3.6) +
    patch('#14323a', 'M29 30.6H31L30.6 37.4H29.4Z') +
    patch('#3a1a10', 'M4 46Q14 42 24 46Q16 54 6 50Z') +
    patch('#fff', 'M6 46L8 50L10 45.6L12.4 49.6L15 45L17 49L20 45.6Z') +
    patch('#bff6ff', 'M40 80L48 76L52 86L44 96ZM62 70L70 72L68 80ZM20 92L26 82L28 98Z', 'opacity=".8"'),
  oskreth:
    patch('#4d6a86', 'M2 100L6 60L24 42L40 14L60 12L78 40L94 58L98 100Z') +
    patch('#7f9fbc', 'M4 98L10 62L26 46L42 18L50 16L40 46L26 64L24 98Z') +
    patch('#e9f4fb', 'M24 42L40 14L60 12L78 40L68 36L62 44L52 34L44 44L36 36Z') +
    patch('#c6deee', 'M60 12L78 40L68 36L62 44L58 38Z') +
    patch('#33495e', 'M34 50Q42 44 48 52Q42 56 36 55ZM66 50Q58 44 52 52Q58 56 64 55Z') +
    dot('#aef0ff', 42, 52, 2.8) +
    dot('#aef0ff', 58, 52, 2.8) +
    stroke('#aef0ff', 3, 'M40 56Q38 66 40 76M60 56Q62 66 60 74') +
    patch('#aef0ff', 'M37 74Q40 70 43 74Q44 82 40 84Q36 82 37 74ZM57 72Q60 68 63 72Q64 80 60 82Q56 80 57 72Z') +
    patch('#24384a', 'M44 66Q50 60 56 66Q58 78 50 80T44 66Z') +
    patch('#e9f4fb', 'M2 80L10 58L20 64L16 74ZM98 80L90 56L80 62L84 74ZM8 100L10 90L22 86L26 100ZM92 100L90 88L78 86L74 100Z') +
    patch('#c6deee', 'M30 92L34 82L38 92L36 100H32ZM64 90L68 80L72 92L70 100H66Z'),
  'the-pale-regent':
    patch('#7d6a9c', 'M6 100Q14 64 34 56L30 22Q50 2 70 22L66 56Q86 64 94 100Z') +
    patch('#b3a3cc', 'M6 100Q14 64 34 56L40 66L28 100Z') +
    patch('#f3eef8', 'M34 56L50 78L66 56L72 62L56 100H44L28 62Z') +
    patch('#e9b84a', 'M46 80H54L52 100H48Z') +
    patch('#3b2f57', 'M30 46Q28 20 50 16T70 46Q72 64 62 72L60 44H40L38 72Q28 64 30 46Z') +
    patch('#fbf8ff', 'M35 40Q34 20 50 20T65 40Q65 58 50 66Q35 58 35 40Z') +
    patch('#d9d0e8', 'M50 20Q65 20 65 40Q65 58 50 66Z') +
    patch('#2a1f3f', 'M38 40Q43 36 47 41Q43 44 39 43ZM62 40Q57 36 53 41Q57 44 61 43Z') +
    dot('#c79bff', 43, 41, 1.5) +
    dot('#c79bff', 57, 41, 1.5) +
    stroke('#c9a13c', 1.2, 'M43 45Q42 52 44 56M57 45Q58 52 56 56') +
    stroke('#8a5a8c', 1.6, 'M46 56H54') +
    patch('#e9b84a', 'M32 24L28 2L38 12L44-2L50 10L56-2L62 12L72 2L68 24Q50 16 32 24Z') +
    patch('#fbe29a', 'M32 24L28 2L38 12L44-2L46 4L42 19Z') +
    dot('#d8447c', 50, 14, 3) +
    stroke('#e9b84a', 2.6, 'M88 30V100') +
    patch('#fbf8ff', 'M88 14L95 24L88 34L81 24Z') +
    patch('#c79bff', 'M88 14L95 24L88 34Z'),
  'the-regent-unmasked':
    patch('#1a1230', 'M2 100Q6 60 26 50Q20 20 36 12L50 2L64 12Q80 20 74 50Q94 60 98 100Z') +
    patch('#3a2566', 'M8 98Q12 64 30 54Q24 24 38 16L46 10Q34 30 40 52Q28 70 30 98Z') +
    stroke('#a06bff', 2, 'M14 96Q18 74 32 64M86 96Q82 74 68 64M36 90Q40 80 50 78T64 90') +
    patch('#0b0716', 'M32 40Q32 16 50 14T68 40Q68 62 50 70Q32 62 32 40Z') +
    patch('#fbf8ff', 'M33 44Q31 22 48 18L44 30L50 36L42 44L46 54L40 64Q33 56 33 44Z') +
    patch('#d9d0e8', 'M33 44Q31 22 40 21Q36 34 38 46Q38 56 40 64Q33 56 33 44Z') +
    patch('#2a1f3f', 'M36 41Q40 37 43 41Q40 44 37 43Z') +
    dot('#ff4fa0', 58, 40, 5, 4.4) +
    dot('#fff', 58, 40, 2) +
    dot('#ff4fa0', 62, 52, 2.4) +
    dot('#ff4fa0', 54, 28, 2.2) +
    dot('#ff4fa0', 63, 30, 1.6) +
    patch('#ff4fa0', 'M46 56L50 60L54 55L58 61L62 57L58 66L50 68L47 64Z') +
    patch('#e9b84a', 'M34 20L26-2L36 8L40-4L44 8L48 16L42 18ZM58 12L62-2L66 8L76 0L68 20Z') +
    patch('#a06bff', 'M6 34L14 24L18 36L12 46ZM94 34L86 24L82 36L88 46ZM4 66L10 58L14 68L8 74ZM96 66L90 58L86 68L92 74Z') +
    patch('#d9c5ff', 'M6 34L14 24L12 46ZM94 34L86 24L88 46Z'),
};

/** The part of each that stands for it on its token, and the colours of the token. */
export const BOSS_FACES: Readonly<Record<string, { readonly box: string; readonly ring: string; readonly ground: string }>> = {
  grubmaw: { box: '10 4 76 76', ring: '#8a3a1c', ground: '#f3cfa8' },
  'mother-silt': { box: '18 4 64 76', ring: '#1f4a4a', ground: '#bfe3dc' },
  'castellan-morrow': { box: '18 2 64 64', ring: '#7a2233', ground: '#e3d3b8' },
  vashkar: { box: '0 6 68 68', ring: '#8f5a24', ground: '#fbe9c4' },
  oskreth: { box: '14 8 72 80', ring: '#33495e', ground: '#dcebf5' },
  'the-pale-regent': { box: '18 -4 64 74', ring: '#6a4f9a', ground: '#e9def6' },
  'the-regent-unmasked': { box: '18 -4 64 74', ring: '#ff4fa0', ground: '#5a3f8c' },
};
