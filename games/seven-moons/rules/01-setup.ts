import { drawFrom, only, everyone, type Flow, type Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import type { Board, ShadowCard } from '../state/board.ts';
import type { SetUpFrame } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { newTurn } from './frames.ts';
import { heroOf, isSolo, seatAt } from './things.ts';

// Chapter 1: set-up.

const cityFrom = drawFrom('sm.city');
const firstFrom = drawFrom('sm.first-player');
const shadowFrom = drawFrom('sm.shadow-card');

/** SM-1.4, SM-16.3: how many Shadow Army cards attack. */
const attackersOf = ({ numbers }: Content, { mode, difficulty }: Options): number =>
  numbers.shadow.cards[mode === 'competitive' ? mode : difficulty];

/** SM-1.5, SM-16.2, SM-18.2: who owns each of the cards that attack; the Shadow deck's come last. */
function dealtTo(options: Options, seats: number, content: Content): Seat[] {
  const each = options.mode === 'competitive' ? content.numbers.shadow.secret[seats - 1]! : 0;
  return Array.from({ length: attackersOf(content, options) }, (_, index) => (index < each * seats ? index % seats : -1));
}

const rowsOf = (list: readonly unknown[]): number[] => list.map((_, row) => row);

/** SM-1.3 to SM-1.15: everything in its place; cities and cards are dealt next. */
export function layOut(options: Options, seats: number, content: Content): Board {
  const { numbers } = content;
  return {
    mode: options.mode,
    difficulty: options.difficulty,
    faerieFolk: options.faerieFolk,
    storyTokens: options.storyTokens,
    latePurse: options.latePurse,
    longWatch: options.longWatch,
    realmAttack: options.realmAttack,
    heroes: Array.from({ length: seats }, (_, seat) => {
      const city = content.characters.findIndex(({ id }) => id === options.characters[seat]);
      return {
        city,
        at: city < 0 ? -1 : content.cities[city]!,
        mount: 'foot',
        gold: numbers.start.gold,
        goods: [0, 0, 0],
        waiting: [0, 0, 0],
        strongholds: 0,
        allies: 0,
        crystals: 0,
        artefacts: 0,
        quest: -1,
        step: 0,
        steppedAt: -1,
        done: [],
        faerie: -1,
        stories: [],
        gems: 0,
        song: 0,
        gone: false,
      };
    }),
    first: options.first ?? -1,
    turns: 0,
    round: 1,
    did: 0,
    refused: 0,
    talks: 0,
    talkers: 0,
    moon: 0,
    quiet: 0,
    prices: RESOURCES.map(() => numbers.start.price),
    pool: RESOURCES.map(() => numbers.supply.resources),
    allies: content.allies.map(() => numbers.supply.alliesInPlay[seats - 1]!),
    crystals: numbers.supply.crystals,
    artefacts: rowsOf(content.artefacts),
    faeries: options.faerieFolk ? rowsOf(content.faeries) : [],
    wilderness: rowsOf(content.wildernessCards),
    wildernessGone: [],
    quests: rowsOf(content.questCards),
    questsGone: [],
    fires: everyone(content.fires.length),
    stories: options.storyTokens ? rowsOf(content.storyTokens) : [],
    sites: options.storyTokens ? everyone(content.storySites.length) : 0,
    shadow: dealtTo(options, seats, content).map((owner) => ({ card: -1, owner, seenBy: 0 })),
    waves: [],
    aegisSpent: false,
    losses: Array.from({ length: seats }, () => -1),
  };
}

export const firstFrame = (board: Board): SetUpFrame => {
  const seat = board.heroes.findIndex(({ city }) => city < 0);
  return { k: 'setUp', at: seat >= 0 ? 'city' : board.first < 0 ? 'first' : 'begin', next: seat };
};

const freeCities = (board: Board, content: Content): number[] =>
  content.cities.map((_, city) => city).filter((city) => board.heroes.every((hero) => hero.city !== city));

/** The Shadow Army cards that are in nobody's hand and have not been seen: any of them may be what nobody has looked at. */
export function unaccounted(board: Board, content: Content): number[] {
  const left: number[] = [];
  for (let card = 0; card < content.shadowCards.length; card++) {
    if (!board.waves.includes(card) && !board.shadow.some((known) => known.card === card)) left.push(card);
  }
  return left;
}

/** The cards that are looked at when the game begins: secrets (SM-1.5), and two of the deck in the solo game (SM-18.2). */
const lookedAt = (board: Board, content: Content): number =>
  isSolo(board) ? content.numbers.shadow.secret[0] : board.shadow.filter(({ owner }) => owner >= 0).length;

export const setUp = {
  city: {
    kind: 'draw',
    rules: ['SM-1.2', 'SM-1.13'],
    die: (board, _, { content }) => cityFrom(freeCities(board, content).length),
    drawn(board, frame, outcome, flow) {
      const hero = heroOf(board, frame.next);
      hero.city = freeCities(board, flow.content)[outcome]!;
      hero.at = flow.content.cities[hero.city]!;
      flow.tell({ t: 'city', rule: 'SM-1.2', seat: frame.next, city: hero.city });
      flow.become(firstFrame(board));
    },
  },
  first: {
    kind: 'draw',
    rules: ['SM-1.16'],
    die: (board) => firstFrom(board.heroes.length),
    drawn(board, frame, outcome) {
      board.first = outcome;
      frame.at = 'begin';
    },
  },
  begin: {
    kind: 'deed',
    rules: ['SM-1.16', 'SM-1.18'],
    run(board, frame, flow) {
      flow.tell({ t: 'first', rule: 'SM-1.16', seat: board.first });
      if (board.latePurse) payLatePurse(board, flow.content);
      frame.next = 0;
      if (lookedAt(board, flow.content) > 0) frame.at = 'deal';
      else flow.become(newTurn(board.first));
    },
  },
  deal: {
    kind: 'draw',
    rules: ['SM-1.4', 'SM-1.5', 'SM-18.2'],
    die: (board, _, { content }) => shadowFrom(unaccounted(board, content).length),
    drawn(board, frame, outcome, flow) {
      const card = board.shadow[frame.next]!;
      show(board, card, unaccounted(board, flow.content)[outcome]!, Math.max(0, card.owner), flow);
      if (++frame.next === lookedAt(board, flow.content)) flow.become(newTurn(board.first));
    },
  },
} satisfies Step<SetUpFrame>;

/** Somebody looks at a card: they alone know it from now on. */
function show(board: Board, hidden: ShadowCard, card: number, seat: Seat, flow: Flow<SevenMoons>): void {
  hidden.card = card;
  hidden.seenBy |= only(seat);
  const rule = isSolo(board) ? 'SM-18.2' : 'SM-1.5';
  flow.whisper(only(seat), { t: 'secret', rule, seat, card }, { t: 'secret', rule, seat, card: -1 });
}

/** SM-1.18: what the late seats get on top, by place in the turn order. */
function payLatePurse(board: Board, { numbers }: Content): void {
  numbers.start.latePurse[board.heroes.length - 1]!.forEach((gold, index) => (heroOf(board, seatAt(board, index)).gold += gold));
}
