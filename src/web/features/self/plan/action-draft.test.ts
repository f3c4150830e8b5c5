import { expect, test } from 'vitest'
import { newEntry } from '#core/plan/change-plan.ts'
import { occurrencesOf } from '#core/plan/occurrences.ts'
import { chosenOf, draftFault, draftFor } from './action-draft.ts'

// A Thursday.
const now = { day: '2026-11-26', time: '13:55' } as const

test('what is chosen on a Thursday afternoon can be saved as it stands, and is done that evening', () => {
  const draft = draftFor('exhaustion.bedtime', now, 'a')
  expect(draftFault(draft, now)).toBeNull()
  const chosen = chosenOf(draft)
  expect(chosen).toMatchObject({ first: '2026-11-26', time: '21:30' })
})

test('other weekdays move the first day to the first of them, and the weeks with it', () => {
  const draft = { ...draftFor('exhaustion.bedtime', now, 'a'), on: [7, 2] as const, weeks: 2 }
  const chosen = chosenOf(draft)
  expect(chosen?.first).toBe('2026-11-29')
  const days = chosen === null ? [] : occurrencesOf(newEntry(chosen, new Date(0))).map(({ day }) => day)
  expect(days).toEqual(['2026-11-29', '2026-12-01', '2026-12-06', '2026-12-08'])
})

test('what is done once stays on the day that was chosen', () => {
  const draft = { ...draftFor('exhaustion.one-less', now, 'a'), day: '2026-11-28' }
  expect(chosenOf(draft)).toMatchObject({ first: '2026-11-28', weekly: null })
})
