import { expect, test } from 'vitest'
import { most, noPlan, type Plan, readPlan } from '#core/plan/plan.ts'
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
  looks: { '2026-11-23': { helped: [entry.id], words: 'Gick bra', at: '2026-11-29T18:00:00.000Z' } },
  letters: { on: true, at: '2026-11-21T10:00:00.000Z' },
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
    looks: { '2026-11-23': { helped: [], words, at: entry.at } },
  })
  const both = `${'a'.repeat(most.words)}\n${'b'.repeat(most.words)}`
  expect(planDocument.safeParse(looking(both)).success).toBe(true)
  expect(planDocument.safeParse(looking('a'.repeat(most.allWords + 1))).success).toBe(false)
})

test('how often something was said goes to the account and back, and a plan from before has no such count', () => {
  const been = { '2026-11-16': { time: '08:00', minutes: 15 } } as const
  const said = {
    ...plan,
    entries: [
      sampleEntry({
        turn: 3,
        been,
        marks: { '2026-11-23': { state: 'done', to: null, turn: 2, at: entry.at } },
      }),
    ],
    letters: { on: true, turn: 1, at: '' },
  }
  const reworded: Plan = {
    ...plan,
    entries: plan.entries.map((entry) => ({
      ...entry,
      title: 'Ringa Anna / Ringa Ulla',
      wordings: {
        now: [
          { text: 'Ringa Anna', turn: 1 },
          { text: 'Ringa Ulla', turn: 2 },
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

test.each([
  ['a count below nothing', { ...entry, turn: -1 }],
  ['a count without end', { ...entry, turn: 1_000_001 }],
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
