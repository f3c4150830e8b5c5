import { expect, test } from 'vitest'
import { people, roundOf, silent } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { policy, releaseRound, type Steps } from './release-round.ts'
import type { Snapshot } from './snapshot.ts'

const tree = ['root', 'A', 'B', 'C'].map((id) => ({ id, parent: id === 'root' ? null : 'root' }))
const answers = [...tree.slice(1).flatMap(({ id }) => [...people(id, 12, 250), ...silent(id, 2)])]

/** A guard that finds the block of B once, and nothing else ever. */
function guardOf(found: readonly string[]): Steps {
  let isFirst = true
  return {
    ...policy,
    // biome-ignore lint/correctness/useYield: a guard that knows at once
    *guard() {
      const units = isFirst ? found : []
      isFirst = false
      return new Set(units)
    },
  }
}

const tools = { highs: { infinity: 1e30, createModel: () => expect.fail('nobody asks the solver') } } as const

function release(
  round: string,
  earlier: readonly Snapshot[],
  found: readonly string[] = [],
  total = 250,
): Snapshot {
  const given = answers.map((answer) => ({ ...answer, total: answer.total === null ? null : total }))
  const guard = { ...tools, limits: { yellow: 2.54, red: 2.96 } }
  return finish(releaseRound(roundOf(round, tree, given, { earlier, guard }), guardOf(found))).snapshot
}

const shown = ({ units }: Snapshot) => units.map(({ unit }) => unit)

test('a unit that the guard hid stays hidden for two rounds more, whatever is answered, and is then shown again', () => {
  const rounds = [release('r1', [], ['B'])]
  expect(shown(rounds[0] as Snapshot)).toEqual(['root', 'A', 'C'])
  for (const total of [500, 100]) rounds.push(release(`r${total}`, rounds, [], total))
  for (const round of rounds) expect(shown(round)).toEqual(['root', 'A', 'C'])
  expect(shown(release('r4', rounds))).toEqual(['root', 'A', 'B', 'C'])
})

test('only what the guard itself found is held, so that being held never prolongs itself', () => {
  const first = release('r1', [], ['B'])
  expect(first.held).toEqual(['B'])
  expect(release('r2', [first]).held).toBeUndefined()
})

test('everybody of a held unit is counted one level up', () => {
  const first = release('r1', [], ['B'])
  const blockOf = (snapshot: Snapshot, unit: string) =>
    snapshot.units.find((each) => each.unit === unit)?.block.length
  expect(blockOf(first, 'root')).toBe(12)
  expect(blockOf(release('r2', [first]), 'root')).toBe(12)
})

test('a unit that the guard hid and that is gone since is no hindrance', () => {
  const first = { ...release('r1', []), held: ['gone'] }
  expect(shown(release('r2', [first]))).toEqual(['root', 'A', 'B', 'C'])
})
