import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '#server/deps.ts'
import { takeFromBudget } from '#server/usecases/take-from-budget.ts'
import { addApiPolicy } from './api-policy.ts'
import { answerErrors, answerFrameworkErrors, answerUnknownEndpoint } from './error-handler.ts'
import { acceptJsonOnly, ignoreTypeWithoutBody } from './json-body.ts'
import { leadHome } from './lead-home.ts'
import { learnToLeave } from './leave.ts'
import { meterRequests } from './meter-requests.ts'
import { describeApi } from './openapi.ts'
import { repairBrokenUrl } from './pages/repair-broken-url.ts'
import { type Patience, patience, waitingFor } from './patience.ts'
import { serveRecordLog } from './record-log.ts'
import { refuseTwoHosts } from './refuse-two-hosts.ts'
import { limitRequests } from './request-limit.ts'
import { numberAnswers } from './request-log.ts'
import { registrations } from './routes.ts'
import { scimPath } from './scim/present-scim.ts'
import { scimRoutes } from './scim/scim-routes.ts'
import { tidyScimUrl } from './scim/tidy-scim-url.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { findActor, noteWork } from './session.ts'
import { trustProxies } from './trust-proxies.ts'
import { answerUnreadable } from './unreadable-request.ts'

/** The contract's largest ordinary body is a deep analysis, about 4 kB. Routes that take files say so themselves. */
const bodyLimit = 256 * 1024

/**
 * Given with the options, or Fastify first loads its own: a hundred modules that are never asked. Hence the casts: any compiler
 * may stand here ("schemaController" in Fastify's reference), and its types name only those of ajv.
 */
const compilersFactory = {
  buildValidator: () => validatorCompiler as never,
  buildSerializer: () => serializerCompiler as never,
}

export type AppParts = {
  /** Serves everything outside `/api`, its own not-found page included. */
  readonly pages?: FastifyPluginAsync
  /** How long connections are waited for, where it is not as usual. */
  readonly patience?: Patience
}

const noPages: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? answerUnknownEndpoint(request, reply) : undefined,
  )
  app.setNotFoundHandler(answerUnknownEndpoint)
}

/** The whole HTTP side, not yet listening: tests `inject` into it, main.ts lets it listen. */
export async function buildApp(deps: Deps, parts: AppParts = {}): Promise<FastifyInstance> {
  const { baseUrl, brand, trustedProxies } = deps.config
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit,
    // Whoever still reaches us while we close is answered.
    return503OnClosing: false,
    ...waitingFor(parts.patience ?? patience),
    rewriteUrl: (request) => tidyScimUrl(repairBrokenUrl(request)),
    trustProxy: trustProxies(trustedProxies),
    frameworkErrors: answerFrameworkErrors(deps.log),
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
    schemaController: { compilersFactory },
  })
  app.decorate('findActor', findActor(deps))
  app.decorate('noteWork', noteWork(deps))
  app.decorate('limitRequest', limitRequests(deps))
  app.decorate('takeFromBudget', (actor, budget) => takeFromBudget(deps, actor, budget))
  numberAnswers(app)
  refuseTwoHosts(app)
  learnToLeave(app)
  meterRequests(app, deps.meter)
  answerErrors(app, deps.log)
  acceptJsonOnly(app)
  ignoreTypeWithoutBody(app)
  await app.register(cookie)
  await addSecurityHeaders(app, { https: baseUrl.startsWith('https://') })
  await describeApi(app, { baseUrl, title: brand.name })
  app.register(async (api) => {
    addApiPolicy(api, deps)
    for (const register of registrations) register(api, deps)
    api.register(async (rest) => void rest.setNotFoundHandler(answerUnknownEndpoint), { prefix: '/api' })
  })
  await app.register(scimRoutes(deps), { prefix: scimPath })
  serveSecurityTxt(app, deps)
  serveRecordLog(app, deps)
  leadHome(app, deps)
  await app.register(parts.pages ?? noPages)
  await app.ready()
  return app
}
