import { bookingRequest } from '#contract/booking-request.ts'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { ApiError } from '#web/lib/api.ts'
import { type BookingError, bookingErrors } from './booking-errors.ts'

/** Judges a booking by the server's own schema. A visitor has to give an address; of an account it is known. */
export function checkBooking(
  request: Readonly<Record<string, unknown>>,
  { withAccount }: { readonly withAccount: boolean },
): readonly BookingError[] {
  const issues = issuesOf(bookingRequest.safeParse(request))
  const nowhere = !withAccount && request.email === undefined ? [{ path: 'email' }] : []
  // The part refines only when every field is right: what it would say is asked for here.
  const noNumber = request.way === 'phone' && request.phone === undefined ? [{ path: 'phone' }] : []
  const noPlace = request.format === 'on-site' && request.place === '' ? [{ path: 'place' }] : []
  return bookingErrors([...issues, ...nowhere, ...noNumber, ...noPlace])
}

/** What is sent. @throws ApiError as the server would, when the schema refuses it */
export function bookingToSend(request: Readonly<Record<string, unknown>>): BodyOf<'makeBooking'> {
  const read = bookingRequest.safeParse(request)
  if (read.success) return read.data
  throw new ApiError(400, 'invalid-input', {
    errors: issuesOf(read).map(({ path }) => ({ path, code: 'wrong-format' })),
  })
}

type Read = ReturnType<typeof bookingRequest.safeParse>
const issuesOf = ({ error }: Read) => (error?.issues ?? []).map(({ path }) => ({ path: path.join('.') }))
