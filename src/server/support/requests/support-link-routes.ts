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
        'The support request behind a mailed link, while the case is open. Reading it changes nothing.',
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
      summary: 'Acknowledges or closes the request behind a mailed link. Closed, the link opens nothing.',
      refusals: ['support-link-unknown'],
      limited: true,
    },
    async ({ body }) => {
      await answerSupportLink(deps, body)
      return {}
    },
  )
}
