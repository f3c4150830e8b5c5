import {
  addDays,
  type ClockTime,
  type Day,
  isClockTime,
  isDay,
  type LocalTime,
} from '#core/calendar/local-time.ts'
import type { CalendarEvent } from '#core/calendar/write-calendar.ts'

/** When somebody means to take the stress profile again. */
export type CheckUpDate = { readonly day: Day | null; readonly time: ClockTime }

/** Where it lies, in `localStorage`; one date, whichever zone it was set from. */
export const checkUpKey = 'andrum.check-up.v1'
export const noCheckUp: CheckUpDate = { day: null, time: '09:00' }

/** Minutes that a profile with its result may take, with room to spare. */
const minutes = 30

export function parseCheckUp(value: unknown): CheckUpDate | null {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('time' in value)) return null
  return isDay(value.day) && isClockTime(value.time) ? { day: value.day, time: value.time } : null
}

/** Weeks from today, on the same weekday. */
export const suggestedDay = (today: Day, weeks: number): Day => addDays(today, weeks * 7)

/** What is wrong with a chosen date; a time earlier today has been too. */
export function faultOf(day: string, time: string, now: LocalTime): 'day' | 'past' | 'time' | null {
  if (!isDay(day)) return 'day'
  if (!isClockTime(time)) return 'time'
  return day < now.day || (day === now.day && time <= now.time) ? 'past' : null
}

export function checkUpEvent(title: string, day: Day, time: ClockTime): CalendarEvent {
  return { id: `check-up-${day}@andrum`, title, start: { day, time }, minutes, remindBefore: 60 }
}

/** Whether the day has come. */
export const isDue = ({ day }: CheckUpDate, today: Day): boolean => day !== null && day <= today
