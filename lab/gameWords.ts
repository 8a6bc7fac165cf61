import { flagsOf } from '@hoard/games/flags';
import { titleIds } from '@hoard/games/shelf';
import { Problem, type Flag } from '@hoard/kernel';
import { listedFlags, positionalsIn, quoted, readWords, type Elsewhere, type Flags } from './commandLine.ts';

/** The game's own options as they were typed. */
export type GivenFlags = Readonly<Record<string, string | boolean>>;

type GameFlags = Readonly<Record<string, Flag>>;

/**
 * Reads the words after a command that is about a game, or about the first on the shelf if none is named: the game's own options
 * are known there, and those of the others are said to be theirs.
 */
export async function readGameWords<const O extends Flags>(command: string, args: readonly string[], options: O) {
  const flags = new Map(await Promise.all(titleIds().map(async (id) => [id, await flagsOf(id)] as const)));
  const every: GameFlags = Object.assign({}, ...flags.values()) as GameFlags;
  const words = positionalsIn(args, { ...every, ...options });
  const named = words.find((word) => titleIds().includes(word)) ?? null;
  const game = named ?? titleIds()[0]!;
  const own = flags.get(game)!;
  const advice = (id: string): string =>
    named === null ? `; expected it to be named: hoard ${command} ${id}.` : `, not of ${game}; expected ${listedFlags(Object.keys(own))}.`;
  const { values, positionals } = readWords(args, { ...own, ...options }, ofOtherGames(flags, game, advice));
  gameAmong(command, positionals);
  const given: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values))
    if (Object.hasOwn(own, name) && (typeof value === 'string' || typeof value === 'boolean')) given[name] = value;
  return { game, named, values, given: given as GivenFlags };
}

/** The one game that is named, or null. */
export function gameAmong(command: string, words: readonly string[]): string | null {
  const stranger = words.find((word) => !titleIds().includes(word));
  if (stranger !== undefined) throw new Problem(`There is no game ${quoted(stranger)}; expected ${anyOf(titleIds())}.`);
  if (words.length > 1) throw new Problem(`hoard ${command} takes one game: ${quoted(words[1]!)} is too many.`);
  return words[0] ?? null;
}

/** An option may belong to several games: all of them are named. */
function ofOtherGames(flags: ReadonlyMap<string, GameFlags>, game: string, advice: (id: string) => string): Elsewhere {
  const owners: Record<string, string[]> = {};
  for (const [id, own] of flags) if (id !== game) for (const flag of Object.keys(own)) (owners[flag] ??= []).push(id);
  return Object.fromEntries(Object.entries(owners).map(([flag, ids]) => [flag, `is an option of ${allOf(ids)}${advice(anyOf(ids))}`]));
}

const allOf = (ids: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(ids);

/** `dragon-attack, seven-moons or epic-seven-arise`. */
export const anyOf = (ids: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ids);
