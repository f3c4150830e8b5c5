import { type Language, pathIn } from '#core/languages.ts'
import type { Reviewer } from '#core/round/list-review.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'
import type { Invitee } from '#server/rounds/prepare/round-opening-repository.ts'
import { listReviewMail } from '#server/rounds/review/list-review-email.ts'
import { invitationMail, type RoundEvent } from './invitation-email.ts'
import {
  easyInvitationLink,
  invitationLink,
  invitationPage,
  translatedInvitationLink,
} from './invitation-link.ts'

type Has = Pick<Deps, 'config'>

type ListToReview = {
  readonly language: Language
  readonly organisation: string
  readonly round: string
  readonly invited: number
  readonly reviewer: Reviewer
  /** Null: it opens as soon as it may. */
  readonly plannedAt: Date | null
  /** Null: silence does not open the round. */
  readonly silenceOpensAt: Date | null
}

/** The e-mail to the reviewers of a frozen list. */
export function writeListReview({ config }: Has, list: ListToReview): MailContent {
  return listReviewMail({
    ...list,
    brand: config.brand.name,
    link: config.baseUrl + pathIn(list.language, '/matningar'),
  })
}

type Invited = Pick<Invitee, 'language' | 'organisation' | 'smallestGroup' | 'openedBy' | 'closesAt'> & {
  readonly news: RoundEvent
  /** The secret of the member's link. */
  readonly token: string
  /** The code of the link, in the form to be typed; null in rounds whose list was frozen before invitations had codes. */
  readonly code: string | null
  readonly unsubscribe: UnsubscribeLinks
}

/** Replaces a reader's own secret where somebody else sees the e-mail. */
const own = '…'

/** The invitation as everybody will get it, for people who get none. */
export function showInvitation(
  has: Has,
  invited: Omit<Invited, 'token' | 'code' | 'unsubscribe'>,
): MailContent {
  const page = `${has.config.baseUrl}${pathIn(invited.language, '/avregistrera')}#${own}`
  return writeInvitation(has, { ...invited, token: own, code: own, unsubscribe: { page, oneClick: page } })
}

/** The e-mail to everybody on a list when the round has opened, as a reminder, or about a later last day. */
export function writeInvitation({ config }: Has, invited: Invited): MailContent {
  const { language, organisation, closesAt, smallestGroup, unsubscribe } = invited
  return invitationMail({
    news: invited.news,
    language,
    brand: config.brand.name,
    organisation,
    closesAt,
    smallestGroup,
    seen: invited.openedBy !== 'statement',
    link: invitationLink(config.baseUrl, invited),
    easyLink: easyInvitationLink(config.baseUrl, invited),
    otherLinks: config.answerLanguages.map((tag) => ({
      tag,
      href: translatedInvitationLink(config.baseUrl, { token: invited.token, tag }),
    })),
    code: invited.code,
    page: invitationPage(config.baseUrl, language),
    unsubscribe,
  })
}
