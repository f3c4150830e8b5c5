import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import {
  isOpen,
  type MeasureContent,
  type MeasureStatus,
  measureFaults,
  measureStatuses,
  nextDayOf,
  reminderOf,
  stageOf,
} from './measure.ts'

const measure: MeasureContent = {
  title: 'Fast tid för återhämtning',
  description: '',
  kind: 'reduce',
  owner: { name: 'Charlie Chef' },
  dueOn: '2026-03-10',
  followUpOn: '2026-05-10',
  status: 'planned',
  followUpResult: '',
  dropReason: '',
  told: false,
}

test.each([
  ['a planned measure', {}, []],
  ['followed up on the day it is due', { followUpOn: '2026-03-10' }, []],
  ['followed up before it is due', { followUpOn: '2026-03-09' }, ['followUpOn too-early']],
  ['dropped without a reason', { status: 'dropped' }, ['dropReason missing']],
  ['dropped for a reason of spaces', { status: 'dropped', dropReason: '  ' }, ['dropReason missing']],
  ['dropped with a reason', { status: 'dropped', dropReason: 'Enheten läggs ner.' }, []],
  ['followed up without a result', { status: 'followed-up' }, ['followUpResult missing']],
  ['followed up with a result', { status: 'followed-up', followUpResult: 'Pauserna tas.' }, []],
  ['done without a result', { status: 'done' }, []],
  [
    'wrong in two places',
    { status: 'followed-up', followUpOn: '2026-01-01' },
    ['followUpOn too-early', 'followUpResult missing'],
  ],
] as const)('%s', (_, change, faults) => {
  expect(measureFaults({ ...measure, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(faults)
})

test.each([
  ['planned', '2026-03-10', 'to-do'],
  ['planned', '2026-03-11', 'late'],
  ['under-way', '2026-03-11', 'late'],
  ['done', '2026-05-10', 'follow-up'],
  ['done', '2026-05-11', 'follow-up-late'],
  ['followed-up', '2027-01-01', 'ended'],
  ['dropped', '2027-01-01', 'ended'],
] as const)('a measure that is %s stands on %s at %s', (status, today, stage) => {
  expect(stageOf({ ...measure, status }, today)).toBe(stage)
})

test.each([
  ['planned', '2026-03-02', null],
  ['planned', '2026-03-03', 'due 2026-03-10'],
  ['under-way', '2026-03-10', 'due 2026-03-10'],
  ['planned', '2026-03-11', null],
  ['done', '2026-03-05', null],
  ['done', '2026-05-03', 'follow-up 2026-05-10'],
  ['done', '2026-05-11', null],
  ['followed-up', '2026-05-05', null],
  ['dropped', '2026-03-05', null],
] as const)('a measure that is %s on %s is reminded of: %s', (status, today, reminder) => {
  const found = reminderOf({ ...measure, status }, today)
  expect(found && `${found.about} ${found.day}`).toBe(reminder)
})

const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const status = fc.constantFrom<MeasureStatus>(...measureStatuses)

test('nobody is reminded of what has ended or passed, nor more than a week ahead', () => {
  fc.assert(
    fc.property(status, day, day, day, (of, dueOn, followUpOn, today) => {
      const progress = { status: of, dueOn, followUpOn }
      const found = reminderOf(progress, today)
      expect(isOpen(progress)).toBe(stageOf(progress, today) !== 'ended')
      if (found === null) return
      expect(isOpen(progress)).toBe(true)
      expect(found.day).toBe(nextDayOf(progress))
      expect(found.day >= today && found.day <= addDays(today, 7)).toBe(true)
    }),
  )
})

test('every open measure is reminded of on each of the eight days up to its day', () => {
  const open = fc.constantFrom<MeasureStatus>('planned', 'under-way', 'done')
  fc.assert(
    fc.property(open, day, day, fc.integer({ min: 0, max: 7 }), (of, dueOn, followUpOn, before) => {
      const progress = { status: of, dueOn, followUpOn }
      const today: Day = addDays(nextDayOf(progress), -before)
      expect(reminderOf(progress, today)).not.toBeNull()
    }),
  )
})
