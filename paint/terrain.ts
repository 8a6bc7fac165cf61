import type { Hex } from '@hoard/kernel';

/** A space of a map, as far as a painter is concerned. */
export interface MapSpace extends Hex {
  readonly id: string;
  /** Land, with sand at the water's edge where it is coast; a river through it, with a crossing where it is a ford; or open water. */
  readonly terrain: 'land' | 'coast' | 'ford' | 'river' | 'sea';
  /** The name of its look: `forest`, `village`; an unknown one is painted as a meadow. */
  readonly look: string;
  /** Something will lie in its middle, which is therefore kept clear. */
  readonly mark?: string | number | undefined;
}

/** What a kind of land looks like. */
export interface Look {
  /** The colour of the ground, as `#rrggbb`. */
  readonly ground: string;
  /** The drawings of what grows or lies on it; one that is named twice is twice as common. */
  readonly growth: readonly string[];
  /** How many of them. */
  readonly count: number;
  /** What is built there, at fixed places. */
  readonly buildings?: readonly Building[];
}

/** The name of a drawing, where it stands from the middle of the space, in units, and how large. */
type Building = readonly [glyph: string, x: number, y: number, size: number];

const look = (ground: string, count: number, growth: readonly string[], ...buildings: readonly Building[]): Look => ({
  ground,
  growth,
  count,
  buildings,
});

/** Looks that most lands have. A map may bring others, or its own in place of these. */
export const LOOKS: Readonly<Record<string, Look>> = {
  meadow: look('#8f9450', 6, ['tuft', 'tuft', 'flower']),
  forest: look('#4d6637', 17, ['oak', 'pine', 'oak']),
  wood: look('#566f3b', 13, ['oak', 'oak', 'pine']),
  copse: look('#6f8045', 8, ['oak', 'bush', 'tuft']),
  grove: look('#5a7640', 9, ['oak', 'stone', 'oak']),
  thicket: look('#64773f', 14, ['bush', 'bush', 'oak']),
  orchard: look('#7d8a45', 10, ['fruit']),
  willows: look('#64795a', 9, ['willow', 'reed']),
  vineyard: look('#8a8746', 5, ['vines']),
  field: look('#bb9d4d', 6, ['furrow', 'sheafs', 'furrow']),
  heath: look('#84684f', 12, ['heather', 'heather', 'tuft']),
  moor: look('#747451', 10, ['heather', 'tuft', 'stone']),
  dell: look('#6f8a4a', 8, ['bush', 'tuft', 'flower']),
  hill: look('#8a8550', 5, ['mound', 'tuft']),
  barrow: look('#85864f', 5, ['mound', 'stone']),
  stones: look(
    '#808359',
    7,
    ['menhir', 'tuft'],
    ['menhir', -14, -10, 1.1],
    ['menhir', -3, -15, 1.2],
    ['menhir', 9, -13, 1.05],
    ['menhir', 17, -6, 0.95],
  ),
  rock: look('#8b8069', 7, ['crag', 'stone']),
  scree: look('#8f8471', 11, ['stone', 'crag', 'stone']),
  quarry: look('#94866c', 7, ['crag', 'stone']),
  mine: look('#85765d', 6, ['crag', 'mound'], ['pithead', 0, -8, 1.2]),
  waste: look('#86714f', 8, ['stone', 'deadwood']),
  cliff: look('#86805c', 7, ['crag', 'crag', 'tuft']),
  reef: look('#8c8a6a', 6, ['stone', 'crag']),
  beach: look('#d6bd85', 4, ['tuft', 'shell']),
  cove: look('#c6b07a', 4, ['stone', 'tuft'], ['wreck', -8, -12, 1.1]),
  pier: look('#b9a573', 3, ['stone', 'tuft'], ['jetty', 14, -10, 1.2]),
  mudflat: look('#8b8262', 7, ['reed', 'pool']),
  marsh: look('#667657', 11, ['reed', 'reed', 'pool']),
  bog: look('#5b6a50', 11, ['reed', 'pool', 'deadwood']),
  ruin: look('#858152', 4, ['tuft', 'stone'], ['ruin', 0, -8, 1.15]),
  ford: look('#7d8a55', 5, ['reed', 'tuft'], ['stepping', 0, 0, 1]),
  road: look('#8d9152', 6, ['tuft', 'bush', 'flower']),
  causeway: look('#6d7a56', 8, ['reed', 'tuft', 'pool']),
  temple: look('#8f8c55', 4, ['tuft', 'bush'], ['temple', 0, -6, 1.02]),
  village: look(
    '#a3925a',
    2,
    ['tuft'],
    ['chapel', 3, -10, 0.95],
    ['cottage', -13, -12, 0.95],
    ['house', 17, -9, 0.9],
    ['house', -22, -1, 0.95],
    ['cottage', 25, 4, 0.9],
  ),
  river: look('#76854f', 5, ['reed', 'tuft']),
};
