import { PERSON, SPECTATOR, type OwnWords, type Passage, type Refusal, type Seat, type Types } from '@hoard/kernel';
import type { BoardGame, Clock } from '@hoard/paint';
import type { AnyRefusal, Known, RunningClock, TableConnection } from '@hoard/table/client';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { adviseOn } from './advising.ts';
import { awaitedAfter } from './awaited.ts';
import { BotsInWorker } from './bots.ts';
import type { ChoiceRequest, GameTable, NotTaken, PersonHere } from './table.ts';

/** What the page needs of a connection. */
type Line = Pick<TableConnection<Types>, 'choose' | 'away' | 'back' | 'leave' | 'wish' | 'recallAll'>;

export interface RemoteOptions<T extends Types> {
  /** What the server has told so far, in which the game has begun. */
  readonly known: ReadonlySignal<Known<T>>;
  readonly line: Line;
  /** Why the server itself did not do something, in words. */
  readonly refusedText: (refusal: AnyRefusal) => string;
  readonly playAgain: () => Promise<void>;
}

export interface RemoteTable<T extends Types> extends GameTable<T> {
  /** Whether a choice of the viewer was sent from here, asked once for each; else it was made for them, or on another device. */
  isFromHere(key: string): boolean;
}

/** Why the game refused something, as opposed to the table. */
const RULES = new Set<string>([
  'over',
  'no-such-seat',
  'bad-id',
  'malformed',
  'unknown',
  'no-such-lane',
  'stale',
  'held',
  'not-asked',
  'denied',
  'not-offered',
  'not-the-default',
  'undo-barred',
  'not-now',
] satisfies readonly Refusal['why'][]);

const isOfRules = (refusal: AnyRefusal): refusal is Refusal => RULES.has(refusal.why);

/** A game whose truth is on a server. Nothing happens here before it was told from there. */
export function openRemoteTable<T extends Types>(
  boardGame: BoardGame<T>,
  { known: told, line, refusedText, playAgain }: RemoteOptions<T>,
): RemoteTable<T> {
  const { game } = boardGame;
  let latest = told.peek();
  const { table, viewer: mine } = latest;
  // Who has another seat by now, or none, is told everything anew, at a table that is opened for that: this one stays as it was.
  const known = computed(() => {
    const { viewer: seat, passages: some } = told.value;
    if (seat === mine && some.length > 0) latest = told.value;
    return latest;
  });
  const options = game.readOptions(table.options, table.seats.length);
  // Told apart, so that a word in the chat is no reason to draw the board anew.
  const passages = computed(() => known.value.passages);
  const first = computed(() => known.value.first);
  const history = computed(() => withBlanks(first.value, passages.value));
  const questions = computed(() => known.value.questions);
  const seated = computed(() => known.value.seated);
  const clocks = computed(() => known.value.clocks);
  const wished = computed(() => known.value.wishes);
  const hasHints = computed(() => mine !== SPECTATOR && known.value.table.hasHints);
  const viewer = signal(mine);
  const words = signal<OwnWords>({});
  const isHere = computed(() => mine !== SPECTATOR && seated.value[mine]?.player === PERSON);
  const presence = computed(() => (mine === SPECTATOR ? 'gone' : isHere.value ? 'here' : leftBy(mine, passages.value)));
  /** By question: the answer that is on its way. Pressed twice it is sent once. */
  const underway = new Map<string, Promise<NotTaken | null>>();
  /** The questions that were answered from here: pressed once more before the news of it have come, that is no mistake. */
  const answered = new Set<string>();
  /** What was sent from here, until it was seen to have happened. */
  const sent: string[] = [];
  let bots: BotsInWorker<T> | null = null;

  const notTaken = (refusal: AnyRefusal | null): NotTaken | null =>
    refusal === null || isOfRules(refusal) ? refusal : { why: 'unheard', text: refusedText(refusal) };

  const isFromHere = (key: string): boolean => {
    const place = sent.indexOf(key);
    if (place >= 0) sent.splice(place, 1);
    return place >= 0;
  };

  const send = async ({ lane, token, key, id }: ChoiceRequest): Promise<NotTaken | null> => {
    sent.push(key);
    const refusal = await line.choose({ lane, token, key, id });
    underway.delete(token);
    if (refusal === null) answered.add(token);
    else isFromHere(key);
    return answered.has(token) ? null : notTaken(refusal);
  };

  return {
    id: table.id,
    boardGame,
    commitment: table.commitment,
    isSeeded: false,
    isAtOnce: game.isFinal?.(options) === true,
    get hasAdviser() {
      return hasHints.value;
    },
    seated,
    people: computed((): readonly PersonHere[] => (mine === SPECTATOR ? [] : [{ seat: mine, is: presence.value }])),
    viewer,
    askings: computed(() => (isHere.value ? questions.value.map((question) => ({ seat: mine, question })) : [])),
    undoOffer: computed(() => (isHere.value ? known.value.undo : { bar: 'others' })),
    called: signal(null),
    awaited: computed(() => awaitedAfter(game, history.value.at(-1)!)),
    absent: computed(() =>
      known.value.table.seats.flatMap(({ is, player, isHere: isThere }, seat) =>
        is === 'person' && player === null && !isThere ? [seat] : [],
      ),
    ),
    hasOthers: computed(() => known.value.table.seats.some(({ is }, seat) => is === 'person' && seat !== mine)),
    clocks: computed(() => clocks.value.map(clockAt)),
    history,
    earlier: {
      isMissing: computed(() => first.value > 0),
      fetch: async () => void (await line.recallAll()),
    },
    placeFor: (_now, _before, place) => place,
    take() {},
    choose(request) {
      const answer = underway.get(request.token) ?? send(request);
      underway.set(request.token, answer);
      return answer;
    },
    wishes: wished,
    wish: ({ presets, lulls, armed }) => void line.wish({ presets: { ...presets }, lulls: { ...lulls }, armed: [...armed] }),
    answersByWishes: true,
    hint({ seat, question: { lane, actions } }, advised) {
      bots ??= new BotsInWorker(game.id, crypto.getRandomValues(new Uint32Array(1))[0]!);
      return adviseOn(bots, { view: history.value.at(-1)!.after, lane, seat, actions }, advised);
    },
    away: async () => notTaken(await line.away()),
    back: async () => notTaken(await line.back()),
    leave: async () => notTaken(await line.leave()),
    words,
    reword: (own) => (words.value = own),
    // Others do not wait because somebody here reads.
    holdWhile() {},
    playAgain,
    isFromHere,
    close: () => bots?.dismiss(),
  };
}

/** The server tells how long a clock still runs: here it was set when that was heard. */
function clockAt({ lane, timer, ends }: RunningClock): Clock {
  const since = performance.now();
  return { lane, timer, seconds: Math.max(0, ends - since) / 1000, since };
}

/** Whether somebody for whom a bot plays has left for good: then that was the last to happen to their seat. */
const leftBy = <T extends Types>(seat: Seat, passages: readonly Passage<T>[]): PersonHere['is'] =>
  passages.some((passage) => passage.seat === seat && passage.what === 'gone') ? 'gone' : 'away';

/** A place in the history never changes: what has not been fetched yet tells nothing, and stands before what has. */
function withBlanks<T extends Types>(count: number, passages: readonly Passage<T>[]): readonly Passage<T>[] {
  const [earliest] = passages;
  if (count === 0 || earliest === undefined) return passages;
  const blank: Passage<T> = {
    what: 'start',
    seat: SPECTATOR,
    key: null,
    undoes: null,
    events: [],
    pictures: [],
    after: earliest.pictures[0] ?? earliest.after,
  };
  return [...Array.from({ length: count }, () => blank), ...passages];
}
