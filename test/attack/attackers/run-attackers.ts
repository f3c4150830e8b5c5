import type { Highs } from 'highs'
import { releaseMany } from '../release-many.ts'
import type { Attacker, Row } from './attacker.ts'
import { insidersBySize, puppets, seats } from './helpers.ts'
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
  excluded: excludedZones,
  'taking-part': takingPart,
  regrouping,
  scopes,
  groups: smallestGroups,
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
    for (const same of Map.groupBy(rows, ({ variant, what }) => `${variant} ${what}`).values())
      lines.push(lineOf(attacker.name, same))
  }
  return lines
}

type Line = ReturnType<typeof lineOf>

function lineOf(attacker: string, rows: readonly Row[]) {
  const add = (pick: (row: Row) => number): number => rows.reduce((all, row) => all + pick(row), 0)
  const factors = rows.flatMap((row) => row.factors ?? []).sort((a, b) => a - b)
  const last = factors[Math.ceil(factors.length * 0.99) - 1]
  return {
    attacker,
    variant: rows[0]?.variant ?? '',
    found: `${add(({ found }) => found)} of ${add(({ of }) => of)}`,
    what: `${rows[0]?.what ?? ''}${last === undefined ? '' : `; 99th percentile ${last.toFixed(1)}`}`,
  }
}
