import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { beginBreak, checkIn, clear, finishStep, goOn, rate, remind, start, undoStep } from './act.ts'
import { mergeRecovery } from './merge-recovery.ts'
import { emptyRecovery, type Rating, type RecoveryDocument, whereIs } from './recovery.ts'

const first: Day = '2026-11-02'
const day = (number: number) => addDays(first, number)
const begun = start(emptyRecovery, first)

const days = fc.integer({ min: 0, max: 40 }).map(day)
const rating = fc.integer({ min: 1, max: 5 }).map((value) => value as Rating)

/** Something a person does, as a change of the document. */
const act: fc.Arbitrary<(document: RecoveryDocument) => RecoveryDocument> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 42 }), days, fc.boolean()).map(
    ([step, on, skipped]) =>
      (document: RecoveryDocument) =>
        finishStep(document, step, on, skipped),
  ),
  fc.integer({ min: 1, max: 42 }).map((step) => (document: RecoveryDocument) => undoStep(document, step)),
  fc.tuple(days, rating).map(
    ([on, value]) =>
      (document: RecoveryDocument) =>
        rate(document, on, value),
  ),
  fc.tuple(days, rating, rating, rating, fc.constantFrom('possible' as const, 'unsafe' as const)).map(
    ([on, energy, sleep, load, outlook]) =>
      (document: RecoveryDocument) =>
        checkIn(document, on, { energy, sleep, load }, outlook),
  ),
  fc.tuple(days, fc.constantFrom('pause' as const, 'stop' as const)).map(
    ([on, why]) =>
      (document: RecoveryDocument) =>
        beginBreak(document, why, on),
  ),
  days.map((on) => (document: RecoveryDocument) => goOn(document, on)),
  fc
    .constantFrom('08:00' as const, '21:30' as const, null)
    .map((time) => (document: RecoveryDocument) => remind(document, time)),
  days.map((on) => (document: RecoveryDocument) => start(document, on)),
  fc.constant(clear),
)

const acts = fc.array(act, { maxLength: 12 })
const apply = (document: RecoveryDocument, all: readonly ((one: RecoveryDocument) => RecoveryDocument)[]) =>
  all.reduce((so, one) => one(so), document)

/** Two devices that begin with the same document and then act on their own. */
const apart = fc.tuple(acts, acts, acts).map(([before, here, there]) => {
  const base = apply(begun, before)
  return { base, mine: apply(base, here), theirs: apply(base, there) }
})

const sameRun = apart.filter(({ base, mine, theirs }) => base.run === mine.run && base.run === theirs.run)

test('what only one device changed stands', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      expect(mergeRecovery(base, mine, base)).toEqual(mine)
      expect(mergeRecovery(base, base, theirs)).toEqual(theirs)
      expect(mergeRecovery(base, mine, mine)).toEqual(mine)
    }),
  )
})

test('it does not matter which device is asked', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      expect(mergeRecovery(base, mine, theirs)).toEqual(mergeRecovery(base, theirs, mine))
    }),
  )
})

test('merging again changes nothing', () => {
  fc.assert(
    fc.property(apart, ({ base, mine, theirs }) => {
      const merged = mergeRecovery(base, mine, theirs)
      expect(mergeRecovery(base, merged, theirs)).toEqual(merged)
      expect(mergeRecovery(base, mine, merged)).toEqual(merged)
      expect(mergeRecovery(theirs, merged, theirs)).toEqual(merged)
    }),
  )
})

test('nothing that was done on either device is lost', () => {
  fc.assert(
    fc.property(sameRun, ({ base, mine, theirs }) => {
      const merged = mergeRecovery(base, mine, theirs)
      for (const part of ['steps', 'energy', 'checkIns', 'breaks'] as const) {
        const [before, all] = [base[part], merged[part]]
        for (const side of [mine[part], theirs[part]]) {
          for (const key of Object.keys(side)) if (!(key in before)) expect(all).toHaveProperty([key])
        }
      }
    }),
  )
})

test("a visitor's programme and the account's become one, twice the same", () => {
  fc.assert(
    fc.property(acts, acts, (here, there) => {
      const [mine, theirs] = [apply(emptyRecovery, here), apply(emptyRecovery, there)]
      const once = mergeRecovery(emptyRecovery, mine, theirs)
      for (const side of [mine, theirs]) {
        expect(mergeRecovery(emptyRecovery, side, once)).toEqual(once)
        expect(mergeRecovery(emptyRecovery, once, side)).toEqual(once)
      }
      expect(mergeRecovery(emptyRecovery, theirs, mine)).toEqual(once)
    }),
  )
})

test('programmes that overlap at a step marked before the start are one, and stay so', () => {
  const mine = finishStep(start(emptyRecovery, day(1)), 12, day(0), false)
  const theirs = finishStep(start(emptyRecovery, day(0)), 12, day(1), true)
  const once = mergeRecovery(emptyRecovery, mine, theirs)
  expect(once).toMatchObject({ startedOn: day(0), steps: { 12: { on: day(0), skipped: false } } })
  for (const side of [mine, theirs]) {
    expect(mergeRecovery(emptyRecovery, side, once)).toEqual(once)
    expect(mergeRecovery(emptyRecovery, once, side)).toEqual(once)
  }
})

test('a bad answer is never lost to a better one of the same day', () => {
  const low = checkIn(rate(begun, day(7), 1), day(7), { energy: 1, sleep: 4, load: 2 }, 'heavy')
  const high = checkIn(rate(begun, day(7), 4), day(7), { energy: 3, sleep: 2, load: 3 }, 'possible')
  const merged = mergeRecovery(begun, low, high)
  expect(merged.energy[day(7)]).toBe(1)
  expect(merged.checkIns[day(7)]).toEqual({ energy: 1, sleep: 2, load: 2 })
})

test('a stop for care stands against whatever the other device did that day', () => {
  const stopped = checkIn(begun, day(7), { energy: 3, sleep: 3, load: 3 }, 'unsafe')
  for (const other of [
    beginBreak(begun, 'pause', day(7)),
    goOn(beginBreak(begun, 'pause', day(7)), day(7)),
  ]) {
    expect(whereIs(mergeRecovery(begun, stopped, other), day(8)).state).toBe('care')
  }
})

test('starting anew on one device is not undone by the other', () => {
  const again = start(begun, day(10))
  expect(mergeRecovery(begun, finishStep(begun, 1, day(9), false), again)).toEqual(again)
})

test.each([
  ['the account never began one', start(emptyRecovery, day(30)), emptyRecovery, day(30)],
  [
    "the account's was over in spring",
    start(emptyRecovery, day(30)),
    finishStep(begun, 1, day(2), false),
    day(30),
  ],
  [
    'it was over, and had been started more often',
    start(emptyRecovery, day(30)),
    start(start(begun, day(1)), day(2)),
    day(30),
  ],
  ['both go on at the same time', finishStep(begun, 1, day(9), false), start(emptyRecovery, day(5)), first],
] as const)('signing in with a programme in the browser: %s', (_, mine, theirs, startedOn) => {
  const merged = mergeRecovery(emptyRecovery, mine, theirs)
  expect(merged.startedOn).toBe(startedOn)
  expect(merged.run).toBe(Math.max(mine.run, theirs.run))
  expect(mergeRecovery(emptyRecovery, theirs, mine)).toEqual(merged)
})
