import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import {
  hasMore,
  liveEntries,
  newEntry,
  withEnd,
  withEntries,
  withMove,
  withState,
  withWords,
} from './change-plan.ts'
import { occurrencesBetween } from './occurrences.ts'
import { noPlan, readPlan } from './plan.ts'
import { eventsOfPlan } from './plan-events.ts'

const saturday = new Date('2026-11-21T10:00:00Z')
const weekly = { on: [1, 3, 5], weeks: 2 } as const
const planOf = (...entries: readonly ReturnType<typeof sampleEntry>[]) => ({ ...noPlan, entries })

test('done, regretted and done again: the last word counts, also within the same millisecond', () => {
  let plan = planOf(sampleEntry({ weekly }))
  const [{ id } = { id: '' }] = plan.entries
  for (const state of ['done', 'open', 'done'] as const)
    plan = withState(plan, id, '2026-11-23', state, saturday) as typeof plan
  const mark = plan.entries[0]?.marks['2026-11-23']
  expect(mark).toEqual({ state: 'done', to: null, revision: 3, at: '2026-11-21T10:00:00.002Z' })
})

test('what was skipped and is then moved is open again', () => {
  const plan = planOf(sampleEntry({ id: 'a', weekly }))
  const skipped = withState(plan, 'a', '2026-11-23', 'skipped', saturday)
  const moved = withMove(skipped, 'a', '2026-11-23', { day: '2026-11-24', time: '08:00' }, saturday)
  const [first] = occurrencesBetween(moved, '2026-11-23', '2026-11-24')
  expect(first).toMatchObject({ state: 'open', moved: true, at: { day: '2026-11-24', time: '08:00' } })
})

test('stopping keeps what has been, and takes away what is to come', () => {
  const plan = planOf(sampleEntry({ id: 'a', weekly }))
  const stopped = withEnd(plan, 'a', new Date('2026-11-25T12:00:00Z'))
  expect(occurrencesBetween(stopped, '2026-11-01', '2026-12-31').map(({ day }) => day)).toEqual([
    '2026-11-23',
    '2026-11-25',
  ])
})

test('stopping before today’s time takes today’s away too', () => {
  const stopped = withEnd(planOf(sampleEntry({ id: 'a', weekly })), 'a', new Date('2026-11-25T10:30:00Z'))
  expect(occurrencesBetween(stopped, '2026-11-01', '2026-12-31').map(({ day }) => day)).toEqual([
    '2026-11-23',
  ])
})

test('stopping also takes what had been moved to later', () => {
  const plan = withMove(
    planOf(sampleEntry({ id: 'a', weekly })),
    'a',
    '2026-11-23',
    { day: '2026-11-29', time: '10:00' },
    saturday,
  )
  const stopped = withEnd(plan, 'a', new Date('2026-11-26T10:30:00Z'))
  expect(
    occurrencesBetween(stopped, '2026-11-01', '2026-12-31')
      .filter(({ state }) => state === 'open')
      .map(({ day }) => day),
  ).toEqual(['2026-11-25'])
})

test('what has not begun is gone when it is stopped, with its words', () => {
  const plan = withEnd(planOf(sampleEntry({ id: 'a', action: 'own', title: 'Ringa mamma' })), 'a', saturday)
  expect(liveEntries(plan)).toEqual([])
  expect(JSON.stringify(plan)).not.toContain('mamma')
})

test('putting the same entry in twice puts it in once', () => {
  const once = withEntries(noPlan, [sampleEntry()], saturday)
  expect(withEntries(once, [sampleEntry()], saturday)).toEqual(once)
})

test('what ended a year ago leaves the plan', () => {
  const plan = withEntries(planOf(sampleEntry({ id: 'old', first: '2025-11-01' })), [sampleEntry()], saturday)
  expect(plan.entries.map(({ id }) => id)).not.toContain('old')
})

test.each([null, 3, 'x', [], {}, { entries: 3 }])('%j in the browser is no plan', (value) => {
  expect(readPlan(value)).toBeNull()
})

test('a damaged entry is left out, and the rest is kept', () => {
  const whole = sampleEntry({
    weekly,
    marks: { '2026-11-23': { state: 'done', to: null, at: '2026-11-23T12:00:00Z' } },
  })
  const damaged = [
    { ...whole, time: '25:00' },
    { ...whole, first: '2026-02-30' },
    { ...whole, weekly: { on: [], weeks: 1 } },
    { ...whole, weekly: { on: [8], weeks: 1 } },
    { ...whole, weekly: { on: [1], weeks: 13 } },
    { ...whole, title: 'x'.repeat(81) },
    null,
  ]
  const read = readPlan(JSON.parse(JSON.stringify({ entries: [...damaged, whole] })))
  expect(read).toEqual({ ...noPlan, entries: [whole] })
})

test('a new entry has nothing said about it, and more to come until its last time has been', () => {
  const { id, action, title, first, time, minutes, remind } = sampleEntry()
  const entry = newEntry({ id, action, title, first, time, minutes, remind, weekly: null }, saturday)
  expect(entry).toEqual({ ...sampleEntry(), at: saturday.toISOString() })
  expect(hasMore(entry, { day: '2026-11-23', time: '11:59' })).toBe(true)
  expect(hasMore(entry, { day: '2026-11-23', time: '12:00' })).toBe(false)
})

test('own words are changed for what is to come and what has been, and a calendar takes the new file', () => {
  const own = sampleEntry({ id: 'a', action: 'own', title: 'Ringa mamma', weekly })
  const done = withState(planOf(own), 'a', '2026-11-23', 'done', saturday)
  const changed = withWords(done, 'a', 'Ringa Ulla')
  expect(occurrencesBetween(changed, '2026-11-23', '2026-11-25').map(({ entry }) => entry.title)).toEqual([
    'Ringa Ulla',
    'Ringa Ulla',
  ])
  expect(JSON.stringify(changed)).not.toContain('mamma')
  const revision = (plan: typeof changed) => eventsOfPlan(plan, () => '')[0]?.revision ?? 0
  expect(revision(changed)).toBeGreaterThan(revision(done))
  const open = withWords(planOf(own), 'a', 'Ringa Ulla')
  expect(JSON.stringify(withEnd(open, 'a', saturday))).not.toMatch(/mamma|Ulla/)
})

test.each([
  ['an action of the catalogue has its own', sampleEntry({ id: 'a' })],
  ['the same words', sampleEntry({ id: 'a', action: 'own', title: 'Ringa' })],
  ['what is taken away', sampleEntry({ id: 'a', action: 'own', removed: true })],
])('words change nothing: %s', (_, entry) => {
  expect(withWords(planOf(entry), 'a', 'Ringa')).toEqual(planOf(entry))
})

test('damaged wordings in the browser are left out, and the words are kept', () => {
  const whole = withWords(planOf(sampleEntry({ action: 'own', title: 'Ringa' })), sampleEntry().id, 'Skriv')
  expect(readPlan(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  for (const wordings of [
    3,
    null,
    {},
    { now: [], gone: [] },
    { now: [{ text: 'Skriv', revision: -1 }], gone: [] },
  ]) {
    const [entry] = whole.entries.map((one) => ({ ...one, wordings }))
    const [read] = readPlan({ entries: [entry] })?.entries ?? []
    expect(read?.title).toBe('Skriv')
    expect(read).not.toHaveProperty('wordings')
  }
})
