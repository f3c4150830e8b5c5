import fc from 'fast-check'
import { addDays } from '#core/calendar/local-time.ts'
import {
  type Times,
  withEnd,
  withEntries,
  withMail,
  withMove,
  withReview,
  withState,
  withTimes,
  withWords,
} from '#core/plan/change-plan.ts'
import { noPlan, type Plan, type PlanEntry } from '#core/plan/plan.ts'
import { sampleEntry } from './sample-entry.ts'

export const begin = new Date('2026-11-20T08:00:00Z')
const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export const weekly = { on: [1, 3, 5], weeks: 4 } as const

export const ownEntry = (part: Partial<PlanEntry>) =>
  sampleEntry({ action: 'own', title: 'Ringa', weekly, ...part })

/** A change of a plan by a person, on some device at some minute. */
export const aChange = fc.record({
  what: fc.constantFrom('add', 'done', 'skip', 'reopen', 'move', 'times', 'words', 'end', 'review', 'mail'),
  id: fc.constantFrom(...ids),
  day: fc.constantFrom('2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-02'),
  minute: fc.integer({ min: 0, max: 60 * 24 * 20 }),
})
type Change = typeof aChange extends fc.Arbitrary<infer Made> ? Made : never

export const timesFrom = (first: '2026-11-23', minute: number): Times => ({
  first,
  time: minute % 2 === 0 ? '08:00' : '17:00',
  minutes: 15,
  weekly: minute % 3 === 0 ? null : { on: [2, 3], weeks: 2 },
  remind: true,
})

/** @param wrong how many minutes the clock of the device is wrong */
export function changed(plan: Plan, device: string, { what, id, day, minute }: Change, wrong = 0): Plan {
  const now = new Date(begin.getTime() + (minute + wrong) * 60_000)
  const entryId = `${device}-${id}`
  const [known] = plan.entries.filter((entry) => entry.id.endsWith(id))
  const target = known?.id ?? entryId
  switch (what) {
    case 'add':
      return withEntries(plan, [ownEntry({ id: entryId, at: now.toISOString() })], now)
    case 'done':
      return withState(plan, target, day as '2026-11-23', 'done', now)
    case 'skip':
      return withState(plan, target, day as '2026-11-23', 'skipped', now)
    case 'reopen':
      return withState(plan, target, day as '2026-11-23', 'open', now)
    case 'move':
      return withMove(
        plan,
        target,
        day as '2026-11-23',
        { day: addDays('2026-11-23', 3), time: '17:00' },
        now,
      )
    case 'times':
      return withTimes(plan, target, timesFrom(day as '2026-11-23', minute), now)
    case 'words':
      return withWords(plan, target, `${device} ${minute % 3}`)
    case 'end':
      return withEnd(plan, target, now)
    case 'review':
      return withReview(plan, '2026-11-23', { helped: [target], words: device }, now)
    default:
      return withMail(plan, minute % 2 === 0, now)
  }
}

const someChanges = fc.array(aChange, { maxLength: 8 })

/** A right clock, or one up to half a year wrong. With more no page opens any more, because certificates expire. */
export const aClock = fc.oneof(fc.constant(0), fc.integer({ min: -260_000, max: 260_000 }))

/** Three devices that started with the same plan and changed it independently, each with its own clock. */
export const devices = fc
  .record({
    changes: fc.tuple(someChanges, someChanges, someChanges, someChanges),
    clocks: fc.tuple(aClock, aClock, aClock),
  })
  .map(({ changes: [shared, one, other, another], clocks }) => {
    const base = shared.reduce((plan, change) => changed(plan, 'shared', change), noPlan)
    return {
      base,
      mine: one.reduce((plan, change) => changed(plan, 'phone', change, clocks[0]), base),
      theirs: other.reduce((plan, change) => changed(plan, 'desk', change, clocks[1]), base),
      others: another.reduce((plan, change) => changed(plan, 'pad', change, clocks[2]), base),
    }
  })
