import type { Hex } from '@hoard/kernel';

/** A space of a map, as far as a painter is concerned. */
export interface MapSpace extends Hex {
  readonly id: string;
  readonly terrain: 'land' | 'coast' | 'ford' | 'river' | 'sea';
  /** What it looks like: `forest`, `village`; an unknown look is painted as a meadow. */
  readonly look: string;
  /** Something will lie in its middle, which is therefore kept clear. */
  readonly mark?: string | number | undefined;
}

/** What covers the ground, and how densely. */
export interface Cover {
  readonly ground: string;
  readonly glyphs: readonly string[];
  readonly count: number;
}

const cover = (ground: string, count: number, ...glyphs: readonly string[]): Cover => ({ ground, glyphs, count });

export const MEADOW = cover('#8f9450', 6, 'tuft', 'tuft', 'flower');

/** By look: the colour of the ground and the small things that grow or lie on it. */
export const COVERS: Readonly<Record<string, Cover>> = {
  meadow: MEADOW,
  forest: cover('#4d6637', 17, 'oak', 'pine', 'oak'),
  wood: cover('#566f3b', 13, 'oak', 'oak', 'pine'),
  copse: cover('#6f8045', 8, 'oak', 'bush', 'tuft'),
  grove: cover('#5a7640', 9, 'oak', 'stone', 'oak'),
  thicket: cover('#64773f', 14, 'bush', 'bush', 'oak'),
  orchard: cover('#7d8a45', 10, 'fruit'),
  willows: cover('#64795a', 9, 'willow', 'reed'),
  vineyard: cover('#8a8746', 5, 'vines'),
  field: cover('#bb9d4d', 6, 'furrow', 'sheafs', 'furrow'),
  heath: cover('#84684f', 12, 'heather', 'heather', 'tuft'),
  moor: cover('#747451', 10, 'heather', 'tuft', 'stone'),
  dell: cover('#6f8a4a', 8, 'bush', 'tuft', 'flower'),
  hill: cover('#8a8550', 5, 'mound', 'tuft'),
  barrow: cover('#85864f', 5, 'mound', 'stone'),
  stones: cover('#808359', 7, 'menhir', 'tuft'),
  rock: cover('#8b8069', 7, 'crag', 'stone'),
  scree: cover('#8f8471', 11, 'stone', 'crag', 'stone'),
  quarry: cover('#94866c', 7, 'crag', 'stone'),
  mine: cover('#85765d', 6, 'crag', 'mound'),
  waste: cover('#86714f', 8, 'stone', 'deadwood'),
  cliff: cover('#86805c', 7, 'crag', 'crag', 'tuft'),
  reef: cover('#8c8a6a', 6, 'stone', 'crag'),
  beach: cover('#d6bd85', 4, 'tuft', 'shell'),
  cove: cover('#c6b07a', 4, 'stone', 'tuft'),
  pier: cover('#b9a573', 3, 'stone', 'tuft'),
  mudflat: cover('#8b8262', 7, 'reed', 'pool'),
  marsh: cover('#667657', 11, 'reed', 'reed', 'pool'),
  bog: cover('#5b6a50', 11, 'reed', 'pool', 'deadwood'),
  ruin: cover('#858152', 4, 'tuft', 'stone'),
  ford: cover('#7d8a55', 5, 'reed', 'tuft'),
  road: cover('#8d9152', 6, 'tuft', 'bush', 'flower'),
  causeway: cover('#6d7a56', 8, 'reed', 'tuft', 'pool'),
  temple: cover('#8f8c55', 4, 'tuft', 'bush'),
  village: cover('#a3925a', 2, 'tuft'),
  gatehouse: cover('#9a9259', 2, 'tuft'),
  palace: cover('#a3976a', 0),
  river: cover('#76854f', 5, 'reed', 'tuft'),
};

export const coverOf = (look: string): Cover => COVERS[look] ?? MEADOW;

/** What is built where people come and go: roads lead from one to the next. */
export const BUILT: ReadonlySet<string> = new Set(['palace', 'gatehouse', 'road', 'causeway', 'temple']);
