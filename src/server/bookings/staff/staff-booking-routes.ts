import type { FastifyInstance } from 'fastify'
import { presentStaffBooking } from '#server/bookings/present-booking.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { confirmLecture } from './confirm-lecture.ts'
import { handOverBooking, listFreeStaff } from './hand-over-booking.ts'
import { listStaffBookings } from './list-staff-bookings.ts'
import { markNoShow } from './mark-no-show.ts'

/** For the provider's own people: each sees what they hold themselves, and every lecture. */
export function staffBookingRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listBookings',
      action: 'run-bookings',
      summary:
        'Returns the bookings that the caller hosts on the given days (at most 62), and the lectures that await an answer.',
    },
    async ({ query, actor: { personId } }) => {
      const { bookings, requests } = await listStaffBookings(deps, personId, query)
      return { bookings: bookings.map(presentStaffBooking), requests: requests.map(presentStaffBooking) }
    },
  )
  route(
    app,
    {
      name: 'confirmLecture',
      action: 'run-bookings',
      summary: 'Confirms a lecture and its time. The caller becomes its host.',
      refusals: ['booking-unknown', 'booking-cancelled', 'booking-past', 'booking-changed', 'slot-taken'],
    },
    async ({ params, body, actor: { personId } }) => {
      const time = { ...params, ...body, startsAt: new Date(body.startsAt) }
      return presentStaffBooking(await confirmLecture(deps, personId, time))
    },
  )
  route(
    app,
    {
      name: 'listFreeStaff',
      action: 'run-bookings',
      summary:
        'Returns the colleagues who are free to host a booking of the caller’s at the given start time.',
      refusals: ['booking-unknown'],
    },
    async ({ params, query, actor: { personId } }) => {
      const asked = { ...params, startsAt: new Date(query.startsAt) }
      return { staff: await listFreeStaff(deps, personId, asked) }
    },
  )
  route(
    app,
    {
      name: 'placeBooking',
      action: 'run-bookings',
      summary:
        'Reschedules a booking that the caller hosts, reassigns it to a colleague who is free then, or both. Notifies the guest. A repeated Idempotency-Key changes nothing more.',
      refusals: [
        'booking-unknown',
        'booking-cancelled',
        'booking-past',
        'booking-changed',
        'slot-taken',
        'idempotency-conflict',
      ],
    },
    async ({ params, body: { startsAt, staffId, version }, actor: { personId }, request }) => {
      const placement = {
        ...params,
        startsAt: new Date(startsAt),
        holderId: staffId ?? personId,
        version,
        key: idempotencyKey(request),
      }
      return presentStaffBooking(await handOverBooking(deps, personId, placement))
    },
  )
  route(
    app,
    {
      name: 'markNoShow',
      action: 'run-bookings',
      summary: 'Marks a meeting that has begun as a no-show, or removes the mark.',
      refusals: ['booking-unknown', 'booking-changed'],
    },
    async ({ params, body, actor: { personId } }) =>
      presentStaffBooking(await markNoShow(deps, personId, { ...params, ...body })),
  )
}
