import type { CardFrames } from './cardFrames.ts';
import type { SetUpFrames } from './setUpFrames.ts';
import type { TurnFrames } from './turnFrames.ts';

export type * from './cardFrames.ts';
export type * from './setUpFrames.ts';
export type * from './turnFrames.ts';

export type Frame = SetUpFrames | TurnFrames | CardFrames;
