import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '#core/scoring/evaluate.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { personKey } from '#server/platform/keys/person-key.ts'
import { isSpent } from '#server/platform/keys/spent-key-repository.ts'
import { giveConsent } from './consents.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { findInstrument } from './find-instrument.ts'
import { type OwnAnswering, type OwnResult, openAnswering, sealAnswering } from './own-answering.ts'
import { countOwnResults, holdOwnResults, insertOwnResult, readOwnResult } from './own-result-repository.ts'

export type ResultToStore = {
  /** The idempotency key that the browser makes for each set of answers. */
  readonly key: string
  readonly instrument: string
  readonly version?: string | undefined
  readonly answers: Answers
  /** When the person answered, if earlier than now, by the browser's clock. */
  readonly takenAt?: string | undefined
}

/** A browser's clock may be ahead by this much before its time is ignored (24 h, also covers a wrong time zone). */
const clockTolerance = 24 * 60 * 60 * 1000

/** The most results of one person: one a day for five years. The list reads and opens all of them. */
const mostKept = 2000

/**
 * Stores a result for its person, sealed with the person's own key. A repeated request gets the same answer, and does not restore
 * what they have deleted since.
 * @throws Refusal idempotency-conflict when the key already stands for other answers; too-many-results; those of evaluateAnswers
 */
export async function storeOwnResult(
  deps: Pick<Deps, 'pools' | 'keys' | 'instruments' | 'clock'>,
  personId: string,
  input: ResultToStore,
): Promise<OwnResult> {
  const instrument = findInstrument(deps.instruments, input.instrument, input.version)
  const result = evaluateAnswers(instrument, input.answers)
  const { id, version } = instrument
  const takenAt = timeOf(input.takenAt, deps.clock())
  const answering: OwnAnswering = { instrument: id, version, answers: input.answers, result, takenAt }
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    await holdOwnResults(tx, personId)
    if (await isSpent(tx, { personId, kind: 'result', id: input.key }))
      return { id: input.key, takenAt, result }
    const key = await personKey(tx, deps.keys, personId)
    const sealed = sealAnswering(deps.keys, key, { personId, id: input.key }, answering)
    if (await insertOwnResult(tx, { personId, id: input.key, sealed })) {
      await giveConsent(tx, deps, { personId, key }, 'results')
      if ((await countOwnResults(tx, personId)) > mostKept) throw new Refusal('too-many-results')
      return { id: input.key, takenAt, result }
    }

    const row = await readOwnResult(tx, personId, input.key)
    if (row === null) throw new Refusal('not-signed-in')
    const kept = openAnswering(deps.keys, key, personId, row)
    if (!sameAnswering(kept, answering)) throw new Refusal('idempotency-conflict')
    return { id: input.key, takenAt: kept.takenAt, result: kept.result }
  })
}

/** Now, for a time that is not given, or of a clock that is far ahead. */
function timeOf(given: string | undefined, now: Date): string {
  const time = given === undefined ? now : new Date(given)
  return (time.getTime() > now.getTime() + clockTolerance ? now : time).toISOString()
}

/** The time has no part in it: one that was far ahead at first may be accepted at the next try. */
function sameAnswering(kept: OwnAnswering, sent: OwnAnswering): boolean {
  return (
    kept.instrument === sent.instrument &&
    kept.version === sent.version &&
    isDeepStrictEqual(kept.answers, sent.answers)
  )
}
