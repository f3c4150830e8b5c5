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
      summary: 'What I hold on these days (at most 62), and lectures that wait for an answer.',
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
      summary: 'Confirms a lecture and its time; the member of staff who confirms it holds it.',
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
      summary: 'Which colleagues could hold a booking of mine, had it begun then.',
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
        'Gives a booking that I hold another time, or hands it over to a colleague who is free then, or both. The guest is told. The same Idempotency-Key is one change.',
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
      summary: 'Notes that nobody came to a meeting that has begun, or takes the note back.',
      refusals: ['booking-unknown', 'booking-changed'],
    },
    async ({ params, body, actor: { personId } }) =>
      presentStaffBooking(await markNoShow(deps, personId, { ...params, ...body })),
  )
}
