import { heropath, title } from '@hoard/games/heropath';
import { Match, Random, listSeats, loneAnswer, questionRowOf, seededDice, type Asked } from '@hoard/kernel';
import type { Heropath } from '@hoard/games/heropath';
import { greedyPlayer } from '@hoard/players';
import { expect, test } from 'vitest';
import { seatedInWords } from '../seating.ts';
import { Home, SEED } from './hoard.ts';

// Whole games of Heropath by turns in the terminal.

/** What the terminal answers by itself. */
function answeredAnyway(match: Match<Heropath>, asked: Asked<Heropath>): number | null {
  const { presets, usual, ...row } = questionRowOf(heropath, asked);
  const lone = row.alone === 'unwatched' ? loneAnswer(row, asked.actions, match.seated) : null;
  const { content } = heropath;
  return lone ?? (usual === undefined ? undefined : presets?.[usual])?.(asked, { content, seats: match.state.seats }) ?? null;
}

/** What people type who play with the dice of the seed, sensibly and to the end: always the first answer would change the gear for ever. */
function typedBy(people: readonly string[], given: object): string[] {
  const seats = people.length;
  const match = new Match(heropath, {
    options: heropath.readOptions(given, seats),
    seats,
    seated: seatedInWords(people),
    ...seededDice(SEED),
  });
  const player = greedyPlayer(heropath, title.judgementOf(heropath), new Random(1));
  const typed: string[] = [];
  let atScreen = seats === 1 ? 0 : -1;
  while (match.state.outcome === null) {
    const seat = listSeats(match.asked())[0]!;
    // Whoever sits down at the screen says so.
    if (seat !== atScreen) typed.push('');
    atScreen = seat;
    const { lane, token, actions } = match.questions(seat)[0]!;
    const asked = { view: match.view(seat), lane, seat, actions };
    const anyway = answeredAnyway(match, asked);
    const key = heropath.keys.keyOf(anyway ?? player.choose(asked));
    if (anyway === null) typed.push(key);
    match.choose(seat, lane, token, key);
  }
  return typed;
}

test.each([
  ['alone', ['Anna'], { competition: 'solo' }, ['--competition', 'solo']],
  ['two together', ['Anna', 'Ben'], { competition: 'co-op', lastRound: 8 }, ['--competition', 'co-op', '--last-round', '8']],
])('a whole game %s is played to its end, 80 columns wide', async (_, people, given, flags) => {
  const home = new Home();
  const typed = typedBy(people, given);
  const { code, out, err } = await home.run(['play', 'heropath', '--seats', people.join(), ...flags, '--seed', SEED], typed);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain('is no answer here');
  expect(home.game().outcome).not.toBeNull();
  expect(out).toContain('The deeds of the heroes');
  expect(out.split('\n').filter((line) => line.length > 80 && !line.includes(home.folder))).toEqual([]);
});
