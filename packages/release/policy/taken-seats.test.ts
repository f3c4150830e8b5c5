import { expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer, silent } from '../test/simulated-round.ts'
import type { Called } from './called.ts'
import { finish } from './progress.ts'
import { releaseRound } from './release-round.ts'
import type { Snapshot } from './snapshot.ts'

const units = [
  { id: 'root', parent: null },
  { id: 'a', parent: 'root' },
  { id: 'b', parent: 'root' },
]
const others = [...people('b', 12), ...silent('b', 1), ...people('root', 12), ...silent('root', 1)]
const before = [...people('a', 12), ...silent('a', 1), ...others]

const leavers = new Set(people('root', 4).map(({ person }) => person))

/** Enough others stay away for the whole organisation to have a figure. */
const withLeavers = (answers: readonly SimulatedAnswer[]) =>
  answers.map((one) => (leavers.has(one.person) ? { ...one, total: null } : one))

type List = { readonly answers: readonly SimulatedAnswer[]; readonly called?: Partial<Called> }

/** The units shown in each round; each round knows the contacts and names of its list. */
function shownIn(lists: readonly List[]): string[][] {
  const earlier: Snapshot[] = []
  return lists.map(({ answers, called }, n) => {
    const known = { contacts: new Map(), names: new Map(), ...called }
    const round = finish(
      releaseRound(roundOf(`r${n + 1}`, units, answers, { earlier: [...earlier], called: known })),
    )
    earlier.push({ ...round.snapshot, called: known })
    return round.units.flatMap(({ unit, figure }) => (figure === null ? [] : [unit]))
  })
}

const seats = (change: (one: SimulatedAnswer, n: number) => Partial<SimulatedAnswer>) =>
  withLeavers(before.map((one, n) => (one.unit === 'a' ? { ...one, ...change(one, n) } : one)))

/** What a list says about the first `some` seats of a, and about nobody else. */
const of = (some: number, what: (person: string) => string, from = 0) =>
  new Map(
    people('a', 12)
      .slice(from, some)
      .map(({ person }) => [person, what(person)]),
  )
const named = (person: string) => `name of ${person}`
const renamed = (person: string) => `new name of ${person}`

test('a seat given to somebody else hides its unit, in that round and after one that counted the seat further up', () => {
  const given = (established: boolean) =>
    seats((_, n) => (n < 1 ? { total: 500, established } : { established: true }))
  const [, second, third] = shownIn([
    { answers: before },
    { answers: given(false) },
    { answers: given(true) },
  ])
  expect(second).not.toContain('a')
  expect(third).not.toContain('a')
})

test('who keeps the own seat hides nothing', () => {
  const rest = { answers: withLeavers(before) }
  expect(shownIn([{ answers: before }, rest, rest]).slice(1)).toEqual([
    ['root', 'a', 'b'],
    ['root', 'a', 'b'],
  ])
})

test('a seat given to somebody else is seen where the round of the change counted it nowhere', () => {
  const shown = shownIn([
    { answers: before, called: { contacts: of(1, () => 'old') } },
    {
      answers: seats((_, n) => (n < 1 ? { total: null, established: false } : {})),
      called: { contacts: of(1, () => 'new') },
    },
    { answers: seats((_, n) => (n < 1 ? { total: 500 } : {})), called: { contacts: of(1, () => 'new') } },
  ])
  expect(shown[2]).not.toContain('a')
})

test('so is one of which only the name was changed', () => {
  const shown = shownIn([
    { answers: before, called: { names: of(12, named) } },
    {
      answers: withLeavers(before),
      called: { names: new Map([...of(12, named), ...of(1, renamed)]) },
    },
  ])
  expect(shown[1]).not.toContain('a')
})

test('three who are only called anew hide nobody’s leaving', () => {
  const shown = shownIn([
    { answers: before, called: { contacts: of(4, () => 'old') } },
    { answers: withLeavers(before), called: { contacts: of(4, () => 'new') } },
  ])
  expect(shown[1]).not.toContain('a')
})

test('nor do three who leave and come back in other seats, by whose names they are known', () => {
  const returned = (person: string) => `${person} again`
  // One of a has left permanently, three others have only got new seats.
  const now = seats((one, n) => (n < 3 ? { person: returned(one.person) } : n === 3 ? { total: null } : {}))
  const names = of(12, named)
  const namesNow = new Map([
    ...of(12, named, 3),
    ...[...of(3, named)].map(([person, name]) => [returned(person), name] as const),
  ])
  const [, nameless] = shownIn([{ answers: before }, { answers: now }])
  expect(nameless).toContain('a')
  const [, second] = shownIn([
    { answers: before, called: { names } },
    { answers: now, called: { names: namesNow } },
  ])
  expect(second).not.toContain('a')
})

test('everybody called anew at once hides nothing', () => {
  const all = (what: (person: string) => string) =>
    new Map(before.map(({ person }) => [person, what(person)]))
  const shown = shownIn([
    { answers: before, called: { names: all(named), contacts: all(named) } },
    { answers: withLeavers(before), called: { names: all(renamed), contacts: all(renamed) } },
  ])
  expect(shown[1]).toEqual(['root', 'a', 'b'])
})
