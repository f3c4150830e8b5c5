import { mayReview, opensUnheardAt } from '#core/round/list-review.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { writeListReview } from '#server/rounds/invite/round-emails.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import { listRepresentatives } from './list-review-repository.ts'
import { readReview } from './open-reviewed-round.ts'

/** Tells the safety representatives who may review a list that it waits for them; where none is appointed, asks the owners for a statement. */
export async function sendListReview(
  deps: Deps,
  { organisationId, roundId }: JobData['send-list-review'],
): Promise<void> {
  const { keys, mailer, clock } = deps
  const found = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round?.state !== 'in-review' || round.reviewer === null) return null
    const { reviewer } = round
    if (reviewer === 'owner')
      return {
        ...{ round, reviewer, readers: await listReviewAddresses(tx, organisationId, 'owner') },
        silenceOpensAt: null,
      }
    const able = mayReview(await listRepresentatives(tx, organisationId), round.reviewers)
    const sitting = await listReviewAddresses(tx, organisationId, 'safety_representative')
    const readers = sitting.filter((one) => able.some(({ memberId }) => memberId === one.memberId))
    const review = await readReview(tx, organisationId, round)
    return { round, reviewer, readers, silenceOpensAt: review.canSpeak ? opensUnheardAt(review) : null }
  })
  if (found === null) return
  const { round, reviewer, readers, silenceOpensAt } = found
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
        plannedAt: round.openedAt > clock() ? round.openedAt : null,
        silenceOpensAt,
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
