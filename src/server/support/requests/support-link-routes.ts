import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentReceived } from './present-support.ts'
import { answerSupportLink, readSupportLink } from './take-on-support-request.ts'

/** For occupational health, which has no account here: what its mailed link opens. */
export function supportLinkRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readSupportLink',
      action: 'use-support-link',
      summary:
        'Returns the support request that a mailed link refers to, while the case is open. Changes nothing.',
      refusals: ['support-link-unknown'],
      limited: true,
    },
    async ({ body }) => presentReceived(await readSupportLink(deps, body.token)),
  )
  route(
    app,
    {
      name: 'answerSupportLink',
      action: 'use-support-link',
      summary:
        'Acknowledges or closes the support request that a mailed link refers to. The link of a closed request is invalid.',
      refusals: ['support-link-unknown'],
      limited: true,
    },
    async ({ body }) => {
      await answerSupportLink(deps, body)
      return {}
    },
  )
}
