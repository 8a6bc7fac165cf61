import type { Seat } from '@hoard/kernel';
import type { KeptSaid, Store } from '../store/store.ts';
import type { Said } from '../wire/messages.ts';
import type { AnyRefusal } from '../wire/refusals.ts';
import type { Room } from './room.ts';

/** So many lines are told to who comes. */
const LINES_TOLD = 100;

interface ChatParts {
  readonly table: string;
  readonly store: Pick<Store, 'addSaid' | 'said'>;
  /** Tells everybody at the table, the host with what only hosts see. */
  readonly tell: (said: (isHost: boolean) => Said) => void;
}

/** What people say at a table. It is no part of the game's record. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #spoken = new Set<string>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  /** A line. Sent again under the same id, it is said once. */
  async say(id: string, said: Omit<KeptSaid, 'place'>): Promise<void> {
    const name = `${said.person} ${id}`;
    if (this.#spoken.has(name)) return;
    this.#spoken.add(name);
    if (this.#spoken.size > LINES_TOLD) this.#spoken.delete(this.#spoken.values().next().value!);
    this.tell(await this.#parts.store.addSaid(this.#parts.table, said));
  }

  tell(said: KeptSaid): void {
    this.#parts.tell((isHost) => saidTo(isHost, said));
  }

  /** A line was taken away. */
  tellGone(place: number): void {
    this.#parts.tell(() => ({ place, seat: null, name: '', at: 0, line: null, phrase: null, isReported: false }));
  }

  async lines(isHost: boolean): Promise<Said[]> {
    return (await this.#parts.store.said(this.#parts.table, LINES_TOLD)).map((said) => saidTo(isHost, said));
  }
}

/** Somebody says something, if the table lets them. */
export async function speak(
  room: Room,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  { id, line, phrase }: { readonly id: string; readonly line: string | null; readonly phrase: string | null },
): Promise<AnyRefusal | null> {
  const { chat, seats } = room.kept;
  const { isMuted, name } = seats[seat]!;
  if (chat === 'off' || isMuted || (line !== null && chat !== 'free')) return { why: 'no-chat' };
  await room.chat.say(id, { person, seat, name: name ?? '', at: Date.now(), line, phrase, isReported: false });
  return null;
}

/** Who reported what is for the host. */
const saidTo = (isHost: boolean, { place, seat, name, at, line, phrase, isReported }: KeptSaid): Said => ({
  place,
  seat,
  name,
  at,
  line,
  phrase: phrase as Said['phrase'],
  isReported: isHost && isReported,
});
