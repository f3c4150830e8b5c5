import type { MemberId, OrganisationId, PersonId, UnitId } from '#core/ids.ts'

export type MemberRole = 'employee' | 'manager' | 'hr' | 'safety_representative' | 'owner'

export type Membership = {
  readonly organisationId: OrganisationId
  readonly memberId: MemberId
  readonly unitId: UnitId
  readonly roles: readonly MemberRole[]
  /** Roles held here that do not count in this session, because of how it was made (`countRoles`). */
  readonly closedRoles: readonly MemberRole[]
  /** Units that a manager leads. */
  readonly ledUnitIds: readonly UnitId[]
}

/** By what a session was begun. */
export type SignInMethod = 'mailed-code' | 'passkey' | 'single-sign-on'
/** What was shown in a session besides. */
export type FactorShown = 'authenticator' | 'passkey' | 'recovery-code'

/** How a session was made, for the log of the organisation. It never says which address a code was mailed to. */
export type SignInRecord = {
  /** Null: the session is older than this record. */
  readonly method: SignInMethod | null
  /** Of single sign-on: what the provider calls itself (issuer). */
  readonly provider: string | null
  readonly factor: FactorShown | null
}

/** What an API key opens, chosen when it is made: the list of people, rounds, released figures. */
export const keyScopes = ['people', 'rounds', 'figures'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Who asks: nobody known (a visitor), a signed-in person with what they are where, or a program with an organisation's API key. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'person'
      readonly personId: PersonId
      readonly email: string
      /** False where somebody with a private address has signed in with another, or by single sign-on: own results stay closed. */
      readonly opensOwn: boolean
      /** A second factor has been shown in this session. */
      readonly secondFactor: boolean
      /** They have proven who they are a moment ago, by the strongest means they have. */
      readonly reauthenticated: boolean
      /** The organisation whose single sign-on began the session: then nothing is known of what the person is elsewhere. */
      readonly signedInThrough: OrganisationId | null
      /** The session was begun with a code mailed to the private address, which the employer does not run. */
      readonly byPrivateAddress: boolean
      readonly signIn: SignInRecord
      readonly staff: boolean
      /** Of the staff: reads and answers participants of guidance. */
      readonly guide: boolean
      readonly memberships: readonly Membership[]
    }
  | {
      readonly kind: 'api-key'
      readonly organisationId: OrganisationId
      readonly keyId: string
      /** What the owner calls it. */
      readonly name: string
      readonly scopes: readonly KeyScope[]
      /** Nobody: what a key does is no person's doing. */
      readonly personId: null
    }

export const visitor: Actor = { kind: 'visitor' }

export type SignedIn = Extract<Actor, { kind: 'person' }>
/** Somebody signed in where it is not asked what they are in organisations. */
export type SignedInAlone = Omit<SignedIn, 'staff' | 'guide' | 'memberships'>
export type KeyHolder = Extract<Actor, { kind: 'api-key' }>
