import type { FastifyInstance, FastifyRequest } from 'fastify'
import { repeatedNames } from '#core/scoring/repeated-names.ts'
import { Refusal } from '#server/platform/errors.ts'
import { HttpRefusal } from '#server/platform/http/http-refusal.ts'
import { longestPath } from '#server/platform/http/present-issues.ts'

/** The contract's deepest request has 6 levels; a parser bomb has thousands. */
const deepest = 16

/** No valid request holds more values. A large one is a file in one long text; millions of small values only cost time. */
const mostValues = 100_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts only `application/json`, in UTF-8, of a bounded depth. Everything else is refused before any rule runs. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  acceptJsonAs(app, 'application/json')
}

/** Accepts the same under another media type. */
export function acceptJsonAs(app: FastifyInstance, mediaType: string): void {
  const read = jsonReader(app)
  app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0 && !takesBody(request)) {
      done(null, undefined)
      return
    }
    refuseOtherCharsets(request)
    read(
      request,
      orMalformed(() => utf8.decode(bytes as Buffer)),
      done,
    )
  })
}

/** Parses a JSON text whose bytes were UTF-8, and answers by `done`. */
export function jsonReader(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (
    request: FastifyRequest,
    text: string,
    done: (error: Error | null, body?: unknown) => void,
  ): void => {
    const unfit = validateShape(text)
    if (unfit !== null) {
      done(new HttpRefusal(unfit))
      return
    }
    parse(request, text, (error, body) => {
      // The parser would silently keep the last of two values under one name: such a body is refused.
      const twice = error === null ? repeatedNames(text) : []
      if (twice.length === 0) done(error, body)
      else done(new Refusal('invalid-input', { errors: twice.map(givenTwice) }))
    })
  }
}

/** @throws HttpRefusal where `read` fails to parse */
export function orMalformed<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new HttpRefusal('malformed-json')
  }
}

/** @throws HttpRefusal */
export function refuseOtherCharsets({ headers }: FastifyRequest): void {
  if (!isInUtf8(headers['content-type'])) throw new HttpRefusal('unsupported-media-type')
}

/** JSON is in UTF-8 (RFC 8259, 8.1). A body in another charset would be read as other text than was written. */
function isInUtf8(contentType = ''): boolean {
  const named = contentType.matchAll(/;\s*charset\s*=\s*("[^"]*"|[^;\s]*)/gi)
  return [...named].every(([, charset = '']) => /^"?(?:utf-?8|(?:us-)?ascii)"?$/i.test(charset))
}

/** SCIM routes have no schemas: among their methods only a deletion has no body. */
const takesBody = ({ routeOptions: { schema, method } }: FastifyRequest): boolean =>
  schema === undefined ? method !== 'DELETE' : schema.body !== undefined

/** Some clients send a content type with every request. Without a body, on a route that needs none, it is ignored. */
export function ignoreTypeWithoutBody(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const empty = (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined
    if (empty && !takesBody(request)) delete headers['content-type']
    done()
  })
}

const givenTwice = (name: string) => ({ path: name.slice(0, longestPath), code: 'given-twice' })

/** Counts brackets and commas outside of strings, so that the parser never gets a deep or endless text. */
function validateShape(text: string): 'too-deep' | 'too-large' | null {
  let depth = 0
  let values = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i)
    if (inString) {
      if (character === 0x5c) i++
      else if (character === 0x22) inString = false
    } else if (character === 0x22) inString = true
    else if (character === 0x7b || character === 0x5b) {
      depth++
      if (depth > deepest) return 'too-deep'
    } else if (character === 0x7d || character === 0x5d) depth--
    else if (character === 0x2c) {
      values++
      if (values > mostValues) return 'too-large'
    }
  }
  return null
}
