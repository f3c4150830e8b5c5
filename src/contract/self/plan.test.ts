import { expect, test } from 'vitest'
import { noPlan, type Plan, planLimits, readPlan } from '#core/plan/plan.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { planDocument } from './plan.ts'

const entry = sampleEntry({
  weekly: { on: [1, 5], weeks: 12 },
  marks: {
    '2026-11-23': { state: 'done', to: { day: '2026-11-24', time: '08:00' }, at: '2026-11-24T10:00:00.000Z' },
  },
})
const plan: Plan = {
  entries: [entry],
  reviews: { '2026-11-23': { helped: [entry.id], words: 'Gick bra', at: '2026-11-29T18:00:00.000Z' } },
  mail: { on: true, at: '2026-11-21T10:00:00.000Z' },
}

test('a plan, and an empty one, go to the account and come back as the browser reads them', () => {
  for (const whole of [plan, noPlan]) {
    const sent = planDocument.parse(JSON.parse(JSON.stringify(whole)))
    expect(readPlan(sent)).toEqual(whole)
  }
})

test('what two devices wrote of one week goes to the account together, and no book', () => {
  const looking = (words: string) => ({
    ...plan,
    reviews: { '2026-11-23': { helped: [], words, at: entry.at } },
  })
  const both = `${'a'.repeat(planLimits.words)}\n${'b'.repeat(planLimits.words)}`
  expect(planDocument.safeParse(looking(both)).success).toBe(true)
  expect(planDocument.safeParse(looking('a'.repeat(planLimits.allWords + 1))).success).toBe(false)
})

test('how often something was said goes to the account and back, and a plan from before has no such count', () => {
  const pastTimes = { '2026-11-16': { time: '08:00', minutes: 15 } } as const
  const said = {
    ...plan,
    entries: [
      sampleEntry({
        revision: 3,
        pastTimes,
        marks: { '2026-11-23': { state: 'done', to: null, revision: 2, at: entry.at } },
      }),
    ],
    mail: { on: true, revision: 1, at: '' },
  }
  const reworded: Plan = {
    ...plan,
    entries: plan.entries.map((entry) => ({
      ...entry,
      title: 'Ringa Anna / Ringa Ulla',
      wordings: {
        now: [
          { text: 'Ringa Anna', revision: 1 },
          { text: 'Ringa Ulla', revision: 2 },
        ],
        gone: ['1.1x2y3z', '0.abc'],
      },
    })),
  }
  for (const whole of [plan, said, reworded]) {
    expect(readPlan(planDocument.parse(JSON.parse(JSON.stringify(whole))))).toEqual(whole)
    const kept = planDocument.parse(JSON.parse(JSON.stringify(whole)))
    expect(planDocument.encode(kept)).toEqual(whole)
  }
})

const ofMany = (count: number) => Array.from({ length: count }, (_, number) => number)
const wordings = (now: number, gone: number) => ({
  now: ofMany(now).map((revision) => ({ text: 'Ringa', revision })),
  gone: ofMany(gone).map((revision) => `${revision}.a`),
})

test.each([
  ['a minute', { minutes: 1 }, true],
  ['no minute', { minutes: 0 }, false],
  ['eight hours', { minutes: planLimits.minutes }, true],
  ['more than eight hours', { minutes: planLimits.minutes + 1 }, false],
  ['half a minute', { minutes: 7.5 }, false],
  ['twelve weeks', { weekly: { on: [1], weeks: planLimits.weeks } }, true],
  ['thirteen weeks', { weekly: { on: [1], weeks: planLimits.weeks + 1 } }, false],
  ['no week', { weekly: { on: [1], weeks: 0 } }, false],
  ['every day of the week', { weekly: { on: [1, 2, 3, 4, 5, 6, 7], weeks: 1 } }, true],
  ['a weekday twice', { weekly: { on: [1, 1], weeks: 1 } }, false],
  ['an eighth day', { weekly: { on: [8], weeks: 1 } }, false],
  ['words of eighty characters', { title: 'x'.repeat(planLimits.title) }, true],
  ['words of eighty-one characters', { title: 'x'.repeat(planLimits.title + 1) }, false],
  ['the words of five devices', { title: 'x'.repeat(planLimits.titles), wordings: wordings(5, 100) }, true],
  [
    'more than five can have written',
    { title: 'x'.repeat(planLimits.titles + 1), wordings: wordings(5, 0) },
    false,
  ],
  ['a million changes', { revision: planLimits.revisions }, true],
  ['one change more', { revision: planLimits.revisions + 1 }, false],
  ['midnight', { time: '00:00' }, true],
  ['a time past midnight', { time: '24:00' }, false],
  ['a leap day', { first: '2028-02-29' }, true],
  ['a day that does not exist', { first: '2026-02-29' }, false],
  ['a last day that does not exist', { last: '2026-02-30' }, false],
  ['a date that is none', { at: 'yesterday' }, false],
])('browser and account agree on an entry with %s', (_, part, valid) => {
  const written = { ...plan, entries: [{ ...entry, ...part }] }
  expect(planDocument.safeParse(written).success).toBe(valid)
  expect(readPlan(written)?.entries).toHaveLength(valid ? 1 : 0)
})

test.each([
  ['done', { state: 'done', to: null, at: entry.at }, true],
  ['begun', { state: 'begun', to: null, at: entry.at }, false],
  ['moved to no time', { state: 'open', to: { day: '2026-11-24', time: '25:00' }, at: entry.at }, false],
  ['said below nothing', { state: 'done', to: null, revision: -1, at: entry.at }, false],
])('browser and account agree on an occurrence that is %s', (_, mark, valid) => {
  const written = { ...plan, entries: [{ ...entry, marks: { '2026-11-23': mark } }] }
  expect(planDocument.safeParse(written).success).toBe(valid)
  expect(Object.keys(readPlan(written)?.entries[0]?.marks ?? {})).toHaveLength(valid ? 1 : 0)
})

test('an entry of an action that the catalogue has no longer is read, and so is what a newer page has added', () => {
  const earlier = { ...entry, action: 'green.gone', colour: 'blue' }
  expect(readPlan({ ...plan, entries: [earlier] })?.entries).toEqual([earlier])
})

test.each([
  ['a count below nothing', { ...entry, revision: -1 }],
  ['a count without end', { ...entry, revision: 1_000_001 }],
  ['an unknown action', { ...entry, action: 'exhaustion.run' }],
  ['a day that does not exist', { ...entry, first: '2026-02-30' }],
  ['a time past midnight', { ...entry, time: '24:00' }],
  ['no weekday', { ...entry, weekly: { on: [], weeks: 1 } }],
  ['a weekday twice', { ...entry, weekly: { on: [1, 1], weeks: 1 } }],
  ['thirteen weeks', { ...entry, weekly: { on: [1], weeks: 13 } }],
  ['a long title', { ...entry, title: 'x'.repeat(81) }],
  ['a mark on no day', { ...entry, marks: { today: entry.marks['2026-11-23'] } }],
  ['an id that is no UUID', { ...entry, id: 'walk' }],
  ['something more', { ...entry, zone: 'red' }],
])('the account takes no entry with %s', (_, wrong) => {
  expect(planDocument.safeParse({ ...plan, entries: [wrong] }).success).toBe(false)
})

test('the account takes no entry twice, and not more than two hundred', () => {
  expect(planDocument.safeParse({ ...plan, entries: [entry, entry] }).success).toBe(false)
  const many = Array.from({ length: 201 }, (_, number) =>
    sampleEntry({ id: `6f1f1d6a-4c1e-4c8e-9f57-${String(number).padStart(12, '0')}` }),
  )
  expect(planDocument.safeParse({ ...plan, entries: many.slice(1) }).success).toBe(true)
  expect(planDocument.safeParse({ ...plan, entries: many }).success).toBe(false)
})
