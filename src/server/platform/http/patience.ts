/** Timeouts of a connection, in milliseconds. */
export type Patience = {
  /** For the head of a request. */
  readonly head: number
  /** For the whole request: a client that sends a byte a second holds a connection no longer. */
  readonly request: number
  /** Without a byte in either direction; also for a reader who stops reading an answer. */
  readonly silence: number
  /** Between two requests on one connection. */
  readonly next: number
  /** How often Node checks head and request. */
  readonly lookEvery: number
}

/** A phone on a slow connection sends and reads within these limits. */
export const patience: Patience = {
  head: 30_000,
  request: 120_000,
  silence: 120_000,
  next: 65_000,
  lookEvery: 5_000,
}

/** The same timeouts under the names of Fastify and Node. */
export const waitingFor = ({ head, request, silence, next, lookEvery }: Patience) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: next,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
})
