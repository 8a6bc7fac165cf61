import type { Offer, Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board, SiteId } from '../state/board.ts';
import type { EffectsFrame, RestFrame } from '../state/frames.ts';
import type { Flow, Step, Table } from '../state/types.ts';

// Until the chapters on effects and bargains are there.

export const offerTrades = (_board: Board, _frame: RestFrame, _seat: Seat, _out: Offer, _table: Table): void => {};
export const proposeTrade = (_board: Board, _frame: RestFrame, _seat: Seat, _other: Seat, _flow: Flow): void => {};
export const canUseActivity = (_board: Board, _content: Content, _seat: Seat, _site: SiteId, _activity: number): boolean => false;
export const useActivity = (_board: Board, _seat: Seat, _site: SiteId, _activity: number, _flow: Flow): void => {};
export const celebrate = (_board: Board, _seat: Seat, _flow: Flow): void => {};
export const offerVictoryCards = (_board: Board, _seat: Seat, _out: Offer, _table: Table): void => {};
export const playVictoryCard = (_board: Board, _seat: Seat, _card: number, _flow: Flow): void => {};

const ends = { kind: 'deed', rules: [], run: (_board: Board, _frame: EffectsFrame, flow: Flow) => flow.pop() } as const;
export const effects = { next: ends, or: ends } as Partial<Step<EffectsFrame>> as Step<EffectsFrame>;
