import {
  argumentOf,
  inGroups,
  percent,
  type Action,
  type Group,
  type Placed,
  type Seat,
  type Text,
  type ViewOf,
  type Voices,
} from '@hoard/kernel';
import { RESOURCES, type Content, type Terrain } from '../content/content.ts';
import { wayOdds } from '../odds/odds.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { isThere, nextStepOf } from '../rules/10-quests.ts';
import { heroOf, isLit } from '../rules/things.ts';
import { namesIn } from '../words/en.ts';
import { STRONGHOLD, type Board, type Hero } from '../state/board.ts';
import type { JourneyFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { stepsReach } from './map.ts';
import { fightAhead, heldWith, turned } from './prospect.ts';

/** The groups of answers in the order in which they are told: what matters most comes first. */
const GROUPS = ['Go to', 'Haste', 'Also', '', 'Sell', 'Send', 'Buy', 'Offer', 'Ask for', 'Give up', 'Trade'] as const;
type Title = (typeof GROUPS)[number];
type Place = Omit<Placed<Title>, 'action'>;

/** Answers that Enter alone gives: the next step of a turn, if nothing else is to be done. */
const BY_ENTER: ReadonlySet<SevenMoons['verb']> = new Set(['roll', 'end', 'stop']);

/** The answers to a question: places before other hexes, and what a walk costs and risks. */
export function arrange(
  content: Content,
  text: Text<SevenMoons>,
  view: ViewOf<SevenMoons>,
  seat: Seat,
  actions: readonly Action[],
  voices: Voices,
): Group[] {
  const inSteps = stepsReach(view, content);
  const hero = heroOf(view.sight, seat);
  const placed = actions
    .toSorted((one, other) => rankOf(content, hero, one) - rankOf(content, hero, other))
    .map((action) => ({ action, ...place(content, text, view, seat, action, inSteps, voices) }));
  return inGroups(GROUPS, placed).map((group): Group => {
    if (group.title === 'Also')
      return { ...group, drawn: true, brief: 'as on the map: fires, gates and more by number, other hexes by name: F5' };
    return isPlain(actions, group) ? { ...group, byEnter: true } : group;
  });
}

/** Somebody may always stay or roll; a turn ends by Enter where nothing else can be done. */
function isPlain(actions: readonly Action[], { items: [first] }: Group): boolean {
  const verb = verbOf(first!.action);
  return BY_ENTER.has(verb) && (verb !== 'end' || actions.every((action) => action === first!.action || verbOf(action) === 'drop'));
}

/** The places for which one travels, the most important first; fires, gates, landmarks and bridges lie on the way. */
const GOALS: readonly Terrain[] = ['market', 'domain', 'lair'];

/** Where the quest goes on. */
function isQuestGoal(content: Content, hero: Hero, hex: number): boolean {
  const step = nextStepOf(content, hero);
  return step !== null && isThere(content, { ...hero, at: hex }, step);
}

const isGoal = (content: Content, hero: Hero, hex: number): boolean =>
  GOALS.includes(content.hexes[hex]!.terrain) || hex === content.cities[hero.city] || isQuestGoal(content, hero, hex);

const UNNAMED = 10;

/**
 * To stay comes first and the end of the turn last. Of the places, home and where the quest goes on come before other goals,
 * and all of them before hexes without a name, which are told in the order of the map.
 */
function rankOf(content: Content, hero: Hero, action: Action): number {
  const verb = verbOf(action);
  if (verb === 'end' || verb === 'pass') return 1;
  if (verb !== 'go' && verb !== 'place') return 0;
  const { terrain, name } = content.hexes[argumentOf(action)]!;
  if (isGoal(content, hero, argumentOf(action))) return 2 + GOALS.indexOf(terrain);
  return name === undefined ? UNNAMED + argumentOf(action) : UNNAMED - 1;
}

function place(
  content: Content,
  text: Text<SevenMoons>,
  view: ViewOf<SevenMoons>,
  seat: Seat,
  action: Action,
  inSteps: (hex: number) => boolean,
  voices: Voices,
): Place {
  const board = view.sight;
  const frame = view.lanes[0]?.stack.at(-1);
  const argument = argumentOf(action);
  const kind = RESOURCES[argument] ?? '';
  const plain = text.option(action, voices, view);
  switch (verbOf(action)) {
    case 'go':
      return frame?.k === 'journey' ? placeEnd(board, content, frame, argument, inSteps(argument)) : { group: 'Also', text: plain };
    case 'stop':
      return { group: 'Go to', text: plain };
    case 'place':
      return { group: 'Go to', text: nameOf(content, argument) };
    case 'sell':
      return { group: 'Sell', text: `${kind} for ${board.prices[argument]}` };
    case 'send':
      return { group: 'Send', text: `${kind} home` };
    case 'buy':
      return { group: 'Buy', text: `${kind} (${board.pool[argument]} left)` };
    case 'hire':
      return { group: '', text: `${plain}, the army advances` };
    case 'give':
      return { group: 'Offer', text: oneOf(content, argument) };
    case 'ask':
      return { group: 'Ask for', text: oneOf(content, argument) };
    case 'drop':
      return { group: 'Give up', text: kind };
    case 'trade':
      return { group: 'Trade', text: `with ${voices.nameOf(argument)}` };
    case 'yield':
      return { group: 'Give up', text: pieceText(board, content, argument) };
    case 'eye':
    case 'facet':
      return { group: '', text: frame?.k === 'wave' ? `${plain}: ${holding(turned(board, content, frame, seat, argument))}` : plain };
    case 'gem':
    case 'pass': {
      if (frame?.k !== 'wave' || frame.at !== 'light') return { group: '', text: plain };
      return { group: '', text: `${plain}: ${holding(heldWith(board, content, frame, seat, verbOf(action) === 'gem' ? 1 : 0))}` };
    }
    case 'errand':
    case 'option': {
      const won = fightAhead(board, content, seat, frame, action);
      return { group: '', text: won === null ? plain : `${plain}, ${percent(won)} to win` };
    }
    default:
      return { group: '', text: plain };
  }
}

const holding = ({ realm, city }: { readonly realm: number; readonly city: number }): string =>
  `realm ${percent(realm)}, city ${percent(city)}`;

/** One tradable thing; what begins with a number would run into the number of the answer. */
const oneOf = (content: Content, row: number): string => namesIn(content).things([row]).replace(/^1 /, 'one ').replace(/^5 /, 'five ');

const nameOf = (content: Content, hex: number): string => content.hexes[hex]!.name ?? content.hexes[hex]!.id;

/** A possible end of the journey: what it costs, and what waits on the way. */
function placeEnd(board: Board, content: Content, frame: JourneyFrame, hex: number, inSteps: boolean): Place {
  const { name, id } = content.hexes[hex]!;
  const hero = heroOf(board, frame.seat);
  if (name === undefined && !isQuestGoal(content, hero, hex)) return { group: 'Also', text: id };
  const { haste, robbed } = wayOdds(board, content, frame.seat, frame.points, hex);
  const notes = [
    RESOURCES[content.soldAt[hex]!] ?? content.allies[content.allyAt[hex]!]?.name ?? '',
    isQuestGoal(content, hero, hex) ? 'quest' : '',
    isLit(board, content, hex) ? 'fire' : '',
    haste > 0 ? `${haste}g` : '',
    robbed > 0 ? `${Math.round(100 * robbed)}% robbed` : '',
  ].filter(Boolean);
  const group = !isGoal(content, hero, hex) ? 'Also' : inSteps ? 'Go to' : 'Haste';
  return { group, text: notes.length > 0 ? `${name ?? id} (${notes.join(', ')})` : (name ?? id) };
}

/** An ally is worth a second die against the cards that carry its shield. */
function pieceText(board: Board, content: Content, row: number): string {
  const piece = namesIn(content).piece(row);
  if (row === STRONGHOLD) return piece;
  const coming = [...board.shadow.flatMap(({ card }) => (card >= 0 ? [card] : [])), ...unaccounted(board, content)];
  const matching = coming.filter((card) => content.shadowCards[card]!.shield === row).length;
  return `${piece} (on ${matching} of ${coming.length} cards that may come)`;
}
