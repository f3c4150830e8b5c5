import { instantOf, localTimeAt } from '../calendar/instant-of.ts'
import { addWorkingDays, isWorkingDay } from '../calendar/working-days.ts'

/**
 * When an SMS about a round goes out: on a working day between 8 and 20, because it wakes people. One that would come after the round
 * has closed goes out at once.
 */
export function smsTime(now: Date, closesAt: Date): Date {
  const { day, time } = localTimeAt(now)
  if (isWorkingDay(day) && time >= '08:00' && time < '20:00') return now
  const isToday = isWorkingDay(day) && time < '08:00'
  const next = instantOf({ day: isToday ? day : addWorkingDays(day, 1), time: '08:00' })
  return next < closesAt ? next : now
}
