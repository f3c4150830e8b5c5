import type { MemberRole, Membership, SignedIn } from './actor.ts'

/**
 * The roles of somebody that count in a session. An employer who runs a sign-in can be anybody in it, so nobody is a safety
 * representative in a session of single sign-on: those who watch over the employer never act by the employer's word.
 */
export function countRoles(
  held: readonly MemberRole[],
  { signedInThrough }: Pick<SignedIn, 'signedInThrough'>,
): Pick<Membership, 'roles' | 'closedRoles'> {
  const counts = (role: MemberRole) => signedInThrough === null || role !== 'safety_representative'
  return { roles: held.filter(counts), closedRoles: held.filter((role) => !counts(role)) }
}
