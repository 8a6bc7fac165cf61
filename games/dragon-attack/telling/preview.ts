import { argumentOf, frameOf, partnerOf, percent, type Action, type Asked, type Seat, type Voices } from '@hoard/kernel';
import { chanceInDuel } from '../odds/chances.ts';
import { oddsOf } from '../odds/odds.ts';
import { chanceToMeet, othersAt, waiting } from '../odds/waiting.ts';
import { adventurerOf, canJoin } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { diceAgainstDragon } from '../rules/11-dragon-battle.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/en.ts';
import type { Speech } from './speech.ts';

type Question = Asked<DragonAttack>;

/** What waits, in a few words; an empty string where nothing does. */
export function glanceAt({ game, words, language }: Speech, asked: Question, action: Action, voices: Voices): string {
  const { glance: say, names } = words;
  if (verbOf(action) === 'fight') return say.duel(percent(chanceOfDuel(game.content, asked), language));
  const waits = waiting(game, asked, action);
  switch (waits.kind) {
    case 'dragon':
      return say.dragon(percent(waits.chance, language));
    case 'unknown':
      return say.unknown(percent(waits.chance, language));
    case 'monster':
      return say.monster(names.bareCounter(waits.counter), percent(waits.chance, language), listed(words, waits.loot));
    case 'player':
      return othersAt(asked.view.sight, asked.seat, argumentOf(action))
        .map((other) => say.player(voices.nameOf(other), percent(chanceToMeet(game, asked, action, other), language)))
        .join('; ');
    case 'seen':
      return words.here.seen(listed(words, waits.counters));
    case 'home':
      return waits.gold > 0 ? say.home(waits.gold) : say.ownGate;
    case 'harbour':
      return say.harbour;
    case 'nothing':
      return '';
  }
}

const listed = ({ names }: Words, rows: readonly number[]): string => rows.map(names.counter).join(', ');

/** Whom a seat faces in a meeting, or itself where there is none. */
function opponentOf(asked: Question): Seat {
  const frame = frameOf<DragonAttack>(asked);
  return frame?.k === 'meeting' ? partnerOf(frame, asked.seat) : asked.seat;
}

const chanceOfDuel = (content: DragonAttack['content'], asked: Question): number =>
  chanceInDuel(diceOf(asked.view.sight, content, asked.seat), diceOf(asked.view.sight, content, opponentOf(asked)));

/** What one should know before an action: exact odds, by trying every way the dice can fall, and what is at stake. */
export function previewOf(speech: Speech, asked: Question, action: Action, voices: Voices): string[] {
  const { game, words, language } = speech;
  const say = words.preview;
  const board = asked.view.sight;
  switch (verbOf(action)) {
    case 'roll': {
      const next = game.content.path[board.dragonAt + 1];
      return next === undefined ? [] : [say.rollOne(words.names.space(next))];
    }
    case 'fight':
      return [
        say.duel(percent(chanceOfDuel(game.content, asked), language), voices.nameOf(opponentOf(asked))),
        stakeOf(words, board, asked.seat),
      ];
    case 'walk':
      return arrivalAt(speech, asked, action, voices);
    case 'step': {
      const waits = waiting(game, asked, action);
      return waits.kind === 'home' && waits.gold > 0 ? [say.home(waits.gold)] : [];
    }
    default:
      return [];
  }
}

function arrivalAt({ game, words, language }: Speech, asked: Question, action: Action, voices: Voices): string[] {
  const { content } = game;
  const { seat } = asked;
  const board = asked.view.sight;
  const say = words.preview;
  const chance = (share: number): string => percent(share, language);
  const stake = stakeOf(words, board, seat);
  const others = othersAt(board, seat, argumentOf(action));
  if (others.length > 0)
    return [...others.map((other) => say.duel(chance(oddsOf(game, asked, action, other).duelWon), voices.nameOf(other))), stake];
  const waits = waiting(game, asked, action);
  if (waits.kind === 'home') return waits.gold > 0 ? [say.home(waits.gold)] : [say.quiet];
  if (waits.kind === 'seen' || waits.kind === 'nothing') return [say.quiet];
  const { beaten, slain, wounds } = oddsOf(game, asked, action);
  if (waits.kind === 'dragon') {
    const left = content.dragon.slice(board.wounds).map(({ strength }) => strength);
    const wounded = wounds.reduce((sum, share) => sum + share, 0) - slain;
    return [
      say.slay(say.dice(diceAgainstDragon(board, content, seat)), left.join('-'), chance(slain)),
      say.beatenByDragon(chance(beaten), chance(wounded)),
      stake,
    ];
  }
  if (waits.kind === 'monster')
    return [
      say.monster(words.names.counter(waits.counter), chance(1 - beaten), say.dice(diceOf(board, content, seat))),
      ...(waits.loot.length > 0 ? [say.under(listed(words, waits.loot))] : []),
      stake,
    ];
  const kinds = kindsOf(content, board, seat);
  const parts = [...kinds].map(([kind, count]) => say.kinds[kind](chance(count / board.pool.length)));
  // First what it may cost: the list is long, and its end is out of sight on a phone.
  return [say.beaten(chance(beaten)), stake, say.unknown(parts.join(', '))];
}

const stakeOf = (words: Words, board: Board, seat: Seat): string => {
  const { carried } = adventurerOf(board, seat);
  return carried.length === 0 ? words.preview.stakeNothing : words.preview.stake(listed(words, carried));
};

const KINDS = ['monster', 'gold', 'character', 'stranger', 'boat', 'dragonSlayer'] as const;

/** What an unknown counter can be, by what has not turned up yet, and how many of each; a stranger finds no place in the party. */
function kindsOf(content: DragonAttack['content'], board: Board, seat: Seat): Map<(typeof KINDS)[number], number> {
  const kinds = Map.groupBy(board.pool, (row) => {
    const { kind } = content.counters[row]!;
    return kind === 'character' && !canJoin(board, content, seat, row) ? 'stranger' : kind;
  });
  return new Map(KINDS.flatMap((kind) => (kinds.has(kind) ? [[kind, kinds.get(kind)!.length]] : [])));
}
