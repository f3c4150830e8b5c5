import { asIdentity } from '#server/db/identity-transaction.ts'
import { findSignInCode } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'
import { codeLifetime } from '#server/identity/sign-in-limits.ts'
import { privateAddressCodeMail } from '#server/mail/templates/private-address-code.ts'
import { signInCodeMail } from '#server/mail/templates/sign-in-code.ts'
import type { JobData } from './queue.ts'

/** Mails a code that is still worth something. Withheld codes come this far too, and end here without an e-mail. */
export async function sendSignInCode(deps: Deps, { codeId }: JobData['send-sign-in-code']): Promise<void> {
  const { clock, config, keys, mailer, pools } = deps
  const row = await asIdentity(pools.identity, (tx) => findSignInCode(tx, codeId))
  if (row === undefined || row.withheld || row.expiresAt <= clock()) return
  const facts = {
    language: row.language,
    brand: config.brand.name,
    code: keys.signInCode(codeId),
    minutes: codeLifetime / 60_000,
  }
  await mailer.send({
    to: row.email,
    language: row.language,
    messageId: keys.mailId('sign-in code', codeId),
    ...(row.forPerson === null
      ? signInCodeMail({
          ...facts,
          baseUrl: config.baseUrl,
          email: row.email,
          ...(row.returnTo === null ? {} : { returnTo: row.returnTo }),
        })
      : privateAddressCodeMail(facts)),
  })
}
