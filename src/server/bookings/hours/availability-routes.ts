import type { FastifyInstance } from 'fastify'
import type { ExceptionToKeep } from '#contract/bookings/availability.ts'
import type { AvailabilityException } from '#core/booking/availability.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { readAvailability } from './availability-repository.ts'
import { presentAvailability } from './present-availability.ts'
import { addException, publishAvailability, removeException } from './publish-availability.ts'

/** The hours in which one of the staff can be booked, which that person publishes. */
export function availabilityRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readAvailability', async ({ actor: { personId } }) =>
    presentAvailability(await readAsPerson(deps, personId, readAvailability)),
  )
  route(app, 'writeAvailability', async ({ actor, body, request }) =>
    presentAvailability(await publishAvailability(deps, actor, body, idempotencyKey(request))),
  )
  route(app, 'addException', async ({ actor: { personId }, body, request, reply }) => {
    const kept = await addException(deps, personId, exceptionOf(body), idempotencyKey(request))
    reply.code(201)
    return presentAvailability(kept)
  })
  route(app, 'removeException', async ({ actor: { personId }, params }) =>
    presentAvailability(await removeException(deps, personId, params.exceptionId)),
  )
}

function exceptionOf(body: ExceptionToKeep): AvailabilityException {
  if (body.kind === 'extra') return body
  return {
    kind: 'away',
    from: { day: body.fromDay, time: body.fromTime },
    until: { day: body.untilDay, time: body.untilTime },
  }
}
