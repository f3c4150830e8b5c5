import { type AnswerLanguage, answerLanguageRows } from '#core/answer-languages.ts'
import type { Language } from '#core/languages.ts'
import { layOut, mailTexts, numberInWords } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import { answeringTexts } from '#text/answering/server-texts.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

/** The reason for an e-mail to everybody invited. */
export type RoundEvent = 'opened' | 'reminder' | 'extended'

type Facts = {
  readonly news: RoundEvent
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly closesAt: Date
  readonly smallestGroup: number
  /** Whether somebody on the employees' side has had the list for review. */
  readonly seen: boolean
  /** The member's own link, with the secret in the fragment. */
  readonly link: string
  /** The same, to the questions in easy Swedish. */
  readonly easyLink: string
  /** The same, in the answer languages that the operator has switched on. */
  readonly otherLinks: readonly { readonly tag: AnswerLanguage; readonly href: string }[]
  /** The link's code, to be typed at `page` where a mail gateway has damaged the link; null: this invitation has none. */
  readonly code: string | null
  readonly page: string
  readonly unsubscribe: UnsubscribeLinks
}

/**
 * Asks one member to answer a round. Reminders go also to those who have answered, and say why. The subject names neither the
 * employer nor the topic.
 */
export function invitationMail(facts: Facts): MailContent {
  const { news, language, brand, organisation, closesAt, smallestGroup, link } = facts
  const texts = mailTexts[language]
  const until = { day: formatDay(closesAt, language), time: formatTime(closesAt, language) }
  const closes = fill(texts['invitation.closes'], language, until)
  const words = news === 'opened' ? 'invitation' : (`round.${news}` as const)
  const safety = [
    texts['invitation.alone'],
    fill(texts['invitation.mixed'], language, { others: numberInWords(smallestGroup - 1, language) }),
    texts['invitation.helpers'],
    ...(facts.seen ? [] : [texts['invitation.unseen']]),
  ]
  return layOut({
    kind: 'round-invitation',
    unsubscribe: facts.unsubscribe,
    language,
    brand,
    subject: texts[`${words}.subject`],
    heading: texts[`${words}.heading`],
    parts: [
      { kind: 'paragraph', text: fill(texts[`${words}.lead`], language, { organisation, ...until }) },
      ...(news === 'opened' ? [] : [{ kind: 'paragraph', text: texts['round.all'] } as const]),
      { kind: 'paragraph', text: safety.join(' ') },
      { kind: 'link', label: texts['invitation.link'], href: link },
      { kind: 'quiet-link', label: texts['invitation.easy'], href: facts.easyLink },
      ...facts.otherLinks.map(
        ({ tag, href }) =>
          ({
            kind: 'quiet-link',
            label: answeringTexts[tag].choose,
            href,
            language: { tag, direction: answerLanguageRows[tag].direction },
          }) as const,
      ),
      { kind: 'paragraph', text: `${closes} ${texts['invitation.free']}` },
      { kind: 'paragraph', text: texts['invitation.personal'] },
      ...(facts.code === null
        ? []
        : [
            {
              kind: 'paragraph',
              text: fill(texts['invitation.code'], language, { page: facts.page }),
            } as const,
            { kind: 'quiet-code', code: facts.code } as const,
          ]),
    ],
  })
}
