import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { findActor, noteWork } from '#server/identity/sessions/session-http.ts'
import { countOpenedTrialLinks } from '#server/integrations/trials/opened-link-http.ts'
import { scimPath } from '#server/people/scim/present-scim.ts'
import { scimRoutes, tidyScimUrl } from '#server/people/scim/scim-routes.ts'
import type { Deps } from '#server/platform/deps.ts'
import { addApiPolicy } from '#server/platform/http/api-policy.ts'
import { acceptJsonOnly, ignoreTypeWithoutBody } from '#server/platform/http/body/json-body.ts'
import {
  answerErrors,
  answerFrameworkErrors,
  answerUnknownEndpoint,
} from '#server/platform/http/error-handler.ts'
import { refuseTwoHosts } from '#server/platform/http/guards/refuse-two-hosts.ts'
import { limitRequests } from '#server/platform/http/guards/request-limit.ts'
import { addSecurityHeaders } from '#server/platform/http/guards/security-headers.ts'
import { trustProxies } from '#server/platform/http/guards/trust-proxies.ts'
import { answerUnreadable } from '#server/platform/http/guards/unreadable-request.ts'
import { shutDownGracefully } from '#server/platform/http/leave.ts'
import { meterRequests } from '#server/platform/http/meter-requests.ts'
import { describeApi } from '#server/platform/http/openapi/openapi.ts'
import { repairBrokenUrl } from '#server/platform/http/pages/repair-broken-url.ts'
import { type Patience, patience, waitingFor } from '#server/platform/http/patience.ts'
import { addRequestIds } from '#server/platform/http/request-log.ts'
import { serveSecurityTxt } from '#server/platform/http/security-txt.ts'
import { serializerCompiler } from '#server/platform/http/serializer.ts'
import { consumeQuota } from '#server/platform/limits/within-limits.ts'
import { serveRecordLog } from '#server/rounds/record-log/record-log-http.ts'
import { redirectHome } from './redirect-home.ts'
import { registrations } from './routes.ts'

/** In bytes. The contract's largest ordinary body is a deep analysis, about 4 kB. Routes that take files set a limit of their own. */
const bodyLimit = 256 * 1024

/**
 * Passed with the options: otherwise Fastify first loads its own compilers, a hundred modules that are never used. Hence the casts:
 * any compiler may stand here ("schemaController" in Fastify's reference), but its types name only those of ajv.
 */
const compilersFactory = {
  buildValidator: () => validatorCompiler as never,
  buildSerializer: () => serializerCompiler as never,
}

export type AppParts = {
  /** Serves everything outside `/api`, its own not-found page included. */
  readonly pages?: FastifyPluginAsync
  /** Timeouts of connections; those of `patience` by default. */
  readonly patience?: Patience
}

const noPages: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? answerUnknownEndpoint(request, reply) : undefined,
  )
  app.setNotFoundHandler(answerUnknownEndpoint)
}

/** The whole HTTP side without a listening socket: tests `inject` into it, main.ts makes it listen. */
export async function buildApp(deps: Deps, parts: AppParts = {}): Promise<FastifyInstance> {
  const { baseUrl, brand, trustedProxies } = deps.config
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit,
    // Requests that still arrive while the server closes get their answer.
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
  app.decorate('consumeQuota', (actor, budget) => consumeQuota(deps, actor, budget))
  addRequestIds(app)
  refuseTwoHosts(app)
  shutDownGracefully(app)
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
  redirectHome(app, deps)
  countOpenedTrialLinks(app, deps)
  await app.register(parts.pages ?? noPages)
  await app.ready()
  return app
}
