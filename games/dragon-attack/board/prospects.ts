import { argumentOf, type Action, type Game, type Seat, type ViewOf } from '@hoard/kernel';
import { percent, type Language } from '@hoard/paint';
import { chanceInDuel, chanceToBeat, chanceToSlay } from '../odds/chances.ts';
import { oddsOf } from '../odds/odds.ts';
import { adventurerOf, canJoin, dragonSpace, gateOf, holdsCounter, openMonsterOn, pileOn, worthOf } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { bareName, colourName, counterName, spaceName } from './names.ts';
import { wordsIn } from './words.ts';

/** What waits for a seat at the end of an action. `chance` is the chance to come out of it unbeaten; to slay, with the Dragon. */
export type Waiting =
  | { readonly kind: 'dragon' | 'unknown'; readonly chance: number }
  | { readonly kind: 'monster'; readonly counter: number; readonly chance: number }
  | { readonly kind: 'player'; readonly other: Seat; readonly chance: number }
  | { readonly kind: 'seen'; readonly counters: readonly number[] }
  | { readonly kind: 'home'; readonly gold: number }
  | { readonly kind: 'harbour' | 'nothing' };

const NOTHING: Waiting = { kind: 'nothing' };

const othersAt = (board: Board, seat: Seat, space: number): Seat[] =>
  board.order.filter((other) => other !== seat && adventurerOf(board, other).at === space);

/** The gold that a player would set down at home (DA-13.1). */
const goldOf = (game: Game<DragonAttack>, board: Board, seat: Seat): number =>
  worthOf(
    game.content,
    adventurerOf(board, seat).carried.filter((row) => game.content.counters[row]!.kind === 'gold'),
  );

/** The space an action leads to, or -1. */
export function spaceOf(action: Action): number {
  const verb = verbOf(action);
  return verb === 'walk' || verb === 'sail' || verb === 'step' || verb === 'throw' ? argumentOf(action) : -1;
}

/** What waits at the end of an action, by closed formulas: quick enough for every space that is lit. */
export function waiting(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action): Waiting {
  const { content } = game;
  const board = view.sight;
  const space = spaceOf(action);
  const verb = verbOf(action);
  if (verb === 'sail') return { kind: 'harbour' };
  if (verb === 'step') return space === gateOf(board, content, seat) ? { kind: 'home', gold: goldOf(game, board, seat) } : NOTHING;
  if (verb !== 'walk') return NOTHING;
  if (space === dragonSpace(board, content))
    return { kind: 'dragon', chance: chanceToSlay(content, diceAgainstDragon(board, content, seat), board.wounds) };
  const dice = diceOf(board, content, seat);
  const [other] = othersAt(board, seat, space);
  if (other !== undefined) {
    // Whoever finds a companion first brings one more die to the duel.
    const chance = holdsCounter(board, space)
      ? oddsOf(game, view, seat, action, other).duelWon
      : chanceInDuel(dice, diceOf(board, content, other));
    return { kind: 'player', other, chance };
  }
  const monster = openMonsterOn(board, content, space);
  if (monster >= 0) return { kind: 'monster', counter: monster, chance: chanceAgainst(game, monster, dice) };
  if (board.unknown[space] === 1) {
    const sum = board.pool.reduce((total, row) => total + chanceAgainst(game, row, dice), 0);
    return { kind: 'unknown', chance: sum / board.pool.length };
  }
  const pile = pileOn(board, space);
  if (pile !== undefined) return { kind: 'seen', counters: pile.counters };
  return space === gateOf(board, content, seat) ? { kind: 'home', gold: goldOf(game, board, seat) } : NOTHING;
}

function chanceAgainst({ content }: Game<DragonAttack>, row: number, dice: number): number {
  const counter = content.counters[row]!;
  return counter.kind === 'monster' ? chanceToBeat(dice, counter.strength) : 1;
}

/** Whom a seat faces in a meeting, or itself where there is none. */
function opponentOf({ lanes }: ViewOf<DragonAttack>, seat: Seat): Seat {
  const frame = lanes[0]?.stack.at(-1);
  if (frame?.k !== 'meeting') return seat;
  return frame.mover === seat ? frame.other : frame.mover;
}

const chanceOfDuel = ({ content }: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat): number =>
  chanceInDuel(diceOf(view.sight, content, seat), diceOf(view.sight, content, opponentOf(view, seat)));

/** What waits, in a few words; an empty string where nothing does. */
export function glance(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, language: Language): string {
  const say = wordsIn(language).glance;
  if (verbOf(action) === 'fight') return say.duel(percent(chanceOfDuel(game, view, seat), language));
  const waits = waiting(game, view, seat, action);
  switch (waits.kind) {
    case 'dragon':
      return say.dragon(percent(waits.chance, language));
    case 'unknown':
      return say.unknown(percent(waits.chance, language));
    case 'monster':
      return say.monster(bareName(waits.counter, language), percent(waits.chance, language));
    case 'player':
      return say.player(colourName(view.sight, waits.other, language), percent(waits.chance, language));
    case 'seen':
      return say.seen(waits.counters.map((row) => bareName(row, language)).join(', '));
    case 'home':
      return waits.gold > 0 ? say.home(waits.gold) : say.ownGate;
    case 'harbour':
      return say.harbour;
    case 'nothing':
      return '';
  }
}

/** What one should know before an action: exact odds, by trying every way the dice can fall, and what is at stake. */
export function odds(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, language: Language): string[] {
  const say = wordsIn(language).odds;
  const board = view.sight;
  switch (verbOf(action)) {
    case 'roll': {
      const next = game.content.path[board.dragonAt + 1];
      return next === undefined ? [] : [say.rollOne(spaceName(next, language))];
    }
    case 'fight': {
      const chance = percent(chanceOfDuel(game, view, seat), language);
      return [say.duel(chance, colourName(board, opponentOf(view, seat), language)), stakeOf(board, seat, language)];
    }
    case 'walk':
      return arrival(game, view, seat, action, language);
    case 'step': {
      const waits = waiting(game, view, seat, action);
      return waits.kind === 'home' && waits.gold > 0 ? [say.home(waits.gold)] : [];
    }
    default:
      return [];
  }
}

function arrival(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, language: Language): string[] {
  const { content } = game;
  const board = view.sight;
  const say = wordsIn(language).odds;
  const space = argumentOf(action);
  const stake = stakeOf(board, seat, language);
  const others = othersAt(board, seat, space);
  if (others.length > 0)
    return [
      ...others.map((other) =>
        say.duel(percent(oddsOf(game, view, seat, action, other).duelWon, language), colourName(board, other, language)),
      ),
      stake,
    ];
  const waits = waiting(game, view, seat, action);
  if (waits.kind === 'home') return waits.gold > 0 ? [say.home(waits.gold)] : [say.quiet];
  if (waits.kind === 'seen' || waits.kind === 'nothing') return [say.quiet];
  const { beaten, slain, wounds } = oddsOf(game, view, seat, action);
  if (waits.kind === 'dragon') {
    const left = content.dragon.slice(board.wounds).map(({ strength }) => strength);
    const wounded = wounds.reduce((sum, chance) => sum + chance, 0) - slain;
    return [
      say.slay(say.dice(diceAgainstDragon(board, content, seat)), left.join('-'), percent(slain, language)),
      say.beatenByDragon(percent(beaten, language), percent(wounded, language)),
      stake,
    ];
  }
  if (waits.kind === 'monster') {
    const loot = pileOn(board, space)!.counters.slice(1);
    return [
      say.monster(counterName(waits.counter, language), percent(1 - beaten, language), say.dice(diceOf(board, content, seat))),
      ...(loot.length > 0 ? [say.under(loot.map((row) => counterName(row, language)).join(', '))] : []),
      stake,
    ];
  }
  return [unknownIs(game, board, seat, language), say.beaten(percent(beaten, language)), stake];
}

const stakeOf = (board: Board, seat: Seat, language: Language): string => {
  const say = wordsIn(language).odds;
  const { carried } = adventurerOf(board, seat);
  return carried.length === 0 ? say.stakeNothing : say.stake(carried.map((row) => counterName(row, language)).join(', '));
};

const KINDS = ['monster', 'gold', 'character', 'stranger', 'boat', 'dragonSlayer'] as const;

/** What an unknown counter can be, by what has not turned up yet. */
function unknownIs({ content }: Game<DragonAttack>, board: Board, seat: Seat, language: Language): string {
  const say = wordsIn(language).odds;
  const kinds = Map.groupBy(board.pool, (row) => {
    const { kind } = content.counters[row]!;
    return kind === 'character' && !canJoin(board, content, seat, row) ? 'stranger' : kind;
  });
  const parts = KINDS.flatMap((kind) => {
    const count = kinds.get(kind)?.length ?? 0;
    return count === 0 ? [] : [say.kinds[kind](percent(count / board.pool.length, language))];
  });
  return say.unknown(parts.join(', '));
}
