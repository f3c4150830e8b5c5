import { describe, expect, it } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sumAmounts } from '#core/psychometrics/item-amounts.ts'
import { type Answers, evaluate } from '#core/scoring/evaluate.ts'
import { amountsOf, type CounterAmounts } from '#server/rounds/answer/counter-amounts.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { faultsOf, type Kept } from './check-answers.ts'

const person = (name: string, unitId: string) => ({
  memberId: name,
  token: name,
  unitId,
  personHash: `hash of ${name}`,
})
const invited = [person('a', 'one'), person('b', 'one'), person('c', 'two'), person('d', 'two')]
const sent = new Map([
  ['a', sameAnswers(stressprofil, 1)],
  ['b', sameAnswers(stressprofil, 5)],
  ['c', sameAnswers(stressprofil, 3)],
])
/** The database has c too, but the acknowledgement was lost. */
const ledger = { sent, acknowledged: new Set(['a', 'b']) }

function sum(all: readonly CounterAmounts[]): CounterAmounts {
  const total: Record<string, number> = {}
  for (const one of all)
    for (const [measure, amount] of Object.entries(one)) total[measure] = (total[measure] ?? 0) + amount
  return total
}

function counted(answers: Answers): CounterAmounts {
  const evaluation = evaluate(stressprofil, answers)
  if (!evaluation.ok) throw new Error('cannot be scored')
  return amountsOf(evaluation.result)
}

/** A database that stores exactly these, each as often as it is named. */
function keeping(...names: readonly string[]): Kept {
  const of = (unit: string) =>
    sum(
      names
        .filter((name) => invited.some(({ memberId, unitId }) => memberId === name && unitId === unit))
        .map((name) => counted(sent.get(name) ?? {})),
    )
  return {
    used: new Set(names),
    participants: [...new Set(names)].map((name) => `hash of ${name}`),
    counters: new Map(['one', 'two'].map((unit) => [unit, of(unit)])),
    calibration: {
      answers: names.length,
      amounts: sumAmounts(
        stressprofil,
        names.map((name) => sent.get(name) ?? {}),
      ).amounts,
    },
  }
}

const faultsIn = (kept: Kept) => faultsOf(stressprofil, invited, ledger, kept)

describe('what is kept after kills', () => {
  it('is whole when everybody is there who was told so, and others who sent something', () => {
    expect(faultsIn(keeping('a', 'b', 'c'))).toEqual([])
    expect(faultsIn(keeping('a', 'b'))).toEqual([])
  })

  it('names everybody whose acknowledged answer is gone', () => {
    expect(faultsIn(keeping('b', 'c'))).toEqual([
      'LOST: the answer of a was acknowledged, and nothing of it is kept.',
    ])
  })

  it('shows an answer that was added twice, to its unit and to the calibration', () => {
    const faults = faultsIn(keeping('a', 'a', 'b'))
    expect(faults).toContain('COUNTED WRONG: unit one, answers is 3 instead of 2.')
    expect(faults).toContain('COUNTED WRONG: the calibration holds 3 answers instead of 2.')
  })

  it('shows an answer of which only a part is there', () => {
    const whole = keeping('a', 'b')
    expect(faultsIn({ ...whole, counters: keeping('a').counters })).toContain(
      'COUNTED WRONG: unit one, answers is 1 instead of 2.',
    )
    expect(faultsIn({ ...whole, participants: ['hash of a'] })).toEqual([
      'HALF: b took part 0 times by the hashes, and the invitation is used.',
    ])
    expect(faultsIn({ ...whole, used: new Set(['a']) })).toContain(
      'HALF: b took part 1 times by the hashes, and the invitation is not used.',
    )
  })

  it('shows an answer in the place of another: as many answers, other sums', () => {
    const whole = keeping('a', 'b')
    const faults = faultsIn({ ...whole, counters: keeping('a', 'a').counters })
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.join()).not.toMatch(/answers is/)
  })

  it('shows answers that nobody sent', () => {
    const whole = keeping('a', 'b')
    expect(faultsIn({ ...whole, used: new Set(['a', 'b', 'd']) })).toContain(
      'MADE UP: the invitation of d is used, who sent nothing.',
    )
    expect(faultsIn({ ...whole, participants: [...whole.participants, 'hash of x'] })).toEqual([
      'MADE UP: a participant hash of x who was never invited.',
    ])
  })
})
