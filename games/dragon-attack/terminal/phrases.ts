import { frameOf, offerIn, partnerOf, type Asked } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { adventurerOf } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';

/** `offer gold 3 and boat for lirien`: the bargain as single choices, or null if what was typed is none. */
export function bargainIn(asked: Asked<DragonAttack>, content: Content, typed: string): string[] | null {
  const { view, seat } = asked;
  const frame = frameOf<DragonAttack>(asked);
  const offer = offerIn(typed);
  if (frame?.k !== 'meeting' || frame.at !== 'talk' || offer === null) return null;
  const give = countersIn(offer.give, adventurerOf(view.sight, seat).carried, content);
  const ask = countersIn(offer.ask, adventurerOf(view.sight, partnerOf(frame, seat)).carried, content);
  if (give === null || ask === null) return null;
  const keyOf = (verb: string) => (row: number) => `${verb}:${content.counters[row]!.id}`;
  return [...give.map(keyOf('give')), ...ask.map(keyOf('ask')), 'offer'];
}

/** The counters that words mean, or null if one of them is not among those. */
function countersIn(words: readonly string[], among: readonly number[], content: Content): number[] | null {
  const found: number[] = [];
  for (const word of words) {
    if (word === 'truce') continue;
    const row = among.find((free) => !found.includes(free) && isCalled(content, free, word));
    if (row === undefined) return null;
    found.push(row);
  }
  return found;
}

function isCalled(content: Content, row: number, word: string): boolean {
  const counter = content.counters[row]!;
  if (counter.id.toLowerCase() === word || counter.name.toLowerCase().startsWith(word)) return true;
  if (counter.kind === 'gold') return ['gold', `gold ${counter.value}`, `${counter.value} gold`].includes(word);
  return word === (counter.kind === 'dragonSlayer' ? 'sword' : counter.kind);
}
