import { createHash } from 'node:crypto'
import { letAnswer } from '../attackers/able-to-answer.ts'
import { giveAway, holder } from '../attackers/kept-seats.ts'
import { launder, realName } from '../attackers/laundering.ts'
import { organisationOf, type Person, starOf, teamOf } from '../attackers/teams.ts'
import type { TrueName } from '../attackers/true-people.ts'
import type { Organisation } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import { simulateOrganisation } from '../simulate-organisation.ts'
import { shapes } from '../simulate-tree.ts'
import { tellingPeople } from './telling-people.ts'

/**
 * Scores of different versions cannot be compared. Raise it with every change of what a set generates: the digests in
 * `sets.test.ts` fail then.
 */
export const generatorVersion = 2

/** One organisation over some rounds, and what its employer has beside the figures. */
export type Case = {
  readonly id: string
  /** Whether the employer manipulates the lists to find out about somebody. */
  readonly cheats: boolean
  /** What a policy is given. */
  readonly organisation: Organisation
  /** Who the people of the lists really are. */
  readonly nameOf: TrueName
  /** Real people who tell the employer what they answered; where the employer cheats, those who work for it. */
  readonly insiders: ReadonlySet<string>
}

type Plan = {
  readonly seeds: readonly number[]
  readonly people: readonly number[]
  readonly rounds: number
}

export const sets = {
  small: { seeds: [1], people: [18, 27], rounds: 2 },
  standard: { seeds: [1, 2, 3], people: [40, 60, 90], rounds: 5 },
} as const satisfies Readonly<Record<string, Plan>>

export type SetName = keyof typeof sets

/** All cases of a set, in the same order always. */
export function casesOf(name: SetName, seeds: readonly number[] = sets[name].seeds): Case[] {
  const plan: Plan = sets[name]
  return seeds.flatMap((seed) => [...usualCases(plan, seed), ...cheatingCases(seed)])
}

/** SHA-256 of everything in the cases. */
export function digestOf(cases: readonly Case[]): string {
  const hash = createHash('sha256')
  for (const { id, cheats, organisation, nameOf, insiders } of cases) {
    const names = organisation.periods.map((period) =>
      period.members.map(({ person }) => nameOf(person, period.id)),
    )
    hash.update(JSON.stringify([id, cheats, organisation, names, [...insiders]]))
  }
  return hash.digest('hex')
}

const sameName: TrueName = (person) => person

/** How many of a unit tell the employer what they answered. */
const tellingInUnit = 2

/** Every shape of tree, large or small, with little turnover or much, with many or few who answer. */
function usualCases({ people, rounds }: Plan, seed: number): Case[] {
  return shapes.map((shape, s) => {
    const random = randomFrom(seed * 100 + s)
    const pick = (list: readonly number[]): number => list[random.whole(0, list.length - 1)] ?? 0
    const organisation = simulateOrganisation({
      shape,
      people: pick(people),
      rounds,
      teamSize: pick([6, 9, 12]),
      participation: pick([0.6, 0.75, 0.9]),
      turnover: pick([0.03, 0.1]),
      seed: seed * 100 + s,
    })
    const insiders = tellingPeople(organisation, tellingInUnit, random)
    return { id: `${shape} ${seed}`, cheats: false, organisation, nameOf: sameName, insiders }
  })
}

function cheatingCases(seed: number): Case[] {
  const helpers = (organisation: Organisation): Set<string> =>
    new Set(
      organisation.answers
        .map(({ person }) => person)
        .filter((person) => person.startsWith('unit.') && person !== 'unit.0'),
    )
  const puppets = puppetsArrive(seed)
  const seats = seatsTakenOver(seed)
  return [
    {
      id: `puppets arrive ${seed}`,
      cheats: true,
      organisation: puppets,
      nameOf: sameName,
      insiders: helpers(puppets),
    },
    {
      id: `seats taken over ${seed}`,
      cheats: true,
      organisation: seats,
      nameOf: sameName,
      insiders: helpers(seats),
    },
    {
      id: `one seat given away ${seed}`,
      cheats: true,
      organisation: giveAway(seed, 12, { counted: true, calledAnew: 0, listsKnown: true }),
      nameOf: holder,
      insiders: new Set(['helper']),
    },
    {
      id: `people under new ids ${seed}`,
      cheats: true,
      organisation: launder(seed, 0.25),
      nameOf: realName,
      insiders: new Set(),
    },
    {
      id: `thirds of a unit in turn ${seed}`,
      cheats: true,
      organisation: letAnswer(seed, 24, ['A', 'B', 'C']),
      nameOf: sameName,
      insiders: new Set(),
    },
  ]
}

const unitAndOthers = (seed: number): { unit: Person[]; others: Person[] } => {
  const random = randomFrom(seed)
  return {
    unit: teamOf('unit', 9, [1.6, 2.4, 3, 4.2][seed % 4] ?? 3, random),
    others: teamOf('other', 14, 2.4, random),
  }
}

/** One person and then eight invented ones beside. */
function puppetsArrive(seed: number): Organisation {
  const { unit, others } = unitAndOthers(seed)
  return organisationOf(starOf(['unit', 'other']), [
    [...unit.slice(0, 1), ...others],
    [...unit, ...others],
  ])
}

/** Eight of nine get other people's addresses, under new ids, before the second round. */
function seatsTakenOver(seed: number): Organisation {
  const { unit, others } = unitAndOthers(seed)
  const real = unit.map((one, n) => (n === 0 ? one : { ...one, person: one.person.replace('unit', 'real') }))
  return organisationOf(starOf(['unit', 'other']), [
    [...real, ...others],
    [...unit, ...others],
  ])
}
