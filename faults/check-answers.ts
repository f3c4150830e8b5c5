import type { Instrument } from '#core/instrument/instrument.ts'
import { sumAmounts } from '#core/psychometrics/item-amounts.ts'
import { type Answers, evaluate } from '#core/scoring/evaluate.ts'
import { amountsOf, type CounterAmounts } from '#server/rounds/answer/counter-amounts.ts'
import type { Invited } from '#test/release/lay-out-open-round.ts'

/** The clients' knowledge: what each sent, and whom the server told that it is stored. */
export type Ledger = {
  readonly sent: ReadonlyMap<string, Answers>
  readonly acknowledged: ReadonlySet<string>
}

/** The stored data of a round, read as the superuser. */
export type Kept = {
  /** Members whose invitation is used. */
  readonly used: ReadonlySet<string>
  /** In hexadecimal. */
  readonly participants: readonly string[]
  readonly counters: ReadonlyMap<string, CounterAmounts>
  readonly calibration: { readonly answers: number; readonly amounts: CounterAmounts }
}

/**
 * A sentence for each answer that is lost, doubled, half stored or made up. No table holds a single answer, so each counter is
 * compared with the sum of the answers of everybody whose invitation is used: an answer that is missing, doubled or partial
 * changes at least one of its sums.
 */
export function faultsOf(
  instrument: Instrument,
  invited: readonly Invited[],
  { sent, acknowledged }: Ledger,
  kept: Kept,
): string[] {
  const faults: string[] = []
  const hashes = new Map<string, number>()
  for (const hash of kept.participants) hashes.set(hash, (hashes.get(hash) ?? 0) + 1)
  const byUnit = new Map<string, Record<string, number>>()
  const items: Record<string, number> = {}
  let answers = 0
  for (const { memberId, unitId, personHash } of invited) {
    const isUsed = kept.used.has(memberId)
    const took = hashes.get(personHash) ?? 0
    hashes.delete(personHash)
    if (acknowledged.has(memberId) && !isUsed && took === 0) {
      faults.push(`LOST: the answer of ${memberId} was acknowledged, and nothing of it is kept.`)
      continue
    }
    if (took !== (isUsed ? 1 : 0))
      faults.push(
        `HALF: ${memberId} took part ${took} times by the hashes, and the invitation is ${isUsed ? '' : 'not '}used.`,
      )
    if (!isUsed) continue
    const theirs = sent.get(memberId)
    if (theirs === undefined) {
      faults.push(`MADE UP: the invitation of ${memberId} is used, who sent nothing.`)
      continue
    }
    const unit = byUnit.get(unitId) ?? {}
    byUnit.set(unitId, unit)
    const evaluation = evaluate(instrument, theirs)
    if (!evaluation.ok) throw new Error(`${memberId} sent what cannot be scored`)
    add(unit, amountsOf(evaluation.result))
    add(items, sumAmounts(instrument, [theirs]).amounts)
    answers += 1
  }
  for (const hash of hashes.keys()) faults.push(`MADE UP: a participant ${hash} who was never invited.`)
  for (const unitId of new Set([...byUnit.keys(), ...kept.counters.keys()])) {
    const found = differences(byUnit.get(unitId) ?? {}, kept.counters.get(unitId) ?? {})
    faults.push(...found.map((one) => `COUNTED WRONG: unit ${unitId}, ${one}`))
  }
  if (kept.calibration.answers !== answers)
    faults.push(
      `COUNTED WRONG: the calibration holds ${kept.calibration.answers} answers instead of ${answers}.`,
    )
  faults.push(
    ...differences(items, kept.calibration.amounts).map((one) => `COUNTED WRONG: the calibration, ${one}`),
  )
  return faults
}

function add(sum: Record<string, number>, amounts: CounterAmounts): void {
  for (const [measure, amount] of Object.entries(amounts)) sum[measure] = (sum[measure] ?? 0) + amount
}

function differences(expected: CounterAmounts, found: CounterAmounts): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((measure) => (expected[measure] ?? 0) !== (found[measure] ?? 0))
    .map((measure) => `${measure} is ${found[measure] ?? 0} instead of ${expected[measure] ?? 0}.`)
}
