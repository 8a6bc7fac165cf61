export { commands } from './commands.ts';
export type { Command, Listed } from './command.ts';
