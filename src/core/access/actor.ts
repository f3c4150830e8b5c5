import type { MemberId, OrganisationId, PersonId, UnitId } from '#core/ids.ts'

export type MemberRole = 'employee' | 'manager' | 'hr' | 'safety_representative' | 'owner'

export type Membership = {
  readonly organisationId: OrganisationId
  readonly memberId: MemberId
  readonly unitId: UnitId
  readonly roles: readonly MemberRole[]
  /** Units that a manager leads. */
  readonly ledUnitIds: readonly UnitId[]
}

/** Who asks: nobody known (a visitor), or a signed-in person with what they are where. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'person'
      readonly personId: PersonId
      readonly email: string
      /** False where somebody with a private address has signed in with another: own results stay closed. */
      readonly opensOwn: boolean
      /** A second factor has been shown in this session. */
      readonly secondFactor: boolean
      /** They have proven who they are a moment ago, by the strongest means they have. */
      readonly fresh: boolean
      readonly staff: boolean
      readonly memberships: readonly Membership[]
    }

export const visitor: Actor = { kind: 'visitor' }

export type SignedIn = Extract<Actor, { kind: 'person' }>
