/** How it feels after an exercise. */
export const feelings = ['better', 'same', 'worse'] as const
export type Feeling = (typeof feelings)[number]

/** A person's answers after exercises: by exercise, and by the minute of the answer (`2026-11-02T08:05Z`). */
export type Felt = Readonly<Record<string, Readonly<Record<string, Feeling>>>>

/** The most answers stored for one exercise: more than two months of days. */
export const mostFelt = 60

/** A pattern is shown after this many answers. */
export const patternAfter = 5

/** The pattern uses this many of the latest answers. */
const latest = 10

export type Pattern = {
  /** How many answers it uses, 5 to 10. */
  readonly times: number
  readonly better: number
  readonly same: number
  readonly worse: number
  readonly tends: Feeling | 'mixed'
}

const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`

export const isMinute = (key: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(key)

/** Stores an answer; of two in one minute the later one. Minutes in UTC sort by age. */
export function keepFelt(felt: Felt, exercise: string, feeling: Feeling, at: Date): Felt {
  return { ...felt, [exercise]: lastOf({ ...felt[exercise], [minuteOf(at)]: feeling }) }
}

/** The latest answers, as many as are stored. */
export const lastOf = (answers: Felt[string]): Felt[string] =>
  Object.fromEntries(Object.entries(answers).sort(byMinute).slice(-mostFelt))

const byMinute = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** Without the answers after one exercise. */
export function withoutFelt(felt: Felt, exercise: string): Felt {
  const { [exercise]: _, ...others } = felt
  return others
}

/**
 * The pattern of the latest answers after an exercise, or how many more are needed. Two times "worse" in five weigh more
 * than anything else: the product does not praise an exercise that often does not help.
 */
export function patternOf(felt: Felt, exercise: string): Pattern | { readonly left: number } {
  const answers = Object.entries(felt[exercise] ?? {})
    .sort(byMinute)
    .slice(-latest)
    .map(([, feeling]) => feeling)
  const times = answers.length
  if (times < patternAfter) return { left: patternAfter - times }
  const count = (feeling: Feeling) => answers.filter((one) => one === feeling).length
  const [better, same, worse] = [count('better'), count('same'), count('worse')]
  return { times, better, same, worse, tends: tendency({ times, better, same, worse }) }
}

function tendency({ times, better, same, worse }: Omit<Pattern, 'tends'>): Pattern['tends'] {
  if (worse * 5 >= times * 2) return 'worse'
  if (better * 2 > times) return 'better'
  return same * 2 > times ? 'same' : 'mixed'
}
