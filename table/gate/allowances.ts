import type { Allowance } from './buckets.ts';

/** What is let through, by whom it comes. */
export interface Allowances {
  /** Messages of one connection. */
  readonly messages: Allowance;
  /** New connections of one address, and how many it may have at once. */
  readonly connecting: Allowance;
  readonly connections: number;
  /** Calls of one address; making people and tables and trying codes costs more. */
  readonly calling: Allowance;
  readonly costly: Allowance;
}

/** More than people do, and those of a whole house behind one address. */
export const PEOPLES_ALLOWANCES: Allowances = {
  messages: { burst: 100, perSecond: 30 },
  connecting: { burst: 100, perSecond: 10 },
  connections: 200,
  calling: { burst: 100, perSecond: 10 },
  costly: { burst: 30, perSecond: 0.2 },
};
