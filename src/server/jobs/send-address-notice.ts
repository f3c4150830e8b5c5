import { asIdentity } from '#server/db/identity-transaction.ts'
import { findSignInCode } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'
import { addressChangedMail } from '#server/mail/templates/address-changed.ts'
import type { JobData } from './queue.ts'

/** Tells the address that an account had that it has another one now. */
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
