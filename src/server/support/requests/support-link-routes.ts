import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { answerSupportLink, readSupportLink } from './take-on-support-request.ts'

/** What the mailed link opens for occupational health, which has no account here. */
export function supportLinkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readSupportLink', async ({ body }) => readSupportLink(deps, body.token))
  route(app, 'answerSupportLink', async ({ body }) => {
    await answerSupportLink(deps, body)
    return {}
  })
}
