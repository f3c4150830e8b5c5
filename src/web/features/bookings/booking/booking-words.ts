import type { BookingView } from '#contract/bookings/booking.ts'
import { bookingEvent } from '#core/booking/booking-event.ts'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import type { Language } from '#core/languages.ts'
import { formatDay, formatShortWeekday, formatTime } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { booking } from '#text/sv/booking.ts'
import { saveFile } from '#web/lib/save-file.ts'

export type BookingText = Translate<keyof typeof booking>

/** "onsdag 4 mars klockan 09.00–09.30" */
export function slotWords(t: BookingText, language: Language, startsAt: string, endsAt: string): string {
  const [from, until] = [new Date(startsAt), new Date(endsAt)]
  return t('check.slot', {
    day: formatDay(from, language),
    from: formatTime(from, language),
    until: formatTime(until, language),
  })
}

/** "tisdag 14 april". Formatted at noon, so that no clock change moves the day. */
export const dayWords = (day: string, language: Language): string =>
  formatDay(new Date(`${day}T12:00:00Z`), language)

/** The weekday of a day, "tis". */
export const shortDay = (day: string, language: Language): string =>
  formatShortWeekday(new Date(`${day}T12:00:00Z`), language)

/** How the meeting takes place, in words. */
export function wayWords(t: BookingText, way: BookingView['way']): string {
  return way === 'video' || way === 'phone' ? t(`details.way.${way}`) : t(`lecture.format.${way}`)
}

type House = { readonly brand: string; readonly supportEmail: string }

/** Saves the same event as in the e-mail: a calendar that gets both shows one. */
export function saveBooking(t: BookingText, view: BookingView, { brand, supportEmail }: House): void {
  const { id, version, startsAt, endsAt, type, way, link, state, wishes } = view
  if (startsAt === null || endsAt === null) return
  const time = {
    id,
    version,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    cancelled: state === 'cancelled',
  }
  const event = bookingEvent(time, {
    title: t(type === 'meeting' || type === 'lecture' ? `event.${type}` : 'event.other'),
    place: link ?? (way === 'on-site' ? (wishes?.place ?? '') : t(`event.${way}`)),
    organiser: { name: brand, email: supportEmail },
  })
  saveFile(t('event.file'), 'text/calendar', writeCalendar([event], new Date()))
}
