import { describe, expect, test } from 'vitest'
import { releaseWith } from '../../test/policy-with-steps.ts'
import { InputError } from './organisation-file.ts'
import { readOrganisation } from './read-organisation.ts'

type Member = { person: string; node: string; answered: boolean; established?: unknown }
type Period = { id: string; members: Member[]; date?: unknown; nodes?: object[] }

const nodes = [
  { id: 'root', parent: null },
  { id: 'A', parent: 'root' },
  { id: 'B', parent: 'root' },
]

/** `count` people called by their letter; the last did not answer. */
const group = (letter: string, node: string, count: number, more: Partial<Member> = {}): Member[] =>
  Array.from({ length: count }, (_, n) => ({
    person: `${letter}${n}`,
    node,
    answered: n < count - 1,
    ...more,
  }))

function organisationOf(...periods: Period[]) {
  const answers = periods.flatMap(({ id, members }) =>
    members.flatMap(({ person, answered }) =>
      answered ? [{ person, period: id, total: 2, dims: { exhaustion: 2 }, zone: 'green' as const }] : [],
    ),
  )
  return { nodes, periods, answers }
}

const shownIn = (period: string, organisation: ReturnType<typeof organisationOf>): string[] =>
  releaseWith(organisation as Parameters<typeof releaseWith>[0]).published.flatMap((row) =>
    row.period === period && !row.suppressed ? [row.node] : [],
  )

const b = group('b', 'B', 21)

describe('in a file, established is', () => {
  test('everybody in the first period', () => {
    expect(shownIn('1', organisationOf({ id: '1', members: [...group('a', 'A', 10), ...b] }))).toContain('A')
  })

  test('somebody who was in an earlier period, also without an answer', () => {
    const silent = group('a', 'A', 10).map((member) => ({ ...member, answered: false }))
    const second = { id: '2', members: [...group('a', 'A', 10), ...b] }
    expect(shownIn('2', organisationOf({ id: '1', members: b }, second))).not.toContain('A')
    expect(shownIn('2', organisationOf({ id: '1', members: [...silent, ...b] }, second))).toContain('A')
  })

  test('at least 28 days before, where the periods have dates', () => {
    const people = [...group('a', 'A', 10), ...b]
    const shownAfterWait = (date: string) =>
      shownIn(
        '2',
        organisationOf({ id: '1', date: '2026-02-27', members: people }, { id: '2', date, members: people }),
      )
    expect(shownAfterWait('2026-03-26')).toEqual([])
    expect(shownAfterWait('2026-03-27')).toEqual(['root', 'A', 'B'])
  })

  test('those of whom the file says so', () => {
    const isShown = (established: boolean) =>
      shownIn('1', organisationOf({ id: '1', members: [...group('a', 'A', 10, { established }), ...b] }))
    expect(isShown(true)).toContain('A')
    expect(isShown(false)).not.toContain('A')
  })
})

test('in a file, a unit whose people were put together anew since the period before is pooled upward', () => {
  const first = { id: '1', members: [...group('a', 'A', 10), ...group('c', 'A', 10), ...b] }
  const mixed = [
    ...group('a', 'B', 10),
    ...group('c', 'A', 10),
    ...b.map((member) => ({ ...member, node: 'A' })),
  ]
  expect(shownIn('2', organisationOf(first, { id: '2', members: mixed }))).toEqual(['root'])
  // In a new unit nobody was there before; each period has its own tree.
  const team = [...nodes, { id: 'team', parent: 'A' }]
  const moved = [...group('a', 'team', 10), ...group('c', 'A', 10), ...b]
  expect(shownIn('2', organisationOf(first, { id: '2', nodes: team, members: moved }))).not.toContain('team')
  const third = { id: '3', nodes: team, members: moved }
  expect(shownIn('3', organisationOf(first, { id: '2', nodes: team, members: moved }, third))).toContain(
    'team',
  )
})

describe('a file is refused, in a sentence that names the place,', () => {
  const refusal = (...periods: Period[]): string => {
    try {
      readOrganisation(organisationOf(...periods))
    } catch (error) {
      if (error instanceof InputError) return error.message
      throw error
    }
    return 'accepted'
  }

  test.each([
    ['a day that is none', { date: '2026-02-30' }, 'period "1", date: "2026-02-30" is not a day written as'],
    ['a time', { date: '2026-02-27T09:00' }, 'date: "2026-02-27T09:00" is not a day'],
    ['a number for a day', { date: 20260227 }, 'date: 20260227 is not a day'],
    [
      'established in words',
      { members: group('a', 'A', 2, { established: 'yes' }) },
      'period "1", members[0] (person "a0"): established is neither true nor false.',
    ],
  ])('%s', (_, change, sentence) => {
    expect(refusal({ id: '1', members: b, ...change })).toContain(sentence)
  })

  test('periods that do not are in the order of time', () => {
    expect(
      refusal({ id: '1', date: '2026-03-01', members: b }, { id: '2', date: '2026-02-01', members: b }),
    ).toContain('period "2", date: it lies before')
  })
})
