import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '#server/deps.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerErrors, answerFrameworkError, answerUnknownEndpoint } from './error-handler.ts'
import { acceptJsonOnly } from './json-body.ts'
import { describeApi } from './openapi.ts'
import { repairBrokenUrl } from './pages/repair-broken-url.ts'
import { refuseForeignWrites } from './refuse-foreign-writes.ts'
import { refuseUnkeepableText } from './refuse-unkeepable-text.ts'
import { limitRequests } from './request-limit.ts'
import { logRequests } from './request-log.ts'
import { registrations } from './routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { findActorBySession } from './session.ts'
import { answerUnreadable } from './unreadable-request.ts'

/** The contract's largest ordinary body is a deep analysis, about 4 kB. Routes that take files say so themselves. */
const bodyLimit = 256 * 1024

/** A load balancer stands in a private network; whoever comes from elsewhere cannot say on whose behalf. */
const nearbyProxies = 'loopback,linklocal,uniquelocal'

export type AppParts = {
  /** Serves everything outside `/api`, its own not-found page included. */
  readonly pages?: FastifyPluginAsync
}

/** The whole HTTP side, not yet listening: tests `inject` into it, main.ts lets it listen. */
export async function buildApp(deps: Deps, parts: AppParts = {}): Promise<FastifyInstance> {
  const { baseUrl, brand } = deps.config
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit,
    // Somebody who sends a byte a second holds a connection no longer than this, in milliseconds.
    requestTimeout: 120_000,
    rewriteUrl: repairBrokenUrl,
    trustProxy: nearbyProxies,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('findActor', findActorBySession(deps))
  app.decorate('limitRequest', limitRequests(deps))
  logRequests(app, deps)
  answerErrors(app, deps.log)
  acceptJsonOnly(app)
  await app.register(cookie)
  await addSecurityHeaders(app, { https: baseUrl.startsWith('https://') })
  refuseForeignWrites(app, { baseUrl })
  refuseUnkeepableText(app)
  compressAnswers(app)
  await describeApi(app, { baseUrl, title: brand.name })
  for (const register of registrations) register(app, deps)
  app.register(async (api) => void api.setNotFoundHandler(answerUnknownEndpoint), { prefix: '/api' })
  if (parts.pages) await app.register(parts.pages)
  else app.setNotFoundHandler(answerUnknownEndpoint)
  await app.ready()
  return app
}
