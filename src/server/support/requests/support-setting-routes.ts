import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { readSupportSettings, writeSupportSettings } from './set-up-support.ts'

export function supportSettingRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readSupportSettings',
      action: 'set-up-support',
      summary:
        'Returns the organisation’s occupational health service with its promised response time, and whether people are offered talks.',
    },
    async ({ actor: { personId }, params }) => readSupportSettings(deps, { ...params, personId }),
  )
  route(
    app,
    {
      name: 'writeSupportSettings',
      action: 'set-up-support',
      summary:
        'Sets the occupational health service and whether people are offered talks. Open support requests remain with their receiver.',
      reauthenticated: true,
    },
    async ({ actor: { personId }, params, body }) =>
      writeSupportSettings(deps, { ...body, ...params, personId }),
  )
}
