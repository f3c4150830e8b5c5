import { reminderTime } from '#core/booking/reminder-time.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { badField, Refusal } from '#server/platform/errors.ts'
import { type NewTime, placeBooking } from './booking-repository.ts'

/** @throws Refusal `invalid-input` for a time that has passed */
export function refusePastTime(startsAt: Date, now: Date): void {
  if (startsAt > now) return
  throw badField('startsAt', 'in-the-past')
}

/** A time and a holder; the reminder follows from them. */
export type TimeToSet = Omit<NewTime, 'reminderAt'>

/**
 * Gives a booking its time, if its holder is free then.
 * @returns false when they are not @throws Refusal `booking-changed` since the page read it
 */
export async function trySetTime(tx: PersonTransaction, time: TimeToSet): Promise<boolean> {
  const placing = await placeBooking(tx, { ...time, reminderAt: reminderTime(time.startsAt, time.at) })
  if (placing === 'changed') throw new Refusal('booking-changed')
  return placing === 'placed'
}

/** As `trySetTime`, for a time that staff chose themselves. @throws Refusal `slot-taken`, `booking-changed` */
export async function setTime(tx: PersonTransaction, time: TimeToSet): Promise<void> {
  if (!(await trySetTime(tx, time))) throw new Refusal('slot-taken', { slots: [] })
}
