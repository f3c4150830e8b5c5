import type { booking } from '#text/sv/booking.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'
import { type BookingDraft, openBookingDraft } from './booking-draft.ts'

/** Fields in the order of the page. */
export const bookingFields = [
  'type',
  'startsAt',
  'days',
  'groupSize',
  'format',
  'place',
  'way',
  'phone',
  'company',
  'name',
  'email',
] as const
export type BookingField = (typeof bookingFields)[number]

export type BookingError = FieldError<BookingField, keyof typeof booking>

export const bookingRules: FormRules<BookingDraft, BookingError, 'makeBooking'> = {
  endpoint: 'makeBooking',
  store: openBookingDraft(),
  loadSchema: () => import('#contract/bookings/booking-request.ts').then((part) => part.bookingRequest),
  errorsOf: errorsBy(bookingFields, (field) => `error.${field}` as const),
}

/** A visitor has to give an address; that of an account is known. */
export const missingAddress = (
  request: Readonly<Record<string, unknown>>,
  { withAccount }: { readonly withAccount: boolean },
) => (withAccount || request.email !== undefined ? [] : [{ path: 'email', code: 'required' }])
