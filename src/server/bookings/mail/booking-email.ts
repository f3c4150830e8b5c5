import { isLectureName } from '#core/booking/lectures.ts'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import { type Language, pathIn } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type Content, layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { Attachment, MailContent, Switch } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import type { BookingEvent } from '#server/platform/queue/queue.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import { eventOfBooking } from './event-of-booking.ts'

type Told = Pick<
  HostedBooking,
  'id' | 'version' | 'type' | 'startsAt' | 'endsAt' | 'way' | 'language' | 'cancelledBy' | 'host' | 'wishes'
>

type Facts = {
  readonly news: BookingEvent
  readonly booking: Told
  readonly brand: Config['brand']
  readonly baseUrl: string
  /** The secret that opens the booking. */
  readonly token: string
  readonly unsubscribe: UnsubscribeLinks
  readonly now: Date
}

type MailWithFile = MailContent & { readonly attachments?: readonly Attachment[] }

/**
 * Tells the guest of an event of their booking. Neither subject nor calendar file says what the meeting is about.
 */
export function bookingMail(facts: Facts): MailWithFile {
  const { news, booking, brand, token, baseUrl } = facts
  const { language } = booking
  const texts = mailTexts[language]
  const page = (path: string) => `${baseUrl}${pathIn(language, path)}`
  const own = `${page('/min-bokning')}#${booking.id}.${token}`
  const say = (text: string) => ({ kind: 'paragraph', text }) as const
  const link = (label: string, href: string) => ({ kind: 'link', label, href }) as const
  const when = timeOf(booking)
  const called = lectureTitle(booking, language) === null ? [] : [say(whatOf(booking))]

  const changed = (lead: string, ...more: readonly string[]) => [
    say(lead),
    ...when,
    ...meeting(booking),
    ...more.map(say),
    link(texts['booking.link'], own),
    say(texts['booking.file']),
  ]
  const parts: Record<Facts['news'], Content['parts']> = {
    requested: [...called, say(texts['booking.requested.lead']), link(texts['booking.requested.link'], own)],
    booked: [...when, ...meeting(booking), link(texts['booking.link'], own), say(texts['booking.file'])],
    moved: changed(texts['booking.moved.lead']),
    'moved-by-staff': changed(texts['booking.moved-by-staff.lead'], texts['booking.unfit']),
    'handed-over': changed(texts['booking.handed-over.lead'], texts['booking.unfit']),
    reminder: [...when, ...meeting(booking), link(texts['booking.link'], own)],
    cancelled: [
      say(texts[booking.cancelledBy === 'staff' ? 'booking.cancelled.staff' : 'booking.cancelled.guest']),
      ...when,
      ...(booking.startsAt === null ? [] : [say(texts['booking.fileCancelled'])]),
      link(texts['booking.cancelled.again'], page('/boka')),
    ],
    declined: [
      ...called,
      say(texts['booking.declined.lead']),
      link(texts['booking.declined.link'], page('/boka?typ=forelasning')),
    ],
  }
  const secret = news === 'cancelled' || news === 'declined' ? [] : [say(texts['booking.personal'])]
  const stranger = news === 'booked' || news === 'requested' ? [say(texts['booking.notYou'])] : []
  const content = {
    language,
    brand: brand.name,
    subject: texts[`booking.${news}.subject`],
    heading: texts[`booking.${news}.heading`],
    parts: [...parts[news], ...secret, ...stranger],
  }
  const files = calendarFiles(facts)
  const mail = layOut({ ...content, ...switchOf(facts) })
  return files.length === 0 ? mail : { ...mail, attachments: files }
}

/** Only the reminder can be switched off: the other e-mails answer an act of somebody. */
const switchOf = ({ news, unsubscribe }: Facts): Switch =>
  news === 'reminder' ? { kind: 'booking-reminder', unsubscribe } : { kind: 'booking-confirmation' }

function whatOf(booking: Told): string {
  const { type, language } = booking
  const texts = mailTexts[language]
  const title = lectureTitle(booking, language)
  if (title !== null) return fill(texts['booking.what.lecture.named'], language, { title })
  const open = type === 'meeting' || type === 'lecture' || type === 'coaching'
  return texts[`booking.what.${open ? type : 'talk'}`]
}

/** Type and time. The e-mail does not say what a meeting is about: others may see the screen. */
function timeOf(booking: Told): Content['parts'] {
  const { startsAt, endsAt, language } = booking
  if (startsAt === null || endsAt === null) return []
  const texts = mailTexts[language]
  const when = fill(texts['booking.when'], language, {
    day: formatDay(startsAt, language),
    from: formatTime(startsAt, language),
    until: formatTime(endsAt, language),
  })
  return [{ kind: 'paragraph', text: `${whatOf(booking)}: ${when}` }]
}

function meeting({ host, way, language }: Told): Content['parts'] {
  const texts = mailTexts[language]
  const link = host?.videoUrl ?? null
  const how =
    way === 'video' && link !== null
      ? fill(texts['booking.way.video'], language, { link })
      : texts[`booking.way.${way === 'video' ? 'videoLater' : way}`]
  return [
    {
      kind: 'paragraph',
      text: host === null ? how : `${fill(texts['booking.with'], language, { name: host.name })} ${how}`,
    },
  ]
}

function calendarFiles({ news, booking, brand, now }: Facts): Attachment[] {
  const { language } = booking
  const event = eventOfBooking(booking, { language, brand, cancelled: news === 'cancelled' })
  if (event === null || news === 'reminder') return []
  const method = news === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return [
    {
      name: mailTexts[language]['booking.fileName'],
      type: `text/calendar; charset=utf-8; method=${method}`,
      text: writeCalendar([event], now),
    },
  ]
}

/** The title of the requested lecture; null when none was named, or one that we no longer give. */
export function lectureTitle({ wishes }: Pick<HostedBooking, 'wishes'>, language: Language): string | null {
  const name = wishes?.lecture ?? ''
  return isLectureName(name) ? serverTexts[language].lectureTitles[`lecture.${name}`] : null
}
