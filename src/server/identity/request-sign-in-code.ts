import { secondsToNextWindow, takeAttempt } from '#server/db/attempt-repository.ts'
import { asIdentity } from '#server/db/identity-transaction.ts'
import { insertSignInCode } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { networkOf } from './network-of.ts'
import { codeLifetime, perHour } from './sign-in-limits.ts'

export type CodeWish = {
  /** Lower case. */
  readonly email: string
  readonly language: 'sv' | 'en'
  readonly returnTo?: string
  readonly ip: string
}

/**
 * Puts a code in the mail. Whether the address has an account is not even asked, so nothing can tell: an account comes
 * into being when its first code is used. An address that has had its codes for this hour gets the same row and the
 * same job as any other; only the mail is left out.
 * @throws Refusal `too-many-requests` by network alone.
 */
export async function requestSignInCode(deps: Deps, wish: CodeWish): Promise<void> {
  const { keys, pools, queue } = deps
  const now = deps.clock()
  const networkKey = keys.attemptKey('codes from network', networkOf(wish.ip))
  const addressKey = keys.attemptKey('codes to address', wish.email)
  const hasRoom = await asIdentity(pools.identity, async (tx) => {
    if (!(await takeAttempt(tx, { key: networkKey, now, limit: perHour.codesPerNetwork }))) return false
    const mayMail = await takeAttempt(tx, { key: addressKey, now, limit: perHour.codesPerAddress })
    const id = deps.newId()
    await insertSignInCode(tx, {
      id,
      email: wish.email,
      language: wish.language,
      return_to: wish.returnTo ?? null,
      withheld: !mayMail,
      network_key: networkKey,
      created_at: now,
      expires_at: new Date(now.getTime() + codeLifetime),
    })
    await queue.enqueue(tx, 'send-sign-in-code', { codeId: id })
    return true
  })
  if (!hasRoom) throw new Refusal('too-many-requests', { retryAfter: secondsToNextWindow(now) })
}
