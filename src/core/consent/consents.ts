/** What is stored because the person chose to save it: own results, and each kind of own text. */
export const consentKinds = [
  'results',
  'exercises',
  'plan',
  'recovery-programme',
  'stress-programme',
] as const
export type ConsentKind = (typeof consentKinds)[number]

export const isConsentKind = (kind: string): kind is ConsentKind =>
  (consentKinds as readonly string[]).includes(kind)

/** The date of the privacy policy that applies to a new consent. */
export const consentText = '2026-11-30'

export type Consent = {
  readonly what: ConsentKind
  /** The date of the privacy policy that applied. */
  readonly policyOf: string
  readonly givenAt: string
  /** Null until it is withdrawn. */
  readonly withdrawnAt: string | null
}

/** The history with this consent added; unchanged if the same consent is valid by the same text. */
export function withConsent(
  history: readonly Consent[],
  what: ConsentKind,
  givenAt: string,
): readonly Consent[] {
  const stands = history.some(
    (one) => one.what === what && one.withdrawnAt === null && one.policyOf === consentText,
  )
  return stands ? history : [...history, { what, policyOf: consentText, givenAt, withdrawnAt: null }]
}

/** The history with this consent withdrawn; unchanged if none is valid. */
export function withoutConsent(
  history: readonly Consent[],
  what: ConsentKind,
  withdrawnAt: string,
): readonly Consent[] {
  const stands = (one: Consent) => one.what === what && one.withdrawnAt === null
  return history.some(stands) ? history.map((one) => (stands(one) ? { ...one, withdrawnAt } : one)) : history
}
