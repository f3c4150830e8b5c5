import { findInvitee } from '#server/db/round-opening-repository.ts'
import { findRound } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { invitationMail } from '#server/mail/templates/invitation.ts'
import { wayOutOf } from '#server/mail/way-out.ts'
import { invitationLink } from './invitation-link.ts'

/**
 * Writes to one invited member, in the member's language. Nobody gets a mail about a round that has closed meanwhile, nor
 * after leaving. Done twice, one mail goes out: its id is the same.
 */
export async function sendInvitation(
  deps: Deps,
  asked: { readonly organisationId: string; readonly roundId: string; readonly memberId: string },
): Promise<void> {
  const { organisationId, roundId, memberId } = asked
  const found = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    const invitee = await findInvitee(tx, organisationId, roundId, memberId)
    return round?.state === 'open' && round.closesAt > deps.clock() && invitee !== null
      ? { round, invitee }
      : null
  })
  if (found === null) return
  const { round, invitee } = found
  const link = invitationLink(deps.config.baseUrl, {
    language: invitee.language,
    instrumentId: round.instrumentId,
    token: deps.keys.invitationToken(roundId, memberId),
  })
  await deps.mailer.send({
    to: invitee.email,
    language: invitee.language,
    messageId: deps.keys.mailId('invitation', roundId, memberId),
    ...invitationMail({
      language: invitee.language,
      brand: deps.config.brand.name,
      organisation: invitee.organisation,
      closesAt: round.closesAt,
      smallestGroup: round.smallestGroup,
      link,
      wayOut: wayOutOf(
        { baseUrl: deps.config.baseUrl, keys: deps.keys },
        { to: invitee.email, kind: 'round-invitation', language: invitee.language },
      ),
    }),
  })
}
