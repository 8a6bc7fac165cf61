// What a bot needs, wherever it thinks.
export { heropath as game } from '../game.ts';
export { judgementOf } from './judgement.ts';
