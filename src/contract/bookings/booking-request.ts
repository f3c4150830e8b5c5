import * as z from 'zod/mini'
import { dayParts, lectureFormats, meetingWays, slotTypeIds } from '#core/booking/booking-types.ts'
import { lectureNames } from '#core/booking/lectures.ts'
import { isDay, isOnDay } from '#core/calendar/local-time.ts'
import { languages } from '#core/languages.ts'
import { email, oneLine } from '../mail-text.ts'

/** Lengths in characters, and the largest numbers. */
const bookingLimits = {
  name: { least: 2, most: 200 },
  email: { most: 254 },
  phone: { most: 40 },
  company: { most: 200 },
  place: { most: 200 },
  days: { least: 1, most: 3 },
  groupSize: { least: 1, most: 2000 },
} as const

/** A telephone number as people write it, with spaces, dashes and a country code: at least six signs, so that it can be called. */
const callable = z.regex(/^\+?[\d\s()/-]{6,}$/)

const { name, phone, company, place, days, groupSize } = bookingLimits

const asker = {
  name: z.string().check(z.trim(), z.minLength(name.least), z.maxLength(name.most), oneLine),
  /** A visitor's address. A person who is signed in books with the address of the account, whatever this says. */
  email: z.optional(email),
  /** The booker's company. Empty or left out for a private person. */
  company: z.optional(z.string().check(z.trim(), z.maxLength(company.most), oneLine)),
  language: z.enum(languages),
  /** A honeypot that people do not see. Accepted like the other fields. */
  website: z.optional(z.string().check(z.maxLength(2000))),
}

const telephone = z.string().check(z.trim(), z.maxLength(phone.most), callable)
/** An empty text means the same as a field that is left out. */
const maybeTelephone = z.optional(z.union([z.literal(''), telephone]))

/** Runs this check even if another fails, so that a form shows all errors at once. */
const always = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null

/** A free time with a member of staff. A meeting by phone needs a number to call. */
export const slotRequest = z
  .strictObject({
    type: z.enum(slotTypeIds),
    startsAt: z.iso.datetime().check(z.refine(isOnDay, { message: 'wrong-format' })),
    way: z.enum(meetingWays),
    /** The member of staff; if left out, anybody who is free then. */
    staff: z.optional(z.uuid()),
    phone: maybeTelephone,
    ...asker,
  })
  .check(
    z.refine(({ way, phone: number = '' }) => way !== 'phone' || number !== '', {
      path: ['phone'],
      message: 'required',
      when: always,
    }),
  )

/** Wishes for a lecture, which staff answer. */
export const lectureRequest = z
  .strictObject({
    type: z.literal('lecture'),
    days: z
      .array(
        z.strictObject({
          day: z.string().check(z.refine(isDay, { message: 'wrong-format' })),
          part: z.enum(dayParts),
        }),
      )
      .check(z.minLength(days.least), z.maxLength(days.most)),
    groupSize: z.int().check(z.minimum(groupSize.least), z.maximum(groupSize.most)),
    format: z.enum(lectureFormats),
    place: z.optional(z.string().check(z.trim(), z.maxLength(place.most), oneLine)),
    /** The name of one of our lectures. */
    lecture: z.optional(z.enum(lectureNames)),
    phone: maybeTelephone,
    ...asker,
  })
  .check(
    z.refine(({ format, place: where = '' }) => format !== 'on-site' || where !== '', {
      path: ['place'],
      message: 'required',
      when: always,
    }),
  )

export const bookingRequest = z.discriminatedUnion('type', [slotRequest, lectureRequest])
