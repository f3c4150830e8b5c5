import { asIdentity } from '#server/db/identity-transaction.ts'
import { isSomebodys } from '#server/db/person-repository.ts'
import { findSignInCode, type SignInCodeRow } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'
import { codeLifetime } from '#server/identity/sign-in-limits.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { addressCodeMail } from '#server/mail/templates/address-code.ts'
import { addressTakenMail } from '#server/mail/templates/address-taken.ts'
import { privateAddressCodeMail } from '#server/mail/templates/private-address-code.ts'
import { signInCodeMail } from '#server/mail/templates/sign-in-code.ts'
import type { JobData } from './queue.ts'

/** Mails a code that is still worth something. Withheld codes come this far too, and end here without an e-mail. */
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
