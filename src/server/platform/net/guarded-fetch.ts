import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addressJudge, type Reach } from './public-addresses.ts'

/** The time limit of a whole exchange, in ms; a caller may set a shorter one. */
const longest = 10_000
/** Of that, the time limit for a name that a proxy resolves itself. */
const longestLookup = 1000
/** The most bytes of an answer that are read. */
const largest = 1024 * 1024

export type OutgoingRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Aborts earlier than the time limit. */
  readonly signal?: AbortSignal
  /** Milliseconds; never more than ten seconds. */
  readonly timeout?: number
  /** Bytes of the answer that are read; never more than 1 MB. */
  readonly maxBytes?: number
}

/**
 * A request to an address that a customer has typed in. Redirects (3xx) are returned, never followed.
 * @throws OutgoingRefused when nothing was sent, or no whole answer came
 */
export type GuardedFetch = (address: string, request?: OutgoingRequest) => Promise<Response>

/**
 * `address-refused`: not https, or with a password in it. `network-refused`: the name resolves to a non-public address.
 * `too-slow`, `too-large`: the answer. `unreachable`: everything else.
 */
export type OutgoingProblem = 'address-refused' | 'network-refused' | 'too-slow' | 'too-large' | 'unreachable'

/** The message holds neither the address nor any content: it may be logged, and shown to the person who typed the address. */
export class OutgoingRefused extends Error {
  readonly problem: OutgoingProblem

  constructor(problem: OutgoingProblem) {
    super(problem)
    this.name = 'OutgoingRefused'
    this.problem = problem
  }
}

export type OutgoingSettings = {
  /** Non-public addresses and networks that may be reached. */
  readonly networks: readonly string[]
  /** In production only https leaves this machine; elsewhere plain http may go to the named networks. */
  readonly production: boolean
  /**
   * The proxy that https takes, and the names that bypass it, in the form of Node's environment variables. The proxy resolves names
   * itself, so it must not reach the operator's own network.
   */
  readonly proxy?: OutgoingProxy
  /** Resolves names; tests have their own. */
  readonly lookup?: typeof resolve
}

export type OutgoingProxy = { readonly HTTPS_PROXY: string; readonly NO_PROXY?: string }

/**
 * The only egress to addresses that customers type in. A name is resolved once, and the connection goes to the checked address, so
 * that a name that resolves elsewhere a moment later gains nothing (DNS rebinding). The request keeps no connection and decompresses
 * nothing. Through a proxy a name is checked only as far as this machine can resolve it.
 */
export function guardedFetch(settings: OutgoingSettings): GuardedFetch {
  const judge = addressJudge(settings.networks)
  const { lookup = resolve, proxy } = settings
  return async (address, request = {}) => {
    const url = URL.parse(address)
    if (url === null || url.username !== '' || url.password !== '')
      throw new OutgoingRefused('address-refused')
    const plain = url.protocol === 'http:' && !settings.production
    if (!plain && url.protocol !== 'https:') throw new OutgoingRefused('address-refused')
    const allows = (reach: Reach) => reach === 'named' || (reach === 'public' && !plain)
    // A literal address is not resolved, so check it here.
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(literal) !== 0 && !allows(judge(literal))) throw new OutgoingRefused('network-refused')

    const timeout = Math.min(request.timeout ?? longest, longest)
    const limit = AbortSignal.timeout(timeout)
    const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal])
    const judged = judgedLookup(lookup, (ip) => allows(judge(ip)))
    try {
      if (proxy === undefined || plain)
        return await exchange(url, request, { signal, timeout, lookup: judged, agent: false })
      if (isIP(literal) === 0) await refuseKnown(judged, literal)
      // Node resolves the proxy's own name without this lookup, which serves the names of NO_PROXY.
      const agent = new Agent({ proxyEnv: { ...proxy } })
      return await exchange(url, request, { signal, timeout, lookup: judged, agent })
    } catch (error) {
      if (error instanceof OutgoingRefused) throw error
      throw new OutgoingRefused(signal.aborted ? 'too-slow' : 'unreachable')
    }
  }
}

/** Behind a proxy a machine often resolves only the names of its own network. The proxy resolves what this machine cannot in time. */
const refuseKnown = (judged: LookupFunction, name: string) =>
  new Promise<void>((done, fail) => {
    setTimeout(done, longestLookup).unref()
    judged(name, { all: true }, (error) => (error instanceof OutgoingRefused ? fail(error) : done()))
  })

/** Refuses a name when any of its addresses is refused: which of them the connection takes is chance. */
function judgedLookup(lookup: typeof resolve, allows: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0)
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => allows(address))) {
        return done(new OutgoingRefused('network-refused'), '', 0)
      }
      if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function exchange(
  url: URL,
  { method = 'GET', headers = {}, body, maxBytes = largest }: OutgoingRequest,
  how: {
    readonly signal: AbortSignal
    /** Node ends a proxy that does not answer by this alone, never by a signal. */
    readonly timeout: number
    readonly lookup: LookupFunction
    readonly agent: Agent | false
  },
): Promise<Response> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const request = send(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...how,
      maxHeaderSize: 16 * 1024,
    })
    request.on('error', fail)
    request.on('response', (answer) => {
      readWhole(answer, Math.min(maxBytes, largest)).then((bytes) => done(presentAnswer(answer, bytes)), fail)
    })
    request.end(body)
  })
}

async function readWhole(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop closes the connection.
    if (size > most) throw new OutgoingRefused('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function presentAnswer({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): Response {
  const known = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) known.append(name, one)
  }
  const empty = [204, 205, 304].includes(statusCode)
  return new Response(empty ? null : new Uint8Array(bytes), { status: statusCode, headers: known })
}
