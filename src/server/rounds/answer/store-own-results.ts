import { withoutOwn } from '#core/instrument/own-question.ts'
import type { Outcome } from '#server/platform/batch/batcher.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type HeldKey, holdOwnKeys } from '#server/platform/keys/person-key-repository.ts'
import { sealedWithConsent } from '#server/self/results/consents.ts'
import { sealAnswering } from '#server/self/results/own-answering.ts'
import { insertOwnResults, type StoredResult } from '#server/self/results/own-result-repository.ts'
import type { Scored } from './store-answers.ts'

/**
 * Stores the own results of those who are signed in, each sealed with the person's key; other answers pass.
 * @returns for each answer whether it may be stored: not-signed-in for a person who is being erased, or an error about one
 * person's key alone
 */
export async function storeOwnResults(
  deps: Pick<Deps, 'keys' | 'newId'>,
  tx: PersonTransaction,
  outcomes: readonly Outcome<Scored>[],
): Promise<readonly Outcome<Scored>[]> {
  const asked = outcomes.flatMap((outcome) => {
    const personId = 'done' in outcome ? outcome.done.sent.personId : null
    return personId === null ? [] : [{ outcome, personId, newKey: deps.keys.newPersonKey() }]
  })
  if (asked.length === 0) return outcomes
  const held = await holdOwnKeys(tx, asked)
  const keyOf = new Map(asked.map(({ outcome }, at) => [outcome, held[at] ?? null]))
  const rows: StoredResult[] = []
  const kept = outcomes.map((outcome) => {
    const key = keyOf.get(outcome)
    if (key === undefined || 'refused' in outcome) return outcome
    try {
      if (key === null) throw new Refusal('not-signed-in')
      rows.push(sealed(deps, outcome.done, key))
      return outcome
    } catch (refused) {
      return { refused }
    }
  })
  if (rows.length > 0) await insertOwnResults(tx, rows)
  return kept
}

function sealed(
  { keys, newId }: Pick<Deps, 'keys' | 'newId'>,
  { sent: { personId, answers, now }, instrument: { id: instrument, version }, result }: Scored,
  key: HeldKey,
): StoredResult {
  if (personId === null) throw new Error('nobody keeps a result')
  const takenAt = now.toISOString()
  // A random id: an id derived from round or member would lead from the round to this row.
  const whose = { personId, id: newId() }
  return {
    ...whose,
    sealed: sealAnswering(keys, key, whose, {
      instrument,
      version,
      answers: withoutOwn(answers),
      result,
      takenAt,
    }),
    consents: sealedWithConsent(keys, { personId, key, sealed: key.consents }, 'results', takenAt),
  }
}
