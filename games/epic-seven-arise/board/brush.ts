// The strokes that the pictures of this game are made of. Pictures are data when the page is built, so none of this travels.

/** A patch of colour; `more` for what is seldom needed. */
export const patch = (fill: string, d: string, more = ''): string => `<path fill="${fill}" d="${d}"${more === '' ? '' : ` ${more}`}/>`;

export const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const dot = (fill: string, x: number, y: number, r: number, ry = r): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${r}" ry="${ry}"/>`;
