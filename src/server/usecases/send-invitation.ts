import { findInvitees, type Invitee } from '#server/db/round-opening-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobData } from '#server/jobs/queue.ts'
import { writeInvitation } from '#server/mail/round-mails.ts'
import { unsubscribeLinksOf } from '#server/mail/unsubscribe-links.ts'

type Asked = JobData['send-invitation']

/**
 * Writes to one invited member, in the member's language. Nobody gets an e-mail about a round that has closed meanwhile,
 * nor after leaving. Done twice, one e-mail goes out: its id is the same.
 */
export async function sendInvitation(deps: Deps, asked: Asked): Promise<void> {
  await Promise.all(sendInvitationsTogether(deps, [asked]))
}

/** The same for many, who are read together, each organisation's in one query; each e-mail ends for itself. */
export function sendInvitationsTogether(deps: Deps, asked: readonly Asked[]): Promise<void>[] {
  const found = new Map(
    [...Map.groupBy(asked, ({ organisationId }) => organisationId)].map(([organisationId, theirs]) => [
      organisationId,
      asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
        findInvitees(tx, organisationId, theirs, deps.clock()),
      ),
    ]),
  )
  return asked.map(async ({ organisationId, roundId, memberId, mailing }) => {
    const invitees = await found.get(organisationId)
    const invitee = invitees?.find((one) => one.roundId === roundId && one.memberId === memberId)
    if (invitee !== undefined) await writeTo(deps, invitee, mailing)
  })
}

async function writeTo(deps: Deps, invitee: Invitee, mailing: Asked['mailing']): Promise<void> {
  const { config, keys, mailer } = deps
  const { roundId, memberId, email, language } = invitee
  await mailer.send({
    to: email,
    language,
    messageId:
      mailing === undefined
        ? keys.mailId('invitation', roundId, memberId)
        : keys.mailId(`round ${mailing.news} ${mailing.number}`, roundId, memberId),
    ...writeInvitation(deps, {
      ...invitee,
      news: mailing?.news ?? 'opened',
      token: keys.invitationToken(roundId, memberId),
      unsubscribe: unsubscribeLinksOf(
        { baseUrl: config.baseUrl, keys },
        { to: email, kind: 'round-invitation', language },
      ),
    }),
  })
}
