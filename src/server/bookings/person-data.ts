import type { AccountExport } from '#contract/self/account-export.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { ownBookings } from './hosted-booking.ts'
import { readAvailability } from './hours/availability-repository.ts'
import { presentAvailability } from './hours/present-availability.ts'
import { leaveBookings } from './leave-bookings.ts'
import { presentBooking } from './present-booking.ts'

type Exported = Pick<AccountExport, 'bookings' | 'workingHours'>

export const bookingsPersonData: PersonData<Sendable<Exported>> = {
  export: (deps, { personId }) =>
    readAsPerson(deps, personId, async (tx) => {
      const bookings = await ownBookings(tx, personId)
      const hours = await readAvailability(tx, personId)
      return {
        bookings: bookings.map(presentBooking),
        workingHours:
          hours.row === null ? null : { ...presentAvailability(hours), noticesTo: hours.row.email },
      }
    }),
  erase: async (deps, personId) => (tx) => leaveBookings(deps, tx, personId),
}
