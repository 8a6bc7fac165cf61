import {
  PERSON,
  SPECTATOR,
  absencesIn,
  listSeats,
  questionRowOf,
  replay,
  type Answer,
  type GameFile,
  type Question,
  type Refusal,
  type Seat,
  type SeatTurnover,
  type Transcript,
  type Types,
  type UndoOffer,
  type ViewOf,
} from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { released } from '../released.ts';
import { adviseOn } from './advising.ts';
import { BotsInWorker, type TableBots } from './bots.ts';
import type { TableClocks } from './clocks.ts';
import type { OpenQuestion, GameTable, PersonHere } from './table.ts';

export interface LocalOptions<T extends Types> {
  readonly id: string;
  /** Whoever keeps the game is told after everything that happened, and of every word. */
  readonly onChange: (file: GameFile) => void;
  /** How long bots hold back an answer that would keep somebody from taking back a choice; not at all, unless told. */
  readonly patience?: () => Promise<void>;
  /** How long a bot takes over each command where all act at the same time; no time, unless told. */
  readonly pace?: () => Promise<void>;
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
  let closed = false;
  let isReading: ReadonlySignal<boolean> = signal(false);

  const isHere = (seat: Seat): boolean => people.includes(seat) && match.seated[seat]!.player === PERSON;
  const hasAsides = Object.values(game.questions ?? {}).some(({ isAside }) => isAside);
  const here = computed((): readonly PersonHere[] => {
    const now = (happened.value, absencesIn(match.journal, file.seated.length));
    return people.map((seat) => ({ seat, is: now[seat] ?? 'here' }));
  });
  /** Whether somebody waits for an answer in a lane. */
  const isAwaited = (view: ViewOf<T>, lane: number): boolean => !questionRowOf(game, { view, lane }).isAside;
  const asked = computed(() => (happened.value, listSeats(match.asked()).filter(isHere)));
  const isWanted = (seat: Seat): boolean => match.questions(seat).some(({ lane }) => isAwaited(match.view(seat), lane));
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
  const awaited = computed(() => {
    const { what, after } = history.value.at(-1)!;
    return what === 'abandoned'
      ? []
      : listSeats(after.lanes.reduce((seats, lane) => (isAwaited(after, lane.id) ? seats | lane.asked : seats), 0));
  });
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
    clocks?.look();
    void letBotsPlay();
    return null;
  };

  let clocks: TableClocks | null = null;

  /** Most games have no clocks. Nobody's time runs out while somebody reads. */
  async function startClocks(): Promise<void> {
    if (game.timers === undefined && !Object.values(game.questions ?? {}).some((row) => row.seconds !== undefined)) return;
    const { keepClocks } = await import('./clocks.ts');
    if (closed) return;
    clocks = keepClocks(
      match,
      () => people.filter(isHere),
      async (entry) => {
        await released(isReading);
        if (!closed) settle(() => match.enter(entry));
      },
    );
    clocks.look();
  }

  /** Where nothing is ever taken back all act at the same time: bots too, each at its own pace, whatever else happens. */
  const atOnce = game.isFinal?.(match.opening.options) === true;
  let isThinking = false;
  let lastBot = SPECTATOR;

  /** The bot that is awaited; of several the one after who has just chosen. */
  const nextBot = (): Seat | undefined => {
    const awaitedBots = listSeats(match.asked()).filter((asked) => !isHere(asked));
    return (atOnce ? awaitedBots.find((seat) => seat > lastBot) : undefined) ?? awaitedBots[0];
  };

  /** Asks the bots that are awaited. Unless all act at once, whatever else happens while they think, or hold back, makes their answers void. */
  async function letBotsPlay(): Promise<void> {
    const seat = nextBot();
    if (seat === undefined || isThinking) return;
    isThinking = atOnce;
    // One answer at a time: what is asked in other lanes is asked again when this one has counted.
    const [{ lane, token, actions }] = match.questions(seat) as [Question];
    const entries = match.journal.length;
    const isPatient = people.some((person) => isHere(person) && match.undoBar(person) === null);
    const [{ action }] = await Promise.all([
      bots.think(match.seated[seat]!.player, { view: match.view(seat), lane, seat, actions }),
      atOnce ? pace() : isPatient ? patience() : undefined,
    ]);
    await released(isReading);
    isThinking = false;
    if (closed || (!atOnce && match.journal.length !== entries)) return;
    lastBot = seat;
    const refusal = settle(() => match.choose(seat, lane, token, game.keys.keyOf(action)));
    // Somebody was faster, or has called a STOP: it thinks again.
    if (atOnce && refusal !== null) void letBotsPlay();
  }

  /** Something happens to a person of this screen. What they alone may see goes with them. */
  const turnOver = (turnover: SeatTurnover): Refusal | null => {
    if (!people.includes(turnover.seat)) return { why: 'no-such-seat' };
    const refusal = settle(() => match.enter(turnover));
    if (refusal === null && hands && !isHere(holder.value)) holder.value = SPECTATOR;
    return refusal;
  };

  void startClocks();
  void letBotsPlay();
  return {
    id,
    boardGame,
    commitment: match.commitment,
    isSeeded: file.seed !== undefined,
    seated: computed(() => (happened.value, match.seated.slice())),
    people: here,
    viewer,
    askings,
    undoOffer,
    called,
    awaited,
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
    holdWhile(held) {
      isReading = held;
    },
    close() {
      closed = true;
      clocks?.close();
      bots.dismiss();
    },
  };
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
