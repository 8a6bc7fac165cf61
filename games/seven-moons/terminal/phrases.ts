import { frameOf, offerIn, type Asked, type Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import { holdingOf, tradables } from '../rules/12-trade.ts';
import { heroOf, roomOf } from '../rules/things.ts';
import { priceOf } from '../rules/06-market.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

export const TYPING = [
  'Several answers at once:',
  'buy 3, buy all, sell 2 wood, sell all, send stone, send all, drop iron: at a place, or on arrival instead of staying there.',
  'offer 2 wood and a crystal for 5 gold: while trading. Gold, goods, crystals, artefacts by name, quest.',
];

/** A sentence of one's own as several answers in a row: `buy 3 wood`, `sell all`, `offer 2 wood for 5 gold and a crystal`. */
export const phraseIn = (asked: Asked<SevenMoons>, content: Content, typed: string): string[] | null =>
  bargainIn(asked, content, typed) ?? errandsIn(asked, content, typed);

const SEVERAL = /^(buy|sell|send|drop)(?:\s+(\d{1,2}|all))?(?:\s+(wood|iron|stone))?$/i;

/** Whoever is still on the way stops first. */
function errandsIn(asked: Asked<SevenMoons>, content: Content, typed: string): string[] | null {
  const [, verb, count, kind] = SEVERAL.exec(typed)?.map((word) => word?.toLowerCase()) ?? [];
  const frame = frameOf(asked);
  const isMoving = frame?.k === 'journey' && frame.at === 'move';
  if (verb === undefined || !(isMoving || (frame?.k === 'turn' && frame.at === 'act'))) return null;
  const { sight } = asked.view;
  const keys =
    verb === 'buy' ? purchases(sight, content, asked.seat, count, kind) : deliveries(heroOf(sight, asked.seat), verb, count, kind);
  if (keys.length === 0) return null;
  return isMoving ? ['stop', ...keys] : keys;
}

type Word = string | undefined;

function purchases(board: Board, content: Content, seat: Seat, count: Word, kind: Word): string[] {
  const hero = heroOf(board, seat);
  const sold = content.soldAt[hero.at]!;
  if (sold < 0 || (kind !== undefined && RESOURCES[sold] !== kind)) return [];
  const most = Math.min(roomOf(content, hero), board.pool[sold]!, Math.floor(hero.gold / priceOf(board, content, sold)));
  return repeated(`buy:${RESOURCES[sold]}`, count === 'all' ? most : Number(count ?? 1));
}

const deliveries = ({ goods }: Hero, verb: string, count: Word, kind: Word): string[] =>
  RESOURCES.flatMap((name, row) => {
    if (kind !== undefined && kind !== name) return [];
    return repeated(`${verb}:${name}`, count === 'all' ? goods[row]! : kind === undefined ? 0 : Number(count ?? 1));
  });

const repeated = (key: string, count: number): string[] => Array.from({ length: count }, () => key);

function bargainIn(asked: Asked<SevenMoons>, content: Content, typed: string): string[] | null {
  const frame = frameOf(asked);
  const offer = offerIn(typed);
  if (frame?.k !== 'trade' || frame.at !== 'draft' || offer === null) return null;
  const {
    seat,
    view: { sight },
  } = asked;
  const partner = seat === frame.mover ? frame.other : frame.mover;
  const give = thingsIn(offer.give, content, heroOf(sight, seat));
  const ask = thingsIn(offer.ask, content, heroOf(sight, partner));
  if (give === null || ask === null) return null;
  return [...give.map((name) => `give:${name}`), ...ask.map((name) => `ask:${name}`), 'offer'];
}

/** The things that words mean, one by one, or null if one of them is not there. */
function thingsIn(words: readonly string[], content: Content, hero: Hero): string[] | null {
  const names = tradables(content);
  const found: string[] = [];
  for (const word of words) {
    const [, count, what] = /^(?:(\d{1,3})\s+|an?\s+|the\s+)?(.+)$/.exec(word) ?? [];
    const row = names.findIndex((name) => isCalled(content, name, what ?? ''));
    const many = Number(count ?? 1);
    if (row < 0 || holdingOf(content, hero, row) < many) return null;
    found.push(...repeated(names[row]!, many));
  }
  return found;
}

const isCalled = (content: Content, name: string, word: string): boolean =>
  name.toLowerCase() === word ||
  `${name}s` === word ||
  (content.artefacts
    .find(({ id }) => id === name)
    ?.name.toLowerCase()
    .startsWith(word) ??
    false);
