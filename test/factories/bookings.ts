import { randomUUID } from 'node:crypto'
import type { AvailabilityToKeep } from '#contract/bookings/availability.ts'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import { weekdays } from '#core/calendar/local-time.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { signedIn } from './people.ts'

/** Every day from nine to twelve, for all types, without time in between. */
export const mornings: AvailabilityToKeep = {
  name: 'Pim Psykolog',
  videoUrl: 'https://mote.example/pim',
  weekly: weekdays.map((weekday) => ({ weekday, from: '09:00', until: '12:00', types: [...slotTypeIds] })),
  minutesBefore: 0,
  minutesAfter: 0,
  noticeHours: 0,
  horizonDays: 60,
  version: 0,
}

/** A request that adds an exception to the hours. */
export const twoDaysAway = {
  kind: 'away',
  fromDay: '2026-03-04',
  fromTime: '00:00',
  untilDay: '2026-03-06',
  untilTime: '00:00',
}

/** A member of staff who can be booked. */
export async function bookableStaff(
  server: Pick<TestApp, 'database' | 'deps' | 'browser'>,
  change: Partial<AvailabilityToKeep> & { readonly email?: string } = {},
): Promise<{ readonly browser: Browser; readonly email: string }> {
  const { email = `${randomUUID()}@andrum.example`, ...hours } = change
  const browser = await signedIn(server, { staff: true, email })
  const { status, text } = await browser.call('writeAvailability', { body: { ...mornings, ...hours } })
  if (status !== 200) throw new Error(`Hours were not published: ${status} ${text}`)
  return { browser, email }
}

let visitors = 0

/** The booking request of a visitor with an address of their own. */
export function slotWish(startsAt: string, change: Record<string, unknown> = {}) {
  visitors++
  return {
    type: 'meeting',
    startsAt,
    way: 'video',
    name: 'Åsa Öberg',
    email: `asa${visitors}@exempel.se`,
    language: 'sv',
    ...change,
  }
}

export function lectureWish(change: Record<string, unknown> = {}) {
  visitors++
  return {
    type: 'lecture',
    days: [{ day: '2026-04-14', part: 'morning' }],
    groupSize: 40,
    format: 'on-site',
    place: 'Storgatan 1, Borås',
    name: 'Åsa Öberg',
    email: `asa${visitors}@exempel.se`,
    language: 'sv',
    ...change,
  }
}
