import type { SignedIn } from '#core/access/actor.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AllPersonData } from '#server/platform/person-data.ts'

/**
 * Everything stored about a person that can be found through them, from every subject. Nobody can find what they answered in a
 * round.
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
