import type { SecondFactors as SecondFactorsView } from '#contract/identity/second-factor.ts'
import type { SecondFactors } from './second-factors.ts'

type Factor = NonNullable<SecondFactors['authenticator']>

/** What there is, by name and time: never what it is checked by. `isPrivate`: in a session of the private address. */
export function presentSecondFactors(
  { authenticator, passkeys, recoveryCodesLeft }: SecondFactors,
  { isPrivate }: { readonly isPrivate: boolean },
): SecondFactorsView {
  const present = (factor: Factor) => ({
    addedAt: factor.addedAt.toISOString(),
    lastUsedAt: factor.lastUsedAt?.toISOString() ?? null,
    forOwn: !isPrivate || factor.private,
  })
  return {
    authenticator: authenticator && present(authenticator),
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...present(passkey) })),
    recoveryCodesLeft,
  }
}
