import type { SignedIn } from '#core/access/actor.ts'
import { asId, type PersonId } from '#core/ids.ts'

/** A demo account as a signed-in actor of the use cases. */
export const signedInAs = (
  personId: string,
  email: string,
  { staff }: { readonly staff: boolean },
): SignedIn => ({
  kind: 'person',
  opensOwn: true,
  secondFactor: true,
  reauthenticated: true,
  signedInThrough: null,
  byPrivateAddress: false,
  signIn: { method: null, provider: null, factor: null },
  personId: asId<PersonId>(personId),
  email,
  staff,
  guide: false,
  memberships: [],
})
