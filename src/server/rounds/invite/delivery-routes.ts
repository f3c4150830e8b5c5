import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { readDelivery } from './read-delivery.ts'

export function deliveryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readDelivery', async ({ actor: { personId, memberships }, params }) => {
    const here = memberships.find(({ organisationId }) => organisationId === params.organisationId)
    // A representative who is also HR or owner counts as the employer, as in the review of a list.
    if (here?.roles.some((role) => role === 'hr' || role === 'owner')) throw new Refusal('not-allowed')
    const units = await readDelivery(deps, { ...params, personId })
    return {
      units:
        units?.map(({ id, name, invited, countedIn, band }) => ({ id, name, invited, countedIn, band })) ??
        null,
    }
  })
}
