import { pathIn } from '#core/languages.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { roundToldMail } from './round-told-email.ts'
import { findMemberToTell, listMembersToTell } from './told-rounds-query.ts'

const batch = 250

/** Enqueues an e-mail to everybody in the units that a round asked: its figures are now open to employees. */
export async function sendRoundTold(
  { pools, queue }: Deps,
  { organisationId, roundId }: JobData['send-round-told'],
): Promise<void> {
  let after: string | null = null
  do {
    after = await asHr(pools.app, { organisationId, personId: null }, async (tx): Promise<string | null> => {
      const memberIds = await listMembersToTell(tx, organisationId, roundId, after, batch)
      const jobs = memberIds.map((memberId) => ({
        key: `${roundId}:${memberId}`,
        data: { organisationId, roundId, memberId },
      }))
      await queue.enqueueAll(tx, 'send-told-mail', jobs)
      return memberIds.at(-1) ?? null
    })
  } while (after !== null)
}

/** Sends one of these e-mails. A second run sends no second one: the id is the same. */
export async function sendToldMail(
  { config, keys, mailer, pools }: Deps,
  { organisationId, roundId, memberId }: JobData['send-told-mail'],
): Promise<void> {
  const { baseUrl, brand } = config
  const reader = await asHr(pools.app, { organisationId, personId: null }, (tx) =>
    findMemberToTell(tx, organisationId, roundId, memberId),
  )
  if (reader === null) return
  const { email, language, organisation } = reader
  await mailer.send({
    to: email,
    language,
    messageId: keys.mailId('round told', roundId, memberId),
    ...roundToldMail({
      language,
      brand: brand.name,
      organisation,
      link: baseUrl + pathIn(language, '/min-arbetsplats'),
      unsubscribe: unsubscribeLinksOf({ baseUrl, keys }, { to: email, kind: 'round-invitation', language }),
    }),
  })
}
