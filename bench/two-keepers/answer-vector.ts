/**
 * An answer to the twelve questions as ones and noughts. The proof shows of each place that it is a one or a nought, and nothing
 * else, so every vector has to be a possible answer: the weights of a category add up to exactly what its three items can.
 */
const weights = [1, 2, 4, 5] as const
const categories = 4
const itemsInCategory = 3

/** Whether the answer is at least yellow, and whether it is red. */
const flags = 2

/** How the library divides the proof: six gives the shortest for eighteen places. */
export const settings = { shares: 2, length: categories * weights.length + flags, bits: 1, chunkLength: 6 }

/**
 * The same where somebody may leave a question out, so that a category is a mean in hundredths from 0 to 400: nine weights (1, 2, 4
 * … 128 and 145) for each. Only measured.
 */
export const settingsInHundredths = { shares: 2, length: 4 * 9 + flags, bits: 1, chunkLength: 8 }

/** Sums over answers: four categories in points above the least, then how many are at least yellow, and red. */
export type Sums = readonly number[]

export type AnswerSums = { readonly categories: readonly number[]; readonly zone: 'green' | 'yellow' | 'red' }

export function vectorOf({ categories: sums, zone }: AnswerSums): number[] {
  return [
    ...sums.flatMap((sum) => onesOf(sum - itemsInCategory)),
    Number(zone !== 'green'),
    Number(zone === 'red'),
  ]
}

/** Which weights make up the points: with 5 when it fits, then the largest of 4, 2, 1. */
function onesOf(points: number): number[] {
  let left = points
  const taken = new Set<number>()
  for (const weight of weights.toReversed()) {
    if (weight > left) continue
    taken.add(weight)
    left -= weight
  }
  if (left !== 0) throw new Error(`${points} points cannot be written`)
  return weights.map((weight) => Number(taken.has(weight)))
}

type Arithmetic = { add: (a: bigint, b: bigint) => bigint; mul: (a: bigint, b: bigint) => bigint }

/**
 * The six numbers that may be opened, of a share of the eighteen: each keeper does it alone, so that nobody ever sees how often
 * a single place was a one.
 */
export function shareOfSums(share: readonly bigint[], field: Arithmetic): bigint[] {
  const sums = Array.from({ length: categories }, (_, c) =>
    weights.reduce(
      (sum, weight, w) => field.add(sum, field.mul(BigInt(weight), share[c * weights.length + w] ?? 0n)),
      0n,
    ),
  )
  return [...sums, ...share.slice(categories * weights.length)]
}

/** The same in the clear, to compare with. */
export function plainSums(answers: readonly AnswerSums[]): Sums {
  const count = (test: (zone: AnswerSums['zone']) => boolean): number =>
    answers.filter(({ zone }) => test(zone)).length
  return [
    ...Array.from({ length: categories }, (_, c) =>
      answers.reduce((sum, answer) => sum + (answer.categories[c] ?? 0) - itemsInCategory, 0),
    ),
    count((zone) => zone !== 'green'),
    count((zone) => zone === 'red'),
  ]
}
