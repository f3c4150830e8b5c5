import { pathIn } from '#core/languages.ts'
import { isHeld } from '#core/round/list-review.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import { listObjectionMail } from './list-objection-email.ts'
import { readReview } from './open-reviewed-round.ts'

/** Tells HR that an objection holds a round back, unless it has been withdrawn or the round cancelled meanwhile. */
export async function sendListObjection(
  deps: Deps,
  { organisationId, roundId, objectionId }: JobData['send-list-objection'],
): Promise<void> {
  const { config, keys, mailer } = deps
  const held = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round?.state !== 'in-review' || !isHeld(await readReview(tx, organisationId, round))) return null
    return { round, readers: await listReviewAddresses(tx, organisationId, 'hr') }
  })
  if (held === null) return
  const mails = held.readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('list objection', objectionId, email),
      ...listObjectionMail({
        language,
        brand: config.brand.name,
        organisation,
        round: held.round.name,
        link: config.baseUrl + pathIn(language, '/matningar'),
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
