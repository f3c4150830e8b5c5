import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { readSupportSettings, writeSupportSettings } from './set-up-support.ts'

export function supportSettingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readSupportSettings', async ({ actor: { personId }, params }) =>
    readSupportSettings(deps, { ...params, personId }),
  )
  route(app, 'writeSupportSettings', async ({ actor: { personId }, params, body, request }) =>
    writeSupportSettings(deps, { ...body, ...params, personId, key: idempotencyKey(request) }),
  )
}
