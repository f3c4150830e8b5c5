import { wholeTree } from '#core/round/tree.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countMembersByUnit, listOpenUnits, type OpenUnit } from './unit-repository.ts'

export type UnitWithMembers = OpenUnit & {
  /** Members of this unit, without those of lower ones. */
  readonly members: number
}

/** The tree of today, parents before their children, siblings by name. */
export async function listUnits(
  deps: Deps,
  input: { readonly organisationId: string; readonly personId: string | null },
): Promise<UnitWithMembers[]> {
  return asHr(deps.pools.app, input, async (tx) => {
    const members = await countMembersByUnit(tx, input.organisationId)
    const units = await listOpenUnits(tx, input.organisationId)
    return wholeTree(units).map((unit) => ({ ...unit, members: members.get(unit.id) ?? 0 }))
  })
}
