import type { KeptAddress, Store } from '../store/store.ts';
import type { Courier, Delivery } from './courier.ts';
import type { Notice } from './notice.ts';
import { parcelFor } from './parcels.ts';
import { SenderKey } from './senderKey.ts';

interface NotifierParts {
  readonly store: Pick<Store, 'addressesOf' | 'setAddress' | 'noteCalled' | 'secret'>;
  readonly courier: Courier;
  /** Where others find the page of this server. */
  readonly address: () => string;
}

/** What a table says of a notice; where it is found is known here. */
type Said = Omit<Notice, 'address'>;

const DAY = 24 * 60 * 60_000;
const SECRET_NAME = 'sender';

/** Calls people to their tables, by the addresses that they have given. */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #underWay = new Set<Promise<unknown>>();
  #key: Promise<SenderKey> | null = null;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  /** The key by which browsers know this server. */
  async key(): Promise<SenderKey> {
    this.#key ??= this.#parts.store.secret(SECRET_NAME, () => SenderKey.fresh()).then((kept) => new SenderKey(kept));
    return this.#key;
  }

  /**
   * Calls somebody to a table wherever they want to be called: at most once a day until they have been there. What does not come through is
   * lost; they see it when they look.
   */
  callOnce(person: string, said: Said & { readonly table: string }): Promise<void> {
    const calling = this.#callOnce(person, said).finally(() => this.#underWay.delete(calling));
    this.#underWay.add(calling);
    return calling;
  }

  async #callOnce(person: string, said: Said & { readonly table: string }): Promise<void> {
    const { store } = this.#parts;
    const addresses = await store.addressesOf(person);
    const now = Date.now();
    if (addresses.length === 0 || (await store.noteCalled(person, said.table, now, now - DAY)) === 'taken') return;
    await Promise.all(addresses.map(({ device, address }) => this.#bring(person, device, address, said)));
  }

  /** Waits for what is under way: it takes only so long. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  /** Whether somebody can be called at one of their devices, or without one by their hook; null where they have given no such address. */
  async try(person: string, device: string | null): Promise<Delivery | null> {
    const found = (await this.#parts.store.addressesOf(person)).find((one) => one.device === device);
    return found === undefined ? null : this.#bring(person, device, found.address, { occasion: 'trial', game: null, table: null });
  }

  async #bring(person: string, device: string | null, to: KeptAddress, said: Said): Promise<Delivery> {
    const { courier, store } = this.#parts;
    const address = this.#parts.address();
    const sender = { key: await this.key(), address: address.startsWith('https:') ? address : null };
    const came = await courier.deliver(to.address, parcelFor(to, { ...said, address }, sender, Date.now()));
    // A browser that has let go of it has another one next time.
    if (came === 'gone' && to.kind === 'push') await store.setAddress(person, device, null);
    return came;
  }
}
