import { LONGEST_NAME } from '@hoard/kernel';
import type { AnyRefusal } from '@hoard/table/client';
import { words } from '../words/words.ts';
import { friendsWords } from './friendsWords.ts';

/** Why the server did not do what was asked, in words. What the rules refuse, the play screen tells. */
export function refusedText(refusal: AnyRefusal): string {
  const { refused } = friendsWords.value;
  switch (refusal.why) {
    case 'no-table':
      return refused.noTable;
    case 'no-key':
      return refused.noKey;
    case 'not-host':
      return refused.notHost;
    case 'not-seated':
      return refused.notSeated;
    case 'dead-link':
      return refused.deadLink;
    case 'seat-taken':
    case 'no-seat':
      return refused.seatTaken;
    case 'already-seated':
      return refused.alreadySeated;
    case 'name-taken':
      return refused.nameTaken;
    case 'bad-name':
      return refused.badName(LONGEST_NAME);
    case 'begun':
      return refused.begun;
    case 'not-begun':
      return refused.notBegun;
    case 'not-full':
      return refused.notFull;
    case 'bad-code':
      return refused.badCode;
    case 'no-spectators':
      return refused.noSpectators;
    case 'no-lobby':
      return refused.noLobby;
    case 'no-chat':
      return refused.noChat;
    case 'no-vote':
    case 'no-window':
      return words.value.play.refusedStale;
    case 'wrong-name':
      return refused.wrongName(location.host);
    case 'too-fast':
      return refused.tooFast;
    case 'too-many':
      return refused.tooMany;
    case 'later':
      return refused.later;
    case 'bad-options':
      return refused.badOptions(refusal.message);
    case 'bad-hook':
      return friendsWords.value.notices.came[refusal.fault];
    case 'other-rules':
      return refused.otherRules(refusal.its, refusal.ours);
    default:
      return words.value.play.refusedUnknown;
  }
}
