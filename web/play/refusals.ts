import type { Action, Bar, Refusal, Text, Types, Voices } from '@hoard/kernel';
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
    default:
      return play.barRule(bar);
  }
}

/** Why a choice was not taken, in words. */
export function refusalText<T extends Types>(refusal: Refusal, action: Action, text: Text<T>, voices: Voices): string {
  const { play } = words.value;
  switch (refusal.why) {
    case 'over':
      return play.barOver;
    case 'not-asked':
      return play.refusedNotAsked;
    case 'stale':
      return play.refusedStale;
    case 'denied':
      return text.denial({ action, rule: refusal.rule, args: refusal.args }, voices);
    case 'undo-barred':
      return barText(refusal.bar);
    default:
      return play.refusedUnknown;
  }
}
