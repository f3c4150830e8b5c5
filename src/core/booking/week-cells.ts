import { instantOf, isSkipped, localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type ClockTime, type Day, type LocalTime, weekdays } from '../calendar/local-time.ts'
import { type Availability, type AvailabilityException, openSpans } from './availability.ts'
import { type SlotTypeId, slotTypeIds } from './booking-types.ts'
import { mergeSpans, overlap, type Span, subtractSpans } from './spans.ts'

/** A day has 48 half-hour cells of clock time: cell 0 begins at 00:00, cell 47 at 23:30. */
export const cellsOfDay = 48

/** Cells of one day, from the first to the last, both included. */
export type CellRange = { readonly day: Day; readonly first: number; readonly last: number }

/** The clock time at which a cell begins; 48 is midnight at the end of the day. */
export const timeOfCell = (cell: number): ClockTime => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(cell / 2) % 24)}:${cell % 2 === 0 ? '00' : '30'}` as ClockTime
}

/** The instant at which a cell begins. In the hour skipped in March that is the beginning of the next hour. */
function beginningOf(day: Day, cell: number): number {
  if (cell >= cellsOfDay) return instantOf({ day: addDays(day, 1), time: '00:00' }).getTime()
  const local: LocalTime = { day, time: timeOfCell(cell) }
  return isSkipped(local) ? beginningOf(day, cell + 1) : instantOf(local).getTime()
}

/**
 * The time that cells cover. The cells of a day cover the day without a gap: the cells of the skipped hour are empty, and
 * the cell before 03:00 holds the hour that comes twice in October.
 */
export const spanOfCells = ({ day, first, last }: CellRange): Span => ({
  from: beginningOf(day, first),
  until: beginningOf(day, last + 1),
})

/** Cells as hours that can be published, `until` 00:00 being midnight; null for cells that clocks never show. */
export function hoursOfCells(range: CellRange): { from: ClockTime; until: ClockTime } | null {
  const { from, until } = spanOfCells(range)
  if (from >= until) return null
  return { from: localTimeAt(new Date(from)).time, until: localTimeAt(new Date(until)).time }
}

export type Cell = {
  /** How much of the cell can be booked. */
  readonly open: 'no' | 'partly' | 'yes'
  /** Ids of the bookings in it. */
  readonly booked: readonly string[]
  /** True if it has begun, or clocks never show it. */
  readonly over: boolean
}

export type CellsOfWeek = {
  /** The first and the last cell shown on each day: whole hours. */
  readonly first: number
  readonly last: number
  /** All cells of each day, counted from midnight. */
  readonly days: readonly { readonly day: Day; readonly cells: readonly Cell[] }[]
}

/** Shown even when empty: 07–19. */
const usual = { first: 14, last: 37 } as const

type Booked = Span & { readonly id: string }
type Hours = Pick<Availability, 'weekly' | 'exceptions'>

/** A week from `monday` as cells: when the person can be booked for anything, and what is booked. */
export function cellsOfWeek(hours: Hours, booked: readonly Booked[], monday: Day, now: Date): CellsOfWeek {
  const days = { from: monday, to: addDays(monday, 6) }
  const open = mergeSpans(slotTypeIds.flatMap((type) => openSpans(hours, type, days)))
  const cellOf = (day: Day, cell: number): Cell => {
    const span = spanOfCells({ day, first: cell, last: cell })
    const left = subtractSpans([span], open)
    const isWhole = left.length === 1 && left[0]?.from === span.from && left[0].until === span.until
    return {
      open: span.from >= span.until || isWhole ? 'no' : left.length === 0 ? 'yes' : 'partly',
      booked: booked.filter((one) => span.from < span.until && overlap(one, span)).map(({ id }) => id),
      over: span.from >= span.until || span.from <= now.getTime(),
    }
  }
  const laidOut = weekdays.map((weekday) => {
    const day = addDays(monday, weekday - 1)
    return { day, cells: Array.from({ length: cellsOfDay }, (_, cell) => cellOf(day, cell)) }
  })
  const used = laidOut.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (cell.open !== 'no' || cell.booked.length > 0 ? [at] : [])),
  )
  const first = Math.min(usual.first, ...used)
  const last = Math.max(usual.last, ...used)
  return { first: first - (first % 2), last: last % 2 === 0 ? last + 1 : last, days: laidOut }
}

export type StoredException = AvailabilityException & { readonly id: string }
export type StoredHours = {
  readonly weekly: Availability['weekly']
  readonly exceptions: readonly StoredException[]
}

/** The changes to save, one after the other, to change the hours. */
export type HoursStep =
  | { readonly kind: 'add'; readonly exception: AvailabilityException }
  | { readonly kind: 'remove'; readonly id: string }

const remove = ({ id }: StoredException): HoursStep => ({ kind: 'remove', id })

/** The types that the person is usually booked for: all, until something has been published. */
function usualTypes({ weekly }: StoredHours): readonly SlotTypeId[] {
  const given = slotTypeIds.filter((type) => weekly.some(({ types }) => types.includes(type)))
  return given.length === 0 ? slotTypeIds : given
}

const isAway = (exception: StoredException) => exception.kind === 'away'

/** The hours of the week's pattern without those away. */
const leftOfWeek = (kept: StoredHours, type: SlotTypeId, day: Day): Span[] =>
  openSpans({ weekly: kept.weekly, exceptions: kept.exceptions.filter(isAway) }, type, { from: day, to: day })

/** Makes these cells bookable too, for the types that the person is usually booked for. */
export function stepsToPublish(kept: StoredHours, range: CellRange): readonly HoursStep[] {
  const hours = hoursOfCells(range)
  if (hours === null) return []
  const { day } = range
  const span = spanOfCells(range)
  // Hours away that lie wholly in these cells are removed: the week's hours come back as they were.
  const gone = kept.exceptions.filter(
    (one) =>
      one.kind === 'away' &&
      instantOf(one.from).getTime() >= span.from &&
      instantOf(one.until).getTime() <= span.until,
  )
  const rest: StoredHours = { ...kept, exceptions: kept.exceptions.filter((one) => !gone.includes(one)) }
  const types = usualTypes(kept).filter(
    (type) => subtractSpans([span], openSpans(rest, type, { from: day, to: day })).length > 0,
  )
  const extra: HoursStep[] =
    types.length === 0 ? [] : [{ kind: 'add', exception: { kind: 'extra', day, ...hours, types } }]
  return [...extra, ...gone.map(remove)]
}

/** Makes these cells unbookable on this day; the week's pattern stays on all other days. */
export function stepsToRemove(kept: StoredHours, range: CellRange): readonly HoursStep[] {
  const hours = hoursOfCells(range)
  if (hours === null) return []
  const { day } = range
  const span = spanOfCells(range)
  const steps: HoursStep[] = []
  for (const one of kept.exceptions) {
    if (one.kind !== 'extra' || one.day !== day) continue
    const whole = openSpans({ weekly: [], exceptions: [one] }, one.types[0] ?? 'meeting', {
      from: day,
      to: day,
    })
    if (!whole.some((part) => overlap(part, span))) continue
    const left = subtractSpans(whole, [span]).map(
      (part): HoursStep => ({
        kind: 'add',
        exception: {
          kind: 'extra',
          day,
          from: localTimeAt(new Date(part.from)).time,
          until: localTimeAt(new Date(part.until)).time,
          types: one.types,
        },
      }),
    )
    steps.push(...left, remove(one))
  }
  const ofWeek = slotTypeIds.some((type) => leftOfWeek(kept, type, day).some((part) => overlap(part, span)))
  if (ofWeek) {
    const lastDay = hours.until === '00:00' ? addDays(day, 1) : day
    steps.push({
      kind: 'add',
      exception: {
        kind: 'away',
        from: { day, time: hours.from },
        until: { day: lastDay, time: hours.until },
      },
    })
  }
  return steps
}
