import { asIdentity } from '#server/db/identity-transaction.ts'
import { findReader } from '#server/db/person-repository.ts'
import type { Deps } from '#server/deps.ts'
import { privateAddressAddedMail } from '#server/mail/templates/private-address-added.ts'
import type { JobData } from './queue.ts'

/** Tells the account's own address that a private one was added, also when it has been taken away again meanwhile. */
export async function sendPrivateAddressNotice(
  { config, keys, mailer, pools }: Deps,
  { newsId, personId, at }: JobData['send-private-address-notice'],
): Promise<void> {
  const reader = await asIdentity(pools.identity, (tx) => findReader(tx, personId))
  if (reader === null) return
  await mailer.send({
    to: reader.email,
    language: reader.language,
    messageId: keys.mailId('private address', newsId),
    ...privateAddressAddedMail({ language: reader.language, brand: config.brand, at: new Date(at) }),
  })
}
