import { bookingRequest } from '#contract/booking-request.ts'
import { type BookingError, bookingErrors } from './booking-errors.ts'

/** Judges a booking by the server's own schema. A visitor has to give an address; of an account it is known. */
export function checkBooking(
  request: Readonly<Record<string, unknown>>,
  { withAccount }: { readonly withAccount: boolean },
): readonly BookingError[] {
  const read = bookingRequest.safeParse(request)
  const issues = read.success ? [] : read.error.issues.map(({ path }) => ({ path: path.join('.') }))
  const nowhere = !withAccount && request.email === undefined ? [{ path: 'email' }] : []
  // The part refines only when every field is right: what it would say is asked for here.
  const noNumber = request.way === 'phone' && request.phone === undefined ? [{ path: 'phone' }] : []
  const noPlace = request.format === 'on-site' && request.place === '' ? [{ path: 'place' }] : []
  return bookingErrors([...issues, ...nowhere, ...noNumber, ...noPlace])
}
