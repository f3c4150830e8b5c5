import type { PlanEntry } from '#core/plan/plan.ts'

/** A walk at noon on Monday 23 November 2026; a test says what it is about. */
export const sampleEntry = (part: Partial<PlanEntry> = {}): PlanEntry => ({
  id: '6f1f1d6a-4c1e-4c8e-9f57-0d1f5a3f0001',
  action: 'walk',
  title: null,
  first: '2026-11-23',
  time: '12:00',
  minutes: 30,
  weekly: null,
  last: null,
  remind: true,
  marks: {},
  at: '2026-11-21T10:00:00.000Z',
  removed: false,
  ...part,
})
