import type { ImportChanges } from './import-plan.ts'
import type { List, PersonRow, Undo } from './list-change.ts'
import type { PresentOrganisation } from './present.ts'
import type { ProblemList } from './problem-list.ts'
import { personRow, unitRow } from './today.ts'

/** The change that restores the list as it was before a plan. It has only what the plan changes. */
export function undoOf({ units, members }: PresentOrganisation, changes: ImportChanges): Undo | null {
  const memberOf = new Map(members.map((member) => [member.id, member]))
  const isHere = (id: string) => memberOf.get(id)?.here === true
  const unitIds = new Set(units.filter(({ open }) => open).map(({ id }) => id))
  const touched = new Set([...changes.closedUnitIds, ...changes.units.map(({ id }) => id)])
  const changedIds = new Set(
    [
      ...changes.members.map(({ id }) => id),
      ...changes.identityChanges.map(({ memberId }) => memberId),
      ...changes.withdrawnMemberIds,
    ].filter(isHere),
  )
  const leaving = new Set(changes.leavingMemberIds)
  const undo: Undo = {
    kind: 'undo',
    units: units
      .filter(({ id, open }) => open && touched.has(id))
      .map((unit) => ({ id: unit.id, ...unitRow(unit) })),
    addedUnitIds: changes.units.map(({ id }) => id).filter((id) => !unitIds.has(id)),
    changed: members.filter(({ id }) => changedIds.has(id)).map(personRow),
    // A pending change ended with the membership.
    left: members.filter(({ id }) => leaving.has(id)).map((member) => personRow({ ...member, change: null })),
    addedMemberIds: changes.members.map(({ id }) => id).filter((id) => !isHere(id)),
    rolesEnded: changes.removedRoles.length,
  }
  const { kind: _kind, rolesEnded: _rolesEnded, ...lists } = undo
  return Object.values(lists).every((list) => list.length === 0) ? null : undo
}

/** Restores today's list. People who have left by themselves since stay away, and an owner gives roles that ended again by hand. */
export function undoIn({ units, people }: List, undo: Undo, problems: ProblemList): void {
  for (const id of undo.addedUnitIds) units.delete(id)
  for (const { id, ...row } of undo.units) units.set(id, row)
  for (const id of undo.addedMemberIds) people.delete(id)
  const put = (row: PersonRow & { readonly memberId: string }) => people.set(row.memberId, row)
  for (const row of undo.changed) if (people.has(row.memberId)) put(row)
  for (const row of undo.left) put(row)
  if (undo.rolesEnded > 0) problems.warn('roles-stay-ended', { line: 0, details: { count: undo.rolesEnded } })
}
