// What the page, and bots of others, know of a server: its calls, its messages, and a connection that comes back by itself. Runs in a browser
// and in Node, and needs neither the rules nor a screen.
export { callTable, freshContribution, type Called, type Access } from './calls.ts';
export { TableConnection, type ConnectionWish, type TableListener } from './connection.ts';
export type { Known, RunningClock, Wishes } from './known.ts';
export { type CallName, type Gives, type SeatWish, type Takes } from '../wire/calls.ts';
export { readSeatLink, seatLink, tableLink } from '../wire/links.ts';
export type { BallotShown, Closing, RewindAsked, Said } from '../wire/messages.ts';
export { LONGEST_LINE, PACES, PHRASES, asLine, type Pace, type SeatShown, type TableShown } from '../wire/parts.ts';
export type { AnyRefusal, TableRefusal } from '../wire/refusals.ts';
export { WIRE } from '../wire/parts.ts';
