import type { Action, Bar, Telling, Types, Voices } from '@hoard/kernel';
import type { NotTaken } from '../table/table.ts';
import { words } from '../words/words.ts';

/** What keeps somebody from taking back a choice, in words. */
export function barText(bar: Bar): string {
  const { play } = words.value;
  switch (bar) {
    case 'nothing':
      return play.barNothing;
    case 'others':
      return play.barOthers;
    case 'chance':
      return play.barChance;
    case 'lanes':
      return play.barLanes;
    case 'over':
      return play.barOver;
    case 'long-ago':
      return play.barLongAgo;
    case 'rewound':
      return play.barRewound;
    case 'answered':
      return play.barAnswered;
    case 'final':
      return play.barFinal;
    case 'left':
      return play.barLeft;
    default:
      return play.barRule(bar);
  }
}

/** Why nobody can go or come now, in words. */
export const notNowText = (refusal: NotTaken): string => {
  if (refusal.why === 'unheard') return refusal.text;
  return refusal.why === 'over' ? words.value.play.barOver : words.value.play.refusedNotNow;
};

/** Why a choice was not taken, in words. */
export function refusalText<T extends Types>(refusal: NotTaken, action: Action, telling: Telling<T>, voices: Voices): string {
  const { play } = words.value;
  switch (refusal.why) {
    case 'over':
      return play.barOver;
    case 'held':
      return play.refusedHeld;
    case 'not-asked':
      return play.refusedNotAsked;
    case 'stale':
      return play.refusedStale;
    case 'denied':
      return telling.denial({ action, rule: refusal.rule, args: refusal.args }, voices);
    case 'undo-barred':
      return barText(refusal.bar);
    case 'not-now':
    case 'unheard':
      return notNowText(refusal);
    // What a page never sends, or sends too late for the question that it belongs to.
    case 'no-such-seat':
    case 'no-such-lane':
    case 'bad-id':
    case 'malformed':
    case 'unknown':
    case 'not-offered':
    case 'not-the-default':
      return play.refusedUnknown;
  }
}
