import { listReviewAddresses } from '#server/db/list-review-repository.ts'
import { findRound } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { writeListReview } from '#server/mail/round-mails.ts'
import type { JobData } from './queue.ts'
import { sendEach } from './send-each.ts'

/** Tells the safety representatives that a list waits for them; where none is appointed, the owners that they have to write. */
export async function sendListReview(
  deps: Deps,
  { organisationId, roundId }: JobData['send-list-review'],
): Promise<void> {
  const { keys, mailer } = deps
  const found = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round?.state !== 'in-review' || round.reviewer === null) return null
    const { reviewer } = round
    const role = reviewer === 'owner' ? 'owner' : 'safety_representative'
    return { round, reviewer, readers: await listReviewAddresses(tx, organisationId, role) }
  })
  if (found === null) return
  const { round, reviewer, readers } = found
  const mails = readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('list review', roundId, email),
      ...writeListReview(deps, {
        language,
        organisation,
        round: round.name,
        invited: round.invited,
        reviewer,
        frozenAt: round.frozenAt,
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
