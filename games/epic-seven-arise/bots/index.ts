// What a bot needs, wherever it thinks.
export { epicSevenArise as game } from '../game.ts';
export { judgementOf } from './judgement.ts';
