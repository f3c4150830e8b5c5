import type { FilePerson } from './file-person.ts'
import type { PlannedRole } from './import-plan.ts'
import type { PresentMember, PresentRole } from './present.ts'
import type { ProblemList } from './problem-list.ts'

/**
 * Roles whose holders a file neither removes nor gives another address or employee id: a person who gets such an address
 * can sign in as the holder.
 */
const protectedRoles: ReadonlySet<PresentRole['role']> = new Set(['hr', 'owner', 'safety_representative'])

/** The role that protects a member from changes by a file. */
export const protectedRole = (member: PresentMember): PresentRole['role'] | undefined =>
  member.roles.find(({ role }) => protectedRoles.has(role))?.role

/** No file gives or takes a role: a line with another role than the stored one is refused. */
export function checkRole(
  person: FilePerson,
  before: PresentMember | undefined,
  problems: ProblemList,
): void {
  if (person.role === null) return
  const held = before?.here === true ? before.roles : []
  const agrees =
    person.role === 'employee' ? held.length === 0 : held.some(({ role }) => role === person.role)
  if (!agrees)
    problems.error('role-not-by-file', { line: person.line, column: 'role', value: person.roleCell })
}

/** No file gives the address of a member with such a role to somebody else, who could sign in as them. */
export function checkHolder(
  line: number,
  before: PresentMember,
  { email, externalId }: { readonly email: string | null; readonly externalId: string | null },
  problems: ProblemList,
): void {
  const role = protectedRole(before)
  if (role === undefined) return
  const refuse = (column: 'email' | 'employee_id', value: string | null) => {
    if (value !== null) problems.error('role-holder-changed', { line, column, value, details: { role } })
  }
  refuse('email', email)
  refuse('employee_id', externalId)
}

/** A manager leads a unit no longer when it closes or the manager leaves: only this role ends with its unit. */
export function rolesLost(
  member: PresentMember,
  leaves: boolean,
  closedUnitIds: ReadonlySet<string>,
): PlannedRole[] {
  return member.roles.flatMap(({ role, unitId }) =>
    role === 'manager' && unitId !== null && (leaves || closedUnitIds.has(unitId))
      ? [{ memberId: member.id, role, unitId }]
      : [],
  )
}
