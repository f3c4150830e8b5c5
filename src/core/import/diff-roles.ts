import type { FilePerson } from './file-person.ts'
import type { PlannedRole } from './import-plan.ts'
import type { PresentMember } from './present.ts'

export type RoleDiff = { readonly added: PlannedRole[]; readonly removed: PlannedRole[] }

/** Roles that a file gives and takes. hr and owner are neither given nor taken by one. */
function rolesByFile(member: PresentMember): PlannedRole[] {
  return member.roles.flatMap(({ role, unitId }) =>
    role === 'manager' || role === 'safety_representative' ? [{ memberId: member.id, role, unitId }] : [],
  )
}

const isSame = (a: PlannedRole, b: PlannedRole) => a.role === b.role && a.unitId === b.unitId

/**
 * What changes in somebody's roles. Where the file has no column for roles, they stay, save that nobody leads a closed unit.
 * @returns whether anything changes.
 */
export function diffRoles(
  person: FilePerson,
  member: { readonly id: string; readonly unitId: string; readonly before: PresentMember | undefined },
  saysRoles: boolean,
  closedUnitIds: ReadonlySet<string>,
  diff: RoleDiff,
): boolean {
  const held = member.before === undefined ? [] : rolesByFile(member.before)
  const wanted = saysRoles
    ? wantedRole(person, member)
    : held.filter(({ unitId }) => unitId === null || !closedUnitIds.has(unitId))
  const added = wanted.filter((role) => !held.some((other) => isSame(role, other)))
  const removed = held.filter((role) => !wanted.some((other) => isSame(role, other)))
  diff.added.push(...added)
  diff.removed.push(...removed)
  return added.length > 0 || removed.length > 0
}

/** A manager leads the unit that the line names. */
function wantedRole(person: FilePerson, member: { id: string; unitId: string }): PlannedRole[] {
  if (person.role === 'employee') return []
  const unitId = person.role === 'manager' ? member.unitId : null
  return [{ memberId: member.id, role: person.role, unitId }]
}

/** Who leaves keeps no role; who is kept without a line leads no closed unit. */
export function rolesLost(
  member: PresentMember,
  leaves: boolean,
  closedUnitIds: ReadonlySet<string>,
): PlannedRole[] {
  return rolesByFile(member).filter(({ unitId }) => leaves || (unitId !== null && closedUnitIds.has(unitId)))
}
