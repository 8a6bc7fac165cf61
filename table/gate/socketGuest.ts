import type { Duplex } from 'node:stream';
import { NO_WISHES, SPECTATOR, isId, type Refusal, type Seat } from '@hoard/kernel';
import type * as v from 'valibot';
import type { WebSocket } from 'ws';
import { TableClosed, type Watcher } from '../live/liveTable.ts';
import type { ViewerNews } from '../live/viewerNews.ts';
import { speak } from '../lobby/chat.ts';
import type { Rooms } from '../lobby/rooms.ts';
import { Refused } from '../lobby/refused.ts';
import type { Guest, Play, Room } from '../lobby/room.ts';
import { hashOf } from '../lobby/tickets.ts';
import type { Person } from '../store/store.ts';
import {
  parsed,
  readClientMessage,
  type ClientMessage,
  type ClientRequest,
  type Closing,
  type News,
  type Said,
  type ServerMessage,
} from '../wire/messages.ts';
import { WIRE, type TableShown } from '../wire/parts.ts';
import { PassageWriter } from '../wire/passages.ts';
import type { AnyRefusal } from '../wire/refusals.ts';
import { Bucket, type Allowance } from './buckets.ts';
import { CLOSING_CODES } from './closingCodes.ts';
import { MOST_MISTAKES, MOST_PASSAGES, MOST_UNSENT, MOST_WAITING, SOON } from './guestLimits.ts';
import { inWords } from './inWords.ts';
import { Outbox } from './outbox.ts';
import { SentParts } from './sentParts.ts';
import type { Tally } from '../watch/tally.ts';

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

interface GuestParts {
  readonly socket: WebSocket;
  /** What the socket writes to, and a guest beside it. */
  readonly stream: Duplex;
  readonly rooms: Rooms;
  readonly tally: Tally;
  /** What one connection may send. Who sends more is heard more slowly. */
  readonly allowance: Allowance;
  personBy(key: string): Promise<Person | null>;
}

/**
 * One connection: it says hello, is told what its viewer may know, and asks. Everything that leaves for it goes through `#sendText`, and of the
 * game only what `ViewerNews` gives: a transcript.
 */
export class SocketGuest implements Guest, Watcher {
  person: string | null = null;
  key: string | null = null;
  isLooking = true;
  readonly #parts: GuestParts;
  readonly #bucket: Bucket;
  readonly #outbox: Outbox;
  #room: Room | null = null;
  #viewer: Seat = SPECTATOR;
  #hello: Hello | null = null;
  #play: Play | null = null;
  #news: ViewerNews | null = null;
  /** The place of the next passage to be sent; null before the first. */
  #next: number | null = null;
  /** What was sent last of what is sent only when it changes, as text. */
  readonly #sent = new SentParts();
  readonly #waiting = new Set<string>();
  #leave: (() => void)[] = [];
  /** When they have come in and been told how the game stands. */
  readonly #inside = Promise.withResolvers<void>();
  #mistakes = 0;
  /** They have left for good and are not told yet that they have: until then the connection stays. */
  #isLeaving = false;
  /** They have another seat by now, or none, and see nothing more of what was seen from the one before. */
  #isAnother = false;
  #isClosed = false;

  constructor(parts: GuestParts) {
    this.#parts = parts;
    this.#bucket = new Bucket(parts.allowance);
    this.#outbox = new Outbox(parts.socket, parts.stream);
  }

  get hasSaidHello(): boolean {
    return this.#hello !== null;
  }

  /** Takes a message. Whoever sends what is none is told so, and goes. */
  hear(text: string): void {
    if (this.#isClosed) return;
    if (!this.#bucket.take()) this.#slowDown();
    const given = parsed(text);
    const read = readClientMessage(given);
    if (!read.success) return this.#correct(given, read.issues[0]);
    const message = read.output;
    if (message.t === 'ping') return this.#send({ t: 'pong' });
    if (message.t === 'hello') return this.#begin(message);
    if (message.t === 'looking') {
      this.isLooking = message.isLooking;
      return this.#room?.lookAround();
    }
    this.#request(message);
  }

  /** Who sent what can be answered is told what is wrong with it; who goes on, or sends nothing of the kind, goes. */
  #correct(given: unknown, issue: v.BaseIssue<unknown>): void {
    const refusal: AnyRefusal = { why: 'bad-message', message: inWords(issue) };
    const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null;
    if (this.#room === null || !isId(id) || ++this.#mistakes > MOST_MISTAKES) return this.#refuse(refusal, null);
    this.#parts.tally.refused(refusal.why);
    this.#send({ t: 'answer', id, refusal });
  }

  /** What was sent already is still heard; what is sent from now on waits in the network. */
  #slowDown(): void {
    const { socket } = this.#parts;
    if (socket.isPaused) return;
    socket.pause();
    setTimeout(() => socket.resume(), this.#bucket.wait).unref();
  }

  onNews(news: ViewerNews): void {
    this.#news = news;
    this.#tellNews(news);
  }

  onClosed(): void {
    this.close('failed', null, 0);
  }

  onTable(table: TableShown): void {
    const room = this.#room!;
    if (room.viewerOf(this) === this.#viewer) return this.#sendIfNew('table', { t: 'table', table });
    // Somebody has sat down, got up or changed seats.
    if (this.#news === null) return void this.#welcome();
    this.#isAnother = true;
    if (!this.#isLeaving) this.#comeAsAnother();
  }

  /** Comes back and sees what they may see now; who may see nothing stays away. */
  #comeAsAnother(): void {
    if (this.#room!.admits(this)) this.close('failed', null, 0);
    else this.close('removed', null, null);
  }

  onPlay(play: Play): void {
    void this.#watch(play);
  }

  async #watch(play: Play): Promise<void> {
    this.#play = play;
    try {
      const leave = await play.table.watch(this.#viewer, this);
      if (this.#isClosed) leave();
      else this.#leave.push(leave);
    } catch {
      this.close('failed', null, SOON);
    }
  }

  onSaid(said: Said): void {
    this.#send({ t: 'said', said });
  }

  onAside(): void {
    if (this.#news !== null) this.#tellNews(this.#news);
  }

  dismiss(why: 'removed' | 'revoked' | 'failed' | 'no-spectators'): void {
    if (why === 'no-spectators') return this.#refuse({ why }, null);
    this.close(why, null, why === 'failed' ? SOON : null);
  }

  /** Says why, and whether to come back. */
  close(why: Closing['why'], refusal: AnyRefusal | null, again: number | null): void {
    if (this.#isClosed) return;
    this.#send({ t: 'closing', why, refusal, again });
    this.#outbox.flush();
    this.gone();
    this.#parts.socket.close(CLOSING_CODES[why]);
  }

  /** The connection is no more. */
  gone(): void {
    this.#isClosed = true;
    for (const leave of this.#leave.splice(0)) leave();
  }

  #refuse(refusal: AnyRefusal, again: number | null): void {
    this.#parts.tally.refused(refusal.why);
    this.close('refused', refusal, again);
  }

  #begin(hello: Hello): void {
    if (this.#hello !== null) return this.#refuse({ why: 'bad-message', message: 'hello was said before' }, null);
    this.#hello = hello;
    if (hello.wire !== WIRE) return this.close('reload', null, null);
    this.#come(hello).catch((error: unknown) => this.#fail(error));
  }

  async #come({ table, key }: Hello): Promise<void> {
    const person = key === null ? null : await this.#parts.personBy(key);
    if (key !== null && person === null) throw new Refused('no-key');
    this.person = person?.id ?? null;
    this.key = key === null ? null : hashOf(key);
    const room = await this.#parts.rooms.room(table);
    if (!room.admits(this)) throw new Refused('no-spectators');
    const play = await room.play();
    if (this.#isClosed) return;
    this.#room = room;
    await this.#welcome();
    this.#leave.push(await room.enter(this));
    if (this.#isClosed) return this.gone();
    if (play !== null) await this.#watch(play);
    this.#inside.resolve();
  }

  async #welcome(): Promise<void> {
    const room = this.#room!;
    this.#viewer = room.viewerOf(this);
    const isHost = room.isHost(this);
    const chat = await room.chat.lines(isHost);
    const wishes = room.kept.seats[this.#viewer]?.wishes ?? NO_WISHES;
    this.#send({
      t: 'welcome',
      wire: WIRE,
      table: room.shown(),
      viewer: this.#viewer,
      isHost,
      chat,
      wishes,
    });
  }

  /** What was asked for fails: it was refused, the table is opened anew, or it is our fault. */
  #fail(error: unknown): void {
    if (error instanceof Refused) return this.#refuse(error.refusal, null);
    if (!(error instanceof TableClosed)) this.#parts.rooms.log.error({ error: String(error) }, 'a guest could not come in');
    this.close('failed', { why: 'later' }, SOON);
  }

  #request(request: ClientRequest): void {
    const { id } = request;
    if (this.#hello === null) return this.#refuse({ why: 'bad-message', message: 'hello was expected first' }, null);
    // Sent again while it is being done: it will be answered once.
    if (this.#waiting.has(id)) return;
    if (this.#waiting.size >= MOST_WAITING) return this.#refuse({ why: 'too-fast' }, SOON);
    this.#waiting.add(id);
    void this.#answer(request);
  }

  async #answer(request: ClientRequest): Promise<void> {
    const { id } = request;
    // Who comes back asks again at once for what was not answered.
    await this.#inside.promise;
    const refusal = await this.#carryOut(this.#room!, request).catch((error: unknown): AnyRefusal => {
      if (error instanceof Refused) return error.refusal;
      if (!(error instanceof TableClosed)) this.#parts.rooms.log.error({ error: String(error) }, 'a request failed');
      return { why: 'later' };
    });
    this.#waiting.delete(id);
    if (refusal !== null) this.#parts.tally.refused(refusal.why);
    // What could not be kept is asked for again when the table is open again.
    if (refusal?.why === 'later') this.close('failed', null, SOON);
    else this.#send({ t: 'answer', id, refusal });
    if (request.t !== 'leave') return;
    this.#isLeaving = false;
    if (this.#isAnother) this.#comeAsAnother();
  }

  async #carryOut(room: Room, request: ClientRequest): Promise<AnyRefusal | null> {
    if (request.t === 'past') return this.#tellPast(request.id, request.from, request.to);
    const seat = this.#isAnother ? SPECTATOR : this.#viewer;
    // Who has left and not heard it asks once more, and has still left.
    if (seat === SPECTATOR) return request.t === 'leave' && (await room.hasSat(this.person)) ? null : { why: 'not-seated' };
    switch (request.t) {
      case 'choose':
        return this.#choose(seat, request);
      case 'away':
      case 'back':
        return room.turnOver(seat, request.t);
      case 'leave':
        this.#isLeaving = true;
        return room.turnOver(seat, 'gone');
      case 'wish':
        await room.wish(seat, request.wishes);
        return null;
      case 'more-time':
        return this.#play?.driver.extend() === true ? null : { why: 'no-window' };
      case 'vote':
        await room.consent.vote(seat, request.pace);
        return null;
      case 'rewind': {
        const to = this.#news?.known.entryAt(request.place) ?? null;
        return to === null ? { why: 'not-now', now: 'rewind' } : room.consent.askToRewind(seat, to);
      }
      case 'rewind-answer':
        return room.consent.answerRewind(seat, request.asked, request.agrees);
      case 'say':
        return speak(room, { person: this.person!, seat }, { id: request.id, line: request.line, phrase: null });
      case 'phrase':
        return speak(room, { person: this.person!, seat }, { id: request.id, line: null, phrase: request.phrase });
      case 'report': {
        const said = await this.#parts.rooms.store.report(room.id, request.said);
        if (said !== null) room.chat.tell(said);
        return null;
      }
    }
  }

  async #choose(
    seat: Seat,
    { lane, token, key, id }: Extract<ClientRequest, { readonly t: 'choose' }>,
  ): Promise<Refusal | AnyRefusal | null> {
    if (this.#play === null) return { why: 'not-begun' };
    const began = performance.now();
    const refusal = await this.#play.driver.choose(seat, { lane, token, key, id });
    if (refusal === null) this.#parts.tally.chose(performance.now() - began);
    return refusal;
  }

  #tellPast(id: string, from: number, to: number): AnyRefusal | null {
    if (this.#news === null) return { why: 'not-begun' };
    const end = Math.min(to, from + MOST_PASSAGES, this.#next ?? 0);
    const writer = new PassageWriter();
    const passages = this.#news.known.passages.slice(from, end).map((passage) => writer.write(passage));
    this.#send({ t: 'past', id, from, passages });
    return null;
  }

  /** Sends what has changed for this viewer; nothing where nothing has. */
  #tellNews(news: ViewerNews): void {
    if (this.#isAnother) return;
    const { length } = news.known.passages;
    const isFirst = this.#next === null;
    const from = this.#next ?? this.#firstOf(length);
    const isWhole = isFirst && !this.#goesOn(from, length);
    this.#next = length;
    const wishes = this.#room!.kept.seats[this.#viewer]?.wishes;
    const changed =
      this.#sent.ifNew('questions', news.questions(this.#hello!.explaining)) +
      this.#sent.ifNew('undo', news.undo) +
      this.#sent.ifNew('seated', news.seated) +
      (wishes === undefined ? '' : this.#sent.ifOther('wishes', wishes)) +
      this.#sent.ifOther('rewind', this.#room!.consent.rewindAsked(news.known)) +
      this.#sent.ifOther('ballot', this.#play?.driver.ballot(this.#viewer) ?? null) +
      this.#clocksIfNew();
    if (from === length && changed === '') return;
    const text = `{"t":"news","from":${from},"isWhole":${isWhole},"passages":${news.passages(from, isWhole)}${changed}}`;
    // Whoever has come and is asked nothing looks on, and does so at several moments at once as well as at one.
    this.#sendText(text, isFirst || news.known.questions().length > 0);
  }

  /** Where somebody begins who has none, or none that fit. */
  #firstOf(length: number): number {
    const { wanted } = this.#hello!;
    if (wanted.from === 'end') return Math.max(0, length - wanted.last);
    return this.#goesOn(wanted.place, length) ? wanted.place : 0;
  }

  /** Whether somebody has what comes before a place. */
  #goesOn(place: number, length: number): boolean {
    const { wanted } = this.#hello!;
    if (wanted.from !== 'place' || wanted.viewer !== this.#viewer || wanted.newRules !== this.#room!.kept.newRules) return false;
    return wanted.place === place && place > 0 && place <= length;
  }

  /** Clocks are the same as long as they end at the same time; what is sent is how long they still run. */
  #clocksIfNew(): string {
    const clocks = this.#play?.driver.clocks(this.#viewer) ?? [];
    if (!this.#sent.isNew('clocks', clocks.length === 0 ? '[]' : JSON.stringify(clocks))) return '';
    const now = performance.now();
    const sent: News['clocks'] = clocks.map(({ ends, ...clock }) => ({ ...clock, left: Math.max(0, Math.round(ends - now)) }));
    return `,"clocks":${JSON.stringify(sent)}`;
  }

  #sendIfNew(name: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    if (this.#sent.isNew(name, text)) this.#sendText(text);
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string, isAwaited = true): void {
    const { socket } = this.#parts;
    if (this.#isClosed || socket.readyState !== socket.OPEN) return;
    if (isAwaited) this.#outbox.send(text);
    else this.#outbox.sendSoon(text);
    this.#parts.tally.sent(text.length);
    if (this.#outbox.unsent <= MOST_UNSENT) return;
    // What is not read soon is of no use: whoever comes back goes on where they were.
    this.gone();
    this.#parts.tally.refused('slow');
    socket.terminate();
  }
}
