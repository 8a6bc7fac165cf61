// What a bot needs, wherever it thinks.
export { sevenMoons as game } from '../game.ts';
export { judgementOf } from './judgement.ts';
