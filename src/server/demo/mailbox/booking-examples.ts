import { defaultLanguage, type Language } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import { bookingMail } from '#server/bookings/mail/booking-email.ts'
import { bookingNotice, freedTimeNotice } from '#server/bookings/mail/booking-notice-email.ts'
import type { BookingEvent } from '#server/platform/queue/queue.ts'
import type { MailExample } from './mail-example.ts'

const startsAt = new Date('2026-12-01T09:00:00Z')

const talk = (language: Language): HostedBooking => ({
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
  company: 'Exempelbolaget',
  language,
  wishes: null,
  version: 0,
  changedAt: startsAt,
  cancelledBy: 'guest',
  host: { name: 'Pim Psykolog', videoUrl: 'https://mote.example/pim' },
})

/** The changes that turn a meeting into a lecture, which is a wish at first. */
const wish = {
  type: 'lecture',
  state: 'requested',
  startsAt: null,
  endsAt: null,
  way: 'on-site',
  host: null,
} as const

/** Each e-mail to a guest, with the booking that it is about. */
const mails: readonly (readonly [BookingEvent, Partial<HostedBooking>])[] = [
  ['booked', {}],
  ['booked', { way: 'phone' }],
  ['booked', { type: 'lecture', way: 'on-site' }],
  ['moved', {}],
  ['moved-by-staff', {}],
  ['handed-over', {}],
  ['cancelled', {}],
  ['cancelled', { cancelledBy: 'staff' }],
  ['requested', wish],
  ['declined', wish],
  ['reminder', {}],
]

/** All e-mails about bookings: to the guests, and to the staff who hold them. */
export const bookingExamples: readonly MailExample[] = [
  ...mails.map(
    ([news, about]): MailExample => ({
      template: 'booking-mail',
      write: (language, { brand, baseUrl, unsubscribe }) => {
        const { attachments: _, ...mail } = bookingMail({
          news,
          booking: { ...talk(language), ...about },
          brand,
          baseUrl,
          token: 'x'.repeat(43),
          unsubscribe: unsubscribe('booking-reminder', language),
          now: startsAt,
        })
        return mail
      },
    }),
  ),
  ...(['booked', 'moved', 'handed-over', 'cancelled', 'requested'] as const).map(
    (news): MailExample => ({
      template: 'booking-notice',
      write: (_language, { brand, baseUrl }) =>
        bookingNotice({
          news,
          booking: { ...talk(defaultLanguage), ...(news === 'requested' ? wish : {}) },
          brand: brand.name,
          baseUrl,
        }),
    }),
  ),
  {
    template: 'booking-notice',
    write: (_language, { brand, baseUrl }) => freedTimeNotice({ brand: brand.name, baseUrl, startsAt }),
  },
]
