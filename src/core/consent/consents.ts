/** What is kept because its person chose to save it: own results, and each kind of text of one's own. */
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

/** The day of the privacy policy that holds for who saves something now. */
export const consentText = '2026-11-30'

export type Consent = {
  readonly what: ConsentKind
  /** The day of the privacy policy that held. */
  readonly policyOf: string
  readonly givenAt: string
  /** Null while it stands. */
  readonly withdrawnAt: string | null
}

/** The history with a consent to this; the same one where it stands already by the same text. */
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

/** The history with what stands for this taken back; the same one where nothing stands. */
export function withoutConsent(
  history: readonly Consent[],
  what: ConsentKind,
  withdrawnAt: string,
): readonly Consent[] {
  const stands = (one: Consent) => one.what === what && one.withdrawnAt === null
  return history.some(stands) ? history.map((one) => (stands(one) ? { ...one, withdrawnAt } : one)) : history
}
