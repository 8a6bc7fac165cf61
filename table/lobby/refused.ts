import type { TableRefusal } from '../wire/refusals.ts';

/** The codes that say everything by themselves. */
type Bare = Exclude<TableRefusal, { readonly message: string } | { readonly fault: string } | { readonly its: number }>['why'];

/** Thrown where a call is refused: nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: TableRefusal;

  constructor(refusal: TableRefusal | Bare) {
    const whole = typeof refusal === 'string' ? { why: refusal } : refusal;
    super(whole.why);
    this.refusal = whole;
  }
}
