import type { SecondFactors as SecondFactorsView } from '#contract/second-factor.ts'
import type { SecondFactors } from '#server/identity/second-factors.ts'

/** What there is, by name and time: never what it is checked by. */
export function presentSecondFactors(factors: SecondFactors): SecondFactorsView {
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  return {
    authenticator: authenticator && {
      addedAt: authenticator.addedAt.toISOString(),
      lastUsedAt: authenticator.lastUsedAt?.toISOString() ?? null,
    },
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  }
}
