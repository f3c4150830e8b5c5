import type { Instrument } from '#core/instrument/instrument.ts'
import { sumAmounts } from '#core/psychometrics/item-amounts.ts'
import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { amountsOf, answersBlock, type Beside } from './counter-amounts.ts'
import {
  type AskedPlace,
  type CalibrationSum,
  recordAnswers,
  type TakenPlace,
  type UnitSum,
} from './vault-repository.ts'

/** An answer with its place and its result. */
export type Scored = {
  readonly sent: AskedPlace & { readonly answers: Answers }
  readonly place: TakenPlace
  /** Whether it adds to the counters: false for a second answer with the code of a slip. */
  readonly counts: boolean
  readonly instrument: Instrument
  readonly result: Result
}

/** Adds answers to the counters, summed inside this process, and marks their invitations as used. */
export async function storeAnswers(
  { keys }: { readonly keys: Keys },
  tx: PersonTransaction,
  scored: readonly Scored[],
): Promise<void> {
  const who = scored
    .filter(({ counts }) => counts)
    .map((answer) => ({
      ...answer.sent,
      ...answer.place,
      causes: answersBlock(answer.result, beside(answer)),
    }))
    .map(({ roundId, personId, secretHash, now, organisationId, memberId, causes }) => ({
      organisationId,
      roundId,
      memberId,
      personId,
      secretHash,
      now,
      personHash: keys.participantHash(organisationId, memberId),
      causes,
    }))
  await recordAnswers(tx, who, unitSums(scored), calibrationSums(scored))
}

const beside = ({ sent, place }: Scored): Beside => ({ own: place.ownQuestions, answers: sent.answers })

type Growing = Record<string, number>

/** A unit whose answers all count nothing gets an empty sum, and so is written like all others. */
function unitSums(scored: readonly Scored[]): readonly UnitSum[] {
  const sums = new Map<string, UnitSum & { readonly amounts: Growing }>()
  for (const answer of scored) {
    const { sent, place, counts } = answer
    const { organisationId, unitId } = place
    const name = `${sent.roundId} ${unitId}`
    const sum = sums.get(name) ?? { organisationId, roundId: sent.roundId, unitId, amounts: {} }
    if (counts)
      for (const [name, amount] of Object.entries(amountsOf(answer.result, beside(answer))))
        sum.amounts[name] = (sum.amounts[name] ?? 0) + amount
    sums.set(name, sum)
  }
  return [...sums.values()]
}

/** Only of answers to every item: others say nothing about how the items correlate. */
function calibrationSums(scored: readonly Scored[]): readonly CalibrationSum[] {
  // Simulated answers tell nothing about the questions.
  const told = scored.filter(({ counts, place }) => counts && !place.simulated)
  return [...Map.groupBy(told, ({ instrument }) => instrument)].flatMap(([instrument, own]) => {
    const sum = sumAmounts(
      instrument,
      own.map(({ sent }) => sent.answers),
    )
    const { id: instrumentId, version: instrumentVersion } = instrument
    return sum.answers === 0 ? [] : [{ instrumentId, instrumentVersion, ...sum }]
  })
}
