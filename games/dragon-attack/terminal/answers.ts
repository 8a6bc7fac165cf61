import {
  argumentOf,
  inGroups,
  offerIn,
  percent,
  type Action,
  type Game,
  type Group,
  type Placed,
  type Seat,
  type ViewOf,
  type Voices,
} from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { oddsOf } from '../odds/odds.ts';
import { adventurerOf, dragonSpace, gateOf, openMonsterOn, pileOn, worthOf } from '../rules/01-things.ts';
import { english, nameOfCounter } from '../words/en.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { othersAt } from './prospect.ts';

/** The groups of answers in the order in which they are told: what matters most comes first. */
const GROUPS = [
  '',
  'Dragon',
  'Home',
  'Monster',
  'Player',
  'Seen',
  'Unknown',
  'Give',
  'Ask for',
  'Sail to',
  'Step to',
  'Throw to',
  'Free',
] as const;

/** Those that the map tells as well. */
const DRAWN: ReadonlySet<string> = new Set(['Unknown', 'Free', 'Sail to', 'Step to', 'Throw to']);

type Place = Omit<Placed<(typeof GROUPS)[number]>, 'action'>;

/** The answers to a question, sorted by what waits there, with exact odds where there is a fight. */
export function arrange(
  game: Game<DragonAttack>,
  view: ViewOf<DragonAttack>,
  seat: Seat,
  actions: readonly Action[],
  voices: Voices,
): Group[] {
  const placed = actions.map((action) => ({ action, ...place(game, view, seat, action, voices) }));
  return inGroups(GROUPS, placed).map((group): Group => {
    if (DRAWN.has(group.title)) return { ...group, drawn: true };
    return verbOf(group.items[0]!.action) === 'roll' ? { ...group, byEnter: true } : group;
  });
}

function place(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, voices: Voices): Place {
  const { content } = game;
  const argument = argumentOf(action);
  const counter = (): string => nameOfCounter(content.counters[argument]!);
  switch (verbOf(action)) {
    case 'walk':
      return placeEnd(game, view, seat, action, voices);
    case 'sail':
      return { group: 'Sail to', text: spaceText(content, argument) };
    case 'step':
      return { group: 'Step to', text: spaceText(content, argument) };
    case 'throw':
      return { group: 'Throw to', text: spaceText(content, argument) };
    case 'give':
      return { group: 'Give', text: counter() };
    case 'ask':
      return { group: 'Ask for', text: counter() };
    case 'fight':
      return { group: '', text: `fight, ${percent(oddsOf(game, view, seat, action).duelWon)} to win` };
    case 'offer':
      return { group: '', text: isTruce(view) ? 'offer a truce' : 'make this offer' };
    default:
      return { group: '', text: english(content).option(action, voices) };
  }
}

const spaceText = (content: Content, row: number): string => `${content.spaces[row]!.id} ${content.spaces[row]!.name}`;

/** A possible end of the move, and what waits there. */
function placeEnd(game: Game<DragonAttack>, view: ViewOf<DragonAttack>, seat: Seat, action: Action, voices: Voices): Place {
  const { content } = game;
  const board = view.sight;
  const row = argumentOf(action);
  const { id } = content.spaces[row]!;
  const text = spaceText(content, row);
  if (row === dragonSpace(board, content))
    return { group: 'Dragon', text: `${text}, ${percent(oddsOf(game, view, seat, action).slain)} to slay` };
  if (row === gateOf(board, content, seat)) {
    const gold = worthOf(content, adventurerOf(board, seat).carried);
    return { group: 'Home', text: gold > 0 ? `${text}, brings ${gold} gold home` : text };
  }
  const others = othersAt(board, seat, row);
  if (others.length > 0) {
    const odds = others.map((other) => `${voices.nameOf(other)}, ${percent(oddsOf(game, view, seat, action, other).duelWon)} to win`);
    return { group: 'Player', text: `${id} ${odds.join(' or ')}` };
  }
  const pile = pileOn(board, row);
  if (pile === undefined) return { group: board.unknown[row] === 1 ? 'Unknown' : 'Free', text };
  const [first, ...rest] = pile.counters.map((counter) => nameOfCounter(content.counters[counter]!));
  if (openMonsterOn(board, content, row) < 0) return { group: 'Seen', text: `${id} ${[first, ...rest].join(', ')}` };
  const prize = rest.length > 0 ? ` for ${rest.join(', ')}` : '';
  return { group: 'Monster', text: `${id} ${first}, ${percent(1 - oddsOf(game, view, seat, action).beaten)} to win${prize}` };
}

function isTruce(view: ViewOf<DragonAttack>): boolean {
  const frame = view.lanes[0]?.stack.at(-1);
  return frame?.k === 'meeting' && frame.draft.fromMover.length + frame.draft.fromOther.length === 0;
}

/** `offer gold 3 and boat for lirien`: the bargain as single choices, or null if what was typed is none. */
export function bargainIn(view: ViewOf<DragonAttack>, content: Content, seat: Seat, typed: string): string[] | null {
  const frame = view.lanes[0]?.stack.at(-1);
  const offer = offerIn(typed);
  if (frame?.k !== 'meeting' || frame.at !== 'talk' || offer === null) return null;
  const partner = seat === frame.mover ? frame.other : frame.mover;
  const give = countersIn(offer.give, adventurerOf(view.sight, seat).carried, content);
  const ask = countersIn(offer.ask, adventurerOf(view.sight, partner).carried, content);
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
