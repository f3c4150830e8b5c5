import { OwnBookings } from '#web/features/bookings/booking/own-bookings.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

/** For signed-in people: what is booked and still to come. */
export function BookedTimes({ personId }: { readonly personId: string }) {
  return (
    <QueryProvider>
      <OwnBookings personId={personId} />
    </QueryProvider>
  )
}
