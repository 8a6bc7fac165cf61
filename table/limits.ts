const SECOND = 1000;

/**
 * How long anybody may hold a connection, and how much they may say. Who asks for a file has no more to send than a few lines; who is sent one
 * may be slow, but takes something now and then.
 */
export const LIMITS = {
  requestTimeout: 10 * SECOND,
  connectionTimeout: 20 * SECOND,
  keepAliveTimeout: 60 * SECOND,
  http: { connectionsCheckingInterval: SECOND, maxHeaderSize: 16 * 1024 },
} as const;
