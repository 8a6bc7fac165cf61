import * as v from 'valibot';
import { CALLS, type CallName, type Gives, type Takes } from '../wire/calls.ts';
import { refusedCall, type TableRefusal } from '../wire/refusals.ts';

/** Where a server is, and whose device asks. */
export interface Access {
  /** `http://192.168.0.7:4600`: where its page is. */
  readonly address: string;
  readonly key: string | null;
}

/** What came of a call. */
export type Called<N extends CallName> =
  | { readonly ok: true; readonly given: Gives<N> }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** Asks the server. Where nobody answers, or what answers is no table of Hoard, that is refused with `later`. */
export async function callTable<N extends CallName>({ address, key }: Access, call: N, body: Takes<N>): Promise<Called<N>> {
  try {
    const reply = await fetch(new URL(`api/${call}`, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      // Nothing of ours goes where a link came from, and nothing of a stranger's comes along.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const answer: unknown = await reply.json();
    if (reply.ok) {
      const given = v.safeParse(CALLS[call].gives, answer);
      if (given.success) return { ok: true, given: given.output };
    }
    const refused = v.safeParse(refusedCall, answer);
    if (refused.success) return { ok: false, refusal: refused.output.refusal };
  } catch {
    // The network is gone, or the answer is no JSON.
  }
  return { ok: false, refusal: { why: 'later' } };
}

/** What a device adds to the dice when somebody sits down: 128 bits, after it was shown the commitment. */
export const freshContribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
