import { expect, test } from 'vitest'
import { noPlan } from '#core/plan/plan.ts'
import { clear } from '#core/programme/act.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { holdsNothing } from './holds-nothing.ts'

const review = { helped: [], words: '', at: '2026-03-02T09:00:00.000Z' }
const exercises = {
  done: [],
  strengths: { moments: [{ what: '', strength: '' }], chosen: null, how: '' },
  values: { important: {}, lived: {}, action: '' },
}

test.each([
  ['a plan', noPlan],
  ['a plan whose mail is switched on', { ...noPlan, mail: { on: true, at: '2026-03-02T09:00:00.000Z' } }],
  ['a recovery programme', clear({ ...emptyRecovery, run: 3, startedOn: '2026-03-02' })],
  ['a stress-management programme', emptyProgramme],
  ['exercises', exercises],
])('%s that was cleared holds nothing', (_what, document) => {
  expect(holdsNothing(document)).toBe(true)
})

test.each([
  ['a review of a week', { ...noPlan, reviews: { '2026-03-02': review } }],
  ['a start', { ...emptyRecovery, startedOn: '2026-03-02' }],
  ['a note', { ...emptyProgramme, notes: { '1-1': 'Sov bättre.' } }],
  ['a mark from zero', { ...emptyRecovery, energy: { '2026-03-02': 0 } }],
  ['a word in a worksheet', { ...exercises, values: { ...exercises.values, action: 'x' } }],
])('%s is something', (_what, document) => {
  expect(holdsNothing(document)).toBe(false)
})
