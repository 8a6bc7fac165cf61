/** Random bytes of the operating system, in hexadecimal. */
const hexadecimal = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name for a game that no other has. */
export const freshId = (): string => hexadecimal(6);

/** A name for a request that no other has. */
export const freshRequest = (): string => hexadecimal(12);

/** From it come all the dice of a game, together with what is added when it has been sealed. */
export const freshSecret = (): string => hexadecimal(32);

/** What this device adds to the dice of a game. */
export const freshContribution = (): string => hexadecimal(16);
