export * from './checkPlayers.ts';
export * from './greedy.ts';
export * from './named.ts';
export * from './names.ts';
export * from './player.ts';
export * from './race.ts';
export * from './random.ts';
export * from './search.ts';
