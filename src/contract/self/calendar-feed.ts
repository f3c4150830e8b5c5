import { z } from 'zod'

/** A feed. Its address is returned once, when it is made, and not stored. */
export const calendarFeed = z.object({
  /** Whether entries have titles; otherwise the feed only shows that there is one. */
  titled: z.boolean(),
  madeAt: z.iso.datetime(),
  /** The last day that a calendar program fetched it. */
  fetchedOn: z.iso.date().nullable(),
})
export type CalendarFeed = z.infer<typeof calendarFeed>

export const myCalendarFeed = z.object({ feed: calendarFeed.nullable() })

export const makeCalendarFeedRequest = z.strictObject({ titled: z.boolean() })

export const madeCalendarFeed = z.object({ feed: calendarFeed, address: z.url() })
export type MadeCalendarFeed = z.infer<typeof madeCalendarFeed>

/** Accepts other parameters. The response is a feed or always the same 404, so that nobody learns why an address is wrong. */
export const calendarFeedQuery = z.looseObject({ token: z.string().catch('') })
