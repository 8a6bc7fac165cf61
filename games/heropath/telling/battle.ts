import { percent, type Seat } from '@hoard/kernel';
import { DRAGON } from '../content/content.ts';
import { clashWith, oddsOf, powerOf, type Clash, type ClashSide } from '../odds/clash.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { sumOf } from '../rules/dice.ts';
import { heroOf, playerCount } from '../rules/things.ts';
import { GATHERED, type Board, type Unit } from '../state/board.ts';
import type { Words } from '../words/words.ts';

// A battle in words, before it is fought and while it is: every summand, the chances, and what is at stake.

/** `10 gems + 2 Sword = 12, and 2 dice`. */
function sideInWords({ odds: say, summands: by, names }: Words, name: string, { summands, dice, thrown }: ClashSide): string {
  const parts = summands.map(({ from, value, card }) => by[from](Math.abs(value), card < 0 ? '' : names.card(card)));
  const signs = summands.map(({ value }) => (value < 0 ? ' − ' : ' + '));
  const sum = parts.map((part, place) => (place === 0 ? part : `${signs[place]}${part}`)).join('');
  if (thrown.length === 0) return say.side(name, sum, powerOf(summands), dice);
  return say.side(name, `${sum} + ${by.dice(sumOf(thrown), '')}`, powerOf(summands) + sumOf(thrown), 0);
}

/** Both sides, one line each. */
export const clashInWords = (words: Words, { kind, hero, foe }: Clash): string[] => [
  sideInWords(words, words.odds.you, hero),
  sideInWords(words, words.names.kind(kind), foe),
];

/** HP-13.2, HP-13.5, HP-13.9: what one more dead enemy does to the Scale. */
function scaleAhead({ content, odds: say }: Words, board: Board): string[] {
  const { scale, gathered, options } = board;
  const { levels, dragon } = content.numbers.scale;
  const isFull = scale.level === 0 || scale.received >= playerCount(board);
  if (gathered > 0 || options.competition === 'solo' || options.style === 'mist' || !isFull) return [];
  if (scale.level === levels) return [say.gathers];
  return [say.scale(scale.level + 1), ...(scale.level + 1 >= dragon ? [say.flies] : [])];
}

/** HP-18.17: a second loss in a row is announced. */
const streakAhead = ({ content, odds: say }: Words, board: Board, seat: Seat, unit: Unit): string[] => {
  const { streak } = heroOf(board, seat);
  const { losses, experience } = content.numbers.streak;
  return streak?.unit === unit && streak.losses === losses - 1 ? [say.secondLoss(experience)] : [];
};

const mayFall = ({ odds: say }: Words, board: Board, seat: Seat, loss: number): string[] => {
  const [vitality, faith] = heroOf(board, seat).gems;
  return vitality! + faith! <= loss ? [say.mayFall] : [];
};

/** A Fight against an enemy that stands there. */
export function fightAhead(words: Words, board: Board, seat: Seat, unit: Unit): string[] {
  const { content, language, odds: say } = words;
  const clash = clashWith(board, content, seat, unit);
  const { won, tied, lost } = oddsOf(content, clash);
  const { losses } = content.numbers;
  return [
    ...clashInWords(words, clash),
    say.battle(percent(won, language), percent(tied, language), percent(lost, language)),
    ...(tied > 0 ? [say.tie(losses.tie)] : []),
    ...(lost > 0 ? [say.loss(losses.battle), ...mayFall(words, board, seat, losses.battle), ...streakAhead(words, board, seat, unit)] : []),
    ...scaleAhead(words, board),
  ];
}

/** HP-21.19 to HP-21.22: a challenge. */
export function challengeAhead(words: Words, board: Board, seat: Seat): string[] {
  const { content, language, odds: say } = words;
  const { losses } = content.numbers;
  const loss = losses.dragon + (board.dragon === GATHERED ? 0 : losses.active);
  const { now } = dragonOdds(board, content, seat);
  return [
    ...clashInWords(words, clashWith(board, content, seat, DRAGON)),
    say.dragon(percent(now, language)),
    ...(now < 1 ? [say.dragonLoss(loss), ...mayFall(words, board, seat, loss)] : []),
    ...waiting(words, board, seat),
  ];
}

/** HP-28.17 to HP-28.21: the Gathering Ritual. */
export function ritualAhead(words: Words, board: Board, seat: Seat): string[] {
  const { content, language, odds: say, sheet } = words;
  const { power, foe, now } = dragonOdds(board, content, seat);
  const { ritual, gathered } = content.numbers.losses.coop;
  const heroes = board.heroes.length;
  return [
    say.side(sheet.players, String(power), power, 2 * heroes),
    say.side(words.names.kind(DRAGON), String(foe), foe, content.numbers.dragon.dice),
    say.dragon(percent(now, language)),
    say.ritualLoss(board.dragon === GATHERED ? gathered : ritual),
    ...waiting(words, board, seat),
  ];
}

/** What waiting does to the chance: one level later, and alone how long there is. */
function waiting({ content, language, odds: say }: Words, board: Board, seat: Seat): string[] {
  const { later, turnsLeft } = dragonOdds(board, content, seat);
  const isLast = board.scale.level >= content.numbers.scale.levels;
  return [...(isLast ? [] : [say.later(percent(later, language))]), ...(turnsLeft >= 0 ? [say.turnsLeft(turnsLeft)] : [])];
}
