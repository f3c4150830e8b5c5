import { bookingEvent } from '#core/booking/booking-event.ts'
import type { CalendarEvent } from '#core/calendar/write-calendar.ts'
import type { Language } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import type { Config } from '#server/platform/config/config.ts'
import { mailTexts } from '#server/platform/mail/layout.ts'

type Booked = Pick<
  HostedBooking,
  'id' | 'version' | 'type' | 'startsAt' | 'endsAt' | 'way' | 'host' | 'wishes'
>

type Wanted = {
  readonly language: Language
  readonly brand: Config['brand']
  readonly cancelled: boolean
}

/**
 * The calendar event of a booking, for the file in the mail and for the calendar feed; null while it has no time. It names a
 * time, not what a meeting is about: colleagues read calendars.
 */
export function eventOfBooking(
  booking: Booked,
  { language, brand, cancelled }: Wanted,
): CalendarEvent | null {
  const { id, version, startsAt, endsAt } = booking
  if (startsAt === null || endsAt === null) return null
  return bookingEvent(
    { id, version, startsAt, endsAt, cancelled },
    {
      title: titleOf(booking, language),
      place: placeOf(booking, language),
      organiser: { name: brand.name, email: brand.supportEmail },
    },
  )
}

function titleOf({ type }: Booked, language: Language): string {
  const texts = mailTexts[language]
  return texts[`booking.calendar.${type === 'meeting' || type === 'lecture' ? type : 'other'}`]
}

function placeOf({ way, host, wishes }: Booked, language: Language): string {
  const texts = mailTexts[language]
  if (way === 'video') return host?.videoUrl ?? texts['booking.calendar.video']
  if (way === 'phone' || way === 'online') return texts[`booking.calendar.${way}`]
  return wishes?.place ?? ''
}
