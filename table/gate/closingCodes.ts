import type { Closing } from '../wire/messages.ts';

/** How a closed connection is told in the language of sockets: all is well, against the rules, or come back. */
export const CLOSING_CODES: Readonly<Record<Closing['why'], number>> = {
  stopping: 1012,
  slow: 1013,
  removed: 4001,
  revoked: 4002,
  reload: 4003,
  failed: 1011,
  refused: 1008,
};
