import { type AvailabilityToKeep, availabilityToKeep } from '#contract/bookings/availability.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import type { Weekday } from '#core/calendar/local-time.ts'
import { judge } from '#web/lib/form/field-errors.ts'

export type HourDraft = {
  /** Identifies the row while it is edited. */
  readonly id: string
  readonly weekday: Weekday
  readonly from: string
  readonly until: string
  readonly types: readonly SlotTypeId[]
}

export type HoursDraft = {
  readonly name: string
  readonly videoUrl: string
  readonly weekly: readonly HourDraft[]
  readonly minutesBefore: string
  readonly minutesAfter: string
  readonly noticeHours: string
  readonly horizonDays: string
}

const numbers = ['minutesBefore', 'minutesAfter', 'noticeHours', 'horizonDays'] as const
const parts = ['name', 'videoUrl', 'weekly', 'numbers'] as const
export type HoursError = (typeof parts)[number]

/** The published hours, or an example for the first publishing. */
export function draftOf(kept: AvailabilityToKeep | null): HoursDraft {
  return {
    name: kept?.name ?? '',
    videoUrl: kept?.videoUrl ?? '',
    weekly: (kept?.weekly ?? []).map((row, at) => ({ id: `kept-${at}`, ...row })),
    minutesBefore: String(kept?.minutesBefore ?? 5),
    minutesAfter: String(kept?.minutesAfter ?? 10),
    noticeHours: String(kept?.noticeHours ?? 24),
    horizonDays: String(kept?.horizonDays ?? 60),
  }
}

/** A new row with the same hours as the row before, on the next day. */
export function newRow(id: string, before: HourDraft | undefined, types: readonly SlotTypeId[]): HourDraft {
  if (before === undefined) return { id, weekday: 1, from: '09:00', until: '12:00', types }
  return { ...before, id, weekday: before.weekday === 7 ? 1 : ((before.weekday + 1) as Weekday) }
}

/** An empty field is no number, not 0. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** The part of the form in which a field of the request is corrected. */
const partOf = (field = ''): string => (numbers.some((one) => one === field) ? 'numbers' : field)

/** @returns the hours to publish, or the parts of the form with errors, in their order */
export function validateHours(draft: HoursDraft, version: number) {
  const { body, issues } = judge(availabilityToKeep, {
    name: draft.name,
    videoUrl: draft.videoUrl.trim(),
    weekly: draft.weekly.map(({ id, ...hours }) => hours),
    ...Object.fromEntries(numbers.map((name) => [name, numberOf(draft[name])])),
    version,
  })
  const wrong = new Set(issues.map(({ path }) => partOf(path.split('.')[0])))
  return { body, errors: parts.filter((part) => wrong.has(part)) }
}
