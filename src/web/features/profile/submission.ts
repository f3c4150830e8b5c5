import type { Answers } from '#core/scoring/evaluate.ts'
import { browserStore, inBrowser } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from '#web/lib/outbox/reply.ts'
import { having, listOf, oneOf, recordOf, text } from '#web/lib/shape.ts'

/**
 * Answers to a round that the person has sent, until the server has them. They wait in the browser, so that a lost
 * network, a reload or a session that ended loses nothing.
 */
export type PendingSubmission = {
  /** The draft's key: one answering is one submission, however often it is handed in. */
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

/** The submission as it is after an attempt; `null` when it has arrived. */
export function afterReply(submission: PendingSubmission, reply: Reply): PendingSubmission | null {
  if (hasArrived(reply)) return null
  if (reply.code === 'invitation-used' && submission.tried) return null
  if (isPassing(reply)) return { ...submission, state: 'waiting', tried: true }
  if (sessionIsOver(reply)) return { ...submission, state: 'needs-sign-in' }
  return { ...submission, state: 'refused', refusal: reply.code }
}

/** Who may send it: anybody with the mailed link's token, else only the person who sent it. */
export function mayGo(submission: PendingSubmission, signedInAs: string | null): boolean {
  if (submission.state === 'refused') return false
  if (submission.token !== null) return true
  return signedInAs !== null && signedInAs === submission.owner
}

/** A refused answer is shown this long, then forgotten. */
const refusedKeptForMs = 14 * 24 * 3600 * 1000

export const openSubmissions = (storage = inBrowser) =>
  browserStore<readonly PendingSubmission[]>(
    'andrum.outbox',
    {
      parse: listOf(
        having<PendingSubmission>({
          id: text,
          roundId: text,
          answers: recordOf(text),
          state: oneOf(['waiting', 'needs-sign-in', 'refused']),
        }),
      ),
      empty: [],
    },
    { storage },
  )

export const answerRules: OutboxRules<PendingSubmission, 'submitAnswers'> = {
  endpoint: 'submitAnswers',
  store: openSubmissions(),
  mayGo,
  after: afterReply,
  callOf: ({ roundId, version, answers, token, owner }, signedInAs) => ({
    params: { roundId },
    body: { version, answers, ...(token === null ? {} : { token }) },
    // Somebody who answered by the mailed link without signing in was told that the result stays in this browser: the
    // session of the person signed in by now does not go along, or the account would get it.
    ...(token !== null && owner !== signedInAs ? { credentials: 'omit' as const } : {}),
  }),
  isOver: ({ state, handedInAt }, now) => state === 'refused' && now - handedInAt > refusedKeptForMs,
}

/** Answers to rounds that have not arrived. */
export const answersOutbox = outbox(answerRules)

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
 * What the person is told about an answer. `submission`: as it is in the outbox, undefined once it has left.
 * `signedInAs`: undefined as long as nobody knows.
 */
export function sendingStatus(
  submission: PendingSubmission | undefined,
  signedInAs: string | null | undefined,
  busy: boolean,
): SendingStatus {
  if (submission === undefined) return 'sent'
  if (submission.state === 'refused') {
    if (submission.refusal === 'invitation-used') return 'used'
    return submission.refusal === 'round-not-open' ? 'closed' : 'refused'
  }
  if (submission.state === 'needs-sign-in') return busy ? 'sending' : 'sign-in'
  if (submission.token === null && signedInAs !== undefined && signedInAs !== submission.owner) {
    return signedInAs === null ? 'sign-in' : 'other-account'
  }
  return busy && !submission.tried ? 'sending' : 'waiting'
}
