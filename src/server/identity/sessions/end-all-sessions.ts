import { deleteAllCodes } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { forgetAllBrowsers } from './known-browser-repository.ts'
import { deleteAllSessions } from './session-repository.ts'

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
