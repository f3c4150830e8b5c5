import type { Answer, Member, Node, Organisation, Period } from '../organisation-file.ts'
import type { Random } from '../random.ts'
import { simulateScores } from '../simulate-organisation.ts'

export type Person = Member & { readonly scores: Pick<Answer, 'total' | 'dims' | 'zone'> }

/** A root and units right below it. */
export const starOf = (units: readonly string[]): Node[] => [
  { id: 'root', parent: null },
  ...units.map((id) => ({ id, parent: 'root' })),
]

/** People of one unit around a level of strain; all of them answer unless told otherwise. */
export const teamOf = (node: string, size: number, level: number, random: Random, answering = 1): Person[] =>
  Array.from({ length: size }, (_, n) => ({
    person: `${node}.${n}`,
    node,
    answered: random.chance(answering),
    scores: simulateScores(level, random),
  }))

/** Rounds of the same tree, some days apart. */
export function organisationOf(nodes: readonly Node[], rounds: readonly (readonly Person[])[]): Organisation {
  const start = Date.UTC(2026, 0, 12)
  const periods = rounds.map(
    (people, n): Period => ({
      id: `r${n + 1}`,
      date: new Date(start + n * 60 * 86_400_000).toISOString().slice(0, 10),
      members: people.map(({ scores: _, ...member }) => member),
    }),
  )
  const answers = rounds.flatMap((people, n) =>
    people
      .filter(({ answered }) => answered)
      .map(({ person, scores }) => ({ person, period: `r${n + 1}`, ...scores })),
  )
  return { nodes, periods, answers }
}
