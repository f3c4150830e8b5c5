import { type Language, pathIn } from '#core/languages.ts'
import { smsParts } from '#core/sms/sms.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { RoundEvent } from './invitation-email.ts'

type Facts = {
  readonly news: RoundEvent
  readonly language: Language
  readonly baseUrl: string
  readonly organisation: string
  readonly closesAt: Date
  readonly smallestGroup: number
  /** In the form printed on slips. */
  readonly code: string
}

const mostParts = 2

/**
 * Asks somebody without an address to answer. Reminders go also to those who have answered, and say so. The code is in the
 * fragment, which browsers send to no server. A long name of an employer is shortened, never the link.
 */
export function roundSms({
  news,
  language,
  baseUrl,
  organisation,
  closesAt,
  smallestGroup,
  code,
}: Facts): string {
  const words = serverTexts[language].sms
  return withinParts(
    organisation,
    (name) =>
      `${fill(words[news], language, {
        organisation: name,
        day: formatDay(closesAt, language),
        link: `${baseUrl}${pathIn(language, '/svara')}#${code}`,
      })} ${fill(words.safety, language, { count: smallestGroup })}`,
  )
}

/** Tells somebody with an address that a reminder is in their mailbox: no link, no code, and nothing about health. */
export const pointerSms = ({
  language,
  organisation,
  closesAt,
}: Pick<Facts, 'language' | 'organisation' | 'closesAt'>): string =>
  withinParts(organisation, (name) =>
    fill(serverTexts[language].sms.pointer, language, {
      organisation: name,
      day: formatDay(closesAt, language),
    }),
  )

/** As many letters of the employer's name as fit. */
function withinParts(organisation: string, say: (name: string) => string): string {
  const write = (name: string) => inCommonLetters(say(name))
  let name = organisation
  while (smsParts(write(name)) > mostParts && name.length > 1)
    name = `${name
      .replace(/\.\.\.$/, '')
      .slice(0, -1)
      .trim()}...`
  return write(name)
}

/** The same to somebody who is about to send it to others: what is their own in it stands as "...". */
export const showSms = (facts: Omit<Facts, 'code'>): string => roundSms({ ...facts, code: '...' })

/** Spaces and signs that would double the price of an SMS, by those that phones have had from the beginning. */
const inCommonLetters = (text: string) =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2026/g, '...')
