import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Config } from '#server/platform/config/config.ts'
import { withDeps } from './second-organisation.ts'

/** A person whose account is older than the six months of the programme. */
export const longHere = 'lange-har@example.com'

export async function makeOldAccount(config: Config): Promise<void> {
  await withDeps(config, async (deps, goTo) => {
    goTo(new Date(Date.now() - 200 * 24 * 60 * 60 * 1000))
    await ensurePerson(deps, { email: longHere, language: 'sv' })
  })
}
