import { newWindow, type Action, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { NONE, NOWHERE, type Board, type SiteId } from '../state/board.ts';
import type { LossFrame, RestFrame, WindowFrame } from '../state/frames.ts';
import type { Cause } from '../state/choices.ts';
import type { Flow, Step, Table } from '../state/types.ts';

// Until the chapters on cards, windows, losses and Encounters are there.

export const offerCards = (_board: Board, _seat: Seat, _during: string, _out: Offer, _table: Table): void => {};
export const playOpenly = (_board: Board, _seat: Seat, _card: number, _during: string, _flow: Flow): void => {};
export const hasOpenPlay = (_board: Board, _content: Content, _seat: Seat): boolean => false;
export const mayHold = (_board: Board, _content: Content, _seat: Seat, _is: (card: number) => boolean): boolean => false;
export const offerEncounters = (_board: Board, _seat: Seat, _out: Offer, _table: Table): void => {};
export const isEncounter = (_action: Action): boolean => false;
export const declareEncounter = (_board: Board, _seat: Seat, _action: Action, _flow: Flow): void => {};
export const offerTrades = (_board: Board, _frame: RestFrame, _seat: Seat, _out: Offer, _table: Table): void => {};
export const proposeTrade = (_board: Board, _frame: RestFrame, _seat: Seat, _other: Seat, _flow: Flow): void => {};
export const canUseActivity = (_board: Board, _content: Content, _seat: Seat, _site: SiteId, _activity: number): boolean => false;
export const useActivity = (_board: Board, _seat: Seat, _site: SiteId, _activity: number, _flow: Flow): void => {};
export const celebrate = (_board: Board, _seat: Seat, _flow: Flow): void => {};
export const offerVictoryCards = (_board: Board, _seat: Seat, _out: Offer, _table: Table): void => {};
export const playVictoryCard = (_board: Board, _seat: Seat, _card: number, _flow: Flow): void => {};

export const openWindow = (_board: Board, window: WindowFrame['window'], seat: Seat, _about: object = {}): WindowFrame =>
  ({ k: 'window', ...newWindow(), window, seat, concerned: NONE, foe: NONE, deed: '' }) as unknown as WindowFrame;
const ends = { kind: 'deed', rules: [], run: (_board: Board, _frame: WindowFrame, flow: Flow) => flow.pop() } as const;
export const windows = { ask: ends, read: ends, cancel: ends, carryOut: ends } as Step<WindowFrame>;

export const losing = (losses: number[], cause: Cause, rule: string): LossFrame => ({ k: 'loss', at: 'ask', cause, rule, losses });
const takes = {
  kind: 'deed',
  rules: [],
  run(board: Board, frame: LossFrame, flow: Flow) {
    flow.pop();
    for (const hero of board.heroes) {
      for (let left = frame.losses[hero.seat]!; left > 0 && hero.at !== NOWHERE; left--) {
        if (hero.gems[0]! > 0) hero.gems[0]!--;
        else if (hero.gems[1]! > 0) hero.gems[1]!--;
      }
      if (hero.at !== NOWHERE && hero.gems[0] === 0 && hero.gems[1] === 0) {
        const { at } = hero;
        hero.at = NOWHERE;
        flow.tell({ t: 'fell', rule: 'HP-20.5', seat: hero.seat, at });
      }
    }
  },
} as const;
export const losses = { ask: takes, take: takes, fall: takes } as Step<LossFrame>;
