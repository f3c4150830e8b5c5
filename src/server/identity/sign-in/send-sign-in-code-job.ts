import { isSomebodys } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { addressCodeMail } from './address-code-email.ts'
import { addressTakenMail } from './address-taken-email.ts'
import { privateAddressCodeMail } from './private-address-code-email.ts'
import { signInCodeMail } from './sign-in-code-email.ts'
import { findSignInCode, type SignInCodeRow } from './sign-in-code-repository.ts'
import { codeLifetime } from './sign-in-limits.ts'

/** Mails a code that is still valid. Withheld codes have a job too, which ends here without an e-mail. */
export async function sendSignInCode(
  deps: Deps,
  { codeId, changes }: JobData['send-sign-in-code'],
): Promise<void> {
  const { clock, keys, mailer, pools } = deps
  const { row, taken } = await asIdentity(pools.identity, async (tx) => {
    const found = await findSignInCode(tx, codeId)
    return {
      row: found,
      taken: found !== undefined && changes === 'to' && (await isSomebodys(tx, found.email)),
    }
  })
  if (row === undefined || row.withheld || row.expiresAt <= clock()) return
  await mailer.send({
    to: row.email,
    language: row.language,
    messageId: keys.mailId('sign-in code', codeId),
    ...contentOf(deps, row, { changes, taken }),
  })
}

type Why = { readonly changes: 'from' | 'to' | undefined; readonly taken: boolean }

function contentOf({ config, keys }: Deps, row: SignInCodeRow, { changes, taken }: Why): MailContent {
  const { id, language, email, returnTo } = row
  const { brand, baseUrl } = config
  const facts = { language, brand: brand.name, code: keys.signInCode(id), minutes: codeLifetime / 60_000 }
  if (taken) return addressTakenMail({ language, brand: brand.name })
  if (changes !== undefined) return addressCodeMail({ ...facts, changes })
  if (row.forPerson !== null) return privateAddressCodeMail(facts)
  return signInCodeMail({ ...facts, baseUrl, email, ...(returnTo === null ? {} : { returnTo }) })
}
