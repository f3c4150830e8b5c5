import type { Highs } from 'highs'
import { releaseMany } from '../release-many.ts'
import { ableToAnswer } from './able-to-answer.ts'
import type { Attacker, Row } from './attacker.ts'
import { insidersBySize, puppets, seats } from './helpers.ts'
import { hiding } from './hiding.ts'
import { keptSeats } from './kept-seats.ts'
import { laundering } from './laundering.ts'
import { odds } from './odds.ts'
import { regrouping } from './regrouping.ts'
import { scopes, smallestGroups } from './scopes.ts'
import { excludedZones, severalRounds } from './several-rounds.ts'
import { suppression } from './suppression.ts'
import { takingPart } from './taking-part.ts'

const attackers: Readonly<Record<string, Attacker>> = {
  puppets,
  seats,
  'kept-seats': keptSeats,
  laundering,
  rounds: severalRounds,
  suppression,
  hiding,
  excluded: excludedZones,
  'taking-part': takingPart,
  regrouping,
  scopes,
  groups: smallestGroups,
  able: ableToAnswer,
  insiders: insidersBySize,
  odds,
}

/** The named attackers ("all", "none", or names with commas), each with each seed; one line for each variant. */
export async function runAttackers(list: string, seeds: readonly number[], highs: Highs): Promise<Line[]> {
  const names = list === 'all' ? Object.keys(attackers) : list === 'none' ? [] : list.split(',')
  const lines: Line[] = []
  for (const name of names) {
    const attacker = attackers[name]
    if (!attacker) throw new Error(`no attacker "${name}"; there are ${Object.keys(attackers).join(', ')}`)
    const rows: Row[] = []
    for (const seed of seeds) rows.push(...(await attacker.run({ seed, release: releaseMany, highs })))
    for (const each of rows.flatMap(({ cases = [] }) => cases))
      process.stdout.write(`${attacker.name}: ${each}\n`)
    for (const same of Map.groupBy(rows, ({ variant, what }) => `${variant} ${what}`).values())
      lines.push(lineOf(attacker.name, same))
  }
  return lines
}

type Line = ReturnType<typeof lineOf>

function lineOf(attacker: string, rows: readonly Row[]) {
  const add = (pick: (row: Row) => number): number => rows.reduce((all, row) => all + pick(row), 0)
  return {
    attacker,
    variant: rows[0]?.variant ?? '',
    found: `${add(({ found }) => found)} of ${add(({ of }) => of)}`,
    what: `${rows[0]?.what ?? ''}${describeFactors(rows)}`,
  }
}

/** Median, 95th and 99th percentile, and the highest; in brackets the 95th by each half of the sampled worlds. */
function describeFactors(rows: readonly Row[]): string {
  const factors = rows.flatMap((row) => row.factors ?? [])
  if (factors.length === 0) return ''
  const halves = [0, 1].map((half) =>
    percentile(
      rows.flatMap((row) => row.halves?.[half] ?? []),
      0.95,
    ),
  )
  const [half, most, nearlyAll, all] = [0.5, 0.95, 0.99, 1].map((share) =>
    percentile(factors, share).toFixed(1),
  )
  return `; median ${half}, 95 % up to ${most} (halves ${halves.map((each) => each.toFixed(1)).join(', ')}), 99 % up to ${nearlyAll}, all up to ${all}`
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
