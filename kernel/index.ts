// All that the other rooms know of the kernel, by what one comes for. Tests and tools find the stage for scripted games in
// `@hoard/kernel/rehearsal`, and the random games under all laws in `@hoard/kernel/simulator`.

// What rules are written with.
export * from './game.ts';
export * from './state.ts';
export * from './seats.ts';
export * from './actions.ts';
export * from './offer.ts';
export * from './secrecy.ts';
export * from './dice.ts';
export * from './hexMap.ts';
export * from './flood.ts';
export * from './content.ts';
export * from './problem.ts';

// What plays a game: the engine for those who may be trusted, a match for everybody else.
export * from './engine.ts';
export * from './match.ts';
export * from './transcript.ts';
export * from './undo.ts';
export * from './told.ts';
export * from './view.ts';
export * from './keyed.ts';
export * from './random.ts';
export * from './playout.ts';
export * from './odds.ts';

// What is kept of a game, and how it is checked.
export * from './record.ts';
export * from './replay.ts';
export * from './gameFile.ts';
export * from './diceReport.ts';

// What surrounds the rules: what a game tells the shelf, the bots and the laboratory.
export * from './title.ts';
export * from './variant.ts';
export * from './judgement.ts';
export * from './study.ts';

// What is said and drawn in characters.
export * from './text.ts';
export * from './epilogue.ts';
export * from './terminal.ts';
export * from './wording.ts';
export * from './english.ts';
export * from './german.ts';
