import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { problemStatus } from '#contract/problem.ts'
import { ListRefusal } from '#server/people/list/list-refusal.ts'
import type { Log } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { HttpRefusal } from '#server/platform/http/http-refusal.ts'
import { busyFor, explainOutage, isBusy, isDatabaseAway } from '#server/platform/is-database-away.ts'
import { detailOf, type ScimType, statusOf } from './refusal-words.ts'

/** A request that SCIM itself does not allow. `detail` is for the program's administrator. */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, scimType: ScimType | undefined, detail: string) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

/** The schema of a SCIM error (RFC 7644, 3.12). */
const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'

export const scimMediaType = 'application/scim+json'

export function sendScimError(
  reply: FastifyReply,
  { status, scimType, message }: Pick<ScimError, 'status' | 'scimType' | 'message'>,
) {
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const error = { schemas: [schema], status: String(status), ...(scimType && { scimType }), detail: message }
  return reply.code(status).type(scimMediaType).send(JSON.stringify(error))
}

/** Fastify's own refusals. */
const framework: Readonly<Record<string, readonly [number, ScimType | undefined, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, undefined, 'The request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, undefined, `Send ${scimMediaType}.`],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalidSyntax', 'The request has no body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalidSyntax', 'The request is not JSON.'],
}

export function answerScimErrors(scim: FastifyInstance, log: Log): void {
  scim.setErrorHandler((error, request, reply) => {
    if (error instanceof ScimError) return sendScimError(reply, error)
    if (error instanceof ListRefusal)
      return sendScimError(reply, { ...statusOf(error.code), message: detailOf(error) })
    if (error instanceof Refusal || error instanceof HttpRefusal) {
      const { code } = error
      if (error instanceof HttpRefusal) reply.headers(error.headers)
      const after = error instanceof Refusal ? error.details.retryAfter : undefined
      if (after !== undefined) reply.header('retry-after', String(Math.ceil(after)))
      const status = problemStatus[code]
      const scimType = status === 400 ? ('invalidSyntax' as const) : undefined
      return sendScimError(reply, { status, scimType, message: words[code] ?? code })
    }
    const known = framework[(error as FastifyError).code]
    if (known !== undefined) {
      const [status, scimType, message] = known
      return sendScimError(reply, { status, scimType, message })
    }
    if (isBusy(error)) {
      const message = 'The list is being changed by another request. Try again in a moment.'
      reply.header('retry-after', String(busyFor))
      return sendScimError(reply, { status: 503, scimType: undefined, message })
    }
    const away = isDatabaseAway(error)
    log.error({ request: request.id, error }, away ? explainOutage(error) : 'Unexpected error')
    if (away) reply.header('retry-after', '5')
    const status = away ? 503 : 500
    return sendScimError(reply, { status, scimType: undefined, message: 'Try again later.' })
  })
}

const words: Readonly<Record<string, string>> = {
  'not-signed-in': 'Send an API key of the organisation as a bearer token.',
  'not-allowed': 'This API key is not made for people.',
  'not-found': 'There is no such resource.',
  'unsupported-media-type': `Send ${scimMediaType} in UTF-8.`,
  'too-many-requests': 'Too many requests. Try again later.',
}
