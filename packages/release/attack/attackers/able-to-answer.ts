import type { Highs } from 'highs'
import { attackJointly } from '../attack-jointly.ts'
import { attackOrganisation } from '../attack-organisation.ts'
import { type Evidence, layOut, truthOf } from '../evidence.ts'
import { findBreaches } from '../find-breaches.ts'
import { naivePolicy } from '../naive-policies.ts'
import type { Organisation, Report } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import type { Attacker, Row, Setting } from './attacker.ts'
import { organisationOf, starOf, teamOf } from './teams.ts'

/** Units whose thirds are 8, 9 and 10 people: each is large enough for a figure of its own. */
const sizes = [24, 27, 30]

/** Units of each size that a seed makes. */
const usualTrials = 4

const levels = [1.6, 2.4, 3, 4.2]

/** Which thirds of the unit can answer in each round; `t` is one person of the third C alone. */
const plans: readonly [variant: string, rounds: readonly string[]][] = [
  ['A, B, C', ['A', 'B', 'C']],
  ['AB, BC, CA', ['AB', 'BC', 'CA']],
  ['A, B, C, all', ['A', 'B', 'C', 'ABC']],
  // The figures of the first two rounds less that of the third leave one person.
  ['A and one of C, B, AB', ['At', 'B', 'AB']],
  ['AB, BC, CA, A and one of C', ['AB', 'BC', 'CA', 'At']],
  // The same with thirds dealt out anew (1, 2): one deal may close what the rounding of another leaves open.
  ['A and one of C, B, AB, with three deals', ['At', 'B', 'AB', 'At1', 'B1', 'AB1', 'At2', 'B2', 'AB2']],
]

/** The target of two of the plans. */
const one = 't'
const aim = 'unit.C0'

const nodes = starOf(['unit', 'other'])

/**
 * Everybody of a unit is on each list, but the employer decides who gets an invitation: it keeps back slips, gives
 * addresses that take no mail, or holds a round in somebody's holidays. So the employer chooses who is counted.
 */
export const ableToAnswer: Attacker = {
  name: 'who is able to answer',
  run: async (setting) => {
    const rows: Row[] = []
    for (const [variant, rounds] of plans) rows.push(...(await tryPlan(variant, rounds, setting)))
    return rows
  },
}

async function tryPlan(
  variant: string,
  rounds: readonly string[],
  { seed, release, highs, trials = usualTrials }: Setting,
): Promise<Row[]> {
  const tries = sizes.flatMap((size) =>
    Array.from({ length: trials }, (_, n) => letAnswer(seed * 100 + n, size, rounds)),
  )
  const naive = naivePolicy(5)
  const policies = [
    { name: '', reports: await release(tries) },
    { name: ', naive 5', reports: await Promise.all(tries.map(naive)) },
  ]
  return policies.flatMap(({ name, reports }) => {
    const all = tries.flatMap((organisation, n) => {
      const report = reports[n]
      return report ? [lookAt(organisation, report, highs)] : []
    })
    const add = (pick: (found: Found) => number): number => all.reduce((sum, found) => sum + pick(found), 0)
    const row = (what: string, found: number, of: number): Row => ({
      variant: `${variant}${name}`,
      found,
      of,
      what,
    })
    const people = add((found) => found.people)
    const isAimed = rounds.some((able) => able.includes(one))
    return [
      row(
        'people with a zone certain',
        add(({ certain }) => certain),
        people,
      ),
      row(
        'people with a zone excluded',
        add(({ excluded }) => excluded),
        people,
      ),
      row(
        'people with a score within a point',
        add(({ confined }) => confined),
        people,
      ),
      row(
        'pairs of rounds that isolate fewer than four',
        add(({ byPairs }) => byPairs),
        add(({ looks }) => looks),
      ),
      row(
        'people whom all rounds isolate by fewer than four',
        add(({ byAll }) => byAll),
        people,
      ),
      ...(isAimed
        ? [
            row(
              'the one of C told',
              add(({ aimedAt }) => aimedAt),
              all.length,
            ),
          ]
        : []),
      row(
        'questions left undecided',
        add(({ undecided }) => undecided),
        add(({ asked }) => asked),
      ),
    ]
  })
}

type Found = ReturnType<typeof lookAt>

function lookAt(organisation: Organisation, report: Report, highs: Highs) {
  const joint = attackJointly(organisation, report, highs)
  const apart = attackOrganisation(organisation, report, highs)
  const evidence = layOut(
    report,
    organisation.periods.map(({ id }) => id),
  )
  // Includes people whose zone is certain.
  const confined = findBreaches(evidence, truthOf(organisation), highs)
    .filter(({ low, high }) => high - low < 1)
    .flatMap(({ persons }) => persons)
  const told = new Set([...joint.excluded, ...joint.confined, ...confined])
  return {
    people: joint.people,
    certain: joint.certain.length,
    excluded: joint.excluded.length,
    confined: confined.length,
    byPairs: apart.isolated,
    looks: apart.looks,
    byAll: isolatedBySums(evidence).length,
    aimedAt: told.has(aim) ? 1 : 0,
    asked: joint.asked,
    undecided: joint.undecided,
  }
}

/**
 * People of groups of fewer than four whose sum would follow from sums and differences of all figures, if these were exact:
 * the group's row is a linear combination of the figures' rows.
 */
function isolatedBySums({ crowds, rows }: Evidence): string[] {
  const matrix: number[][] = rows.map((_, f) => crowds.map(({ figures }) => (figures.includes(f) ? 1 : 0)))
  const alone = new Set<number>()
  let done = 0
  for (let column = 0; column < crowds.length && done < matrix.length; column++) {
    const pivot = matrix.findIndex((row, n) => n >= done && Math.abs(row[column] ?? 0) > tiny)
    const taken = matrix[pivot]
    if (!taken) continue
    matrix[pivot] = matrix[done] ?? []
    const first = taken[column] ?? 1
    const reduced = taken.map((value) => value / first)
    matrix[done] = reduced
    for (const [n, row] of matrix.entries()) {
      const times = row[column] ?? 0
      if (n !== done && Math.abs(times) > tiny)
        matrix[n] = row.map((value, c) => value - times * (reduced[c] ?? 0))
    }
    done++
  }
  for (const row of matrix) {
    const counted = row.flatMap((value, c) => (Math.abs(value) > tiny ? [c] : []))
    const [only] = counted
    if (counted.length === 1 && only !== undefined) alone.add(only)
  }
  return crowds.flatMap(({ persons }, n) => (alone.has(n) && persons.length < 4 ? persons : []))
}

const tiny = 1e-9

/** @param rounds who can answer in each round: all of them do, and nobody ever changes an answer */
export function letAnswer(seed: number, size: number, rounds: readonly string[]): Organisation {
  const random = randomFrom(seed * 31 + size)
  const thirds = ['A', 'B', 'C'] as const
  const unit = thirds.flatMap((third, n) =>
    teamOf('unit', size / 3, levels[(seed + n) % levels.length] ?? 3, random).map((person, place) => ({
      ...person,
      person: `unit.${third}${place}`,
    })),
  )
  const others = teamOf('other', 14, 2.4, random)
  const deal = (): Map<string, string> => {
    const rest = unit.map(({ person }) => person).filter((person) => person !== aim)
    const dealt = rest.map((person) => ({ person, at: random.next() })).sort((a, b) => a.at - b.at)
    return new Map(dealt.map(({ person }, place) => [person, thirds[Math.floor((place * 3) / size)] ?? 'C']))
  }
  // The first deal is by strain, as teams are; the others are random.
  const deals = [new Map(unit.map(({ person }) => [person, person.charAt('unit.'.length)]))]
  const thirdOf = (person: string, number: number): string => {
    while (deals.length <= number) deals.push(deal())
    return person === aim && number > 0 ? 'C' : (deals[number]?.get(person) ?? 'C')
  }
  const isAble = (person: string, able: string): boolean => {
    const number = Number(/\d/.exec(able)?.[0] ?? 0)
    return able.includes(thirdOf(person, number)) || (able.includes(one) && person === aim)
  }
  return organisationOf(
    nodes,
    rounds.map((able) => [
      ...unit.map((person) => ({ ...person, answered: isAble(person.person, able) })),
      ...others,
    ]),
  )
}
