import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aChange,
  aClock,
  begin,
  changed,
  devices,
  ownEntry,
  timesFrom,
  weekly,
} from '#test/factories/plan-changes.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import {
  withEnd,
  withEntries,
  withMail,
  withMove,
  withReview,
  withState,
  withTimes,
  withWords,
} from './change-plan.ts'
import { mergePlans } from './merge-plans.ts'
import { occurrencesOf } from './occurrences.ts'
import { noPlan, type Plan, planLimits } from './plan.ts'

test('moved to two times in the same minute, both devices settle on the same one', () => {
  const base = withEntries(noPlan, [sampleEntry({ id: 'a', weekly })], begin)
  const later = new Date(begin.getTime() + 60_000)
  const moved = (time: '07:00' | '17:00') =>
    withMove(base, 'a', '2026-11-23', { day: '2026-11-24', time }, later)
  const [mine, theirs] = [moved('07:00'), moved('17:00')]
  expect(mine).not.toEqual(theirs)
  expect(mergePlans(base, mine, theirs)).toEqual(mergePlans(base, theirs, mine))
})

test('merging loses no entry, mark or review of either device, whatever both did', () => {
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      const merged = mergePlans(base, mine, theirs)
      for (const side of [mine, theirs]) {
        for (const entry of side.entries) {
          const kept = merged.entries.find(({ id }) => id === entry.id)
          expect(kept).toBeDefined()
          if (kept === undefined || kept.removed) continue
          for (const day of Object.keys(entry.marks)) expect(kept.marks[day]).toBeDefined()
        }
        for (const monday of Object.keys(side.reviews)) expect(merged.reviews[monday]).toBeDefined()
      }
    }),
  )
})

test('each mark is the one of the device that had said more about it', () => {
  fc.assert(
    fc.property(devices, ({ mine, theirs }) => {
      for (const { id, marks, removed } of mergePlans(noPlan, mine, theirs).entries) {
        if (removed) continue
        for (const [day, { revision = 0 }] of Object.entries(marks)) {
          for (const side of [mine, theirs]) {
            const said = side.entries.find((entry) => entry.id === id)?.marks[day]
            if (said !== undefined) expect(said.revision).toBeLessThanOrEqual(revision)
          }
        }
      }
    }),
  )
})

test('somebody who has seen what the other said, and then says something else, is the one who counts, whatever the clocks', () => {
  fc.assert(
    fc.property(devices, aChange, aClock, ({ base, mine }, change, wrong) => {
      const after = changed(mine, 'phone', change, wrong)
      const merged = mergePlans(base, mine, after)
      expect(merged.mail).toEqual(after.mail)
      for (const entry of after.entries) {
        const { revision, ...kept } = merged.entries.find(({ id }) => id === entry.id) ?? { revision: 0 }
        expect({ ...kept, revision }).toEqual({ ...entry, revision: entry.revision })
      }
    }),
  )
})

test('words that either device wrote stand, both devices’ beside each other, and what they replaced does not', () => {
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      for (const { id, title, removed } of mergePlans(base, mine, theirs).entries) {
        if (removed) continue
        const titleIn = (plan: Plan) => plan.entries.find((entry) => entry.id === id)?.title
        const written = [titleIn(mine), titleIn(theirs)].filter((words) => words && words !== titleIn(base))
        const standing = written.length > 0 ? written : [titleIn(base)]
        expect(title?.split(' / ').sort()).toEqual(standing.sort())
      }
    }),
  )
})

test('words changed on one device and times on the other: both changes stand', () => {
  const base = withEntries(noPlan, [ownEntry({ id: 'a' })], begin)
  const words = withWords(base, 'a', 'Ringa Ulla')
  const times = timesFrom('2026-11-23', 1)
  const twice = withTimes(withTimes(base, 'a', times, begin), 'a', times, begin)
  for (const merged of [mergePlans(base, words, twice), mergePlans(base, twice, words)]) {
    expect(merged.entries[0]).toMatchObject({ title: 'Ringa Ulla', time: '17:00' })
  }
})

test('words that two devices wrote stand beside each other until somebody who sees both writes anew', () => {
  const base = withEntries(noPlan, [ownEntry({ id: 'a' })], begin)
  const phone = withWords(withWords(base, 'a', 'Ringa Olle'), 'a', 'Ringa Ulla')
  const desk = withWords(base, 'a', 'Ringa Anna')
  const both = mergePlans(base, phone, desk)
  expect(both.entries[0]?.title).toBe('Ringa Anna / Ringa Ulla')
  const settled = withWords(both, 'a', 'Ringa båda')
  for (const old of [base, phone, desk, both]) {
    expect(mergePlans(noPlan, settled, old).entries[0]?.title).toBe('Ringa båda')
  }
  const back = withWords(settled, 'a', 'Ringa')
  expect(mergePlans(base, back, settled).entries[0]?.title).toBe('Ringa')
  expect(JSON.stringify(back)).not.toMatch(/Ulla|Olle|Anna|båda/)
})

test('what any device has seen taken away or stopped never comes back', () => {
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      const merged = mergePlans(base, mine, theirs)
      for (const side of [mine, theirs]) {
        for (const { id, removed, last } of side.entries) {
          const kept = merged.entries.find((entry) => entry.id === id)
          if (removed) expect(kept?.removed).toBe(true)
          else if (last !== null) expect(kept?.removed === true || kept?.last !== null).toBe(true)
        }
      }
    }),
  )
})

test('an hour that has been is remembered, and what was done is seen, whichever times are in the end', () => {
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      for (const kept of mergePlans(base, mine, theirs).entries) {
        if (kept.removed) continue
        const seen = occurrencesOf(kept)
        for (const side of [mine, theirs]) {
          const entry = side.entries.find(({ id }) => id === kept.id)
          for (const day of Object.keys(entry?.pastTimes ?? {}))
            expect(seen.map((one) => one.day)).toContain(day)
        }
        for (const [day, { state }] of Object.entries(kept.marks)) {
          if (state === 'done') expect(seen.find((one) => one.day === day)?.state).toBe('done')
        }
      }
    }),
  )
})

test('taken away on one device, it is not brought back by the other giving it new times again and again', () => {
  const base = withEntries(noPlan, [sampleEntry({ id: 'a', weekly })], begin)
  const away = withEnd(base, 'a', begin)
  const twice = [6, 7].reduce(
    (plan, minute) => withTimes(plan, 'a', timesFrom('2026-11-23', minute), begin),
    base,
  )
  expect(mergePlans(base, away, twice).entries[0]).toMatchObject({ removed: true })
})

test('three devices come to the same plan, in whatever order they are heard', () => {
  fc.assert(
    fc.property(devices, ({ mine, theirs, others }) => {
      const [one, other] = [
        mergePlans(noPlan, mergePlans(noPlan, mine, theirs), others),
        mergePlans(noPlan, mine, mergePlans(noPlan, theirs, others)),
      ]
      expect(one.entries).toEqual(other.entries)
      expect(one.mail).toEqual(other.mail)
    }),
  )
})

test.each([
  ['2026-11-23T13:00:00Z', '2026-11-23T11:00:00Z'],
  ['2026-11-23T11:00:00Z', '2026-11-23T13:00:00Z'],
])(
  'done on one device is done, though the clock of the other says %s when it skips and not %s',
  (skip, done) => {
    const base = withEntries(noPlan, [sampleEntry({ id: 'a' })], begin)
    const phone = withState(base, 'a', '2026-11-23', 'skipped', new Date(skip))
    const desk = withState(base, 'a', '2026-11-23', 'done', new Date(done))
    expect(mergePlans(base, phone, desk).entries[0]?.marks['2026-11-23']?.state).toBe('done')
    const regretted = withState(desk, 'a', '2026-11-23', 'open', new Date('2020-01-01T00:00:00Z'))
    expect(mergePlans(base, regretted, desk).entries[0]?.marks['2026-11-23']?.state).toBe('open')
  },
)

test('what two devices write of the same week both stands, and in doubt no mail is sent', () => {
  const base = withMail(withEntries(noPlan, [sampleEntry({ id: 'a' })], begin), true, begin)
  const review = (words: string, helped: readonly string[]) =>
    withReview(base, '2026-11-23', { helped, words }, begin)
  const phone = withMail(review('Fönstret öppet', ['a']), false, begin)
  const desk = withMail(withMail(review('Gick ut', []), false, begin), true, begin)
  for (const merged of [mergePlans(base, phone, desk), mergePlans(base, desk, phone)]) {
    expect(merged.reviews['2026-11-23']).toMatchObject({ helped: ['a'], words: 'Fönstret öppet\nGick ut' })
    expect(merged.mail.on).toBe(true)
  }
  const off = withMail(base, false, begin)
  const on = withMail(base, true, new Date('2026-12-01T00:00:00Z'))
  expect(mergePlans(base, on, off).mail.on).toBe(false)
})

test('as much as the field takes, written on each of three devices about the same week, all stands', () => {
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(planLimits.words))
  const [one, other, third] = texts.map((words) =>
    withReview(noPlan, '2026-11-23', { helped: [], words }, begin),
  )
  const merged = mergePlans(noPlan, mergePlans(noPlan, one ?? noPlan, other ?? noPlan), third ?? noPlan)
  for (const words of texts) expect(merged.reviews['2026-11-23']?.words).toContain(words)
})

test('merging twice, or from the other side, gives the same plan', () => {
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      const merged = mergePlans(base, mine, theirs)
      expect(mergePlans(base, theirs, mine)).toEqual(merged)
      expect(mergePlans(base, merged, mine)).toEqual(merged)
      expect(mergePlans(base, merged, theirs)).toEqual(merged)
      expect(mergePlans(base, merged, merged)).toEqual(merged)
    }),
  )
})

test('a server or another device may write the fields of a thing in any order', () => {
  const turned = (plan: Plan): Plan =>
    JSON.parse(JSON.stringify(plan), (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
  fc.assert(
    fc.property(devices, ({ base, mine, theirs }) => {
      expect(mergePlans(base, turned(mine), theirs)).toEqual(mergePlans(base, mine, turned(theirs)))
    }),
  )
})

test('a visitor’s plan goes into an account that has one, and once more without doubles', () => {
  const visitor = withEntries(noPlan, [sampleEntry({ id: 'visitor' })], begin)
  const account = withEntries(noPlan, [sampleEntry({ id: 'account' })], begin)
  const merged = mergePlans(noPlan, visitor, account)
  expect(merged.entries.map(({ id }) => id)).toEqual(['account', 'visitor'])
  expect(mergePlans(noPlan, visitor, merged)).toEqual(merged)
})

test('what one device took away, the other does not bring back', () => {
  const base = withEntries(noPlan, [sampleEntry({ id: 'a' })], begin)
  const away = withEnd(base, 'a', new Date('2026-11-21T08:00:00Z'))
  const other = withState(base, 'a', '2026-11-23', 'done', new Date('2026-11-23T13:00:00Z'))
  const [entry] = mergePlans(noPlan, away, other).entries
  expect(entry).toMatchObject({ removed: true, marks: {}, title: null })
})

test('a plan cleared on one device is cleared, but for what the other has put in or said since', () => {
  const now = new Date('2026-11-23T13:00:00Z')
  const base = withMail(
    withReview(
      withEntries(noPlan, [sampleEntry({ id: 'a' }), sampleEntry({ id: 'b' })], begin),
      '2026-11-16',
      { helped: [], words: 'Tyst' },
      begin,
    ),
    true,
    begin,
  )
  const other = withState(withEntries(base, [sampleEntry({ id: 'c' })], now), 'b', '2026-11-23', 'done', now)
  for (const merged of [mergePlans(base, noPlan, other), mergePlans(base, other, noPlan)]) {
    expect(merged.entries.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(merged.reviews).toEqual({})
    expect(merged.mail.on).toBe(false)
  }
})
