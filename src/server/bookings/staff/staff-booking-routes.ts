import type { FastifyInstance } from 'fastify'
import { presentBooking } from '#server/bookings/present-booking.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { confirmLecture } from './confirm-lecture.ts'
import { handOverBooking, listFreeStaff } from './hand-over-booking.ts'
import { listStaffBookings } from './list-staff-bookings.ts'
import { markNoShow } from './mark-no-show.ts'

/** For the provider's own people: each sees the bookings that they hold, and every lecture. */
export function staffBookingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listBookings', async ({ query, actor: { personId } }) => {
    const { bookings, requests } = await listStaffBookings(deps, personId, query)
    return { bookings: bookings.map(presentBooking), requests: requests.map(presentBooking) }
  })
  route(app, 'confirmLecture', async ({ params, body, actor: { personId } }) => {
    const time = { ...params, ...body, startsAt: new Date(body.startsAt) }
    return presentBooking(await confirmLecture(deps, personId, time))
  })
  route(app, 'listFreeStaff', async ({ params, query, actor: { personId } }) => {
    const asked = { ...params, startsAt: new Date(query.startsAt) }
    return { staff: await listFreeStaff(deps, personId, asked) }
  })
  route(
    app,
    'placeBooking',
    async ({ params, body: { startsAt, staffId, version }, actor: { personId }, request }) => {
      const placement = {
        ...params,
        startsAt: new Date(startsAt),
        holderId: staffId ?? personId,
        version,
        key: idempotencyKey(request),
      }
      return presentBooking(await handOverBooking(deps, personId, placement))
    },
  )
  route(app, 'markNoShow', async ({ params, body, actor: { personId }, request }) => {
    const mark = { ...params, ...body, key: idempotencyKey(request) }
    return presentBooking(await markNoShow(deps, personId, mark))
  })
}
