import type { BookingRecord } from '#server/usecases/booking-record.ts'
import type { Language } from '#text/language.ts'
import type { MailExample } from './mail-example.ts'
import { bookingLetter } from './templates/booking-letter.ts'
import { bookingNotice, freedTimeNotice } from './templates/booking-notice.ts'

const startsAt = new Date('2026-12-01T09:00:00Z')

const talk = (language: Language): BookingRecord => ({
  id: '00000000-0000-4000-8000-000000000000',
  personId: null,
  staffId: null,
  type: 'follow-up',
  state: 'booked',
  startsAt,
  endsAt: new Date('2026-12-01T09:30:00Z'),
  way: 'video',
  name: 'Anna Andersson',
  email: 'anna@exempelbolaget.example',
  phone: '',
  language,
  wishes: null,
  version: 0,
  changedAt: startsAt,
  cancelledBy: 'guest',
  host: { name: 'Pim Psykolog', videoUrl: 'https://mote.example/pim' },
})

/** Everything that is written about bookings: to whoever booked, and to whoever holds them. */
export const bookingExamples: readonly MailExample[] = [
  ...(
    [
      'booked',
      'moved',
      'moved-by-staff',
      'handed-over',
      'cancelled',
      'requested',
      'declined',
      'reminder',
    ] as const
  ).map(
    (news): MailExample => ({
      template: 'booking-letter',
      write: (language, { brand, baseUrl, wayOut }) => {
        const { attachments: _, ...letter } = bookingLetter({
          news,
          booking: talk(language),
          brand,
          baseUrl,
          token: 'x'.repeat(43),
          wayOut: wayOut('booking-reminder', language),
          now: startsAt,
        })
        return letter
      },
    }),
  ),
  ...(['booked', 'moved', 'handed-over', 'cancelled', 'requested'] as const).map(
    (news): MailExample => ({
      template: 'booking-notice',
      write: (_language, { brand, baseUrl }) =>
        bookingNotice({ news, booking: talk('sv'), brand: brand.name, baseUrl }),
    }),
  ),
  {
    template: 'booking-notice',
    write: (_language, { brand, baseUrl }) => freedTimeNotice({ brand: brand.name, baseUrl, startsAt }),
  },
]
