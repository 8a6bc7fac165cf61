const all = { burst: 1e9, perSecond: 1e9 };

/** Nobody is too fast for what is measured, nor are there too many at one address. */
export const UNLIMITED = { messages: all, connecting: all, connections: 1e9, calling: all, costly: all };
