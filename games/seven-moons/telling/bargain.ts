import { frameOf, type Asked, type Bargain, type Good, type Party, type Seat } from '@hoard/kernel';
import { GOLD, PURSE, countIn, holdingOf, purseRow, questRow, tradables } from '../rules/12-trade.ts';
import { heroOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** What lies on the table between two who trade, as the one sees it who speaks (chapter 12). */
export function bargainOf(words: Words, asked: Asked<SevenMoons>): Bargain | null {
  const frame = frameOf(asked);
  const { view, seat, actions } = asked;
  if (frame?.k !== 'trade' || frame.speaker !== seat) return null;
  const { content } = words;
  const things = tradables(content).length;
  const { mover, other, offer, draft } = frame;
  const partyOf = (owner: Seat): Party => {
    const hero = heroOf(view.sight, owner);
    const isMover = owner === mover;
    const [drafted, offered] = isMover ? [draft.fromMover, offer?.fromMover ?? []] : [draft.fromOther, offer?.fromOther ?? []];
    const goods = laidOut(things, purseRow(content)).flatMap((row): Good[] => {
      const isPurse = row === purseRow(content);
      const count = isPurse ? Math.floor((hero.gold - countIn(drafted, GOLD)) / PURSE) : holdingOf(content, hero, row);
      if (count === 0) return [];
      const action = owner === seat ? act.give(row) : act.ask(row);
      return [
        {
          row: owner === seat ? row : things + row,
          label: (many) => goodInWords(words, row, many),
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

/** The rows of tradable things as they lie on the table: the purse beside the gold. */
const laidOut = (things: number, purse: number): number[] => {
  const placeOf = (row: number): number => (row === purse ? GOLD + 0.5 : row);
  return Array.from({ length: things }, (_, row) => row).toSorted((one, other) => placeOf(one) - placeOf(other));
};

function goodInWords({ content, trade, resources }: Words, row: number, count: number): string {
  const id = tradables(content)[row]!;
  const artefact = content.artefacts.find((one) => one.id === id);
  if (artefact !== undefined) return artefact.name;
  if (row === GOLD) return `${count} ${trade.gold}`;
  if (row === purseRow(content)) return trade.purse;
  if (row === questRow(content)) return trade.quest;
  if (id === 'crystal') return trade.crystals(count);
  return `${count} ${resources[row - 1]}`;
}
