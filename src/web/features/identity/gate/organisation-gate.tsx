import type { ReactNode } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { holdsOne, type Role } from './page-roles.ts'
import { RoleGate } from './role-gate.tsx'

export type Membership = Me['memberships'][number]
type OrganisationGateProps = {
  /** Any of these opens the page. */
  readonly roles: readonly Role[]
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
  readonly children: (membership: Membership) => ReactNode
}

/** Lets a member with the right role through, with the membership that opens the page. */
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
