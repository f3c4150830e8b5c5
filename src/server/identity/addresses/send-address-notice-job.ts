import { findReader } from '#server/identity/person-repository.ts'
import { findSignInCode } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { addressChangedMail } from './address-changed-email.ts'
import { privateAddressAddedMail } from './private-address-added-email.ts'

/** Tells an account's former address that the account has another one now. */
export async function sendAddressNotice(
  { config, keys, mailer, pools }: Deps,
  { codeId }: JobData['send-address-notice'],
): Promise<void> {
  const row = await asIdentity(pools.identity, (tx) => findSignInCode(tx, codeId))
  if (row === undefined) return
  const { email, language, createdAt } = row
  await mailer.send({
    to: email,
    language,
    messageId: keys.mailId('address changed', codeId),
    ...addressChangedMail({ language, brand: config.brand, at: createdAt }),
  })
}

/** Tells the account's own address that a private one was added, even if it has been removed meanwhile. */
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
