import { describe, expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { calibrationReport } from './calibration-report.ts'
import { type ItemAmounts, sumAmounts } from './item-amounts.ts'

/** People with correlated answers, from a fixed sequence: the same 250 in every run. */
function people(count: number, items = 12): number[][] {
  let state = 7
  const next = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  return Array.from({ length: count }, () => {
    const level = 1 + 3 * next()
    return Array.from({ length: items }, () => Math.min(5, Math.max(1, Math.round(level + 2 * next() - 1))))
  })
}

function summed(rows: readonly (readonly number[])[], instrument = stressprofil): ItemAmounts {
  const answers = rows.map((row) => answersByValue(instrument, row))
  return sumAmounts(instrument, answers).amounts
}

function enoughReport(rows: readonly (readonly number[])[]) {
  const report = calibrationReport(stressprofil, rows.length, summed(rows))
  if (!report.enough) throw new Error('not enough')
  return report
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
const variance = (numbers: readonly number[]) =>
  numbers.reduce((sum, x) => sum + (x - mean(numbers)) ** 2, 0) / (numbers.length - 1)

test('below 200 complete answers there is no figure at all', () => {
  const rows = people(199)
  expect(calibrationReport(stressprofil, 199, summed(rows))).toEqual({
    enough: false,
    answers: 199,
    needed: 200,
  })
})

describe('from sums alone come the same figures as from the answers themselves', () => {
  const rows = people(250)
  const report = enoughReport(rows)
  const column = (item: number) => rows.map((row) => row[item] ?? 0)

  test('mean and spread of the total', () => {
    const totals = rows.map((row) => mean(row))
    expect(report.total.mean).toBeCloseTo(mean(totals), 10)
    expect(report.total.spread).toBeCloseTo(Math.sqrt(variance(totals)), 10)
    const evaluations = rows.map((row) => evaluate(stressprofil, answersByValue(stressprofil, row)))
    const scored = evaluations.flatMap((evaluation) => (evaluation.ok ? [evaluation.result.total] : []))
    expect(report.total.mean).toBeCloseTo(mean(scored), 2)
  })

  test('alpha of the total and of a category', () => {
    const alpha = (items: readonly number[]) => {
      const own = items.reduce((sum, item) => sum + variance(column(item)), 0)
      const whole = variance(rows.map((row) => items.reduce((sum, item) => sum + (row[item] ?? 0), 0)))
      return (items.length / (items.length - 1)) * (1 - own / whole)
    }
    expect(report.total.alpha).toBeCloseTo(alpha([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 10)
    expect(report.categories[1]?.alpha).toBeCloseTo(alpha([3, 4, 5]), 10)
  })

  test('item and rest', () => {
    const rest = rows.map((row) => (row[4] ?? 0) + (row[5] ?? 0))
    const own = column(3)
    const together =
      own.reduce((sum, x, i) => sum + (x - mean(own)) * ((rest[i] ?? 0) - mean(rest)), 0) / (rows.length - 1)
    const correlation = together / Math.sqrt(variance(own) * variance(rest))
    expect(report.categories[1]?.items[0]?.itemRest).toBeCloseTo(correlation, 10)
  })

  test('floor and ceiling', () => {
    const first = report.categories[0]?.items[0]
    expect(first?.floor).toBe(column(0).filter((value) => value === 1).length / 250)
    expect(first?.ceiling).toBe(column(0).filter((value) => value === 5).length / 250)
  })

  test('omega lies near alpha where all items measure one thing about equally well', () => {
    expect(Math.abs((report.total.omega ?? 0) - (report.total.alpha ?? 1))).toBeLessThan(0.05)
    for (const { omega, alpha } of report.categories) {
      expect(Math.abs((omega ?? 0) - (alpha ?? 1))).toBeLessThan(0.05)
    }
  })

  test('the reliable change that follows', () => {
    const { spread, alpha, reliableChange } = report.total
    expect(reliableChange).toBeCloseTo(1.96 * spread * Math.sqrt(2 * (1 - (alpha ?? 0))), 10)
  })
})

test('200 people who all answer the same give means and no reliability', () => {
  const report = enoughReport(Array.from({ length: 200 }, () => Array.from({ length: 12 }, () => 3)))
  expect(report.total).toMatchObject({
    mean: 3,
    spread: 0,
    alpha: null,
    omega: null,
    expectedShares: null,
    reliableChange: null,
  })
})

test('amounts that do not belong to the number of answers are refused', () => {
  expect(() => calibrationReport(stressprofil, 201, summed(people(200)))).toThrow('was counted 200 times')
})

describe('what answers add', () => {
  test('is one count for each item and one product for each pair', () => {
    const one = answersByValue(stressprofil, [4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    const { answers, amounts } = sumAmounts(stressprofil, [one])
    expect(answers).toBe(1)
    expect(Object.keys(amounts)).toHaveLength(12 + 66)
    expect(amounts).toMatchObject({ 'ex-evening=4': 1, 'ex-evening*ex-run-out': 20, 're-calm-down=2': 1 })
  })

  test('is of several together what each adds by itself', () => {
    const all = people(20, 24).map((row) => answersByValue(djupanalys, row))
    const sums: Record<string, number> = {}
    for (const one of all)
      for (const [name, amount] of Object.entries(sumAmounts(djupanalys, [one]).amounts))
        sums[name] = (sums[name] ?? 0) + amount
    expect(sumAmounts(djupanalys, all)).toEqual({ answers: 20, amounts: sums })
  })

  test('is nothing where a question was skipped', () => {
    const whole = answersByValue(stressprofil, [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    const skipped = answersByValue(stressprofil, [4, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    expect(sumAmounts(stressprofil, [skipped])).toEqual({ answers: 0, amounts: {} })
    expect(sumAmounts(stressprofil, [skipped, whole])).toEqual(sumAmounts(stressprofil, [whole]))
  })

  test('has no trace of causes', () => {
    const main = answersByValue(djupanalys, people(1, 24)[0] ?? [])
    const withCauses = { ...main, 'demands-time': 'always' as const }
    expect(sumAmounts(djupanalys, [withCauses])).toEqual(sumAmounts(djupanalys, [main]))
  })
})
