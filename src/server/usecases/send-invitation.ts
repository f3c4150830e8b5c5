import { dayOf } from '#core/calendar/day-of.ts'
import { noteRefusedAddress } from '#server/db/member-repository.ts'
import { findInvitees, type Invitee } from '#server/db/round-opening-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobData } from '#server/jobs/queue.ts'
import { type Mail, Undeliverable } from '#server/mail/mailer.ts'
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
    if (invitee !== undefined) await writeTo(deps, organisationId, invitee, mailing)
  })
}

/** Those who keep the list are told of an address that takes no mail: of the list, never of answers (decision 0562). */
async function writeTo(
  deps: Deps,
  organisationId: string,
  invitee: Invitee,
  mailing: Asked['mailing'],
): Promise<void> {
  const { config, keys, mailer } = deps
  const { roundId, memberId, email, language, addressRefused } = invitee
  const mail: Mail = {
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
  }
  const note = (refusedOn: string | null) =>
    asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      noteRefusedAddress(tx, organisationId, { memberId, email, refusedOn }),
    )
  try {
    await mailer.send(mail)
  } catch (error) {
    if (error instanceof Undeliverable && !addressRefused) await note(dayOf(deps.clock()))
    throw error
  }
  if (addressRefused) await note(null)
}
