import type { Action } from './actions.ts';

/** Values that a text may put into the sentence of a rule: numbers and names, never sentences. */
export type Arguments = { readonly [name: string]: number | string };

/** Why an action that one might expect is not possible now. */
export interface Denial {
  readonly action: Action;
  readonly rule: string;
  readonly args: Arguments;
}

const NO_ARGUMENTS: Arguments = {};

/**
 * What a seat may do now. A step fills it; it is the only judge of legality.
 * One offer is filled again and again; the list is therefore read by `count`, never by its length.
 */
export class Offer {
  readonly actions: Action[] = [];
  readonly denials: Denial[] = [];
  count = 0;
  /** Whether somebody asked for reasons. Steps skip costly denials when nobody did. */
  explaining = false;

  reset(explaining: boolean): this {
    this.count = 0;
    if (this.denials.length > 0) this.denials.length = 0;
    this.explaining = explaining;
    return this;
  }

  allow(action: Action): void {
    this.actions[this.count++] = action;
  }

  deny(action: Action, rule: string, args: Arguments = NO_ARGUMENTS): void {
    if (this.explaining) this.denials.push({ action, rule, args });
  }

  allows(action: Action): boolean {
    for (let i = 0; i < this.count; i++) if (this.actions[i] === action) return true;
    return false;
  }

  list(): Action[] {
    return this.actions.slice(0, this.count);
  }
}
