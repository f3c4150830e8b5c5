import { OwnBookings } from '#web/features/bookings/booking/own-bookings.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

/** The coming bookings of a signed-in person. */
export function BookedTimes({ personId }: { readonly personId: string }) {
  return (
    <QueryProvider>
      <OwnBookings personId={personId} />
    </QueryProvider>
  )
}
