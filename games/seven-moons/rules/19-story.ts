import { drawFrom, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { EffectsFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { has, heroOf } from './things.ts';

// Chapter 19: story tokens.

export const storyFrom = drawFrom('sm.story-token');

/** SM-19.2: one a turn, where one still lies. */
export function offerStory(board: Board, content: Content, seat: Seat, out: Offer): void {
  const site = content.storySiteAt[heroOf(board, seat).at]!;
  if (site < 0 || !has(board.sites, site)) return;
  if (wasDone(board, ONCE_A_TURN.claimed)) out.deny(act.claim(), 'SM-19.2');
  else out.allow(act.claim());
}

/** SM-19.2, SM-19.3: turned up, resolved, kept. */
export function claim(board: Board, frame: EffectsFrame, outcome: number, flow: Flow<SevenMoons>): void {
  const hero = heroOf(board, frame.seat);
  const story = board.stories.splice(outcome, 1)[0]!;
  board.sites &= ~(1 << flow.content.storySiteAt[hero.at]!);
  board.did |= ONCE_A_TURN.claimed;
  hero.stories.push(story);
  flow.tell({ t: 'story', rule: 'SM-19.2', seat: frame.seat, story, hex: hero.at, round: board.round });
  frame.queue = flow.content.storyTokens[story]!.does.slice();
}
