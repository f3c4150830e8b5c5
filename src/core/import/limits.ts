import type { ImportCounts } from './import-plan.ts'
import type { ProblemList } from './problem-list.ts'

/** Largest share of today's members that one file may remove (product specification, "Organisation"). */
const removableShare = 0.4
/** Largest share of today's members whose address or employee id one file may change (same place). */
const changeableShare = 0.05

/** What a small organisation may always do, its shares being less than a person. */
const alwaysRemovable = 2
const alwaysChangeable = 1

/** How many members a file may remove from an organisation of this size. */
export const mostRemoved = (present: number): number =>
  Math.max(Math.floor(present * removableShare), alwaysRemovable)

/** How many identities a file may change in an organisation of this size. */
export const mostIdentitiesChanged = (present: number): number =>
  Math.max(Math.floor(present * changeableShare), alwaysChangeable)

/** Stops a file that looks like the wrong one: half an export, or shifted columns. */
export function checkLimits(counts: ImportCounts, present: number, problems: ProblemList): void {
  const { removed, identitiesChanged } = counts.members
  if (removed > mostRemoved(present)) {
    problems.error('too-many-removed', {
      line: 0,
      details: { count: removed, present, most: mostRemoved(present) },
    })
  }
  if (identitiesChanged > mostIdentitiesChanged(present)) {
    problems.error('too-many-identities', {
      line: 0,
      column: 'email',
      details: { count: identitiesChanged, present, most: mostIdentitiesChanged(present) },
    })
  }
}
