import { bargainTableOf, countIn, frameOf, type Asked, type BargainTable } from '@hoard/kernel';
import { GOLD, PURSE, holdingOf, purseRow, questRow, tradables } from '../rules/12-trade.ts';
import { heroOf } from '../rules/things.ts';
import type { SevenMoons } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';

/** What lies on the table between two who trade, as the one sees it who speaks (chapter 12). */
export function bargainOf(words: Words, asked: Asked<SevenMoons>): BargainTable | null {
  const frame = frameOf<SevenMoons>(asked);
  if (frame?.k !== 'trade' || frame.speaker !== asked.seat) return null;
  const { content } = words;
  const { sight } = asked.view;
  const purse = purseRow(content);
  return bargainTableOf(frame, asked.actions, {
    act,
    offersLeft: content.numbers.trade.refusals - sight.refused,
    truce: false,
    holdings(owner, drafted) {
      const hero = heroOf(sight, owner);
      const left = hero.gold - countIn(drafted, GOLD);
      const countOf = (row: number): number => (row === purse ? Number(left >= PURSE) : holdingOf(content, hero, row));
      return laidOut(tradables(content).length, purse)
        .filter((row) => countOf(row) > 0)
        .map((row) => ({ thing: row, label: (many) => goodInWords(words, row, many), count: countOf(row) }));
    },
  });
}

/** The rows of tradable things as they lie on the table: the purse beside the gold. */
const laidOut = (things: number, purse: number): number[] => {
  const placeOf = (row: number): number => (row === purse ? GOLD + 0.5 : row);
  return Array.from({ length: things }, (_, row) => row).toSorted((one, other) => placeOf(one) - placeOf(other));
};

function goodInWords({ content, onTheTable, resources }: Words, row: number, count: number): string {
  const id = tradables(content)[row]!;
  const artefact = content.artefacts.find((one) => one.id === id);
  if (artefact !== undefined) return artefact.name;
  if (row === GOLD) return `${count} ${onTheTable.gold}`;
  if (row === purseRow(content)) return onTheTable.purse;
  if (row === questRow(content)) return onTheTable.quest;
  if (id === 'crystal') return onTheTable.crystals(count);
  return `${count} ${resources[row - 1]}`;
}
