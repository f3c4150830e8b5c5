import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, ResponseSerializationError } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import type { Log } from '#server/platform/deps.ts'
import { Refusal, type RefusalDetails } from '#server/platform/errors.ts'
import { busyFor, explainOutage, isBusy, isDatabaseAway } from '#server/platform/is-database-away.ts'
import { keepToReader } from './guards/reader-only.ts'
import { HttpRefusal, presentProblem } from './http-refusal.ts'
import { presentIssues } from './present-issues.ts'
import { logRequest } from './request-log.ts'

/** The one place that answers errors. An unforeseen error is a 500 that tells its reader nothing. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return sendProblem(reply, error.code, error.details)
    if (error instanceof HttpRefusal) return sendProblem(reply.headers(error.headers), error.code)
    if (hasZodFastifySchemaValidationErrors(error)) return answerInvalid(error, request, reply)
    // The reader left before the body was whole: nobody reads the answer, and nothing is wrong on our side.
    if (error instanceof Error && error === request.raw.errored)
      return sendProblem(reply, 'malformed-request')
    const known = frameworkProblems[(error as FastifyError).code]
    if (known !== undefined) return sendProblem(reply, known)
    if (isOfErased(error)) return sendProblem(reply, 'not-signed-in')
    if (isBusy(error)) return sendProblem(reply, 'unavailable', { retryAfter: busyFor })
    if (isDatabaseAway(error)) {
      log.error({ ...where(request), error }, explainOutage(error))
      return sendProblem(reply, 'unavailable', { retryAfter: 5 })
    }
    if (error instanceof ResponseSerializationError) {
      const issues = error.cause.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
      log.error({ ...where(request), issues }, 'An answer did not match its contract')
      return sendProblem(reply, 'unexpected')
    }
    log.error({ ...where(request), error }, 'Unexpected error')
    return sendProblem(reply, 'unexpected')
  })
}

/** Whether the request stored something for a person whose account has been erased meanwhile (foreign_key_violation). */
const isOfErased = (error: unknown): boolean => {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  return code === '23503' && /_(person_id|for_person)_fkey$/.test(String(constraint))
}

/** Fastify's own refusals. https://fastify.dev/docs/latest/Reference/Errors/ */
const frameworkProblems: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
}

/** Answers Fastify's own errors before routing, which reach no handler and no hook of ours. */
export function answerFrameworkErrors(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    keepToReader(reply)
    sendProblem(reply, frameworkProblems[error.code] ?? 'unexpected')
    logRequest(log, request, reply)
  }
}

function answerInvalid(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!hasZodFastifySchemaValidationErrors(error)) return sendProblem(reply, 'unexpected')
  // A malformed id in the address names no resource.
  if (error.validationContext === 'params') return sendProblem(reply, 'not-found')
  const input = error.validationContext === 'body' ? request.body : request.query
  return sendProblem(reply, 'invalid-input', { errors: presentIssues(error.validation, input) })
}

/** Answers an address of the API that has no endpoint: 405 when it has one for another method, else 404. */
export function answerUnknownEndpoint(request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request)
  const allowed = Object.values(endpoints).filter(
    ({ method, path: url }) => matches(url, path) && request.server.hasRoute({ method, url }),
  )
  if (allowed.length === 0) return sendProblem(reply, 'not-found')
  reply.header('allow', [...new Set(allowed.map((endpoint) => endpoint.method))].join(', '))
  return sendProblem(reply, 'method-not-allowed')
}

/** The path as the router reads it: without query and host, percent-decoded. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? ''
  return decodeURI(path)
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

function sendProblem(reply: FastifyReply, code: ProblemCode, details: RefusalDetails = {}) {
  if (details.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(details.retryAfter)))
  return reply.code(problemStatus[code]).type('application/problem+json').send(presentProblem(code, details))
}

const where = (request: FastifyRequest) => ({
  request: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'none',
})
