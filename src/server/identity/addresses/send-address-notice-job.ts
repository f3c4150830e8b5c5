import { findSignInCode } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { addressChangedMail } from './address-changed-email.ts'

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
