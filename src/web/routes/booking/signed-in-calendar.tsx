import { Hours } from '#web/features/bookings/staff-calendar/hours.tsx'
import { Week } from '#web/features/bookings/staff-calendar/week.tsx'

/** The bookings of the week, and the hours that can be booked. */
export function SignedInCalendar() {
  return (
    <div className="overview">
      <Week />
      <Hours />
    </div>
  )
}
