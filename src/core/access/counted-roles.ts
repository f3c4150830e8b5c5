import type { MemberRole, Membership, SignedIn } from './actor.ts'

/**
 * The roles of a person that count in a session. An employer who runs the sign-in can sign in as anybody. So nobody is a
 * safety representative in a session of single sign-on.
 */
export function countRoles(
  held: readonly MemberRole[],
  { signedInThrough }: Pick<SignedIn, 'signedInThrough'>,
): Pick<Membership, 'roles' | 'closedRoles'> {
  const counts = (role: MemberRole) => signedInThrough === null || role !== 'safety_representative'
  return { roles: held.filter(counts), closedRoles: held.filter((role) => !counts(role)) }
}
