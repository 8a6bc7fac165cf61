/** The whole of a message, as text. */
const WHOLE_TEXT = '\x81';
const SHORTEST = { two: 126, eight: 2 ** 16 } as const;

/**
 * A message of a server as a frame of RFC 6455, a character a byte: so it is written to a socket in one piece, and nothing is copied for it. Most
 * of what is sent is plain letters, which are their own bytes.
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return WHOLE_TEXT + lengthAsBytes(length) + bytes;
}

function lengthAsBytes(length: number): string {
  if (length < SHORTEST.two) return String.fromCharCode(length);
  if (length < SHORTEST.eight) return String.fromCharCode(126, length >>> 8, length & 0xff);
  const [high, low] = [Math.floor(length / 2 ** 32), length >>> 0];
  return String.fromCharCode(127, ...[high, low].flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff)));
}
