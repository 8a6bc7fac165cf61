// The strokes that drawings are made of. Light falls from the upper left.

export const INK = '#2a1f14';

/** A soft shadow on the ground. */
export const shadow = (rx: number, ry = rx / 3, cx = rx / 4): string =>
  `<ellipse cx="${cx}" cy=".5" rx="${rx}" ry="${ry}" fill="#150e06" opacity=".32"/>`;

/** A patch of colour. */
export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A patch of colour with an outline in ink. */
export const inked = (d: string, fill: string, width = 0.7): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A stroke of the pen. */
export const line = (d: string, colour = INK, width = 0.9): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
