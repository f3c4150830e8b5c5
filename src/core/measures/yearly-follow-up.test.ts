import { expect, test } from 'vitest'
import { answersOver, contestedIn, followUpFacts, withoutSent, writtenIn } from './yearly-follow-up.ts'

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
    followUpFacts(2026, rounds, {
      today: '2026-11-27',
      risks: [
        { measures, endedOn: null },
        { measures: [], endedOn: null },
        // It needs no measure any more.
        { measures: [], endedOn: '2026-05-04' },
      ],
    }),
  ).toEqual({
    rounds: 2,
    approved: 1,
    risks: 3,
    withoutMeasure: 1,
    done: 2,
    underWay: 1,
    late: 1,
  })
})

test('of two who write at once each keeps their own words, and reads the other where they have written nothing', () => {
  const nothing = { typed: {}, was: {} }
  const begun = writtenIn(writtenIn(nothing, {}, 'policy', 'Mine'), {}, 'risks', 'Risks')
  const saved = { policy: 'Theirs', cooperation: 'Both' }
  expect(answersOver(begun, saved)).toMatchObject({ policy: 'Mine', risks: 'Risks', cooperation: 'Both' })
  expect(contestedIn(begun, saved)).toEqual(['policy'])
  // The same words are no conflict, nor is what one has taken out again.
  expect(contestedIn(begun, { policy: 'Mine' })).toEqual([])
  const undone = writtenIn(begun, saved, 'policy', '')
  expect(answersOver(undone, saved).policy).toBe('Theirs')
  // What is emptied after it has been read is empty.
  expect(answersOver(writtenIn(undone, saved, 'policy', ''), saved).policy).toBe('')
})

test('what is typed while the rest is being saved stays to be saved', () => {
  const sent = writtenIn({ typed: {}, was: {} }, {}, 'policy', 'One ')
  const meanwhile = writtenIn(sent, {}, 'risks', 'Two')
  const kept = withoutSent(meanwhile, answersOver(sent, {}), { policy: 'One' })
  expect(kept).toEqual({ typed: { risks: 'Two' }, was: { risks: '' } })
  expect(answersOver(kept, { policy: 'One' })).toMatchObject({ policy: 'One', risks: 'Two' })
})
