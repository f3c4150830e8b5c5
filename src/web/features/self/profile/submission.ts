import type { InvitationView } from '#contract/identity/me.ts'
import type { Answers, Result } from '#core/scoring/evaluate.ts'
import { browserStore, onDevice } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from '#web/lib/outbox/reply.ts'
import { having, listOf, oneOf, recordOf, text } from '#web/lib/shape.ts'
import { sharedScreen } from '#web/lib/shared-screen.ts'

/** The receipt's contents about the round: nothing about the person or the answer. */
export type AnsweredRound = {
  readonly name: string
  readonly organisation: string
  /** Sent with the code of a slip or an SMS, for which the server never says whether it was used before. */
  readonly bySlip: boolean
}

/** The round of an invitation, for its receipt. */
export const answeredRound = ({ round }: InvitationView, token: string | null): AnsweredRound => ({
  name: round.name,
  organisation: round.organisation,
  bySlip: token?.replace(/\W/g, '').length === 10,
})

/**
 * A sent answer to a round, until the server has it. It waits in the browser, so that a lost network, a reload or an ended
 * session loses nothing.
 */
export type PendingSubmission = {
  /** The draft's key: one answer is one submission, however often it is put in the outbox. */
  readonly id: string
  readonly roundId: string
  readonly version: string
  readonly answers: Answers
  /** From the mailed link; without it the session identifies the invitation. */
  readonly token: string | null
  /** The person who was signed in when sending; no other person's session sends it. */
  readonly owner: string | null
  readonly handedInAt: number
  /** An earlier attempt may have arrived: then "already used" means success. */
  readonly tried: boolean
  /** `arrived`: it had to wait, and stays as a receipt without answers, secret and owner. */
  readonly state: 'waiting' | 'needs-sign-in' | 'refused' | 'arrived'
  /** Why it was refused: a problem code. */
  readonly refusal: string | null
  /** Undefined in submissions of earlier builds. */
  readonly round?: AnsweredRound
}

/** The submission after an attempt; `null` when it has arrived without having had to wait. */
export function afterReply(submission: PendingSubmission, reply: Reply): PendingSubmission | null {
  if (hasArrived(reply) && !submission.tried) return null
  if (hasArrived(reply) || (reply.code === 'invitation-used' && submission.tried))
    return { ...submission, state: 'arrived', answers: {}, token: null, owner: null }
  if (isPassing(reply)) return { ...submission, state: 'waiting', tried: true }
  if (sessionIsOver(reply)) return { ...submission, state: 'needs-sign-in' }
  return { ...submission, state: 'refused', refusal: reply.code }
}

/** Whether this session may send it: any session with the mailed link's token, otherwise only that of the sender. */
export function mayGo(submission: PendingSubmission, signedInAs: string | null): boolean {
  if (submission.state === 'refused' || submission.state === 'arrived') return false
  if (submission.token !== null) return true
  return signedInAs !== null && signedInAs === submission.owner
}

/** How long a refused answer, and the receipt of one that waited, are shown before they are deleted, in milliseconds. */
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
    // A person who answered by the mailed link without signing in was told that the result stays in this browser. So the session of a
    // person who has signed in since is not sent along: their account would get the result. On a shared screen no session is sent.
    ...(token !== null && (owner !== signedInAs || sharedScreen.read() !== null)
      ? { credentials: 'omit' as const }
      : {}),
  }),
  isOver: ({ state, handedInAt }, now) =>
    (state === 'refused' || state === 'arrived') && now - handedInAt > shownForMs,
}

/** Answers to rounds that have not arrived, and receipts of those that had to wait. */
export const answersOutbox = outbox(answerRules)

/** Removes a receipt that has been read. */
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
 * The status of an answer. `submission`: from the outbox, undefined once it has left. `signedInAs`: undefined while it is
 * not known.
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

/** A finished form: its result, and where the answer went. Stored in the history of this tab. */
export type Finished = {
  /** The draft's key, which the result and the submission share. */
  readonly id: string
  /** ISO time. */
  readonly takenAt: string
  readonly answers: Answers
  readonly result: Result
  /** Id of the person who was signed in; `null`: nobody. */
  readonly owner: string | null
  /** Id of the answered round; `null`: the answer was the person's own. */
  readonly roundId: string | null
  /** What its receipt says about the round. Undefined in history entries of earlier builds. */
  readonly round?: AnsweredRound
  /** The person was fully on sick leave. Stays in this browser (decision 0467). */
  readonly sickLeave?: true
}
