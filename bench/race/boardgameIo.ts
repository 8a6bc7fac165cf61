import { createRequire } from 'node:module';

// The peer's packages are folders that only `require` finds. In production it skips its own development checks.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);

type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' } });
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } });
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } });

export const { MCTSBot, RandomBot } = require('boardgame.io/ai') as Ai;
export const { INVALID_MOVE } = require('boardgame.io/core') as Core;
export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
