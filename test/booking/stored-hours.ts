import { type SlotTypeId, slotTypeIds } from '#core/booking/booking-types.ts'
import type { StoredException, StoredHours } from '#core/booking/week-cells.ts'
import type { ClockTime, Day } from '#core/calendar/local-time.ts'

/** All types of times. */
export const everything = slotTypeIds
export const away = (
  id: string,
  day: Day,
  from: ClockTime,
  until: ClockTime,
  untilDay = day,
): StoredException => ({
  id,
  kind: 'away',
  from: { day, time: from },
  until: { day: untilDay, time: until },
})
export const extra = (
  id: string,
  day: Day,
  from: ClockTime,
  until: ClockTime,
  types: readonly SlotTypeId[] = everything,
): StoredException => ({ id, kind: 'extra', day, from, until, types })

export const tuesday: Day = '2026-11-24'
/** 9–12 every Tuesday. */
export const tuesdays: StoredHours = {
  weekly: [{ weekday: 2, from: '09:00', until: '12:00', types: everything }],
  exceptions: [],
}
/** The Tuesdays with exceptions. */
export const with_ = (...exceptions: StoredException[]): StoredHours => ({ ...tuesdays, exceptions })
