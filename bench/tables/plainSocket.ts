import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** All sockets read into the same place, one after the other: what is read is looked at before the next. */
const READ = Buffer.alloc(256 * 1024);
const EMPTY = Buffer.alloc(0);
const HEAD_ENDS = '\r\n\r\n';
const OPCODE = 0x0f;
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
/** Whole, and masked as what a client sends must be. */
const WHOLE = 0x80;
const MASKED = 0x80;
const TWO_BYTES = 126;

interface PlainParts {
  readonly onOpen: () => void;
  /** A message, as the bytes of its text. They are another's when this returns. */
  readonly onText: (bytes: Buffer) => void;
  readonly onClose: () => void;
  /** The server lets nobody in, or the connection failed. */
  readonly onFail: (why: string) => void;
}

/**
 * A web socket that can do no more than those who play need: streams and events for every message would cost them more of the machine than the
 * server needs for it.
 */
export class PlainSocket {
  readonly #socket: Socket;
  readonly #parts: PlainParts;
  readonly #mask = randomBytes(4);
  /** What was read of a message that has not come whole. */
  #rest: Buffer = EMPTY;
  #isOpen = false;
  readonly #gone = Promise.withResolvers<void>();

  constructor(address: string, parts: PlainParts) {
    this.#parts = parts;
    const { hostname, port, host, pathname } = new URL(address);
    const onread = {
      buffer: READ,
      callback: (length: number): boolean => {
        this.#read(READ.subarray(0, length));
        return true;
      },
    };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.#socket.on('error', (error) => parts.onFail(String(error)));
    this.#socket.on('close', () => {
      this.#gone.resolve();
      parts.onClose();
    });
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13${HEAD_ENDS}`,
    );
  }

  /** Sends a message of plain letters; nothing when it was closed meanwhile, by either side. */
  send(text: string): void {
    if (!this.#socket.writableEnded) this.#write(TEXT, Buffer.from(text, 'latin1'));
  }

  /** Fulfilled when the server has closed it, too. */
  close(): Promise<void> {
    this.#write(CLOSE, EMPTY);
    this.#socket.end();
    return this.#gone.promise;
  }

  #write(opcode: number, payload: Buffer): void {
    const { length } = payload;
    const head = length < TWO_BYTES ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = WHOLE | opcode;
    frame[1] = MASKED | Math.min(length, TWO_BYTES);
    if (head === 4) frame.writeUInt16BE(length, 2);
    this.#mask.copy(frame, head);
    for (let at = 0; at < length; at++) frame[head + 4 + at] = payload[at]! ^ this.#mask[at & 3]!;
    this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = this.#isOpen ? 0 : this.#open(bytes);
    while (this.#isOpen) {
      const end = this.#message(bytes, at);
      if (end === null) break;
      at = end;
    }
    // What is left is another's place with the next read.
    this.#rest = at === bytes.length ? EMPTY : Buffer.from(bytes.subarray(at));
  }

  /** Where the answer to the upgrade ends; 0 where it has not come whole. */
  #open(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_ENDS);
    if (end < 0) return 0;
    const answer = bytes.toString('latin1', 0, end);
    if (!answer.startsWith('HTTP/1.1 101')) {
      this.#parts.onFail(answer);
      return 0;
    }
    this.#isOpen = true;
    this.#parts.onOpen();
    return end + HEAD_ENDS.length;
  }

  /** Reads the message at a place; where it ends, or null where it has not come whole. */
  #message(bytes: Buffer, at: number): number | null {
    if (bytes.length < at + 2) return null;
    const opcode = bytes[at]! & OPCODE;
    const short = bytes[at + 1]!;
    const head = short < TWO_BYTES ? 2 : short === TWO_BYTES ? 4 : 10;
    if (bytes.length < at + head) return null;
    const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + head + length;
    if (bytes.length < end) return null;
    const payload = bytes.subarray(at + head, end);
    if (opcode === TEXT) this.#parts.onText(payload);
    else if (opcode === PING) this.#write(PONG, payload);
    else if (opcode === CLOSE) this.#socket.end();
    return end;
  }
}
