import { dayOf } from '#core/calendar/instant-of.ts'
import { pathIn } from '#core/languages.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import { roundReadyMail } from './round-ready-email.ts'

/** Tells HR and the safety representatives that a round's figures are released: one e-mail each, also to people with both roles. */
export async function sendRoundReady(
  deps: Deps,
  { organisationId, roundId }: JobData['send-round-ready'],
): Promise<void> {
  const { config, keys, mailer } = deps
  const ready = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const round = await findRound(tx, organisationId, roundId)
    if (round?.state !== 'released' || round.releasedAt === null) return null
    const hr = await listReviewAddresses(tx, organisationId, 'hr')
    const others = await listReviewAddresses(tx, organisationId, 'safety_representative')
    const readers = new Map([...hr, ...others].map((reader) => [reader.email, reader]))
    return { name: round.name, day: dayOf(round.releasedAt), readers: [...readers.values()] }
  })
  if (ready === null) return
  const mails = ready.readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('round ready', roundId, email),
      ...roundReadyMail({
        language,
        brand: config.brand.name,
        organisation,
        round: ready.name,
        day: ready.day,
        link: `${config.baseUrl}${pathIn(language, '/hr-dashboard')}?matning=${roundId}`,
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
