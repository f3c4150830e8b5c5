import { expect, it } from 'vitest'
import { forgetSince, noteSince, whatIsHere } from './what-is-here.ts'

function storage(kept: Readonly<Record<string, unknown>> = {}) {
  const all = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]))
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
    removeItem: (key: string) => void all.delete(key),
    all,
  }
}

it('a visitor’s results, texts and plan are told with since when; those of an account are not', () => {
  const there = storage({
    'andrum.results': [
      { owner: null, takenAt: '2026-03-05T10:00:00.000Z' },
      { owner: null, takenAt: '2026-03-01T10:00:00.000Z' },
      { owner: 'anna', takenAt: '2026-01-01T10:00:00.000Z' },
    ],
    'andrum.plan.v1': {},
    'andrum.recovery-programme.v1': {},
    'andrum.since': { 'andrum.plan.v1': '2026-02-03' },
  })
  expect(whatIsHere(() => there)).toEqual([
    { kind: 'results', count: 2, since: new Date('2026-03-01T10:00:00.000Z') },
    { kind: 'plan', count: 1, since: new Date('2026-02-03') },
    { kind: 'recovery', count: 1, since: null },
  ])
})

it('a browser with nothing of a visitor has nothing to ask about', () => {
  expect(whatIsHere(() => storage())).toEqual([])
  expect(
    whatIsHere(() => storage({ 'andrum.results': [{ owner: 'anna', takenAt: 'x' }], 'andrum.since': 7 })),
  ).toEqual([])
})

it('since when is noted at the first writing, and goes with what was written', () => {
  const there = storage()
  noteSince('andrum.plan.v1', new Date('2026-02-03T10:00:00Z'), () => there)
  there.setItem('andrum.plan.v1', '{}')
  noteSince('andrum.plan.v1', new Date('2026-02-09T10:00:00Z'), () => there)
  expect(whatIsHere(() => there)).toEqual([{ kind: 'plan', count: 1, since: new Date('2026-02-03') }])
  there.removeItem('andrum.plan.v1')
  forgetSince('andrum.plan.v1', () => there)
  expect([...there.all.keys()]).toEqual([])
})
