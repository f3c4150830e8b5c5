import type { SignedIn } from '#core/access/actor.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AllPersonData } from '#server/platform/person-data.ts'

/**
 * Everything that is stored about a person and that can be found by them, from every subject. What they answered in a round
 * cannot be found, by nobody.
 */
export async function exportAccount(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  personData: AllPersonData,
  person: SignedIn,
): Promise<object> {
  const exported = { format: 'andrum-account-1', exportedAt: deps.clock().toISOString() }
  for (const subject of Object.values(personData)) Object.assign(exported, await subject.export(deps, person))
  return exported
}
