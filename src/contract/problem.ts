import { z } from 'zod'

/**
 * Every code of an error response, with its HTTP status. Codes are stable: clients and the dictionaries (`problems`) choose
 * their texts by them.
 */
export const problemStatus = {
  'invalid-input': 400,
  'malformed-json': 400,
  'malformed-request': 400,
  'headers-too-large': 431,
  'request-timeout': 408,
  'too-deep': 400,
  'unsupported-media-type': 415,
  'too-large': 413,
  'not-signed-in': 401,
  'wrong-code': 401,
  'passkey-refused': 401,
  'other-browser': 409,
  'address-in-use': 409,
  'address-on-list': 409,
  'not-allowed': 403,
  'own-sign-in-required': 403,
  'second-factor-required': 403,
  'reauthentication-required': 403,
  'factor-exists': 409,
  'identity-provider-refused': 422,
  'identity-provider-unreachable': 503,
  'webhook-address-refused': 422,
  'too-many-webhooks': 409,
  'not-found': 404,
  'method-not-allowed': 405,
  'unknown-instrument': 422,
  'other-version': 409,
  'unknown-item': 422,
  'unknown-answer': 422,
  'incomplete-causes': 422,
  'not-enough-answers': 422,
  'unsubscribe-unknown': 404,
  'invitation-unknown': 404,
  'list-not-recorded': 404,
  'continuation-unknown': 404,
  'invitation-used': 409,
  'round-not-open': 409,
  'round-overlaps': 409,
  'round-too-soon': 409,
  'round-already-closed': 409,
  'round-already-extended': 409,
  'round-last-day-moved': 409,
  'round-plan-changed': 409,
  'round-not-released': 409,
  'round-already-told': 409,
  'round-not-in-review': 409,
  'closing-too-soon': 409,
  'nobody-to-invite': 422,
  'slips-printed-meanwhile': 409,
  'import-not-ready': 409,
  'import-outdated': 409,
  'import-not-undoable': 409,
  'too-many-waiting': 409,
  'member-unknown': 422,
  'identity-change-unknown': 404,
  'last-owner': 409,
  'role-held': 409,
  'idempotency-conflict': 409,
  'newer-version': 409,
  'too-many-results': 409,
  'receiver-gone': 409,
  'request-open': 409,
  'support-link-unknown': 404,
  'no-representative': 409,
  'too-few-people': 409,
  'question-unknown': 404,
  'question-replied': 409,
  'slot-taken': 409,
  'booking-unknown': 404,
  'booking-changed': 409,
  'booking-cancelled': 409,
  'booking-past': 409,
  'guide-unavailable': 409,
  'guidance-open': 409,
  'guidance-closed': 409,
  'answered-meanwhile': 409,
  'not-published': 409,
  'too-many-exceptions': 409,
  'too-many-requests': 429,
  'hour-used-up': 429,
  'week-used-up': 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]

/** RFC 9457 `application/problem+json`. It carries no text for people: the client chooses one by `code` in the reader's language. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  /** For input: where and what. `path` is dotted, e.g. `answers.ex1`. */
  errors: z.array(z.strictObject({ path: z.string(), code: z.string() })).optional(),
  /** For not-enough-answers: the categories that lack answers. */
  categories: z.array(z.string()).optional(),
  /** For slot-taken: other free times, earliest first. */
  slots: z.array(z.iso.datetime()).optional(),
  /**
   * For round-too-soon and closing-too-soon: when it becomes possible. For round-overlaps: the same, if the round under way
   * closes as planned; absent where it is not known when that round opens.
   */
  possibleFrom: z.iso.datetime().optional(),
})
export type Problem = z.infer<typeof problem>
