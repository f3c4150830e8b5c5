import type { MemberId, OrganisationId, PersonId, UnitId } from '#core/ids.ts'

export type MemberRole = 'employee' | 'manager' | 'hr' | 'safety_representative' | 'owner'

export type Membership = {
  readonly organisationId: OrganisationId
  readonly memberId: MemberId
  readonly unitId: UnitId
  readonly roles: readonly MemberRole[]
  /** Roles in this organisation that do not count in this session, because of how it was made (`countRoles`). */
  readonly closedRoles: readonly MemberRole[]
  /** Units that a manager leads. */
  readonly ledUnitIds: readonly UnitId[]
}

/** How a session was begun. */
export type SignInMethod = 'mailed-code' | 'passkey' | 'single-sign-on'
/** The second factor shown in a session. */
export type FactorShown = 'authenticator' | 'passkey' | 'recovery-code'

/** How a session was made, for the log of the organisation. It never says which address a code was mailed to. */
export type SignInRecord = {
  /** Null: the session is older than this record. */
  readonly method: SignInMethod | null
  /** For single sign-on: the identity provider's own name (issuer). */
  readonly provider: string | null
  readonly factor: FactorShown | null
}

/** What an API key opens, chosen when it is made: the list of people, rounds, released figures. */
export const keyScopes = ['people', 'rounds', 'figures'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Who asks: a visitor, a person who is signed in, with their roles, or a program with an organisation's API key. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'person'
      readonly personId: PersonId
      readonly email: string
      /** False where somebody with a private address has signed in with another, or by single sign-on: own results stay closed. */
      readonly opensOwn: boolean
      /** Whether a second factor has been shown in this session. */
      readonly secondFactor: boolean
      /** Whether the person has just re-authenticated, by the strongest means that they have. */
      readonly reauthenticated: boolean
      /** The organisation whose single sign-on began the session: then the session knows nothing about roles elsewhere. */
      readonly signedInThrough: OrganisationId | null
      /** Whether the session began with a code mailed to the private address, which the employer does not control. */
      readonly byPrivateAddress: boolean
      readonly signIn: SignInRecord
      readonly staff: boolean
      /** A member of staff who reads and answers participants of guidance. */
      readonly guide: boolean
      readonly memberships: readonly Membership[]
    }
  | {
      readonly kind: 'api-key'
      readonly organisationId: OrganisationId
      readonly keyId: string
      /** The owner's name for the key. */
      readonly name: string
      readonly scopes: readonly KeyScope[]
      /** No person is responsible for what a key does. */
      readonly personId: null
    }

export const visitor: Actor = { kind: 'visitor' }

export type SignedIn = Extract<Actor, { kind: 'person' }>
/** A signed-in person, where roles in organisations were not looked up. */
export type SignedInAlone = Omit<SignedIn, 'staff' | 'guide' | 'memberships'>
export type KeyHolder = Extract<Actor, { kind: 'api-key' }>

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
