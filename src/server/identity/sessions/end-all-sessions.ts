import { deleteAllCodes } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { forgetAllBrowsers } from './known-browser-repository.ts'
import { deleteAllSessions } from './session-repository.ts'

/**
 * After a breach: signs everybody out, makes every browser unknown to its account, and revokes codes that have been mailed. Sign-in
 * methods stay, and so do API keys.
 * @returns how many sessions there were
 */
export function endAllSessions({ pools }: Pick<Deps, 'pools'>): Promise<number> {
  return asIdentity(pools.identity, async (tx) => {
    await deleteAllCodes(tx)
    await forgetAllBrowsers(tx)
    return deleteAllSessions(tx)
  })
}
