import { expect, test } from 'vitest'
import { type Column, extremesOf, type Row } from '../attack/extremes.ts'
import { type Random, randomFrom } from '../attack/random.ts'
import { highs } from '../test/policy-with-steps.ts'
import { roundOf, type SimulatedAnswer } from '../test/simulated-round.ts'
import type { CauseCounter } from './counter.ts'
import { finish } from './progress.ts'
import { type Release, releaseRound } from './release-round.ts'
import type { Snapshot } from './snapshot.ts'

/*
 * The causes are released by a run of their own, on the people who answered that block too. No sum of causes is a sum of
 * scores. But anyone who answered the causes has answered, so each run's numbers say something about participation in the
 * other.
 */

const teams = { a: 9, b: 10, c: 13, d: 21 }
const units = [{ id: 'root', parent: null }, ...Object.keys(teams).map((id) => ({ id, parent: 'root' }))]
const guard = { highs, limits: { yellow: 2.54, red: 2.96 } }

type Person = SimulatedAnswer & { readonly causes: boolean; readonly demands: number }

const staffOf = (random: Random, answering: number, withCauses: number): Person[] =>
  Object.entries(teams).flatMap(([unit, size]) =>
    Array.from({ length: size }, (_, n) => ({
      person: `${unit}${n}`,
      unit,
      total: random.chance(answering) ? random.whole(100, 500) : null,
      causes: random.chance(withCauses),
      demands: random.chance(0.3) ? 500 : random.whole(100, 500),
    })),
  )

function causesOf(round: string, staff: readonly Person[], earlier: readonly Snapshot[]): Release {
  const byUnit = new Map<string, CauseCounter>()
  for (const { unit, demands } of staff.filter(answersCauses)) {
    const { answers = 0, causes } = byUnit.get(unit) ?? {}
    byUnit.set(unit, { answers: answers + 1, causes: { demands: (causes?.demands ?? 0) + demands } })
  }
  const members = staff.map(({ person, unit, ...one }) => ({ person, unit, counted: answersCauses(one) }))
  const input = { ...roundOf(round, units, []), members, counters: { run: 'causes', byUnit } as const, guard }
  return finish(releaseRound({ ...input, earlier }))
}

const answersCauses = ({ total, causes }: Pick<Person, 'total' | 'causes'>): boolean =>
  total !== null && causes

const scoresOf = (round: string, staff: readonly Person[]): Release =>
  finish(
    releaseRound(
      roundOf(
        round,
        units,
        staff.map(({ person, unit, total }) => ({ person, unit, total })),
        { guard },
      ),
    ),
  )

/** The units whose own answers each shown figure counts. HR may know the policy and guess them. */
function unitsCounted({ snapshot }: Release, staff: readonly Person[]): Map<string, Set<string>> {
  const homes = new Map(staff.map(({ person, unit }) => [person, unit]))
  const within = new Map(
    snapshot.units.map(({ unit, block }) => [unit, new Set(block.map((person) => homes.get(person) ?? ''))]),
  )
  for (const { unit, within: above } of snapshot.units.toReversed())
    for (const each of within.get(unit) ?? []) if (above !== null) within.get(above)?.add(each)
  return within
}

/** Teams of which everybody surely answered, from the numbers of both runs together. `exact`: as if numbers were not shown in bands. */
function surelyWhole(staff: readonly Person[], exact: boolean): string[] {
  const names = Object.keys(teams)
  const asked = Object.values(teams)
  // Who answered by team, and then who answered the causes too.
  const columns: Column[] = [...asked, ...asked].map((size) => ({ from: 0, to: size, whole: true }))
  const rows: Row[] = names.map((_, n) => ({
    from: 0,
    to: Number.POSITIVE_INFINITY,
    terms: [
      [n, 1],
      [names.length + n, -1],
    ],
  }))
  const hair = 1e-6
  for (const [r, release] of [scoresOf('r1', staff), causesOf('r1', staff, [])].entries()) {
    const counted = unitsCounted(release, staff)
    for (const { unit, block, figure } of release.snapshot.units) {
      const terms = [...(counted.get(unit) ?? [])].map(
        (team) => [r * names.length + names.indexOf(team), 1] as const,
      )
      const invited = unit === 'root' ? staff.length : (teams[unit as keyof typeof teams] ?? 0)
      const { lo, hi, hiOpen } = figure.participation
      rows.push({ from: figure.answers.lo, to: figure.answers.hi, terms })
      rows.push({ from: lo * invited - hair, to: hi * invited - (hiOpen ? 0.5 : 0) + hair, terms })
      const people = release.snapshot.units.filter((row) => row.unit === unit || row.within === unit)
      const all = people.reduce((sum, row) => sum + row.block.length, 0)
      if (exact && block.length > 0) rows.push({ from: all, to: all, terms })
    }
  }
  return names.filter((_, n) => (extremesOf(highs, columns, rows, n)?.[0] ?? 0) > (asked[n] ?? 0) - 0.5)
}

test('numbers of scores and of causes together never say of anybody that they answered', () => {
  const found = { shown: 0, exact: 0 }
  for (let seed = 1; seed <= 12; seed++) {
    const staff = staffOf(randomFrom(seed), seed % 3 === 0 ? 1 : 0.95, seed % 2 === 0 ? 1 : 0.85)
    found.shown += surelyWhole(staff, false).length
    found.exact += surelyWhole(staff, true).length
  }
  expect(found.exact).toBeGreaterThan(0)
  expect(found.shown).toBe(0)
})

/** How many people's answer about one cause two rounds together confine to less than a point. */
function confined(seed: number, exact: boolean): number {
  const random = randomFrom(seed)
  const first = staffOf(random, 0.9, 0.9)
  // Some leave, some come back, nobody changes an answer.
  const then = first.map((one) => ({ ...one, causes: random.chance(0.12) ? !one.causes : one.causes }))
  const before = causesOf('r1', first, [])
  const releases = [
    { release: before, staff: first },
    { release: causesOf('r2', then, [before.snapshot]), staff: then },
  ]
  const placesOf = new Map<string, string[]>()
  const figures = releases.flatMap(({ release: { snapshot }, staff }) =>
    snapshot.units.flatMap(({ block, own }) => {
      if (own?.run !== 'causes' || !own.causes.demands) return []
      const members = new Set(block)
      const sum = staff.reduce((all, one) => all + (members.has(one.person) ? one.demands / 100 : 0), 0)
      const { lo, hi } = own.causes.demands
      const ends = [lo * block.length, hi * block.length] as const
      return [{ block, ends: exact ? ([sum, sum] as const) : ends }]
    }),
  )
  for (const [f, { block }] of figures.entries())
    for (const person of block) placesOf.set(person, [...(placesOf.get(person) ?? []), String(f)])
  const crowds = [...Map.groupBy(placesOf.keys(), (person) => (placesOf.get(person) ?? []).join())]
  return crowds.filter(([, people], lone) => {
    // One of the crowd by itself is the last column.
    const columns: Column[] = crowds.map(([, others], n) => {
      const size = others.length - Number(n === lone)
      return { from: size, to: 5 * size }
    })
    columns.push({ from: 1, to: 5 })
    const rows = figures.map(({ ends }, f): Row => {
      const terms = crowds.flatMap(([places], n) => (places.split(',').includes(String(f)) ? [n] : []))
      if (terms.includes(lone)) terms.push(crowds.length)
      return { from: ends[0] - 1e-6, to: ends[1] + 1e-6, terms: terms.map((at) => [at, 1]) }
    })
    const [least, most] = extremesOf(highs, columns, rows, crowds.length) ?? [1, 5]
    return people.length > 0 && most - least < 1
  }).length
}

test('two rounds of causes confine nobody, as long as they are not exact', () => {
  const seeds = Array.from({ length: 10 }, (_, n) => n + 1)
  const found = (exact: boolean) => seeds.reduce((all, seed) => all + confined(seed, exact), 0)
  expect(found(true)).toBeGreaterThan(0)
  expect(found(false)).toBe(0)
})
