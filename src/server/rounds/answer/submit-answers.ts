import type { Answers, Result } from '#core/scoring/evaluate.ts'
import { batcher, type Outcome } from '#server/platform/batch/batcher.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { invitationSecretHash } from '#server/rounds/invite/invitation-secret.ts'
import { evaluateAnswers } from '#server/self/results/evaluate-answers.ts'
import { instrumentOf } from '#server/self/results/find-instrument.ts'
import { type Scored, storeAnswers } from './store-answers.ts'
import { storeOwnResults } from './store-own-results.ts'
import { isRoundOver, takePlaces } from './vault-repository.ts'

type AnsweringDeps = Pick<Deps, 'pools' | 'keys' | 'instruments' | 'clock' | 'newId'>

export type AnswersToSubmit = {
  readonly roundId: string
  /** Null for a visitor with a mailed link or a slip. A signed-in person also gets the result as their own. */
  readonly personId: string | null
  readonly token?: string | undefined
  readonly version: string
  readonly answers: Answers
}

type Sent = AnswersToSubmit & { readonly secretHash: Buffer | null; readonly now: Date }

const refusalOf = {
  used: 'invitation-used',
  'not-open': 'round-not-open',
} as const

/** Answers in one transaction. With more, the first of them would wait longer than the batch saves. */
const mostTogether = 100

const linesOf = new WeakMap<AnsweringDeps, (sent: Sent) => Promise<Result>>()

/**
 * Accepts one answer to a round, whole or not at all: the own result of a signed-in person, the counters of the unit and
 * the used invitation are one transaction. Nothing that is stored or logged leads from a person to an answer. A second
 * answer with the code of a slip is not counted and gets the same response as the first.
 * Answers that arrive while others are being stored, or within 2 ms of each other, share a transaction (decisions 211 and 604).
 * @throws Refusal invitation-unknown (whatever the reason), invitation-used while the round is open, round-not-open
 * (used or not), other-version, not-signed-in when there is neither session nor link; those of evaluateAnswers
 */
export async function submitAnswers(deps: AnsweringDeps, input: AnswersToSubmit): Promise<Result> {
  const { personId, token } = input
  const secretHash = token === undefined ? null : invitationSecretHash(deps.keys, token)
  if (personId === null && secretHash === null) throw new Refusal('not-signed-in')
  const sent = { ...input, secretHash, now: deps.clock() }
  return lineOf(deps)(sent)
}

function lineOf(deps: AnsweringDeps): (sent: Sent) => Promise<Result> {
  const known = linesOf.get(deps)
  if (known !== undefined) return known
  const line = batcher(mostTogether, (all: readonly Sent[]) =>
    asPerson(deps.pools.app, { personId: null }, (tx) => submitAll(deps, tx, all)),
  )
  linesOf.set(deps, line)
  return line
}

async function submitAll(
  deps: AnsweringDeps,
  tx: PersonTransaction,
  all: readonly Sent[],
): Promise<readonly Outcome<Result>[]> {
  const outcomes = await storeOwnResults(deps, tx, await scoreAll(deps, tx, all))
  // Last, because it locks the units' counters until the transaction ends.
  const scored = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []))
  if (scored.length > 0) await storeAnswers(deps, tx, scored)
  return outcomes.map((outcome) => ('done' in outcome ? { done: outcome.done.result } : outcome))
}

/** Takes the places of answers and scores them. A refused answer leaves no trace and does not affect the others. */
async function scoreAll(
  { instruments }: AnsweringDeps,
  tx: PersonTransaction,
  all: readonly Sent[],
): Promise<readonly Outcome<Scored>[]> {
  const places = await takePlaces(tx, all)
  const filled = new Set<string>()
  const outcomes: Outcome<Scored>[] = []
  for (const [at, sent] of all.entries()) {
    const place = places[at] ?? null
    try {
      if (place === null) {
        const over = await isRoundOver(tx, sent.roundId, {
          byLink: sent.secretHash !== null,
          personId: sent.personId,
        })
        throw new Refusal(over ? 'round-not-open' : 'invitation-unknown')
      }
      if (place.instrumentVersion !== sent.version) throw new Refusal('other-version')
      const instrument = instrumentOf(instruments, place)
      const result = evaluateAnswers(instrument, sent.answers, place.ownQuestions)
      const said = filled.has(`${sent.roundId} ${place.memberId}`) ? place.saidAfter : place.said
      if (said !== 'counted' && said !== 'repeated') throw new Refusal(refusalOf[said])
      filled.add(`${sent.roundId} ${place.memberId}`)
      outcomes.push({ done: { sent, place, counts: said === 'counted', instrument, result } })
    } catch (refused) {
      // Any other error is not about this answer alone.
      if (!(refused instanceof Refusal)) throw refused
      outcomes.push({ refused })
    }
  }
  return outcomes
}
