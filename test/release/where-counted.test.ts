import { finish } from '@andrum/release/policy/progress.ts'
import { releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Snapshot } from '@andrum/release/policy/snapshot.ts'
import { people, roundOf, type SimulatedAnswer, silent } from '@andrum/release/test/simulated-round.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { figure, unit } from '#test/factories/overview.ts'
import { whereCountedOf } from '#web/features/rounds/overview/where-counted.ts'

type Unit = Overview['units'][number]

const shown = figure(2.2)
const units = [
  unit('top', null, { name: 'Bolaget', figure: shown }),
  unit('a', 'top', { name: 'Ängen', figure: shown }),
  unit('a1', 'a', { name: 'Norra ängen' }),
  unit('b', 'top', { name: 'Berget' }),
  unit('b1', 'b', { name: 'Toppen', figure: shown }),
]

describe('what is said of a hidden unit', () => {
  test('names the nearest shown unit above, and that there is one above that', () => {
    const whereCounted = whereCountedOf(units, { led: false })
    expect(units.map(whereCounted)).toEqual([
      null,
      null,
      { kind: 'higher', unit: 'Ängen' },
      { kind: 'above', unit: 'Bolaget' },
      null,
    ])
  })

  test('says that only shown units below count, or none, where none above is shown', () => {
    const hidden = [unit('top', null), unit('b', 'top'), unit('b1', 'b', { figure: shown }), unit('c', 'top')]
    expect(hidden.map(whereCountedOf(hidden, { led: false }))).toEqual([
      { kind: 'below' },
      { kind: 'below' },
      null,
      { kind: 'nowhere' },
    ])
  })

  test('claims nothing of units that a manager does not see', () => {
    expect(units.slice(0, 4).map(whereCountedOf(units, { led: true }))).toEqual([
      null,
      null,
      { kind: 'higher', unit: 'Ängen' },
      { kind: 'higher', unit: 'Bolaget' },
    ])
    const led = [unit('b', null), unit('b1', 'b', { figure: shown }), unit('c', null)]
    expect(led.map(whereCountedOf(led, { led: true }))).toEqual([
      { kind: 'unseen' },
      null,
      { kind: 'unseen' },
    ])
  })
})

type Round = { readonly units: readonly Unit[]; readonly counted: ReadonlyMap<string, readonly string[]> }

/** The last of some rounds as readers see it, and for each unit the units in which its answers are counted. */
function release(parents: readonly number[], rounds: readonly (readonly Size[])[]): Round {
  const tree = parents.map((parent, n) => ({ id: `u${n}`, parent: n === 0 ? null : `u${parent}` }))
  const earlier: Snapshot[] = []
  let answers: SimulatedAnswer[] = []
  for (const [n, sizes] of rounds.entries()) {
    answers = sizes.flatMap(([first, answered, not], place) => [
      ...people(`u${place}`, answered, 240, first),
      ...silent(`u${place}`, not),
    ])
    earlier.push(finish(releaseRound(roundOf(`r${n}`, tree, answers, { earlier: [...earlier] }))).snapshot)
  }
  const last = earlier.at(-1)?.units ?? []
  const owner = new Map(last.flatMap(({ unit, block }) => block.map((person) => [person, unit] as const)))
  const counted = new Map<string, string[]>()
  for (const { person, unit, total } of answers) {
    if (total !== null) counted.set(unit, [...(counted.get(unit) ?? []), owner.get(person) ?? 'nowhere'])
  }
  const isShown = new Set(last.map(({ unit }) => unit))
  return {
    units: tree.map(({ id, parent }) => unit(id, parent, { figure: isShown.has(id) ? shown : null })),
    counted,
  }
}

type Size = readonly [first: number, answered: number, silent: number]

const organisation = fc.integer({ min: 2, max: 10 }).chain((count) => {
  const size = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(18), fc.nat(6))
  const sizes = fc.array(size, { minLength: count, maxLength: count })
  return fc.tuple(
    fc.tuple(...Array.from({ length: count }, (_, n) => fc.nat(Math.max(0, n - 1)))),
    fc.array(sizes, { minLength: 1, maxLength: 3 }),
  )
})

const within = (units: readonly Unit[], top: string): Set<string> => {
  const found = new Set([top])
  for (const { id, parentId } of units) if (parentId !== null && found.has(parentId)) found.add(id)
  return found
}

test('of every hidden unit of any organisation what is said is true', () => {
  const kinds = new Map<string, number>()
  fc.assert(
    fc.property(organisation, ([parents, rounds]) => {
      const { units, counted } = release(parents, rounds)
      const whereCounted = whereCountedOf(units, { led: false })
      for (const one of units) {
        const said = whereCounted(one)
        expect(said === null).toBe(one.figure !== null)
        if (said === null) continue
        kinds.set(said.kind, (kinds.get(said.kind) ?? 0) + 1)
        const here = within(units, one.id)
        const owners = [...here].flatMap((id) => counted.get(id) ?? []).filter((id) => id !== 'nowhere')
        if (said.kind === 'nowhere') expect(owners).toEqual([])
        if (said.kind === 'below') expect(owners.every((owner) => here.has(owner))).toBe(true)
        // A figure counts the blocks of all shown units below, so the named unit's figure counts all of these.
        if (said.kind === 'above') {
          const inside = within(units, said.unit)
          expect(owners.every((owner) => inside.has(owner))).toBe(true)
        }
      }
    }),
    { numRuns: 400 },
  )
  expect([...kinds.keys()].sort()).toEqual(['above', 'below', 'higher', 'nowhere'])
})
