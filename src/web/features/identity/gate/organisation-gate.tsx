import type { ReactNode } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { holdsOne, type Role } from './page-roles.ts'
import { RoleGate } from './role-gate.tsx'

export type Membership = Me['memberships'][number]
type OrganisationGateProps = {
  /** The roles that open the page. */
  readonly roles: readonly Role[]
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  readonly children: (membership: Membership) => ReactNode
}

/** Opens a page for members with the right role, and passes the membership that opens it. */
export function OrganisationGate({ roles, returnTo, children }: OrganisationGateProps) {
  return (
    <RoleGate
      openedBy={({ memberships }) => memberships.find((one) => holdsOne(one.roles, roles))}
      opensByOwnSignIn={({ memberships }) => memberships.some((one) => holdsOne(one.closedRoles, roles))}
      returnTo={returnTo}
    >
      {children}
    </RoleGate>
  )
}
