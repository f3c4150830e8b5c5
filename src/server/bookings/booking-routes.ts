import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, visitor } from '#core/access/actor.ts'
import { bookingTypeIds, bookingTypes } from '#core/booking/booking-types.ts'
import type { Language } from '#core/languages.ts'
import { findMailAddresses } from '#server/identity/addresses/own-mail-addresses.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, Refusal } from '#server/platform/errors.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/net/network-of.ts'
import { cancelBooking } from './cancel-booking.ts'
import { type BookingAsked, readBooking } from './find-booking.ts'
import { ownBookings } from './hosted-booking.ts'
import { listFreeSlots } from './list-free-slots.ts'
import { type Booker, bookSlot, requestLecture } from './make-booking.ts'
import { moveBooking } from './move-booking.ts'
import { presentBooking } from './present-booking.ts'

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listBookingTypes', async () => ({
    types: bookingTypeIds.map((id) => ({ id, ...bookingTypes[id] })),
  }))
  route(app, 'listFreeSlots', async ({ query }) => {
    const { slots, next } = await listFreeSlots(deps, query)
    const { minutes } = bookingTypes[query.type]
    return {
      slots: slots.map((slot) => ({
        startsAt: slot,
        endsAt: new Date(slot.getTime() + minutes * 60_000),
      })),
      next,
    }
  })
  route(app, 'makeBooking', async ({ body, actor, request, reply }) => {
    // Only a program fills in the invisible field.
    if (body.website !== undefined && body.website !== '') throw new Refusal('too-many-requests')
    const booker = await bookerOf(deps, body, actor, request)
    const made =
      body.type === 'lecture'
        ? await requestLecture(
            deps,
            {
              days: body.days,
              groupSize: body.groupSize,
              format: body.format,
              place: body.format === 'on-site' ? (body.place ?? '') : '',
              lecture: body.lecture ?? '',
            },
            booker,
          )
        : await bookSlot(deps, { ...body, startsAt: new Date(body.startsAt) }, booker)
    reply.code(201)
    return { booking: presentBooking(made.booking), token: made.token }
  })
  route(app, 'readBooking', async (asked) => presentBooking(await readBooking(deps, whose(asked))))
  route(app, 'moveBooking', async ({ body, ...input }) => {
    const time = { startsAt: new Date(body.startsAt), version: body.version }
    return presentBooking(await moveBooking(deps, whose(input), time))
  })
  route(app, 'cancelBooking', async (asked) => presentBooking(await cancelBooking(deps, whose(asked))))
  route(app, 'listMyBookings', async ({ actor: { personId } }) => {
    const bookings = await readAsPerson(deps, personId, ownBookings)
    return { bookings: bookings.map(presentBooking) }
  })
}

type Written = {
  readonly name: string
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly company?: string | undefined
  readonly language: Language
}

/** @throws Refusal for a visitor without an address, who could get no confirmation. */
async function bookerOf(
  deps: Deps,
  written: Written,
  actor: Actor,
  request: FastifyRequest,
): Promise<Booker> {
  // A booking is the person's own: in a session that does not open own data people book as visitors do, staff too.
  const person = actor.kind === 'person' && actor.opensOwn ? actor : null
  const addresses = person === null ? null : await findMailAddresses(deps, person.personId)
  const email = addresses?.own ?? written.email
  if (email === undefined) {
    throw badField('email', 'required')
  }
  const { name, phone = '', company = '', language } = written
  return {
    name,
    email,
    phone,
    company,
    language,
    person,
    key: idempotencyKey(request),
    network: networkOf(request.ip),
  }
}

type AskedFor = {
  readonly params: { readonly bookingId: string }
  readonly actor: Actor
  readonly request: FastifyRequest
}

function whose({ params, actor, request }: AskedFor): BookingAsked {
  const token = request.headers['booking-token']
  // Staff see customers' bookings, so without their second factor they need the link as anybody does.
  const isKnown = actor.kind === 'person' && (!actor.staff || actor.secondFactor)
  const known = isKnown ? actor : visitor
  return { bookingId: params.bookingId, token: typeof token === 'string' ? token : null, actor: known }
}
