import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { updateImport } from './import-repository.ts'

/** Progress is written in steps of so many per cent: HR's page asks every second. */
const step = 5

/** Writes an import's progress, 0 to 1, in a transaction of its own so that HR sees it at once. */
export function progressOf(
  deps: Deps,
  { organisationId, importId }: { readonly organisationId: string; readonly importId: string },
  state: 'planning' | 'applying',
): (share: number) => Promise<void> {
  let written = 0
  return async (share) => {
    const percent = Math.floor((share * 100) / step) * step
    if (percent <= written) return
    written = percent
    await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      updateImport(tx, organisationId, importId, state, { state, progress: Math.min(percent, 99) }),
    )
  }
}
