import type { Me } from '#contract/identity/me.ts'

type Membership = Me['memberships'][number]

/** A membership of Anna's, with these roles. */
export const membershipIn = (
  organisation: { readonly id: string; readonly name: string },
  roles: Membership['roles'],
): Membership => ({
  organisation: { ...organisation, simulated: false },
  roles: ['employee', ...roles],
  closedRoles: [],
  name: 'Anna',
  unit: 'Kontoret',
})

/** The server's answer about Anna, who has shown her second factor. */
export const workerIn = (memberships: Me['memberships']): Me => ({
  person: { id: 'anna', email: 'anna@example.com' },
  opensOwn: true,
  signedInThrough: null,
  privateAddress: { asked: true, email: null, addedAt: null },
  secondFactor: { needed: true, shown: true, authenticator: true, passkey: false },
  factorProves: true,
  ownProof: false,
  staff: false,
  guide: false,
  memberships,
})
