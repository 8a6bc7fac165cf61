import type { CALLS, CallName, Gives, Taken } from '../wire/calls.ts';
import type { Person } from '../store/store.ts';

/** Who asks: somebody, by the key with that hash. */
export interface KnownPerson {
  readonly person: Person;
  readonly key: string;
}

/** Whom a call may come from. */
type By<N extends CallName> = { anybody: null; somebody: KnownPerson; either: KnownPerson | null }[(typeof CALLS)[N]['by']];

/** What is done when somebody calls. Throws a `Refused`, where nothing has changed, or gives what was asked for. */
export type Handlers<N extends CallName> = { readonly [name in N]: (taken: Taken<name>, by: By<name>) => Promise<Gives<name>> };
