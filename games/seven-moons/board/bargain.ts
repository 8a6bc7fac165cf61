import type { Action, Seat, ViewOf } from '@hoard/kernel';
import type { Bargain, Good, Language, Party } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { countIn, holdingOf, tradables } from '../rules/12-trade.ts';
import { heroOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { frameIn } from './frames.ts';
import { contentIn } from './names.ts';
import { wordsIn } from './words.ts';

const THINGS = tradables(content);
/** As they lie on the table: the purse beside the gold. */
const LAID = THINGS.map((_, row) => row).toSorted((a, b) => placeOf(a) - placeOf(b));
const GOLD = THINGS.indexOf('gold');
const PURSE = THINGS.indexOf('purse');
const IN_PURSE = 5;

function placeOf(row: number): number {
  return THINGS[row] === 'purse' ? 0.5 : row;
}

export const isTalk = (view: ViewOf<SevenMoons>): boolean => view.lanes.some(({ stack }) => stack.at(-1)?.k === 'trade');

export const isOffer = ({ t }: SevenMoons['event']): boolean => t === 'proposed';

/** What lies on the table between two who trade, as the one sees it who speaks (chapter 12). */
export function bargain(view: ViewOf<SevenMoons>, seat: Seat, actions: readonly Action[], language: Language): Bargain | null {
  const frame = frameIn(view, seat);
  if (frame?.k !== 'trade' || frame.speaker !== seat) return null;
  const { mover, other, offer, draft } = frame;
  const partyOf = (owner: Seat): Party => {
    const hero = heroOf(view.sight, owner);
    const isMover = owner === mover;
    const [drafted, offered] = isMover ? [draft.fromMover, offer?.fromMover ?? []] : [draft.fromOther, offer?.fromOther ?? []];
    const goods = LAID.flatMap((row): Good[] => {
      const isPurse = row === PURSE;
      const count = isPurse ? Math.floor((hero.gold - countIn(drafted, GOLD)) / IN_PURSE) : holdingOf(content, hero, row);
      if (count === 0) return [];
      const action = owner === seat ? act.give(row) : act.ask(row);
      return [
        {
          row: owner === seat ? row : THINGS.length + row,
          label: (many) => thingsInWords(row, many, language),
          count: isPurse ? 1 : count,
          offered: countIn(offered, row),
          drafted: countIn(drafted, row),
          action: actions.includes(action) ? action : null,
        },
      ];
    });
    return { seat: owner, goods };
  };
  return {
    own: partyOf(seat),
    other: partyOf(seat === mover ? other : mover),
    stands: offer !== null,
    offersLeft: content.numbers.trade.refusals - view.sight.refused,
    truce: false,
    offer: act.offer(),
    accept: act.accept(),
  };
}

function thingsInWords(row: number, count: number, language: Language): string {
  const say = wordsIn(language);
  const id = THINGS[row]!;
  const artefact = contentIn(language).artefacts.find((one) => one.id === id);
  if (artefact !== undefined) return artefact.name;
  if (row === GOLD) return `${count} ${say.trade.gold}`;
  if (row === PURSE) return say.trade.purse;
  if (id === 'crystal') return say.trade.crystals(count);
  if (id === 'quest') return say.trade.quest;
  return `${count} ${say.resources[row - 1]!}`;
}
