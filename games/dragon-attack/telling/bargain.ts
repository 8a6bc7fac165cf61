import { frameOf, type Asked, type Bargain, type Good, type Party, type Seat } from '@hoard/kernel';
import { adventurerOf } from '../rules/01-things.ts';
import { speakerOf } from '../rules/07-meeting.ts';
import type { DragonAttack } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import type { Words } from '../words/en.ts';

/** DA-7.4: the words of a meeting; an offer can be made with all but the last. */
const LAST_WORD = 4;

/** What lies on the table between two who have met, as the one sees it who speaks. */
export function bargainOf({ names }: Words, asked: Asked<DragonAttack>): Bargain | null {
  const { view, seat, actions } = asked;
  const frame = frameOf<DragonAttack>(asked);
  if (frame?.k !== 'meeting' || frame.at !== 'talk' || speakerOf(frame) !== seat) return null;
  const { mover, other, offer, draft, word } = frame;
  const partner = seat === mover ? other : mover;
  const partyOf = (owner: Seat): Party => {
    const [drafted, offered] = owner === mover ? [draft.fromMover, offer?.fromMover ?? []] : [draft.fromOther, offer?.fromOther ?? []];
    const goods = adventurerOf(view.sight, owner).carried.map((row): Good => {
      const action = owner === seat ? act.give(row) : act.ask(row);
      return {
        row,
        label: () => names.counter(row),
        count: 1,
        offered: offered.includes(row) ? 1 : 0,
        drafted: drafted.includes(row) ? 1 : 0,
        action: actions.includes(action) ? action : null,
      };
    });
    return { seat: owner, goods };
  };
  return {
    own: partyOf(seat),
    other: partyOf(partner),
    stands: offer !== null,
    offersLeft: LAST_WORD - word,
    truce: true,
    offer: act.offer(),
    accept: act.accept(),
  };
}
