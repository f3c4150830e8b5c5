import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerUnknownEndpoint } from './error-handler.ts'
import { keepToReader } from './guards/reader-only.ts'
import { refuseForeignWrites } from './guards/refuse-foreign-writes.ts'
import { refuseUnstorableText } from './guards/refuse-unstorable-text.ts'
import { logRequests } from './request-log.ts'

/**
 * Rules for every answer of the API. They depend on the context that a request is routed to, so that no spelling of an address
 * (`/%61pi/…`, `http://host/api/…`) evades them; nothing here looks at the address itself.
 */
export function addApiPolicy(api: FastifyInstance, deps: Deps): void {
  // A hook without waiting takes a callback, here and below: each promise costs turns of the event loop, at every request.
  api.addHook('onRequest', (_request, reply, done) => {
    keepToReader(reply)
    done()
  })
  logRequests(api, deps.log)
  // Runs before the body is read: an address without an endpoint has no valid body.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerUnknownEndpoint(request, reply)
    else done()
  })
  refuseForeignWrites(api, { baseUrl: deps.config.baseUrl })
  refuseUnstorableText(api)
  compressAnswers(api)
}
