import type { Answers } from '#core/scoring/evaluate.ts'

/**
 * Answers to a round that the person has sent, until the server has them. They wait in the browser, so that a lost
 * network, a reload or a session that ended loses nothing.
 */
export type Parcel = {
  /** The draft's key: one answering is one parcel, however often it is handed in. */
  readonly id: string
  readonly roundId: string
  readonly version: string
  readonly answers: Answers
  /** From the mailed link; without it the session says whose invitation it is. */
  readonly token: string | null
  /** The person who was signed in when sending; another person's session never carries it. */
  readonly owner: string | null
  readonly handedInAt: number
  /** It may already have arrived: then "already used" is good news. */
  readonly tried: boolean
  readonly state: 'waiting' | 'needs-sign-in' | 'refused'
  /** Why it was refused: a problem code. */
  readonly refusal: string | null
}

/** What came back of an attempt. `status` 0: no answer came. */
export type Reply = { readonly status: number; readonly code: string }

/** The parcel as it is after an attempt; `null` when it has arrived. */
export function afterReply(parcel: Parcel, { status, code }: Reply): Parcel | null {
  if (status >= 200 && status < 300) return null
  if (status === 409 && code === 'invitation-used' && parcel.tried) return null
  if (status === 0 || status >= 500 || status === 429) return { ...parcel, state: 'waiting', tried: true }
  if (status === 401) return { ...parcel, state: 'needs-sign-in' }
  return { ...parcel, state: 'refused', refusal: code }
}

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s, as for every read (seed, section 7). */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/** Who may carry it: anybody with the mailed link's token, else only the person who sent it. */
export function mayCarry(parcel: Parcel, signedInAs: string | null): boolean {
  if (parcel.state === 'refused') return false
  if (parcel.token !== null) return true
  return signedInAs !== null && signedInAs === parcel.owner
}

export type SendingStatus =
  | 'sent'
  | 'sending'
  | 'waiting'
  | 'sign-in'
  | 'other-account'
  | 'used'
  | 'closed'
  | 'refused'

/**
 * What the person is told about an answer. `parcel`: as it lies in the outbox, undefined once it has left.
 * `signedInAs`: undefined as long as nobody knows.
 */
export function sendingStatus(
  parcel: Parcel | undefined,
  signedInAs: string | null | undefined,
  carrying: boolean,
): SendingStatus {
  if (parcel === undefined) return 'sent'
  if (parcel.state === 'refused') {
    if (parcel.refusal === 'invitation-used') return 'used'
    return parcel.refusal === 'round-not-open' ? 'closed' : 'refused'
  }
  if (parcel.state === 'needs-sign-in') return carrying ? 'sending' : 'sign-in'
  if (parcel.token === null && signedInAs !== undefined && signedInAs !== parcel.owner) {
    return signedInAs === null ? 'sign-in' : 'other-account'
  }
  return carrying && !parcel.tried ? 'sending' : 'waiting'
}
