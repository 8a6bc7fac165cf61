/** Random bytes of the operating system, in hexadecimal. */
const hexadecimal = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name for a game that no other has. */
export const freshId = (): string => hexadecimal(6);

/** From it come all the dice of a game. */
export const freshSecret = (): string => hexadecimal(32);
