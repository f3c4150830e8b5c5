import type { Language } from '#core/languages.ts'
import type { Reviewer } from '#core/round/list-review.ts'
import { layOut, mailTexts } from '#server/platform/mail/layout.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'

type Facts = {
  readonly language: Language
  readonly brand: string
  readonly organisation: string
  readonly round: string
  readonly invited: number
  readonly reviewer: Reviewer
  /** The day that the round is planned for; null: it opens as soon as its list is reviewed. */
  readonly plannedAt: Date | null
  /** When the round opens without a word from the safety representative; null: not before somebody has reviewed its list. */
  readonly silenceOpensAt: Date | null
  readonly link: string
}

/** Asks for the review of a frozen list. The names stand behind the link, because many people may see an e-mail. */
export function listReviewMail(facts: Facts): MailContent {
  const { language, brand, organisation, round, invited, reviewer, link } = facts
  const texts = mailTexts[language]
  return layOut({
    kind: 'list-review',
    language,
    brand,
    subject: texts[`list-review.${reviewer}.subject`],
    heading: texts[`list-review.${reviewer}.heading`],
    parts: [
      {
        kind: 'paragraph',
        text: fill(texts[`list-review.${reviewer}.lead`], language, {
          organisation,
          round,
          count: String(invited),
        }),
      },
      { kind: 'paragraph', text: texts[`list-review.${reviewer}.why`] },
      { kind: 'link', label: texts[`list-review.${reviewer}.link`], href: link },
      { kind: 'paragraph', text: whatFollows(facts) },
    ],
  })
}

function whatFollows({ language, reviewer, plannedAt, silenceOpensAt }: Facts): string {
  const texts = mailTexts[language]
  const at = (moment: Date) => ({ day: formatDay(moment, language), time: formatTime(moment, language) })
  if (reviewer === 'owner') return texts['list-review.owner.then']
  const approved =
    plannedAt === null
      ? texts['list-review.approved']
      : fill(texts['list-review.approved.planned'], language, at(plannedAt))
  const silent =
    silenceOpensAt === null
      ? texts['list-review.silent.never']
      : fill(texts['list-review.silent'], language, at(silenceOpensAt))
  return `${approved} ${texts['list-review.objected']} ${silent}`
}
