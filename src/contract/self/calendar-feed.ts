import { z } from 'zod'

/** What is known about a feed; its address is shown once, when it is made, and kept nowhere. */
export const calendarFeed = z.object({
  /** Whether it says what each entry is; otherwise only that there is one. */
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

/** Whatever else is there, a feed or the same 404: how an address is wrong stays private. */
export const calendarFeedQuery = z.looseObject({ token: z.string().catch('') })
