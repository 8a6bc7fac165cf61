import {
  holds,
  PERSON,
  SPECTATOR,
  absencesIn,
  listSeats,
  replay,
  standingAnswer,
  type Answer,
  type GameFile,
  type Question,
  type Refusal,
  type Seat,
  type SeatTurnover,
  type Transcript,
  type Types,
  type UndoOffer,
  type Wishes,
} from '@hoard/kernel';
import type { BoardGame, Clock } from '@hoard/paint';
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { keepWishes, wishesOf } from '../play/wishes.ts';
import { released } from '../released.ts';
import { adviseOn } from './advising.ts';
import { awaitedAfter, isAwaited } from './awaited.ts';
import { BotsInWorker, type TableBots } from './bots.ts';
import type { TableClocks } from './clocks.ts';
import type { OpenQuestion, GameTable, PersonHere } from './table.ts';

export interface LocalOptions<T extends Types> {
  readonly id: string;
  /** Whoever keeps the game is told after everything that happened, and of every word. */
  readonly onChange: (file: GameFile) => void;
  /** How long bots hold back an answer that would keep somebody from taking back a choice; not at all, unless told. */
  readonly patience?: () => Promise<void>;
  /** How long a bot takes over a question with so many answers where all act at the same time, raced by a person or not; no time, unless told. */
  readonly pace?: (seat: Seat, answers: number, isRaced: boolean) => Promise<void>;
  /** Who thinks for the bots, if not a web worker. */
  readonly bots?: TableBots<T>;
}

/** What a viewer knows, and by passage after how many entries of the journal: that never leaves the table. */
interface Known<T extends Types> {
  readonly transcript: Transcript<T>;
  readonly times: number[];
}

/** The bot that plays for who is away, or has left. */
const STAND_IN = 'search:1';

/** A game whose truth is in this page: people around this screen, and bots. Throws a Problem where a file cannot be played. */
export function openLocalTable<T extends Types>(
  boardGame: BoardGame<T>,
  file: GameFile,
  { id, onChange, patience = () => Promise.resolve(), pace = () => Promise.resolve(), bots: given }: LocalOptions<T>,
): GameTable<T> {
  const { game } = boardGame;
  // Who has left for good before is not at this screen.
  const absences = absencesIn(file.journal, file.seated.length);
  const people = file.seated.flatMap(({ player }, seat) => (player === PERSON && absences[seat] !== 'gone' ? [seat] : []));
  const alone = people.length === 1 ? people[0]! : null;
  // What each person here may know, and what somebody may who looks on while bots play.
  const known = new Map<Seat, Known<T>>();
  const match = replay(game, file, {
    // What is kept here was played here, or was within its budget when it came.
    budget: Infinity,
    onStart(begun) {
      for (const seat of [...people, SPECTATOR]) known.set(seat, { transcript: begun.transcript(seat), times: [0] });
    },
    onEntry: (_, place) => note(place + 1),
  });

  function note(time: number): void {
    for (const { transcript, times } of known.values()) if (times.length < transcript.passages.length) times.push(time);
  }

  const bots = given ?? new BotsInWorker(game.id, freshSeed());
  const happened = signal(0);
  const words = signal(file.words ?? {});
  /** What was wished last, and by whom. */
  const wished = signal<{ readonly seat: Seat; readonly wishes: Wishes } | null>(null);
  let closed = false;
  const held = signal<ReadonlySignal<boolean>>(signal(false));
  const isReading = computed(() => held.value.value);

  const isHere = (seat: Seat): boolean => people.includes(seat) && match.seated[seat]!.player === PERSON;
  const hasAsides = Object.values(game.questions ?? {}).some(({ isAside }) => isAside);
  const here = computed((): readonly PersonHere[] => {
    const now = (happened.value, absencesIn(match.journal, file.seated.length));
    return people.map((seat) => ({ seat, is: now[seat] ?? 'here' }));
  });
  const asked = computed(() => (happened.value, listSeats(match.asked()).filter(isHere)));
  const isWanted = (seat: Seat): boolean => match.questions(seat).some(({ lane }) => isAwaited(game, match.view(seat), lane));
  const wanted = computed(() => (hasAsides ? asked.value.filter(isWanted) : asked.value));
  const holder = signal(alone ?? SPECTATOR);
  const hands = alone === null && boardGame.secrets(match.opening.options);
  const viewer = computed(() => (hands || alone !== null ? holder.value : (wanted.value[0] ?? SPECTATOR)));
  const transcript = computed(() => known.get(viewer.value)!.transcript);
  const called = computed(() => (hands && !wanted.value.includes(viewer.value) ? (wanted.value[0] ?? null) : null));
  const askings = computed((): readonly OpenQuestion[] => {
    const seat = viewer.value;
    return asked.value.includes(seat) ? transcript.value.questions(true).map((question) => ({ seat, question })) : [];
  });
  const history = computed(() => (happened.value, transcript.value.passages.slice()));
  const awaited = computed(() => awaitedAfter(game, history.value.at(-1)!));
  // What a bot chose for who is away is not theirs to take back.
  const undoOffer = computed((): UndoOffer => {
    const isAway = here.value.some(({ seat, is }) => seat === viewer.value && is === 'away');
    return isAway ? { bar: 'others' } : transcript.value.undo;
  });

  const keep = (): void => {
    const own = words.value;
    onChange({ ...match.record(), ...(Object.keys(own).length > 0 && { words: own }) });
  };

  const settle = (enter: () => Answer<T['event']>): Refusal | null => {
    const before = match.journal.length;
    const answer = enter();
    if (!answer.ok) return answer.refusal;
    // What was sent twice has counted once.
    if (match.journal.length === before) return null;
    note(match.journal.length);
    keep();
    happened.value++;
    lookAtClocks();
    answerByWishes();
    letBotsPlay();
    return null;
  };

  /** Around one screen nobody takes it only to have what they said once and for all answered for them. */
  function answerByWishes(): void {
    if (!hands) return;
    for (const seat of people)
      if (isHere(seat) && seat !== viewer.value)
        for (const { lane, token, actions } of match.questions(seat)) {
          const action = standingAnswer(game, wishesOf(id, seat), { view: match.view(seat), lane, seat, actions });
          if (action !== null) return void settle(() => match.choose(seat, lane, token, game.keys.keyOf(action)));
        }
  }

  let clocks: TableClocks | null = null;
  const running = signal<readonly Clock[]>([]);
  let stopLooking: (() => void) | null = null;

  /** Nobody's time runs out while somebody reads: who has finished has all of it again. */
  function lookAtClocks(): void {
    if (clocks === null) return;
    if (isReading.value) clocks.stop();
    running.value = isReading.value ? [] : clocks.look();
  }

  /** Around one screen time runs out only where all act at once. */
  async function startClocks(): Promise<void> {
    if (!atOnce) return;
    const { keepClocks } = await import('./clocks.ts');
    if (closed) return;
    clocks = keepClocks(
      match,
      () => people.filter(isHere),
      (entry) => settle(() => match.enter(entry)),
    );
    stopLooking = effect(lookAtClocks);
  }

  /** Where nothing is ever taken back all act at the same time: bots too, each at its own pace, whatever else happens. */
  const atOnce = game.isFinal?.(match.opening.options) === true;
  const thinking = new Set<Seat>();

  /** Asks the bots that are awaited: all of them where all act at once, each at its own pace; else one, as long as nothing else happens. */
  function letBotsPlay(): void {
    const awaitedBots = listSeats(match.asked()).filter((seat) => !isHere(seat));
    if (!atOnce) void (awaitedBots[0] !== undefined && letBotPlay(awaitedBots[0]));
    else for (const seat of awaitedBots) if (!thinking.has(seat)) void letBotPlay(seat);
  }

  async function letBotPlay(seat: Seat): Promise<void> {
    thinking.add(seat);
    // One answer at a time: what is asked in other lanes is asked again when this one has counted.
    const [{ lane, token, actions }] = match.questions(seat) as [Question];
    const entries = match.journal.length;
    const isRaced = people.some((person) => isHere(person) && holds(match.asked(), person));
    const isPatient = people.some((person) => isHere(person) && match.undoBar(person) === null);
    const [{ action }] = await Promise.all([
      bots.think(match.seated[seat]!.player, { view: match.view(seat), lane, seat, actions }),
      atOnce ? pace(seat, actions.length, isRaced) : isPatient ? patience() : undefined,
    ]);
    await released(isReading);
    thinking.delete(seat);
    if (closed || (!atOnce && match.journal.length !== entries)) return;
    const refusal = settle(() => match.choose(seat, lane, token, game.keys.keyOf(action)));
    // Somebody was faster, or has called a STOP: it thinks again.
    if (atOnce && refusal !== null) letBotsPlay();
  }

  /** Something happens to a person of this screen. What they alone may see goes with them. */
  const turnOver = (turnover: SeatTurnover): Refusal | null => {
    if (!people.includes(turnover.seat)) return { why: 'no-such-seat' };
    const refusal = settle(() => match.enter(turnover));
    if (refusal === null && hands && !isHere(holder.value)) holder.value = SPECTATOR;
    return refusal;
  };

  void startClocks();
  answerByWishes();
  letBotsPlay();
  return {
    id,
    boardGame,
    commitment: match.commitment,
    isSeeded: file.seed !== undefined,
    isAtOnce: atOnce,
    hasAdviser: true,
    seated: computed(() => (happened.value, match.seated.slice())),
    people: here,
    viewer,
    askings,
    undoOffer,
    called,
    awaited,
    clocks: running,
    history,
    placeFor(now, before, place) {
      const shown = known.get(before)!.times[place - 1] ?? -1;
      const next = known.get(now)!.times.findIndex((time) => time > shown);
      return next < 0 ? known.get(now)!.times.length : next;
    },
    take() {
      holder.value = called.value ?? holder.value;
    },
    choose({ seat, lane, token, key, id: request }) {
      if (!isHere(seat)) return Promise.resolve<Refusal>({ why: 'not-asked' });
      return Promise.resolve(settle(() => match.choose(seat, lane, token, key, request)));
    },
    wishes: computed(() => (wished.value?.seat === viewer.value ? wished.value.wishes : wishesOf(id, viewer.value))),
    wish(wishes) {
      const seat = viewer.value;
      wished.value = { seat, wishes };
      keepWishes(id, seat, wishes);
    },
    answersByWishes: false,
    hint: ({ seat, question: { lane, actions } }, advised) => adviseOn(bots, { view: match.view(seat), lane, seat, actions }, advised),
    away: (seat) => Promise.resolve(turnOver({ seat, now: 'away', player: STAND_IN })),
    back: (seat) => Promise.resolve(turnOver({ seat, now: 'back' })),
    leave(seat) {
      const refusal = turnOver({ seat, now: 'gone', player: STAND_IN });
      const isLast = here.value.every(({ is }) => is === 'gone');
      if (refusal === null && isLast && !match.isOver) settle(() => match.enter({ now: 'abandoned' }));
      return Promise.resolve(refusal);
    },
    words,
    reword(own) {
      words.value = own;
      keep();
    },
    holdWhile(reading) {
      held.value = reading;
    },
    close() {
      closed = true;
      stopLooking?.();
      clocks?.stop();
      bots.dismiss();
    },
  };
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
