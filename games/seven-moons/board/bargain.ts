import { countIn, type Action, type Seat, type ViewOf } from '@hoard/kernel';
import { bargainOf, type Bargain, type Language } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { GOLD, PURSE, holdingOf, purseRow, tradables } from '../rules/12-trade.ts';
import { heroOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { frameIn } from './frames.ts';
import { contentIn } from './names.ts';
import { wordsIn } from './words.ts';

const THINGS = tradables(content);
const PURSE_ROW = purseRow(content);
const placeOf = (row: number): number => (row === PURSE_ROW ? GOLD + 0.5 : row);
/** As they lie on the table: the purse beside the gold. */
const LAID = THINGS.map((_, row) => row).toSorted((a, b) => placeOf(a) - placeOf(b));

export const isTalk = (view: ViewOf<SevenMoons>): boolean => view.lanes.some(({ stack }) => stack.at(-1)?.k === 'trade');

export const isOffer = ({ t }: SevenMoons['event']): boolean => t === 'proposed';

/** What lies on the table between two who trade, as the one sees it who speaks (chapter 12). */
export function bargain(view: ViewOf<SevenMoons>, seat: Seat, actions: readonly Action[], language: Language): Bargain | null {
  const frame = frameIn(view, seat);
  if (frame?.k !== 'trade' || frame.speaker !== seat) return null;
  return bargainOf(frame, actions, {
    act,
    offersLeft: content.numbers.trade.refusals - view.sight.refused,
    truce: false,
    holdings(owner, drafted) {
      const hero = heroOf(view.sight, owner);
      const left = hero.gold - countIn(drafted, GOLD);
      const countOf = (row: number): number => (row === PURSE_ROW ? Number(left >= PURSE) : holdingOf(content, hero, row));
      return LAID.filter((row) => countOf(row) > 0).map((row) => ({
        thing: row,
        label: (many) => thingsInWords(row, many, language),
        count: countOf(row),
      }));
    },
  });
}

function thingsInWords(row: number, count: number, language: Language): string {
  const say = wordsIn(language);
  const id = THINGS[row]!;
  const artefact = contentIn(language).artefacts.find((one) => one.id === id);
  if (artefact !== undefined) return artefact.name;
  if (row === GOLD) return `${count} ${say.trade.gold}`;
  if (row === PURSE_ROW) return say.trade.purse;
  if (id === 'crystal') return say.trade.crystals(count);
  if (id === 'quest') return say.trade.quest;
  return `${count} ${say.resources[row - 1]!}`;
}
