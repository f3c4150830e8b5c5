import { attackJointly } from '../attack-jointly.ts'
import { attackOrganisation } from '../attack-organisation.ts'
import type { Node, Organisation } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import type { Attacker, Row, Setting } from './attacker.ts'
import { organisationOf, type Person, teamOf } from './teams.ts'

const usualTrials = 4
const rounds = 4

const nodes: readonly Node[] = [
  { id: 'root', parent: null },
  ...['x', 'y'].map((id) => ({ id, parent: 'root' })),
  ...['x1', 'x2'].map((id) => ({ id, parent: 'x' })),
  ...['y1', 'y2'].map((id) => ({ id, parent: 'y' })),
]

/** Rounds of changing parts of the tree. */
export const scopes: Attacker = {
  name: 'parts of the tree',
  run: (setting) =>
    tryAll(setting, [
      ['whole, x, whole, y', (organisation) => askParts(organisation, ['root', 'x', 'root', 'y'])],
      ['x, whole, x1, whole', (organisation) => askParts(organisation, ['x', 'root', 'x1', 'root'])],
    ]),
}

/** Rounds with changing smallest groups. The product refuses to lower it within twelve rounds. */
export const smallestGroups: Attacker = {
  name: 'smallest groups',
  run: (setting) =>
    tryAll(setting, [
      ['8, 12, 8, 16', (organisation) => withGroups(organisation, [8, 12, 8, 16])],
      ['16, 12, 10, 8', (organisation) => withGroups(organisation, [16, 12, 10, 8])],
    ]),
}

type Kind = readonly [variant: string, change: (organisation: Organisation) => Organisation]

async function tryAll({ seed, release, highs, trials }: Setting, kinds: readonly Kind[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [variant, change] of kinds) {
    const tries = Array.from({ length: trials ?? usualTrials }, (_, n) => change(drift(seed * 100 + n)))
    const reports = await release(tries)
    const row = { variant, found: 0, of: 0, what: 'people told, small groups isolated' }
    for (const [n, organisation] of tries.entries()) {
      const report = reports[n]
      if (!report) continue
      const { excluded, confined, people } = attackJointly(organisation, report, highs)
      row.found += new Set([...excluded, ...confined]).size
      row.found += attackOrganisation(organisation, report, highs).isolated
      row.of += people
    }
    rows.push(row)
  }
  return rows
}

/** Four teams, of which some answer in one round and not in the next; nobody changes an answer. */
function drift(seed: number): Organisation {
  const random = randomFrom(seed)
  const teams = ['x1', 'x2', 'y1', 'y2']
  let staff = teams.flatMap((id): Person[] => teamOf(id, 12, random.normal(2.6, 0.9), random, 0.85))
  const lists: Person[][] = []
  for (let round = 0; round < rounds; round++) {
    lists.push(staff)
    staff = staff.map((one) => ({
      ...one,
      node: random.chance(0.04) ? (teams[random.whole(0, teams.length - 1)] ?? one.node) : one.node,
      answered: random.chance(0.12) ? !one.answered : one.answered,
    }))
  }
  return organisationOf(nodes, lists)
}

const isWithin = (node: string, top: string): boolean =>
  node === top || nodes.some(({ id, parent }) => id === node && parent !== null && isWithin(parent, top))

function askParts(organisation: Organisation, tops: readonly string[]): Organisation {
  const periods = organisation.periods.map((period, n) => {
    const top = tops[n] ?? 'root'
    const within = nodes.filter(({ id }) => isWithin(id, top))
    return {
      ...period,
      nodes: within.map(({ id, parent }) => ({ id, parent: id === top ? null : parent })),
      members: period.members.filter(({ node }) => isWithin(node, top)),
    }
  })
  const asked = new Set(periods.flatMap(({ id, members }) => members.map(({ person }) => `${person} ${id}`)))
  return {
    ...organisation,
    periods,
    answers: organisation.answers.filter(({ person, period }) => asked.has(`${person} ${period}`)),
  }
}

const withGroups = (organisation: Organisation, groups: readonly number[]): Organisation => ({
  ...organisation,
  periods: organisation.periods.map((period, n) => ({ ...period, k: groups[n] ?? 8 })),
})
