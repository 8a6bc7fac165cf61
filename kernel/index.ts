// All that the other rooms know of the kernel, by what one comes for. Tests and tools find the stage for scripted games in
// `@hoard/kernel/rehearsal`, and the random games under all laws in `@hoard/kernel/simulator`.

// What rules are written with.
export * from './game/game.ts';
export * from './game/question.ts';
export * from './game/wishes.ts';
export * from './engine/state.ts';
export * from './engine/id.ts';
export * from './engine/seats.ts';
export * from './engine/actions.ts';
export * from './engine/offer.ts';
export * from './match/secrecy.ts';
export * from './engine/dice.ts';
export * from './engine/hexMap.ts';
export * from './engine/flood.ts';
export * from './engine/countIn.ts';
export * from './game/content.ts';
export * from './game/fields.ts';
export * from './effects/effects.ts';
export { choosing, type Price } from './effects/combinators.ts';
export * from './effects/vocabulary.ts';
export * from './effects/telling.ts';
export * from './problem.ts';

// Steps that games share.
export * from './steps/talk.ts';
export * from './steps/bargaining.ts';
export * from './steps/voting.ts';
export * from './steps/holding.ts';
export * from './steps/reactions.ts';

// What plays a game: the engine for those who may be trusted, a match for everybody else.
export * from './engine/engine.ts';
export * from './match/match.ts';
export type { Drawn } from './match/draws.ts';
export * from './match/opening.ts';
export type { Answer, Refusal } from './match/answer.ts';
export { alike } from './match/sharing.ts';
export * from './match/transcript.ts';
export * from './match/undo.ts';
export * from './engine/announcement.ts';
export * from './match/view.ts';
export * from './match/asked.ts';
export * from './match/keyedChance.ts';
export * from './engine/random.ts';
export * from './engine/playout.ts';
export * from './engine/odds.ts';

// What is kept of a game, and how it is checked.
export * from './kept/record.ts';
export * from './kept/replay.ts';
export * from './kept/gameFile.ts';
export * from './kept/diceReport.ts';

// What surrounds the rules: what a game tells the shelf, the bots and the laboratory.
export * from './game/title.ts';
export * from './game/variant.ts';
export * from './game/judgement.ts';
export * from './game/study.ts';

// What a game tells, once; page and terminal draw it.
export * from './words/telling.ts';
export * from './words/you.ts';
export * from './words/bargainTable.ts';
export * from './words/bout.ts';
export * from './words/eventRow.ts';
export * from './words/language.ts';
export * from './words/byEar.ts';
export { LuckTally } from './words/luck.ts';
export * from './words/percent.ts';
export * from './game/epilogue.ts';

// What is drawn and typed in characters.
export * from './words/terminal.ts';
export * from './words/characters.ts';

// What languages are made of.
export * from './words/wording.ts';
export * from './words/english.ts';
export * from './words/german.ts';
