import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { away, everything, extra, tuesday, tuesdays, with_ } from '#test/booking/stored-hours.ts'
import { instantOf, isSkipped, localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type ClockTime, type Day, type Weekday } from '../calendar/local-time.ts'
import { openSpans } from './availability.ts'
import { type SlotTypeId, slotTypeIds } from './booking-types.ts'
import { mergeSpans, type Span, subtractSpans } from './spans.ts'
import {
  type CellRange,
  cellsOfDay,
  type HoursStep,
  hoursOfCells,
  type StoredHours,
  spanOfCells,
  stepsToPublish,
  stepsToRemove,
  timeOfCell,
} from './week-cells.ts'

/** Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October. */
const forward: Day = '2026-03-29'
const back: Day = '2026-10-25'
const days: readonly Day[] = ['2026-03-28', forward, '2026-03-30', '2026-10-24', back, '2026-11-24']

const range = (day: Day, first: number, last: number): CellRange => ({ day, first, last })
const hour = 3_600_000

describe('cells as hours', () => {
  it.each<[string, CellRange, ReturnType<typeof hoursOfCells>]>([
    ['an afternoon', range('2026-11-24', 26, 31), { from: '13:00', until: '16:00' }],
    ['one half-hour', range('2026-11-24', 19, 19), { from: '09:30', until: '10:00' }],
    ['until midnight', range('2026-11-24', 46, 47), { from: '23:00', until: '00:00' }],
    ['a whole day', range('2026-11-24', 0, 47), { from: '00:00', until: '00:00' }],
    ['the skipped hour is none', range(forward, 4, 5), null],
    ['into the skipped hour ends where it begins', range(forward, 2, 4), { from: '01:00', until: '03:00' }],
    ['out of the skipped hour begins where it ends', range(forward, 5, 7), { from: '03:00', until: '04:00' }],
    ['the afternoon of that day', range(forward, 26, 31), { from: '13:00', until: '16:00' }],
    ['the hour that comes twice', range(back, 4, 5), { from: '02:00', until: '03:00' }],
  ])('%s', (_, cells, hours) => {
    expect(hoursOfCells(cells)).toEqual(hours)
  })

  it('three hours are three hours also when clocks change that day, but over the change', () => {
    const length = (cells: CellRange) => {
      const { from, until } = spanOfCells(cells)
      return (until - from) / hour
    }
    for (const day of days) expect(length(range(day, 26, 31))).toBe(3)
    expect(days.map((day) => length(range(day, 0, 47)))).toEqual([24, 23, 24, 24, 25, 24])
  })

  it('the cells of a day are that day, without a gap and without anything twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (ahead) => {
        const day = addDays('2024-01-01', ahead)
        const cells = Array.from({ length: cellsOfDay }, (_, cell) => spanOfCells(range(day, cell, cell)))
        const whole = {
          from: instantOf({ day, time: '00:00' }).getTime(),
          until: instantOf({ day: addDays(day, 1), time: '00:00' }).getTime(),
        }
        expect(mergeSpans(cells)).toEqual([whole])
        const sum = cells.reduce((length, { from, until }) => length + until - from, 0)
        expect(sum).toBe(whole.until - whole.from)
        for (const [cell, { from }] of cells.entries()) {
          const local = { day, time: timeOfCell(cell) }
          if (!isSkipped(local)) expect(localTimeAt(new Date(from))).toEqual(local)
        }
      }),
    )
  })
})

describe('to publish cells', () => {
  const added = { day: tuesday, from: '13:00', until: '16:00', types: everything }

  it('adds hours on that day alone', () => {
    expect(stepsToPublish(tuesdays, range(tuesday, 26, 31))).toEqual([
      { kind: 'add', exception: { kind: 'extra', ...added } },
    ])
  })

  it('writes nothing when one can be booked then already', () => {
    expect(stepsToPublish(tuesdays, range(tuesday, 18, 23))).toEqual([])
  })

  it('takes the hours away off again that lie in them', () => {
    const kept = with_(away('a', tuesday, '10:00', '11:00'))
    expect(stepsToPublish(kept, range(tuesday, 20, 21))).toEqual([{ kind: 'remove', id: 'a' }])
  })

  it('leaves a holiday as it is, around the hours added in it', () => {
    const kept = with_(away('a', '2026-11-23', '00:00', '00:00', '2026-11-28'))
    expect(stepsToPublish(kept, range(tuesday, 26, 31))).toEqual([
      { kind: 'add', exception: { kind: 'extra', ...added } },
    ])
  })

  it('is for what one is booked for every week', () => {
    const kept: StoredHours = {
      weekly: [{ weekday: 2, from: '09:00', until: '12:00', types: ['support', 'meeting'] }],
      exceptions: [],
    }
    expect(stepsToPublish(kept, range(tuesday, 26, 31))).toEqual([
      { kind: 'add', exception: { kind: 'extra', ...added, types: ['meeting', 'support'] } },
    ])
  })
})

describe('to remove cells', () => {
  it('is to be away on that day, from hours of every week', () => {
    expect(stepsToRemove(tuesdays, range(tuesday, 20, 21))).toEqual([
      {
        kind: 'add',
        exception: {
          kind: 'away',
          from: { day: tuesday, time: '10:00' },
          until: { day: tuesday, time: '11:00' },
        },
      },
    ])
  })

  it('takes hours more of that day off, and keeps what is around the cells', () => {
    const kept = with_(extra('a', tuesday, '13:00', '16:00', ['support']))
    const piece = (from: ClockTime, until: ClockTime): HoursStep => ({
      kind: 'add',
      exception: { kind: 'extra', day: tuesday, from, until, types: ['support'] },
    })
    expect(stepsToRemove(kept, range(tuesday, 28, 29))).toEqual([
      piece('13:00', '14:00'),
      piece('15:00', '16:00'),
      { kind: 'remove', id: 'a' },
    ])
    expect(stepsToRemove(kept, range(tuesday, 26, 31))).toEqual([{ kind: 'remove', id: 'a' }])
  })

  it('writes nothing where one cannot be booked', () => {
    expect(stepsToRemove(tuesdays, range(tuesday, 26, 31))).toEqual([])
    expect(stepsToRemove(with_(away('a', tuesday, '09:00', '12:00')), range(tuesday, 18, 23))).toEqual([])
  })
})

describe('whatever has been published', () => {
  const cell = fc.integer({ min: 0, max: cellsOfDay - 1 })
  const someRange = fc
    .tuple(fc.constantFrom(...days), cell, cell)
    .map(([day, a, b]) => range(day, Math.min(a, b), Math.max(a, b)))
  const someTypes = fc.subarray([...slotTypeIds], { minLength: 1 })
  /** On the grid of five minutes. */
  const someTimes = fc
    .tuple(fc.integer({ min: 0, max: 287 }), fc.integer({ min: 1, max: 288 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b) + (a === b ? 1 : 0)] as const)
    .filter(([, until]) => until <= 288)
    .map((slices) =>
      slices.map((slice) => {
        const two = (value: number) => String(value).padStart(2, '0')
        return `${two(Math.floor(slice / 12) % 24)}:${two((slice % 12) * 5)}` as ClockTime
      }),
    )
    .map(([from = '00:00', until = '00:00']) => ({ from, until }) as { from: ClockTime; until: ClockTime })
  const someExtra = fc
    .tuple(fc.constantFrom(...days), someTimes, someTypes)
    .map(([day, times, types]) => ({ kind: 'extra' as const, day, ...times, types }))
  const someAway = fc
    .tuple(fc.constantFrom(...days), someTimes, fc.integer({ min: 0, max: 3 }))
    .filter(([, { from, until }, more]) => more > 0 || until > from)
    .map(([day, { from, until }, more]) => ({
      kind: 'away' as const,
      from: { day, time: from },
      until: { day: addDays(day, more), time: until },
    }))
  const someHours: fc.Arbitrary<StoredHours> = fc.record({
    weekly: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 7 }), someTimes, someTypes)
        .map(([weekday, times, types]) => ({ weekday: weekday as Weekday, ...times, types })),
      { maxLength: 5 },
    ),
    exceptions: fc
      .array(fc.oneof(someExtra, someAway), { maxLength: 6 })
      .map((list) => list.map((one, at) => ({ ...one, id: `${at}` }))),
  })

  /** Hours after the steps, as the server would keep them. */
  function keptAfter(kept: StoredHours, steps: readonly HoursStep[]): StoredHours {
    let { exceptions } = kept
    for (const [at, step] of steps.entries()) {
      exceptions =
        step.kind === 'remove'
          ? exceptions.filter(({ id }) => id !== step.id)
          : [...exceptions, { ...step.exception, id: `new-${at}` }]
    }
    return { ...kept, exceptions }
  }
  /** A period around every day of the generated cases. */
  const around = [
    { from: '2026-03-26', to: '2026-04-03' },
    { from: '2026-10-22', to: '2026-10-30' },
    { from: '2026-11-22', to: '2026-11-29' },
  ] as const
  const openOf = (kept: StoredHours, type: SlotTypeId): Span[] =>
    around.flatMap((weeks) => openSpans(kept, type, weeks))

  it('cells are open for the usual types once published, and nothing else has changed', () => {
    fc.assert(
      fc.property(someHours, someRange, (kept, cells) => {
        const changed = keptAfter(kept, stepsToPublish(kept, cells))
        const used = new Set(kept.weekly.flatMap(({ types }) => types))
        for (const type of slotTypeIds) {
          const span = used.size === 0 || used.has(type) ? [spanOfCells(cells)] : []
          expect(openOf(changed, type)).toEqual(mergeSpans([...openOf(kept, type), ...span]))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('cells are closed for everything once removed, and nothing else has changed', () => {
    fc.assert(
      fc.property(someHours, someRange, (kept, cells) => {
        const changed = keptAfter(kept, stepsToRemove(kept, cells))
        for (const type of slotTypeIds) {
          const left = subtractSpans(openOf(kept, type), [spanOfCells(cells)])
          // Adjacent spans count as one: the days that a step touches decide how they are written.
          expect(mergeSpans(openOf(changed, type))).toEqual(mergeSpans(left))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('hours published once more after they were removed leave nothing behind', () => {
    const removed = keptAfter(tuesdays, stepsToRemove(tuesdays, range(tuesday, 20, 21)))
    expect(keptAfter(removed, stepsToPublish(removed, range(tuesday, 20, 21)))).toEqual(tuesdays)
  })
})
