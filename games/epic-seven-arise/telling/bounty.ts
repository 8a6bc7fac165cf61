import type { Seat, ViewOf } from '@hoard/kernel';
import { ANY, SKYSTONES } from '../content/names.ts';
import { draftersOf } from '../rules/19-bounty.ts';
import { bestColour, richestOf } from '../rules/points.ts';
import { oneColour } from '../rules/purse.ts';
import type { Player } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { outerFrame } from './frames.ts';

/** What would be taken next, and by whom; -1 where nobody is left to take it, or nothing for who is still in line. */
export interface Claim {
  readonly item: number;
  readonly seat: Seat;
}

/** The bounty of a battle in the order in which it would be taken as things stand (EA-19.7), each by what somebody takes unasked. */
export function claimsOn({ content }: Words, view: ViewOf<EpicSevenArise>): Claim[] {
  const { sight } = view;
  const draft = outerFrame(view, 'draft');
  const drafters = draft?.drafters ?? draftersOf(sight);
  const left = [...(sight.battle?.bounty ?? [])];
  if (drafters.length === 0) return left.map((item) => ({ item, seat: -1 }));
  const players: Player[] = sight.players.slice();
  const claims: Claim[] = [];
  for (let place = draft?.place ?? 0; left.length > 0; place = (place + 1) % drafters.length) {
    const seat = drafters[place]!;
    const player = players[seat]!;
    const item = richestOf(content, player, left);
    left.splice(left.indexOf(item), 1);
    claims.push({ item, seat });
    const colour = item === ANY ? bestColour(content, player) : item;
    if (colour < SKYSTONES.length)
      players[seat] = { ...player, stones: player.stones.map((count, row) => count + oneColour(colour)[row]!) };
  }
  const unserved = draft === undefined ? drafters.filter((seat) => claims.every((claim) => claim.seat !== seat)) : [];
  return [...claims, ...(claims.length === 0 ? [] : unserved.map((seat) => ({ item: -1, seat })))];
}
