/** By attribute: the colour of its gems. */
export const GEM_COLOURS = ['#ff4a3d', '#dff1ff', '#ffc940', '#4fce6a', '#b06bff'] as const;

/** A gem, as the path of one shape in a field of 512 by 512. */
export const GEM = 'M256 20L420 200L256 492L92 200Z';
