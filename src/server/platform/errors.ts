/** Codes a use case may refuse with; `src/contract/problem.ts` gives each its HTTP status. */
export type RefusalCode =
  | 'invalid-input'
  | 'not-signed-in'
  | 'wrong-code'
  | 'passkey-refused'
  | 'other-browser'
  | 'address-in-use'
  | 'address-on-list'
  | 'not-allowed'
  | 'own-sign-in-required'
  | 'second-factor-required'
  | 'reauthentication-required'
  | 'factor-exists'
  | 'identity-provider-refused'
  | 'identity-provider-unreachable'
  | 'webhook-address-refused'
  | 'too-many-webhooks'
  | 'not-found'
  | 'too-large'
  | 'unknown-instrument'
  | 'other-version'
  | 'unknown-item'
  | 'unknown-answer'
  | 'incomplete-causes'
  | 'not-enough-answers'
  | 'unsubscribe-unknown'
  | 'invitation-unknown'
  | 'list-not-recorded'
  | 'invitation-used'
  | 'round-not-open'
  | 'round-overlaps'
  | 'round-too-soon'
  | 'round-already-closed'
  | 'round-already-extended'
  | 'round-last-day-moved'
  | 'round-plan-changed'
  | 'round-not-released'
  | 'round-already-told'
  | 'round-not-in-review'
  | 'closing-too-soon'
  | 'nobody-to-invite'
  | 'slips-printed-meanwhile'
  | 'import-not-ready'
  | 'import-outdated'
  | 'import-not-undoable'
  | 'too-many-waiting'
  | 'member-unknown'
  | 'identity-change-unknown'
  | 'last-owner'
  | 'role-held'
  | 'idempotency-conflict'
  | 'newer-version'
  | 'too-many-results'
  | 'receiver-gone'
  | 'request-open'
  | 'support-link-unknown'
  | 'slot-taken'
  | 'booking-unknown'
  | 'booking-changed'
  | 'booking-cancelled'
  | 'booking-past'
  | 'not-published'
  | 'too-many-exceptions'
  | 'too-many-requests'
  | 'hour-used-up'
  | 'unavailable'

export type RefusalDetails = {
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  readonly categories?: readonly string[]
  /** Other free times, as ISO instants. */
  readonly slots?: readonly string[]
  /** For round-too-soon, round-overlaps and closing-too-soon: when it becomes possible, as ISO instant. */
  readonly possibleFrom?: string
  /** Seconds until trying again makes sense. */
  readonly retryAfter?: number
}

/** The only error a use case throws on purpose: a stable code, answered in one place (`http/error-handler.ts`). */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** The refusal of one field of what was sent, by its path in the body: `domains.0`. */
export const badField = (path: string, code: string) =>
  new Refusal('invalid-input', { errors: [{ path, code }] })

/** What was looked for. @throws Refusal not-found when it is not there */
export function found<T>(row: T | null): T {
  if (row === null) throw new Refusal('not-found')
  return row
}
