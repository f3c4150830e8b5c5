import { z } from 'zod'
import { keptAvailability } from './availability.ts'
import { bookingView } from './booking.ts'
import { calendarFeed } from './calendar-feed.ts'
import { roleNames } from './me.ts'
import { allOwnDocuments } from './own-document.ts'
import { answers, result } from './result.ts'
import { secondFactors } from './second-factor.ts'
import { supportRequest } from './support.ts'

/** Everything about me, to keep or to take elsewhere. */
export const accountExport = z.strictObject({
  format: z.literal('andrum-account-1'),
  exportedAt: z.iso.datetime(),
  person: z.strictObject({ id: z.string(), email: z.string(), privateEmail: z.string().nullable() }),
  staff: z.boolean(),
  /** As each organisation has me in its list, also where I have left. */
  memberships: z.array(
    z.strictObject({
      organisation: z.string(),
      unit: z.string(),
      name: z.string(),
      email: z.string(),
      externalId: z.string().nullable(),
      leftAt: z.iso.datetime().nullable(),
      roles: z.array(z.enum(roleNames)),
    }),
  ),
  sessions: z.array(
    z.strictObject({ device: z.string(), startedAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() }),
  ),
  /** Browsers that my account knows, so that a sign-in in any other is mailed to me. */
  browsers: z.array(
    z.strictObject({ device: z.string(), firstSeenAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
  ),
  /** What I can prove who I am with, besides a mailed code; no secret of it. */
  secondFactors,
  /** Rounds not released yet, and whether I have answered. What I answered is nowhere to be found. */
  invitations: z.array(
    z.strictObject({
      organisation: z.string(),
      round: z.string(),
      closesAt: z.iso.datetime(),
      used: z.boolean(),
    }),
  ),
  /** What I have booked, as long as it is kept. */
  bookings: z.array(
    bookingView.extend({ name: z.string(), email: z.string(), phone: z.string(), company: z.string() }),
  ),
  /** When I can be booked, as I have published it, and where notices of bookings go. Of staff only. */
  workingHours: z.strictObject({ ...keptAvailability.shape, noticesTo: z.string() }).nullable(),
  /** Kinds of mail that I have switched off, and when I am to be written to. */
  mail: z.strictObject({
    refused: z.array(z.string()),
    due: z.array(z.strictObject({ kind: z.string(), at: z.iso.datetime() })),
  }),
  /** Without its address, which is kept nowhere. */
  calendarFeed: calendarFeed.nullable(),
  /** What I have written, by kind: the exercises of the green zone, the recovery programme. */
  documents: allOwnDocuments,
  supportRequests: z.array(supportRequest),
  results: z.array(
    z.strictObject({
      id: z.string(),
      takenAt: z.iso.datetime(),
      instrument: z.string(),
      version: z.string(),
      answers,
      result,
    }),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
