import { Match, UNDO, type Action, type Asked, type Game, type GameFile, type Seated, type Types } from '@hoard/kernel';
import type { TableBots } from '../../table/bots.ts';
import { openLocalTable } from '../../table/localTable.ts';
import type { GameTable, NotTaken } from '../../table/table.ts';
import { bareBoard } from './bareBoard.ts';

export const person = (name: string): Seated => ({ name, player: 'person' });
export const bot = (name: string): Seated => ({ name, player: 'greedy' });

export const ANNA_AND_BEN = [person('Anna'), person('Ben')];
export const ANNA_AND_BOT = [person('Anna'), bot('Ben')];

/** Bots of a test; asked for advice, they say what they would do. */
export type SomeBots<T extends Types> = Omit<TableBots<T>, 'advise'> & Partial<TableBots<T>>;

export const taking = <T extends Types>(choose: (asked: Asked<T>) => Action): SomeBots<T> => ({
  think: (_, asked) => Promise.resolve({ action: choose(asked), thoughts: [] }),
  dismiss() {},
});

/** TableBots that always take the same answer. */
export const saying = <T extends Types>(game: Game<T>, key: string): SomeBots<T> => taking(() => game.keys.parse(key)!);

/** A game in which nobody has chosen anything yet. */
export const begun = <T extends Types>(game: Game<T>, seated: readonly Seated[]): GameFile =>
  new Match(game, { options: game.readOptions({}, seated.length), seats: seated.length, seated, secret: 'a5'.repeat(32) }).record();

interface Wishes<T extends Types> {
  readonly secrets?: boolean;
  readonly bots?: SomeBots<T>;
  readonly patience?: () => Promise<void>;
  readonly pace?: (seat: number, answers: number, isRaced: boolean) => Promise<void>;
}

/** Opens a game, or begins one. */
export function sit<T extends Types>(game: Game<T>, given: GameFile | readonly Seated[], wishes: Wishes<T> = {}) {
  const file = 'journal' in given ? given : begun(game, given);
  const kept: GameFile[] = [];
  const {
    secrets = false,
    bots: some = taking(({ actions }) => actions[0]!),
    patience = () => Promise.resolve(),
    pace = () => Promise.resolve(),
  } = wishes;
  const bots: TableBots<T> = { advise: (asked) => some.think('adviser', asked), ...some };
  const table = openLocalTable(bareBoard(game, secrets), file, { id: 'test', bots, patience, pace, onChange: (now) => kept.push(now) });
  let requests = 0;
  const send = (seat: number, lane: number, token: string, key: string, id = `r${++requests}`): Promise<NotTaken | null> =>
    table.choose({ seat, lane, token, key, id });
  /** Answers what is asked, or what was asked before. */
  const choose = (key: string, asking = table.askings.value[0]!, id?: string): Promise<NotTaken | null> =>
    send(asking.seat, asking.question.lane, asking.question.token, key, id);
  const undo = (id?: string): Promise<NotTaken | null> => {
    const offer = table.undoOffer.value;
    return offer.bar === null
      ? send(table.viewer.value, offer.lane, offer.token, UNDO, id)
      : Promise.resolve({ why: 'undo-barred', bar: offer.bar });
  };
  return { table, kept, choose, undo };
}

/** What each passage was, and what the viewer chose in it. */
export const courseOf = <T extends Types>(table: GameTable<T>): string[] =>
  table.history.value.map(({ what, seat, key }) => [what, ...(seat < 0 ? [] : [seat]), ...(key === null ? [] : [key])].join(' '));

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
