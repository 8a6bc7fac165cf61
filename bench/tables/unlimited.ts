const all = { burst: 1e9, perSecond: 1e9 };

/** Nobody is too fast for what is measured. */
export const UNLIMITED = { messages: all, connecting: all, calling: all, costly: all };
