import type { FileUnit } from './file-unit.ts'
import type { ImportCounts, PlannedUnit } from './import-plan.ts'
import type { PresentUnit } from './present.ts'

export type UnitDiff = {
  readonly counts: ImportCounts['units']
  readonly planned: readonly PlannedUnit[]
  readonly closedIds: readonly string[]
  /** The file's own id → ours. */
  readonly idOf: ReadonlyMap<string, string>
  readonly topId: string
}

/** Compares the units of a valid file with today's. The file is complete: units that it leaves out close. */
export function diffUnits(
  file: ReadonlyMap<string, FileUnit>,
  present: readonly PresentUnit[],
  newId: () => string,
): UnitDiff {
  const known = knownUnits(present)
  const idOf = new Map<string, string>()
  for (const externalId of file.keys()) idOf.set(externalId, known.get(externalId)?.id ?? newId())
  const planned: PlannedUnit[] = []
  const counts = { added: 0, changed: 0, removed: 0, kept: 0 }
  let topId = ''
  for (const { externalId, name, parent } of file.values()) {
    const id = idOf.get(externalId) ?? ''
    const parentId = idOf.get(parent) ?? null
    if (parentId === null) topId = id
    const before = known.get(externalId)
    if (before?.open === true && before.name === name && before.parentId === parentId) {
      counts.kept += 1
      continue
    }
    counts[before?.open === true ? 'changed' : 'added'] += 1
    planned.push({ id, externalId, name, parentId })
  }
  const closedIds = present.filter((unit) => unit.open && !file.has(unit.externalId)).map((unit) => unit.id)
  return { counts: { ...counts, removed: closedIds.length }, planned, closedIds, idOf, topId }
}

/** By the organisation's own id; an open unit before a closed one of the same id. */
function knownUnits(present: readonly PresentUnit[]): Map<string, PresentUnit> {
  const known = new Map<string, PresentUnit>()
  for (const unit of present) if (!unit.open) known.set(unit.externalId, unit)
  for (const unit of present) if (unit.open) known.set(unit.externalId, unit)
  return known
}
