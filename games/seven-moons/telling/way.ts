import type { HexId } from '../content/ids.ts';
import { argumentOf, frameOf, percent, type Action, type Asked } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { wayOdds, type WayOdds } from '../odds/odds.ts';
import { reach } from '../rules/03-journey.ts';
import { heroOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** The hex that an action leads to, or -1. */
export function hexOf(action: Action): number {
  const verb = verbOf(action);
  return verb === 'go' || verb === 'jump' || verb === 'place' ? argumentOf(action) : -1;
}

/** The steps that are left to who is asked; null where nobody asks for a way. Where all are walked, haste goes on from the place. */
export function pointsIn(asked: Asked<SevenMoons>): number | null {
  const frame = frameOf(asked);
  if (frame?.k === 'journey') return frame.points;
  return frame?.k === 'turn' && frame.at === 'act' ? 0 : null;
}

/** The way to a hex that can be gone to now, and what bandits may do on it; null where an action is no way. */
export function wayOddsOf(content: Content, asked: Asked<SevenMoons>, action: Action): WayOdds | null {
  const points = pointsIn(asked);
  if (points === null || verbOf(action) !== 'go') return null;
  return wayOdds(asked.view.sight, content, asked.seat, points, argumentOf(action));
}

/** What a way costs and risks: `3 steps, 1 gold, 31% robbed`. A dragon knows neither steps nor bandits. */
export function wayInWords({ content, language, way: say, sheet }: Words, asked: Asked<SevenMoons>, action: Action): string {
  const odds = wayOddsOf(content, asked, action);
  if (odds === null || heroOf(asked.view.sight, asked.seat).mount === 'dragon') return '';
  return [
    say.steps(odds.way.length),
    ...(odds.haste > 0 ? [sheet.gold(odds.haste)] : []),
    ...(odds.robbed > 0 ? [say.robbed(percent(odds.robbed, language))] : []),
  ].join(', ');
}

/** Whether a hex can be reached without haste by who is asked where to go. */
export function stepsReach(content: Content, asked: Asked<SevenMoons>): (hex: HexId) => boolean {
  const points = pointsIn(asked);
  if (points === null) return () => true;
  const { sight } = asked.view;
  const distance = reach(sight, content, heroOf(sight, asked.seat), points).distance.slice();
  return (hex) => distance[hex]! >= 0;
}

/** As the crow flies. */
export function hexesBetween({ hexes }: Content, one: number, other: number): number {
  const [a, b] = [hexes[one]!, hexes[other]!];
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
