/** People with guidance, over all customers. */
export const participantBands = ['under-8', '8-to-19', '20-to-49', '50-and-more'] as const
export const answerTimes = ['within-one-day', 'within-two-days', 'within-four-days', 'longer'] as const
export const lateAmounts = ['none', 'few', 'many'] as const
/** The share of a guide's places that is taken. */
export const loads = ['room', 'half', 'nearly-full', 'full'] as const

/** The answer times of this many past days are measured. */
export const measuredDays = 90

type Row = {
  readonly name: string
  readonly open: number
  readonly caseload: number
  readonly late: number
  readonly medianHours: number | null
}

/** The figures of guidance in bands, in which nobody can be singled out or be seen to come or go. */
export function guidanceFiguresOf(rows: readonly Row[]) {
  const open = rows.reduce((sum, row) => sum + row.open, 0)
  const { late = 0, medianHours = null } = rows[0] ?? {}
  return {
    participants: bandOf(open, participantBands, [8, 20, 50]),
    answerTime: medianHours === null ? null : bandOf(Math.ceil(medianHours), answerTimes, [25, 49, 97]),
    late: bandOf(late, lateAmounts, [1, 5]),
    guides: rows.map(({ name, open: taken, caseload }) => ({
      name,
      load: bandOf(taken / caseload, loads, [0.5, 0.8, 1]),
    })),
  }
}

/** The band of a value: it belongs to the n-th band from the n-th limit on. */
const bandOf = <Band>(value: number, bands: readonly [Band, ...Band[]], from: readonly number[]): Band =>
  bands[from.filter((limit) => value >= limit).length] ?? bands[0]
