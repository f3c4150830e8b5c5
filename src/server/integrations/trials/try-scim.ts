import type { TrialOutcome } from '#core/integrations/trials.ts'
import { listApiKeys } from '#server/integrations/api-keys/api-key-repository.ts'
import { isSafetyStop, ListRefusal } from '#server/people/list/list-refusal.ts'
import { type MemberWish, tryProvisioning } from '#server/people/provisioning/provision-member.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

/**
 * Adds and removes a made-up person with an API key of the organisation, as a dry run. `never-used`: that works, and no
 * program has used a key yet.
 */
export async function tryScim(
  deps: Deps,
  input: { readonly organisationId: string; readonly personId: string },
  wish: MemberWish & { readonly userName: string },
): Promise<TrialOutcome<'scim'>> {
  const { organisationId } = input
  const all = await asHr(deps.pools.app, input, (tx) => listApiKeys(tx, organisationId))
  const keys = all.filter(({ scopes }) => scopes.includes('people'))
  const key = keys.find(({ usedOn }) => usedOn !== null) ?? keys[0]
  if (key === undefined) return 'no-key'
  try {
    await tryProvisioning(deps, { organisationId, keyId: key.id, name: key.name }, wish)
  } catch (error) {
    if (!(error instanceof ListRefusal)) throw error
    return isSafetyStop(error.code) ? 'stopped' : 'refused'
  }
  return key.usedOn === null ? 'never-used' : 'works'
}
