import type { InvitationView } from '#contract/identity/me.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { browserStore, onDevice } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from '#web/lib/outbox/reply.ts'
import { having, listOf, oneOf, recordOf, text } from '#web/lib/shape.ts'
import { sharedScreen } from '#web/lib/shared-screen.ts'

/** What a receipt says of the round: nothing of who answered, or what. */
export type AnsweredRound = {
  readonly name: string
  readonly organisation: string
  /** By the code of a slip or an SMS, which never says whether it was used before. */
  readonly bySlip: boolean
}

/** The round of an invitation, as its receipt names it. */
export const answeredRound = ({ round }: InvitationView, token: string | null): AnsweredRound => ({
  name: round.name,
  organisation: round.organisation,
  bySlip: token?.replace(/\W/g, '').length === 10,
})

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
  /** `arrived`: it had to wait, and is left as a receipt without answers, secret and owner. */
  readonly state: 'waiting' | 'needs-sign-in' | 'refused' | 'arrived'
  /** Why it was refused: a problem code. */
  readonly refusal: string | null
  /** Missing in what earlier builds have put in. */
  readonly round?: AnsweredRound
}

/** The submission as it is after an attempt; `null` when it has arrived without having had to wait. */
export function afterReply(submission: PendingSubmission, reply: Reply): PendingSubmission | null {
  if (hasArrived(reply) && !submission.tried) return null
  if (hasArrived(reply) || (reply.code === 'invitation-used' && submission.tried))
    return { ...submission, state: 'arrived', answers: {}, token: null, owner: null }
  if (isPassing(reply)) return { ...submission, state: 'waiting', tried: true }
  if (sessionIsOver(reply)) return { ...submission, state: 'needs-sign-in' }
  return { ...submission, state: 'refused', refusal: reply.code }
}

/** Who may send it: anybody with the mailed link's token, else only the person who sent it. */
export function mayGo(submission: PendingSubmission, signedInAs: string | null): boolean {
  if (submission.state === 'refused' || submission.state === 'arrived') return false
  if (submission.token !== null) return true
  return signedInAs !== null && signedInAs === submission.owner
}

/** A refused answer, and the receipt of one that waited, are shown this long, then forgotten. */
const shownForMs = 14 * 24 * 3600 * 1000

export const openSubmissions = (storage = onDevice) =>
  browserStore<readonly PendingSubmission[]>(
    'andrum.outbox',
    {
      parse: listOf(
        having<PendingSubmission>({
          id: text,
          roundId: text,
          answers: recordOf(text),
          state: oneOf(['waiting', 'needs-sign-in', 'refused', 'arrived']),
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
    // session of the person signed in by now does not go along, or the account would get it. Nor does any on a shared screen.
    ...(token !== null && (owner !== signedInAs || sharedScreen.read() !== null)
      ? { credentials: 'omit' as const }
      : {}),
  }),
  isOver: ({ state, handedInAt }, now) =>
    (state === 'refused' || state === 'arrived') && now - handedInAt > shownForMs,
}

/** Answers to rounds that have not arrived, and receipts of those that had to wait. */
export const answersOutbox = outbox(answerRules)

/** A receipt that has been read. */
export function forgetReceipt(id: string): void {
  const left = answersOutbox.store.read().filter((one) => one.id !== id)
  if (left.length === 0) answersOutbox.store.erase()
  else answersOutbox.store.write(left)
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
 * What the person is told about an answer. `submission`: as it is in the outbox, undefined once it has left.
 * `signedInAs`: undefined as long as nobody knows.
 */
export function sendingStatus(
  submission: PendingSubmission | undefined,
  signedInAs: string | null | undefined,
  busy: boolean,
): SendingStatus {
  if (submission === undefined || submission.state === 'arrived') return 'sent'
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
