import { pathIn } from '#core/languages.ts'
import { isHeld } from '#core/round/list-review.ts'
import { listReviewAddresses } from '#server/db/list-review-repository.ts'
import { findRound } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { listObjectionMail } from '#server/mail/templates/list-objection.ts'
import { readReview } from '#server/usecases/open-reviewed-round.ts'
import type { JobData } from './queue.ts'
import { sendEach } from './send-each.ts'

/** Tells HR that an objection holds a round, unless it has been taken back or the round cancelled meanwhile. */
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
