import {
  Match,
  SPECTATOR,
  UNDO,
  heardBy,
  listSeats,
  replay,
  type Action,
  type Answer,
  type Bar,
  type GameRecord,
  type OwnWords,
  type Refusal,
  type Seat,
  type Seated,
  type Told,
  type Types,
} from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { decide } from '@hoard/players';
import { computed, signal } from '@preact/signals';
import { BotsInWorker, type Bots } from './bots.ts';
import { freshSecret } from '../storage/fresh.ts';
import type { Asking, GameTable, Happening, Hint } from './table.ts';

export interface LocalOptions<T extends Types> {
  readonly id: string;
  /** A game that has begun before; without it a new one begins. */
  readonly record?: GameRecord;
  /** What was put into words of one's own before. */
  readonly words?: OwnWords | undefined;
  /** Whoever keeps the game is told after every choice, and of every word. */
  readonly onChange: (record: GameRecord, words: OwnWords) => void;
  /** How long bots hold back an answer that would keep somebody from taking back a choice; not at all, unless told. */
  readonly patience?: () => Promise<void>;
  /** Who thinks for the bots, if not a web worker. */
  readonly bots?: Bots<T>;
}

/** The bot that is asked for advice. */
const ADVISER = 'search:3';

const isPerson = ({ player }: Seated): boolean => player === 'person';

/** A game whose truth is in this page: people around this screen, and bots. Throws a Problem where a record cannot be played. */
export function openLocalTable<T extends Types>(
  boardGame: BoardGame<T>,
  options: unknown,
  seated: readonly Seated[],
  { id, record, words: before = {}, onChange, patience = () => Promise.resolve(), bots: given }: LocalOptions<T>,
): GameTable<T> {
  const { game } = boardGame;
  const people = seated.flatMap((one, seat) => (isPerson(one) ? [seat] : []));
  const alone = people.length === 1 ? people[0]! : null;
  // What happened, as each person here may know it, and as somebody may who looks on while bots play.
  const witnesses = [...people, SPECTATOR];
  const seen = new Map<Seat, Happening<T>[]>(witnesses.map((seat) => [seat, []]));
  const happened = signal(0);
  const words = signal(before);

  const witness = (match: Match<T>, number: number, seat: Seat, key: string, told: readonly Told<T['event']>[]): void => {
    for (const [viewer, list] of seen)
      list.push({ number, seat, key, events: told.map((one) => heardBy(one, viewer)), after: match.view(viewer) });
  };
  const match = begun();
  const bots = given ?? new BotsInWorker(game.id, freshSeed());
  let closed = false;

  function begun(): Match<T> {
    if (record === undefined) {
      const fresh = new Match(game, { options: game.readOptions(options, seated.length), seats: seated.length, secret: freshSecret() });
      witness(fresh, 0, SPECTATOR, '', fresh.prologue);
      return fresh;
    }
    // What came before the first entry is only seen by beginning anew.
    const first = replay(game, { ...record, journal: [] });
    witness(first, 0, SPECTATOR, '', first.prologue);
    return replay(game, record, (again, place, told) => {
      const { seat, key } = record.journal[place]!;
      witness(again, place + 1, seat, key, told);
    });
  }

  const awaited = computed(() => (happened.value, listSeats(match.asked())));
  const wanted = computed(() => awaited.value.filter((seat) => people.includes(seat)));
  const holder = signal(alone ?? SPECTATOR);
  const hands = alone === null && boardGame.secrets(game.readOptions(options, seated.length));
  const viewer = computed(() => (hands || alone !== null ? holder.value : (wanted.value[0] ?? SPECTATOR)));
  const called = computed(() => (hands && !wanted.value.includes(viewer.value) ? (wanted.value[0] ?? null) : null));
  const asking = computed((): Asking | null => {
    const seat = viewer.value;
    if (!wanted.value.includes(seat)) return null;
    return { seat, question: match.questions(seat, true)[0]! };
  });
  const undoBar = computed((): Bar | null => (happened.value, viewer.value === SPECTATOR ? 'nothing' : match.undoBar(viewer.value)));
  const history = computed(() => (happened.value, seen.get(viewer.value)!.slice()));

  const settle = (seat: Seat, key: string, answer: Answer<T['event']>): Refusal | null => {
    if (!answer.ok) return answer.refusal;
    witness(match, match.journal.length, seat, key, answer.told);
    onChange(match.record(), words.value);
    happened.value++;
    void letBotsPlay();
    return null;
  };

  /** Asks the bots that are awaited. Whatever else happens while they think, or hold back, makes their answers void. */
  async function letBotsPlay(): Promise<void> {
    const seat = awaited.value.find((asked) => !people.includes(asked));
    if (seat === undefined) return;
    const { lane, rev, actions } = match.questions(seat)[0]!;
    const choices = match.journal.length;
    const isPatient = people.some((person) => match.undoBar(person) === null);
    const [thoughts] = await Promise.all([
      bots.think(seated[seat]!.player, { view: match.view(seat), lane, seat, actions }),
      isPatient ? patience() : undefined,
    ]);
    if (closed || match.journal.length !== choices) return;
    const key = game.keys.keyOf(decide(thoughts));
    settle(seat, key, match.choose(seat, lane, rev, key));
  }

  void letBotsPlay();
  return {
    id,
    boardGame,
    seated,
    viewer,
    asking,
    undoBar,
    called,
    awaited,
    history,
    take() {
      holder.value = called.value ?? holder.value;
    },
    choose(action: Action) {
      const asked = asking.value;
      if (asked === null) return Promise.resolve<Refusal>({ why: match.state.outcome === null ? 'not-asked' : 'over' });
      const { seat, question } = asked;
      const key = game.keys.keyOf(action);
      return Promise.resolve(settle(seat, key, match.choose(seat, question.lane, question.rev, key)));
    },
    undo() {
      const seat = viewer.value;
      if (seat === SPECTATOR) return Promise.resolve<Refusal>({ why: 'not-asked' });
      return Promise.resolve(settle(seat, UNDO, match.choose(seat, 0, 0, UNDO)));
    },
    async hint(): Promise<Hint> {
      const asked = asking.value;
      if (asked === null) throw new Error('Nobody at this screen is asked anything');
      const { seat, question } = asked;
      const { lane, actions } = question;
      const thoughts = await bots.think(ADVISER, { view: match.view(seat), lane, seat, actions });
      return { action: decide(thoughts), thoughts };
    },
    words,
    reword(own) {
      words.value = own;
      onChange(match.record(), own);
    },
    record: () => match.record(),
    close() {
      closed = true;
      bots.dismiss();
    },
  };
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
