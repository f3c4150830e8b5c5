/** How long a connection is waited for, in milliseconds. */
export type Patience = {
  /** Until the head of a request has come. */
  readonly head: number
  /** Until all of it has come: somebody who sends a byte a second holds a connection no longer. */
  readonly request: number
  /** Without a byte in either direction, a reader who takes nothing of an answer included. */
  readonly silence: number
  /** Between two requests on one connection. */
  readonly next: number
  /** How often head and request are looked at. */
  readonly lookEvery: number
}

/** A phone on a slow connection sends and reads within this; more is not a reader. */
export const patience: Patience = {
  head: 30_000,
  request: 120_000,
  silence: 120_000,
  next: 65_000,
  lookEvery: 5_000,
}

/** The same, as Fastify and Node call it. */
export const waitingFor = ({ head, request, silence, next, lookEvery }: Patience) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: next,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
})
