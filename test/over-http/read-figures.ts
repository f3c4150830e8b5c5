import type { Organisation, PublishedRow, Range } from '@andrum/release/attack/organisation-file.ts'
import type { FigureView, Overview } from '#contract/rounds/overview.ts'
import { asSuperuser } from '../database/database.ts'
import type { HeldRound, Invited } from './hold-round.ts'

/** All figures of these rounds that HR can read, each with the people whom it counts, which the employer is assumed to know. */
export async function readFigures(rounds: readonly HeldRound[]): Promise<PublishedRow[]> {
  const rows: PublishedRow[] = []
  for (const round of rounds) rows.push(...(await readRoundFigures(round)))
  return rows
}

async function readRoundFigures(round: HeldRound): Promise<PublishedRow[]> {
  const { employer, roundId } = round
  await employer.signIn()
  const answer = await employer.browser.call('readOverview', {
    params: employer.params,
    query: { round: roundId },
  })
  const { units } = answer.body as Overview
  const counted = await readCounted(round)
  const rows = units.flatMap(({ id, figure, together }) => {
    if (figure) return [rowOf(id, roundId, figure, counted.below(id))]
    return together
      ? [rowOf(id, roundId, together.figure, counted.block(together.units.map((one) => one.id)))]
      : []
  })
  // All units of a group show the same figure.
  const seen = new Map(
    rows.map((row) => [JSON.stringify([row.counted, row.mean, row.dims, row.zones]), row] as const),
  )
  return [...seen.values()]
}

function rowOf(node: string, period: string, figure: FigureView, counted: readonly string[]): PublishedRow {
  const { n, mean, dims, zones } = figure
  if (counted.length < n) throw new Error(`a figure of ${n} answers or more counts ${counted.length}`)
  return {
    ...{ node, period, suppressed: false, n, counted, mean: ends(mean) },
    dims: Object.fromEntries(Object.entries(dims).map(([name, score]) => [name, ends(score)])),
    zones: { green: ends(zones.green), yellow: ends(zones.yellow), red: ends(zones.red) },
  }
}

const ends = ({ lo, hi, loOpen, hiOpen }: FigureView['zones']['green']): Range => ({
  ...{ lo, hi },
  ...(loOpen && { loOpen }),
  ...(hiOpen && { hiOpen }),
})

/** Read past all rights, as if the employer knew who answered and how the groups were formed. */
async function readCounted({ employer, roundId, answers, nodes }: HeldRound) {
  const { server, organisationId } = employer
  const { keys } = server.deps
  const seats = new Map(
    answers.map(
      (seat) => [keys.participantHash(organisationId, seat.memberId).toString('hex'), seat] as const,
    ),
  )
  const members = await asSuperuser<{ block: string; hash: string }>(
    server.database,
    `select block_id as block, encode(person_hash, 'hex') as hash from vault.block_member
     where round_id = $1 and run = 'scores'`,
    [roundId],
  )
  const shown = await asSuperuser<{ unit: string; within: string | null }>(
    server.database,
    `select unit_id as unit, within_id as within from snapshot_figure
     where round_id = $1 and run = 'scores' and figure is not null and not figure ? 'together'`,
    [roundId],
  )
  const blocks = new Map<string, Invited[]>()
  for (const { block, hash } of members) {
    const seat = seats.get(hash)
    if (seat) blocks.set(block, [...(blocks.get(block) ?? []), seat])
  }
  const idsOf = (people: readonly Invited[]) => people.map(({ person }) => person.id).sort()
  const inBlocks = (unit: string): Invited[] => [
    ...(blocks.get(unit) ?? []),
    ...shown.flatMap((one) => (one.within === unit ? inBlocks(one.unit) : [])),
  ]
  return {
    below: (unit: string) => idsOf(inBlocks(unit)),
    /** The block that these units share. */
    block: (units: readonly string[]) => {
      const names = nodes.filter(({ unitId }) => units.includes(unitId)).map(({ id }) => id)
      const found = [...blocks.values()].find((people) => people.some(({ unit }) => names.includes(unit)))
      return idsOf(found ?? [])
    },
  }
}

/** The same rounds in the format for other policies, with everybody under one name. */
export function asOrganisation(rounds: readonly HeldRound[]): Organisation {
  return {
    nodes: rounds[0]?.nodes ?? [],
    periods: rounds.map(({ roundId, nodes, invited, answers }) => {
      const sitting = new Map(answers.map(({ memberId, person }) => [memberId, person.id]))
      return {
        id: roundId,
        nodes,
        members: invited.map(({ memberId, unit, person }) => ({
          person: sitting.get(memberId) ?? person.id,
          node: unit,
          answered: sitting.has(memberId),
        })),
      }
    }),
    answers: rounds.flatMap(({ answers }) => answers.map(({ answer }) => answer)),
  }
}
