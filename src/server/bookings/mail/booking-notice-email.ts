import { defaultLanguage } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import { type Content, layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { lectureTitle } from './booking-email.ts'

type Facts = {
  readonly news: 'requested' | 'booked' | 'moved' | 'handed-over' | 'cancelled'
  readonly booking: Pick<HostedBooking, 'type' | 'startsAt' | 'name' | 'company' | 'wishes'>
  readonly brand: string
  readonly baseUrl: string
}

/**
 * Tells the holder of the meeting, in Swedish as all notices to staff. The calendar has the guest's contact details.
 */
export function bookingNotice({ news, booking, brand, baseUrl }: Facts): MailContent {
  const texts = mailTexts[defaultLanguage]
  const { type, startsAt, name, company } = booking
  const title = lectureTitle(booking, defaultLanguage)
  const called =
    title === null
      ? texts[`notice.type.${type}`]
      : fill(texts['notice.type.lecture.named'], defaultLanguage, { title })
  const who = company === '' ? name : `${name}, ${company}`
  const what = [called, ...(startsAt === null ? [] : [whenOf(startsAt)]), who].join(', ')
  return notice({
    brand,
    baseUrl,
    subject: texts[`notice.${news}.subject`],
    heading: texts[`notice.${news}.heading`],
    lines: [what, ...(news === 'requested' ? [texts['notice.requested.lead']] : [])],
  })
}

/** Tells staff that a held time is free again. It says nothing about the person who had booked it. */
export function freedTimeNotice(facts: {
  readonly brand: string
  readonly baseUrl: string
  readonly startsAt: Date
}): MailContent {
  const texts = mailTexts[defaultLanguage]
  return notice({
    ...facts,
    subject: texts['notice.freed.subject'],
    heading: texts['notice.freed.heading'],
    lines: [
      fill(texts['notice.freed.when'], defaultLanguage, { when: whenOf(facts.startsAt) }),
      texts['notice.freed.lead'],
    ],
  })
}

const whenOf = (at: Date) =>
  fill(mailTexts[defaultLanguage]['notice.when'], defaultLanguage, {
    day: formatDay(at, defaultLanguage),
    time: formatTime(at, defaultLanguage),
  })

type Notice = {
  readonly brand: string
  readonly baseUrl: string
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
}

function notice({ brand, baseUrl, subject, heading, lines }: Notice): MailContent {
  const parts: Content['parts'] = [
    ...lines.map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'link', label: mailTexts[defaultLanguage]['notice.link'], href: `${baseUrl}/kalender` },
  ]
  return layOut({
    kind: 'booking-notice',
    language: defaultLanguage,
    brand,
    subject: fill(subject, defaultLanguage, { brand }),
    heading,
    parts,
  })
}
