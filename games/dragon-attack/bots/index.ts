// What a bot needs, wherever it thinks.
export { dragonAttack as game } from '../game.ts';
export { judgementOf } from './judgement.ts';
