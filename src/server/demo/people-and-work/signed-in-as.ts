import type { SignedIn } from '#core/access/actor.ts'
import { asId, type PersonId } from '#core/ids.ts'

/** Somebody of the demo as the use cases see who is signed in. */
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
