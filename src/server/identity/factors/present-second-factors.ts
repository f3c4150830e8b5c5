import type { SecondFactors } from './second-factors.ts'

/** The factors, and whether each counts in a session that opens own results. `isPrivate`: a session of the private address. */
export function presentSecondFactors(
  { authenticator, passkeys, recoveryCodesLeft, recoveryCodesId }: SecondFactors,
  { isPrivate }: { readonly isPrivate: boolean },
) {
  const present = <F extends { readonly private: boolean }>(factor: F) => ({
    ...factor,
    forOwn: !isPrivate || factor.private,
  })
  return {
    authenticator: authenticator && present(authenticator),
    passkeys: passkeys.map(present),
    recoveryCodesLeft,
    recoveryCodesId,
  }
}
