import { expect, test } from 'vitest'
import { followUpFacts } from './yearly-follow-up.ts'

test('the year counts the rounds whose figures came in it, and late measures apart from those in time', () => {
  const rounds = [
    { state: 'released', openedBy: 'approval', releasedAt: '2026-05-02' },
    { state: 'released', openedBy: 'silence', releasedAt: '2026-11-02' },
    { state: 'released', openedBy: 'approval', releasedAt: '2025-11-02' },
    { state: 'open', openedBy: 'approval', releasedAt: null },
  ] as const
  const measures = [
    { status: 'planned', dueOn: '2026-11-26' },
    { status: 'under-way', dueOn: '2026-11-27' },
    { status: 'done', dueOn: '2026-01-01' },
    { status: 'followed-up', dueOn: '2026-01-01' },
    { status: 'dropped', dueOn: '2026-01-01' },
  ]
  expect(
    followUpFacts(2026, rounds, { today: '2026-11-27', risks: [{ measures }, { measures: [] }] }),
  ).toEqual({
    rounds: 2,
    approved: 1,
    risks: 2,
    withoutMeasure: 1,
    done: 2,
    underWay: 1,
    late: 1,
  })
})
