import type { Organisation, PublishedRow } from '../organisation-file.ts'
import type { Claim, Seen } from './read-claims.ts'

/** How an attacker did on one case. Sums, so that cases can be added up. */
export type Found = {
  /** Person-rounds with a claim that is true, of people who had not told anything. */
  readonly breached: number
  /** Person-rounds with any claim. */
  readonly claimed: number
  /** Rounds and pairs of rounds with a sum of figures that is about fewer than eight, or fewer than four, people. */
  readonly isolated: number
}

/** Fewer than this from one round, and from several. */
const fewest = { one: 8, several: 4 } as const

/** An attacker counts if at least this share of its claims is right: less is guessing. */
export const leastRight = 0.95

/**
 * @param organisation with everybody under their real name
 * @param insiders who told: nothing can be found out about them
 */
export function judgeClaims(
  claims: readonly Claim[],
  seen: Seen,
  organisation: Organisation,
  insiders: ReadonlySet<string>,
): Found {
  const truth = new Map(organisation.answers.map((answer) => [`${answer.person} ${answer.period}`, answer]))
  const right = new Map<string, boolean>()
  const looks = new Set<string>()
  for (const claim of claims) {
    if ('plus' in claim) {
      const periods = [...new Set([...claim.plus, ...claim.minus].map(({ period }) => period))].sort()
      const people = peopleLeft(claim, seen)
      if (people > 0 && people < (periods.length === 1 ? fewest.one : fewest.several))
        looks.add(periods.join(' '))
      continue
    }
    if (insiders.has(claim.person)) continue
    const key = `${claim.person} ${claim.period}`
    const answer = truth.get(key)
    const isTrue =
      answer !== undefined &&
      ('zone' in claim
        ? answer.zone === claim.zone
        : claim.lo - 1e-6 <= answer.total && answer.total <= claim.hi + 1e-6)
    // Two claims about the same answer must both be right.
    right.set(key, isTrue && right.get(key) !== false)
  }
  return {
    breached: [...right.values()].filter(Boolean).length,
    claimed: right.size,
    isolated: looks.size,
  }
}

/** How many people a sum of figures is about, when nobody changes an answer. */
function peopleLeft({ plus, minus }: Extract<Claim, { plus: unknown }>, { published }: Seen): number {
  const figures = new Map(
    published
      .filter((row): row is PublishedRow => !row.suppressed)
      .map((row) => [`${row.node} ${row.period}`, row]),
  )
  const times = new Map<string, number>()
  for (const [terms, sign] of [
    [plus, 1],
    [minus, -1],
  ] as const)
    for (const { node, period } of terms)
      for (const person of figures.get(`${node} ${period}`)?.counted ?? [])
        times.set(person, (times.get(person) ?? 0) + sign)
  return [...times.values()].filter((count) => count !== 0).length
}
