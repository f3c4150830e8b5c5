import { CalendarFeed } from '#web/features/calendar-feed/calendar-feed.tsx'
import { OwnMail } from '#web/features/mail-choices/own-mail.tsx'

/** What the product may send or show of somebody's own elsewhere: in their calendar, in their mail. */
export function OwnCalendarAndMail() {
  return (
    <>
      <CalendarFeed />
      <OwnMail />
    </>
  )
}
