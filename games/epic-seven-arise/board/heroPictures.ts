import { dot, patch, stroke } from './brush.ts';

// Busts of the heroes in a field of 100 by 100, made for this project. What is drawn here is data: it travels as such, not as script.

/** A face in the middle, with its shade under the hair and its neck. */
const face = (skin: string, shade: string): string =>
  patch(shade, 'M42 58H58V76Q50 82 42 76Z') +
  patch(skin, 'M33 42Q33 24 50 24T67 42Q67 56 60 63Q55 69 50 69T40 63Q33 56 33 42Z') +
  patch(shade, 'M33 42Q33 24 50 24T67 42Q64 34 50 34T33 42Z', 'opacity=".6"');

const eyes = (colour: string, y = 48): string =>
  dot('#2b1c22', 42.5, y, 3.1, 3.9) +
  dot('#2b1c22', 57.5, y, 3.1, 3.9) +
  dot(colour, 42.7, y + 1, 1.9, 2.2) +
  dot(colour, 57.7, y + 1, 1.9, 2.2) +
  dot('#fff', 43.6, y - 1.4, 1) +
  dot('#fff', 58.6, y - 1.4, 1);

const brows = (colour: string, d = 'M38.5 42Q42 39.6 46 41.4M54 41.4Q58 39.6 61.5 42'): string => stroke(colour, 1.8, d);
const mouth = (d = 'M46 59Q50 62 54 59', colour = '#8c3b3b'): string => stroke(colour, 1.8, d);
/** Light that falls from the upper left over the ground of a frame. */
const rays = (colour: string): string => patch(colour, 'M0 0H34L0 60ZM52 0H66L0 100V84Z', 'opacity=".28"');
const ground = (colour: string): string => patch(colour, 'M0 0H100V100H0Z');

/** By hero, in the order of the cards. */
export const HERO_ART: Readonly<Record<string, string>> = {
  H1:
    ground('#a9d5f5') +
    rays('#fff') +
    patch('#1f3f77', 'M12 100Q14 76 38 72L50 84L62 72Q86 76 88 100Z') +
    patch('#f4f6fb', 'M36 71L50 88L64 71L68 76L54 100H46L32 76Z') +
    patch('#e9b84a', 'M46 88H54L52 100H48Z') +
    face('#f8d8bd', '#e2ae8d') +
    eyes('#3f7fd6') +
    brows('#1a2740') +
    mouth() +
    patch(
      '#1b2a48',
      'M30 50Q22 32 33 20Q31 13 40 15Q46 6 56 13Q68 10 69 20Q80 28 71 49Q69 40 66 36L62 42Q60 34 53 32Q52 38 46 41Q46 36 43 34Q36 37 35 44Z',
    ) +
    patch('#3c5c96', 'M38 19Q46 11 55 17Q48 17 44 24Q42 19 38 19ZM63 20Q71 25 70 34Q66 26 60 24Z'),
  H2:
    ground('#a8dcb4') +
    rays('#fff') +
    patch('#2a6a45', 'M8 100Q10 76 34 72H66Q90 76 92 100Z') +
    patch('#c9a13c', 'M8 100Q9 82 24 76L30 100ZM92 100Q91 82 76 76L70 100Z') +
    face('#e8bd98', '#c4916c') +
    patch('#ebe6dc', 'M31 47Q36 55 50 53T69 47Q72 66 62 80L50 92L38 80Q28 66 31 47Z') +
    patch('#c8c1b4', 'M44 62Q50 58 56 62L50 67ZM36 70L42 84L40 82ZM64 70L58 84L60 82ZM49 70H51V88H49Z') +
    dot('#2b1c22', 42.5, 46, 2.6) +
    dot('#2b1c22', 57.5, 46, 2.6) +
    patch('#7f8fa3', 'M27 48Q24 14 50 12T73 48L67 50Q66 40 58 38H42Q34 40 33 50Z') +
    patch('#a9b7c8', 'M31 38Q30 18 46 15V38H42Q36 38 33 44Z') +
    patch('#e9b84a', 'M46 8H54V50L50 55L46 50Z') +
    patch('#fbe29a', 'M46 8H49V50L46 50Z'),
  H3:
    ground('#bfeee6') +
    rays('#fff') +
    stroke('#8a5a2c', 4, 'M80 4Q98 46 78 96') +
    stroke('#fdf8ec', 1.4, 'M80 4L78 96') +
    patch('#6b2f1c', 'M26 40Q24 70 16 92L34 84L36 50ZM70 40Q80 60 76 82L62 80Z') +
    patch('#1d7f7c', 'M12 100Q16 78 38 73L50 80L62 73Q84 78 88 100Z') +
    patch('#0f5a5c', 'M38 73L50 92L62 73L66 78L52 100H48L34 78Z') +
    face('#b9784f', '#8f5535') +
    eyes('#2fbfa9') +
    brows('#4a1f12', 'M38 42.5L46 41M54 41L62 42.5') +
    mouth('M46 60Q51 62 55 59') +
    patch('#8e3f22', 'M31 52Q22 28 36 18Q50 8 64 18Q78 28 69 52Q68 38 62 33Q52 38 40 33Q34 38 31 52Z') +
    patch('#c0663a', 'M37 24Q48 14 60 22Q50 20 42 30Z') +
    patch('#e9b84a', 'M31 35Q50 27 69 35L68 39Q50 31 32 39Z') +
    dot('#2fbfa9', 50, 33, 3),
  H4:
    ground('#fbdf8e') +
    rays('#fff') +
    patch('#f6ead4', 'M20 100Q16 60 26 36Q34 16 50 16T74 36Q84 60 80 100Z') +
    patch('#e3cba4', 'M26 36Q18 70 24 100H34Q26 70 30 44ZM74 36Q82 70 76 100H66Q74 70 70 44Z') +
    patch('#d8447c', 'M32 100Q34 80 44 76H56Q66 80 68 100Z') +
    patch('#f3bf4d', 'M46 78L50 74L54 78L50 84Z') +
    patch('#e8a35a', 'M30 44Q28 26 50 24T70 44Q72 64 66 76L62 60V42Q50 40 44 32Q42 42 38 44V60L34 76Q28 64 30 44Z') +
    face('#fbe0c6', '#e8b795') +
    patch('#e8a35a', 'M32 46Q30 26 50 24T68 46Q66 38 60 34Q50 38 44 32Q38 38 34 40Z') +
    eyes('#a8682a') +
    brows('#a8682a') +
    mouth() +
    dot('#f2a4a0', 39, 56, 3, 1.8) +
    dot('#f2a4a0', 61, 56, 3, 1.8) +
    patch('#6b3f1f', 'M74 30H90V34H88V52H76V34H74ZM80 24H84V30H80Z') +
    patch('#ffe9a0', 'M78 35H86V50H78Z') +
    patch('#f08a2b', 'M82 37Q86 42 84 46Q82 49 80 46Q78 42 82 37Z'),
  H5:
    ground('#d9c5f2') +
    rays('#fff') +
    patch('#3b2160', 'M8 100Q10 80 30 72L28 40Q30 8 50 6T72 40L70 72Q90 80 92 100Z') +
    patch('#5a3690', 'M30 72L28 40Q30 8 50 6Q34 14 35 44L37 74Q24 80 20 100H8Q10 80 30 72Z') +
    face('#ecc7ad', '#c99b80') +
    patch('#c7ccda', 'M33 46Q30 24 50 22T67 46Q64 36 58 34L54 40L50 33L44 42L42 35Q36 38 33 46Z') +
    patch('#e9ecf4', 'M38 32Q46 24 56 28L50 30L44 36Z') +
    stroke('#2b1c22', 2.6, 'M38 47L46 49.5M62 47L54 49.5') +
    dot('#9b6be0', 43.4, 50.4, 2, 1.6) +
    dot('#9b6be0', 56.6, 50.4, 2, 1.6) +
    patch('#d8447c', 'M31 54Q50 48 69 54L67 63Q60 72 50 72T33 63Z') +
    patch('#a92c5f', 'M31 54Q50 48 69 54L68.5 57Q50 52 31.5 57Z') +
    patch('#2a1648', 'M34 80L50 92L66 80L60 100H40Z'),
  H6:
    ground('#3a3f8c') +
    patch('#565cb4', 'M0 0H60L0 80Z', 'opacity=".6"') +
    dot('#fff', 16, 22, 1.6) +
    dot('#fff', 84, 16, 1.4) +
    dot('#ffe9a0', 88, 44, 1.8) +
    dot('#fff', 12, 58, 1.4) +
    patch('#f3f1fb', 'M22 52Q14 40 24 32Q24 18 38 20Q46 8 58 16Q74 14 75 28Q88 36 79 50Q84 62 72 66L28 66Q16 62 22 52Z') +
    patch('#cfcbea', 'M24 50Q20 62 32 66H28Q16 62 22 52ZM78 50Q82 62 70 66H72Q84 62 79 50Z') +
    patch('#232659', 'M12 100Q16 76 38 72H62Q84 76 88 100Z') +
    patch('#e9b84a', 'M38 72L50 90L62 72L65 74L50 96L35 74Z') +
    face('#8a5a40', '#66402c') +
    eyes('#ffd27a') +
    brows('#f3f1fb') +
    mouth('M46 60H54', '#4b2a20') +
    patch('#f3f1fb', 'M32 46Q30 24 50 23T68 46Q66 36 58 34Q50 30 42 34Q34 36 32 46Z') +
    stroke('#e9b84a', 2, 'M33 36Q50 27 67 36') +
    patch('#ffd95a', 'M50 20L53 28L61 28.5L54.8 33.4L57 41L50 36.6L43 41L45.2 33.4L39 28.5L47 28Z'),
  H7:
    ground('#f6c7a0') +
    rays('#fff') +
    patch('#6d4a36', 'M4 100Q8 74 34 72H66Q92 74 96 100Z') +
    patch('#8d6a50', 'M4 100Q6 80 24 74L34 86L30 100ZM96 100Q94 80 76 74L66 86L70 100Z') +
    patch('#e8d9c0', 'M6 92L16 76L20 88L30 74L32 84L22 96ZM94 92L84 76L80 88L70 74L68 84L78 96Z') +
    face('#e9ae86', '#c27f58') +
    patch('#c8431f', 'M31 46Q34 56 42 55Q50 52 58 55Q66 56 69 46Q73 66 64 76L60 92L54 82L50 96L46 82L40 92L36 76Q27 66 31 46Z') +
    patch('#8f2a12', 'M42 61Q50 56 58 61Q50 66 42 61Z') +
    patch('#e9b84a', 'M38 84H42V88H38ZM58 84H62V88H58Z') +
    dot('#2b1c22', 42.5, 46, 2.8) +
    dot('#2b1c22', 57.5, 46, 2.8) +
    brows('#8f2a12', 'M37 40L47 43M63 40L53 43') +
    patch('#c8431f', 'M43 34Q38 12 50 4Q62 12 57 34Q50 28 43 34Z') +
    patch('#ef7a3c', 'M46 28Q44 14 50 8Q49 18 50 28Z') +
    patch('#2f6fb5', 'M33 47L40 51L39 54L33 50ZM67 47L60 51L61 54L67 50Z'),
  H8:
    ground('#ffd3e4') +
    rays('#fff') +
    patch('#a9578f', 'M20 90Q20 30 36 20Q50 10 64 20Q80 30 80 90L66 84V40H34V84Z') +
    patch('#f7ecf6', 'M14 100Q18 78 38 73L50 82L62 73Q82 78 86 100Z') +
    patch('#d96fa8', 'M38 73L50 90L62 73L66 76L52 100H48L34 76Z') +
    face('#fbe3d4', '#e6b6a6') +
    stroke('#5b2a4e', 2.2, 'M38.5 49Q42.5 52.4 46.5 49M53.5 49Q57.5 52.4 61.5 49') +
    brows('#8a3f75') +
    mouth() +
    patch('#c978b4', 'M30 56Q24 28 38 19Q50 12 62 19Q76 28 70 56Q69 38 56 28Q44 40 36 40Q32 46 30 56Z') +
    patch('#eaa7d4', 'M36 24Q46 16 56 22Q46 26 36 36Q32 32 36 24Z') +
    stroke('#7fe6e0', 2, 'M6 70Q22 56 30 68T52 74T78 62T96 50') +
    stroke('#fff', 0.9, 'M6 70Q22 56 30 68T52 74T78 62T96 50') +
    dot('#7fe6e0', 50, 36, 2.6),
};

/** The outline of each hero's frame in the same field: nobody is known by colour alone. */
export const HERO_FRAMES: Readonly<Record<string, string>> = {
  H1: 'M50 3L91 26.5V73.5L50 97L9 73.5V26.5Z',
  H2: 'M50 4Q68 11 91 8V50Q89 80 50 97Q11 80 9 50V8Q32 11 50 4Z',
  H3: 'M27 7H73L98 50L73 93H27L2 50Z',
  H4: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  H5: 'M32 5H68L95 32V68L68 95H32L5 68V32Z',
  H6: 'M50 2Q90 20 91 52V96H9V52Q10 20 50 2Z',
  H7: 'M8 8H30L36 14H64L70 8H92V30L86 36V64L92 70V92H70L64 86H36L30 92H8V70L14 64V36L8 30Z',
  H8: 'M50 1Q94 34 94 60A44 38 0 0 1 6 60Q6 34 50 1Z',
};
