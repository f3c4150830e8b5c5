import type { Highs } from 'highs'
import { BoundsProgramme, type World } from './bounds-programme.ts'
import { type Evidence, zoneNames } from './evidence.ts'
import type { Answer, ZoneName } from './organisation-file.ts'

/** Everybody who surely is not in some zone, given the evidence: "not green" is a finding too. */
export function findExcluded(
  evidence: Evidence,
  truth: ReadonlyMap<string, Answer>,
  highs: Highs,
): { readonly person: string; readonly zone: ZoneName }[] {
  const possible = evidence.crowds.map(
    ({ persons }) => new Set(persons.flatMap((person) => truth.get(person)?.zone ?? [])),
  )
  const learn = (world: World | null): void => {
    for (const [n, people] of (world?.people ?? []).entries())
      for (const [z, count] of people.entries()) if (count > 0) possible[n]?.add(zoneNames[z] ?? 'green')
  }
  if (evidence.crowds.length === 0) return []
  const exact = new BoundsProgramme(evidence, 0)
  const isTrue = exact.solveWith(highs, (least) => least(new Map()) !== null, 'near')
  const programme = isTrue ? exact : new BoundsProgramme(evidence, 0.01)
  programme.solveWith(highs, (least) => {
    for (const [z, zone] of zoneNames.entries()) {
      for (const [n, zones] of possible.entries()) {
        if (zones.has(zone)) continue
        // Maximises the crowd's people in that zone: none at all means that it is excluded.
        learn(least(new Map(), new Map([[n, zoneNames.map((_, other) => (other === z ? -1 : 0))]])))
      }
    }
  })
  return evidence.crowds.flatMap(({ persons }, n) =>
    zoneNames
      .filter((zone) => !possible[n]?.has(zone))
      .slice(0, 1)
      .flatMap((zone) => persons.map((person) => ({ person, zone }))),
  )
}
