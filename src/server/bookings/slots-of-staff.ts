import type { Days } from '#core/booking/availability.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { freeSlots } from '#core/booking/free-slots.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { listHeldTimes, listOpenHours } from './hours/availability-repository.ts'

export type SlotsOfOne = { readonly staffId: string; readonly slots: readonly Date[] }

export type SlotsWanted = {
  readonly type: SlotTypeId
  /** Only the times of this person; of everybody by default. */
  readonly staff?: string | undefined
  readonly days: Days
  readonly now: Date
}

/** Free times of everybody who can be booked, those with the fewest meetings on these days first. */
export async function slotsOfStaff(
  tx: PersonTransaction,
  { type, staff, days, now }: SlotsWanted,
): Promise<SlotsOfOne[]> {
  // A meeting of the day before or after may reach into this one.
  const held = await listHeldTimes(tx, {
    from: instantOf({ day: addDays(days.from, -1), time: '00:00' }),
    until: instantOf({ day: addDays(days.to, 2), time: '00:00' }),
  })
  const everybody = await listOpenHours(tx)
  return everybody
    .filter(({ staffId }) => staff === undefined || staffId === staff)
    .map((availability) => ({ availability, taken: held.get(availability.staffId) ?? [] }))
    .toSorted((a, b) => a.taken.length - b.taken.length)
    .map(({ availability, taken }) => ({
      staffId: availability.staffId,
      slots: freeSlots({ availability, taken, type, days, now }),
    }))
}

/** The free times of all together, each once, earliest first. */
export function mergedSlots(everybody: readonly SlotsOfOne[]): Date[] {
  const times = new Set(everybody.flatMap(({ slots }) => slots.map((slot) => slot.getTime())))
  return [...times].sort((a, b) => a - b).map((time) => new Date(time))
}
