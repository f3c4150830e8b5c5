import { asIdentity } from '#server/db/identity-transaction.ts'
import { forgetAllBrowsers } from '#server/db/known-browser-repository.ts'
import { deleteAllSessions } from '#server/db/session-repository.ts'
import { deleteAllCodes } from '#server/db/sign-in-code-repository.ts'
import type { Deps } from '#server/deps.ts'

/**
 * After a breach: signs everybody out, makes every browser new to its account, and takes back codes that have been mailed. What people
 * sign in with stays, and so do API keys.
 * @returns how many sessions there were
 */
export function endAllSessions({ pools }: Pick<Deps, 'pools'>): Promise<number> {
  return asIdentity(pools.identity, async (tx) => {
    await deleteAllCodes(tx)
    await forgetAllBrowsers(tx)
    return deleteAllSessions(tx)
  })
}
