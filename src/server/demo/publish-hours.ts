import type { WeeklyHours } from '#core/booking/availability.ts'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import type { Weekday } from '#core/calendar/local-time.ts'
import { readAvailability } from '#server/bookings/hours/availability-repository.ts'
import { type HoursToPublish, publishAvailability } from '#server/bookings/hours/publish-availability.ts'
import { demoPeople } from '#server/identity/sign-in/demo-people.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { signedInAs } from './people-with-accounts.ts'

/** Hours on these weekdays, for every type of booking. */
const open = (
  days: readonly Weekday[],
  ...hours: readonly Pick<WeeklyHours, 'from' | 'until'>[]
): WeeklyHours[] => days.flatMap((weekday) => hours.map((span) => ({ weekday, ...span, types: slotTypeIds })))

/** On two afternoons a week both can hold a meeting, so that one can be handed over at the same time. */
const weeks: Readonly<Record<string, readonly WeeklyHours[]>> = {
  'personal@andrum.example': open(
    [1, 2, 3, 4, 5],
    { from: '09:00', until: '12:00' },
    { from: '13:00', until: '16:00' },
  ),
  'kollega@andrum.example': open([2, 4], { from: '13:00', until: '18:00' }),
}

/** Publishes the hours of the demo's psychologists on working days; an operator's staff publish their own. */
export async function publishHours(
  deps: Pick<Deps, 'keys' | 'pools'>,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { email, name, role } of demoPeople) {
    const personId = people.get(email)
    if (role !== 'staff' || personId === undefined) continue
    const { row } = await readAsPerson(deps, personId, readAvailability)
    if (row !== null) continue
    const staff = signedInAs(personId, email, { staff: true })
    const hours: HoursToPublish = {
      name,
      videoUrl: 'https://mote.example/andrum',
      weekly: weeks[email] ?? [],
      minutesBefore: 5,
      minutesAfter: 10,
      noticeHours: 12,
      horizonDays: 60,
      version: 0,
    }
    await publishAvailability(deps, staff, hours, null)
  }
}
