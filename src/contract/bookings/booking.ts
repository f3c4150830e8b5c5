import { z } from 'zod'
import {
  bookingTypeIds,
  dayParts,
  lectureFormats,
  meetingWays,
  slotTypeIds,
} from '#core/booking/booking-types.ts'
import { type Day, isDay, isOnDay } from '#core/calendar/local-time.ts'
import { asDay } from '../as-written.ts'
import { language } from '../language.ts'
import { seenVersion } from '../seen-version.ts'

export const bookingTypeList = z.object({
  types: z.array(
    z.object({
      id: z.enum(bookingTypeIds),
      minutes: z.int(),
      by: z.enum(['slot', 'request']),
      who: z.enum(['everyone', 'signed-in']),
    }),
  ),
})

const day = z.custom<Day>(isDay, { message: 'wrong-format' }).meta(asDay)

/**
 * Days by the calendar of Stockholm, both included; at most 31. Without them: two weeks from today. With `staff` only the
 * times of that person; none for a person who cannot be booked or does not exist.
 */
export const freeSlotsQuery = z.strictObject({
  type: z.enum(slotTypeIds),
  staff: z.uuid().optional(),
  from: day.optional(),
  to: day.optional(),
})

export const freeSlotList = z.object({
  slots: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  /** The first free time after these days; null when there is none. */
  next: z.iso.datetime().nullable(),
})
export type FreeSlotList = z.infer<typeof freeSlotList>

export const bookingStates = ['requested', 'booked', 'cancelled', 'declined', 'no-show'] as const

const lectureWishes = z.object({
  days: z.array(z.object({ day: z.string(), part: z.enum(dayParts) })),
  groupSize: z.int(),
  format: z.enum(lectureFormats),
  place: z.string(),
  /** The name of one of our lectures; empty for any. */
  lecture: z.string(),
})

/** A booking as the person who made it sees it. */
export const bookingView = z.object({
  id: z.uuid(),
  type: z.enum(bookingTypeIds),
  state: z.enum(bookingStates),
  /** Null while a lecture is a wish. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  way: z.enum([...meetingWays, ...lectureFormats]),
  /** The member of staff; null while nobody is assigned. */
  with: z.string().nullable(),
  /** The video link of the meeting, if it is known already. */
  link: z.string().nullable(),
  wishes: lectureWishes.nullable(),
  version: z.int(),
})
export type BookingView = z.infer<typeof bookingView>

/** What the booker gets: the booking, and the secret that opens it without an account. */
export const madeBooking = z.object({ booking: bookingView, token: z.string() })
export type MadeBooking = z.infer<typeof madeBooking>

export const myBookings = z.object({ bookings: z.array(bookingView) })

export const bookingParams = z.strictObject({ bookingId: z.uuid() })

const startsAt = z.iso.datetime().refine(isOnDay, { message: 'wrong-format' })

/** A new time. `version` is the booking as the sender saw it: somebody may have changed it in another window. */
export const bookingChange = z.strictObject({ startsAt, version: seenVersion(0) })

/** What staff see of a booking that they hold, and of requested lectures. */
export const staffBookingView = bookingView.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Empty when none was given. */
  company: z.string(),
  language,
  cancelledBy: z.enum(['guest', 'staff']).nullable(),
})
export type StaffBookingView = z.infer<typeof staffBookingView>

export const staffBookingsQuery = z.strictObject({ from: day, to: day })

export const staffBookings = z.object({
  bookings: z.array(staffBookingView),
  /** Lectures that wait for an answer, oldest first. */
  requests: z.array(staffBookingView),
})
export type StaffBookings = z.infer<typeof staffBookings>

/** The time of a requested lecture. */
export const lectureTime = z.strictObject({
  startsAt,
  minutes: z.int().min(30).max(480).multipleOf(5),
  version: seenVersion(0),
})

export const freeStaffQuery = z.strictObject({ startsAt })

/** Colleagues who could hold a booking then, by name. */
export const freeStaff = z.object({
  staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type FreeStaff = z.infer<typeof freeStaff>

/** The new time of a booking and its new holder; null: the present holder. */
export const bookingPlacement = z.strictObject({
  startsAt,
  staffId: z.uuid().nullable(),
  version: seenVersion(0),
})

export const noShow = z.strictObject({ noShow: z.boolean() })
