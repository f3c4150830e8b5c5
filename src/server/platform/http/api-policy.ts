import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerUnknownEndpoint } from './error-handler.ts'
import { keepToReader } from './guards/reader-only.ts'
import { refuseForeignWrites } from './guards/refuse-foreign-writes.ts'
import { refuseUnstorableText } from './guards/refuse-unstorable-text.ts'
import { logRequests } from './request-log.ts'

/**
 * What holds for every answer of the API. It depends on the context that a request is routed to, so that no spelling of an
 * address (`/%61pi/…`, `http://host/api/…`) gets past it; nothing here looks at the address itself.
 */
export function addApiPolicy(api: FastifyInstance, deps: Deps): void {
  // Here and below, what has nothing to wait for is no promise: each takes its turns, at every request.
  api.addHook('onRequest', (_request, reply, done) => {
    keepToReader(reply)
    done()
  })
  logRequests(api, deps.log)
  // Before its body is read: an address without an endpoint has no valid body.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answerUnknownEndpoint(request, reply)
    else done()
  })
  refuseForeignWrites(api, { baseUrl: deps.config.baseUrl })
  refuseUnstorableText(api)
  compressAnswers(api)
}
