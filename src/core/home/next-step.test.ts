import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { addDays, weekdays } from '../calendar/local-time.ts'
import { newEntry } from '../plan/change-plan.ts'
import { noPlan, type Plan, type PlanEntry } from '../plan/plan.ts'
import { checkUpAt } from '../plan/set-times.ts'
import { beginBreak, checkIn, finishStep, start } from '../programme/act.ts'
import { enrol, finishPart, pause, stopAt } from '../programme/follow-programme.ts'
import { emptyRecovery } from '../programme/recovery.ts'
import { emptyProgramme } from '../programme/stress-programme.ts'
import { nextStep, type Situation } from './next-step.ts'

type Round = { readonly id: string; readonly closesAt: string }

// A Monday.
const now = { day: '2026-11-23', time: '10:00' } as const
const nothing: Situation<Round> = {
  now,
  rounds: [],
  begun: null,
  recovery: emptyRecovery,
  programme: emptyProgramme,
  plan: noPlan,
  latest: null,
}
const planOf = (...entries: readonly PlanEntry[]): Plan => ({ ...noPlan, entries })

const rounds = [
  { id: 'later', closesAt: '2026-12-20T12:00:00Z' },
  { id: 'sooner', closesAt: '2026-12-01T12:00:00Z' },
]
const begun = start(emptyRecovery, addDays(now.day, -2))
const stepDone = finishStep(begun, 1, now.day, false)
const enrolled = enrol(emptyProgramme, addDays(now.day, -7))
const partDone = finishPart(enrolled, '1.1', now.day)
const today = sampleEntry({ id: 'today', first: now.day, time: '08:00' })
const tomorrow = sampleEntry({ id: 'tomorrow', first: addDays(now.day, 1) })
const doneToday = sampleEntry({
  id: 'done',
  first: now.day,
  marks: { [now.day]: { state: 'done', to: null, at: '2026-11-23T08:00:00Z' } },
})
const skippedToday = sampleEntry({
  id: 'skipped',
  first: now.day,
  marks: { [now.day]: { state: 'skipped', to: null, at: '2026-11-23T08:00:00Z' } },
})
const written = new Date('2026-11-01T08:00:00Z')
const checkUpDue = newEntry(checkUpAt(addDays(now.day, -1), '09:00', 'check-up'), written)
const checkUpToday = newEntry(checkUpAt(now.day, '23:00', 'check-up'), written)
const checkUpLater = newEntry(checkUpAt(addDays(now.day, 9), '09:00', 'check-up'), written)
const result = (zone: 'green' | 'yellow' | 'red', instrument = 'stressprofil', ageInDays = 5) => ({
  latest: { zone, instrument, raised: false, ageInDays },
})

test.each<[string, Partial<Situation<Round>>, object]>([
  ['somebody new', {}, { kind: 'profile', again: false }],
  [
    'everything at once: the round that closes first',
    { rounds, recovery: begun, plan: planOf(today, checkUpDue), ...result('red') },
    { kind: 'round', round: { id: 'sooner' } },
  ],
  [
    'questions that were begun before everything but a round',
    { begun: '/djupanalys', recovery: begun, plan: planOf(today), ...result('red') },
    { kind: 'resume', page: '/djupanalys' },
  ],
  ['a round before questions that were begun', { begun: '/djupanalys', rounds }, { kind: 'round' }],
  [
    'a step of the programme before the plan',
    { recovery: begun, plan: planOf(today, checkUpDue), ...result('red') },
    { kind: 'recovery', what: 'step', step: 1 },
  ],
  [
    'the week’s check-in before the step',
    { recovery: start(emptyRecovery, addDays(now.day, -7)) },
    { kind: 'recovery', what: 'check-in' },
  ],
  [
    'a programme that has stopped for care',
    {
      recovery: checkIn(begun, now.day, { energy: 1, sleep: 1, load: 1 }, 'unsafe'),
      plan: planOf(today),
    },
    { kind: 'recovery', what: 'care' },
  ],
  [
    'the week’s part before the plan',
    { programme: enrolled, plan: planOf(today), ...result('yellow') },
    { kind: 'part', part: '1.1', stopped: null },
  ],
  [
    'the part that somebody stopped in, at its screen',
    { programme: stopAt(enrolled, { part: '1.3', screen: 'work' }) },
    { kind: 'part', part: '1.3', stopped: 'work' },
  ],
  [
    'recovery before the other programme',
    { programme: enrolled, recovery: begun },
    { kind: 'recovery', what: 'step' },
  ],
  [
    'the other programme when the step of the day is done',
    { programme: enrolled, recovery: stepDone },
    { kind: 'part' },
  ],
  ['the plan when the week’s part is done', { programme: partDone, plan: planOf(today) }, { kind: 'action' }],
  [
    'the plan while the stress-management programme is paused',
    { programme: pause(enrolled, now.day), plan: planOf(today) },
    { kind: 'action' },
  ],
  [
    'the plan before the programme’s first day',
    { programme: enrol(emptyProgramme, addDays(now.day, 1)), plan: planOf(today) },
    { kind: 'action' },
  ],
  [
    'nothing more when the week’s part is done',
    { programme: partDone, ...result('yellow') },
    { kind: 'rest' },
  ],
  [
    'the plan when today’s step is done',
    { recovery: stepDone, plan: planOf(today, checkUpDue) },
    { kind: 'action', occurrence: { entry: { id: 'today' } } },
  ],
  [
    'the plan while the programme is paused',
    { recovery: beginBreak(begun, 'pause', now.day), plan: planOf(today) },
    { kind: 'action' },
  ],
  [
    'a check-up that is due when today’s actions are done',
    { plan: planOf(doneToday, checkUpDue), ...result('green') },
    { kind: 'check-up' },
  ],
  [
    'a check-up today, whatever its time',
    { plan: planOf(checkUpToday), ...result('green') },
    { kind: 'check-up' },
  ],
  ['nothing more when all of today is done', { plan: planOf(doneToday), ...result('red') }, { kind: 'rest' }],
  [
    'what comes tomorrow, when nothing has been done and nothing is due',
    { plan: planOf(tomorrow), ...result('red') },
    { kind: 'ahead', occurrence: { entry: { id: 'tomorrow' } } },
  ],
  [
    'what comes tomorrow, when all of today was skipped',
    { plan: planOf(skippedToday, tomorrow), ...result('red') },
    { kind: 'ahead', occurrence: { entry: { id: 'tomorrow' } } },
  ],
  [
    'nothing ahead, in a paused programme',
    { recovery: beginBreak(begun, 'pause', now.day), ...result('red') },
    { kind: 'ahead', occurrence: null },
  ],
  [
    'nothing ahead when the step of the day was passed over',
    { recovery: finishStep(begun, 1, now.day, true), ...result('red') },
    { kind: 'ahead', occurrence: null },
  ],
  [
    'nothing more today, when the part of the week was done on another day of it',
    {
      programme: finishPart(enrolled, '1.1', now.day),
      now: { day: addDays(now.day, 3), time: '10:00' },
      ...result('red'),
    },
    { kind: 'ahead', occurrence: null },
  ],
  [
    'yellow with a plan and nothing to do today: what lies behind it',
    { plan: planOf(tomorrow), ...result('yellow') },
    { kind: 'analysis' },
  ],
  [
    'yellow with a plan after the in-depth analysis: what comes tomorrow',
    { plan: planOf(tomorrow), ...result('yellow', 'djupanalys') },
    { kind: 'ahead' },
  ],
  [
    'yellow, when something has been done today',
    { plan: planOf(doneToday, tomorrow), ...result('yellow') },
    { kind: 'rest' },
  ],
  [
    'a check-up ahead is not what comes next in the plan',
    {
      plan: planOf(tomorrow, newEntry(checkUpAt(addDays(now.day, 1), '01:00', 'early'), written)),
      ...result('red'),
    },
    { kind: 'ahead', occurrence: { entry: { id: 'tomorrow' } } },
  ],
  ['nothing more when the step is done', { recovery: stepDone, ...result('red') }, { kind: 'rest' }],
  ['no result, though there is a plan', { plan: planOf(tomorrow) }, { kind: 'profile', again: false }],
  ['a check-up ahead is no plan', { plan: planOf(checkUpLater), ...result('red') }, { kind: 'plan' }],
  ['green, no plan', result('green'), { kind: 'prevention' }],
  [
    'green with something raised',
    { latest: { zone: 'green', instrument: 'stressprofil', raised: true, ageInDays: 5 } },
    { kind: 'plan' },
  ],
  ['yellow after the stress profile: something to do', result('yellow'), { kind: 'plan' }],
  ['yellow after the in-depth analysis', result('yellow', 'djupanalys'), { kind: 'plan' }],
  ['red', result('red'), { kind: 'plan' }],
  ['a result half a year old', result('green', 'stressprofil', 183), { kind: 'prevention' }],
  ['a result older than that', result('green', 'stressprofil', 184), { kind: 'profile', again: true }],
])('%s', (_, situation, step) => {
  expect(nextStep({ ...nothing, ...situation })).toMatchObject(step)
})

test('of two actions today the earlier one comes first, however they stand in the plan', () => {
  const late = sampleEntry({ id: 'late', first: now.day, time: '18:00' })
  expect(nextStep({ ...nothing, plan: planOf(late, today) })).toMatchObject({
    occurrence: { entry: { id: 'today' } },
  })
})

test('nobody who has done nothing today is said to be done for today', () => {
  const entry = fc
    .record({
      id: fc.uuid(),
      first: fc.integer({ min: -20, max: 20 }).map((ahead) => addDays(now.day, ahead)),
      weekly: fc.option(
        fc.record({
          on: fc.subarray([...weekdays], { minLength: 1 }),
          weeks: fc.integer({ min: 1, max: 4 }),
        }),
      ),
      state: fc.constantFrom('open' as const, 'skipped' as const),
    })
    .map(({ state, ...part }) =>
      sampleEntry({ ...part, marks: { [now.day]: { state, to: null, at: '2026-11-23T08:00:00Z' } } }),
    )
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 4 }),
      fc.constantFrom(...(['green', 'yellow', 'red'] as const)),
      fc.constantFrom(
        emptyRecovery,
        beginBreak(begun, 'pause', now.day),
        finishStep(begun, 1, now.day, true),
      ),
      fc.constantFrom(
        emptyProgramme,
        pause(enrolled, now.day),
        finishPart(enrolled, '1.1', addDays(now.day, -1)),
      ),
      (entries, zone, recovery, programme) => {
        const step = nextStep({ ...nothing, plan: planOf(...entries), recovery, programme, ...result(zone) })
        expect(step.kind).not.toBe('rest')
      },
    ),
  )
})
