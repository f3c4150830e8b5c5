import type { booking } from '#text/sv/booking.ts'

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
  'name',
  'email',
] as const
export type BookingField = (typeof bookingFields)[number]

export type BookingError = { readonly field: BookingField; readonly text: keyof typeof booking }

/** One error a field, in the order of the page, whether the browser or the server found it. */
export function bookingErrors(issues: readonly { readonly path: string }[]): readonly BookingError[] {
  return bookingFields.flatMap((field) =>
    issues.some(({ path }) => path.split('.')[0] === field)
      ? [{ field, text: `error.${field}` as const }]
      : [],
  )
}
