import type { AvailabilityToKeep } from '#contract/availability.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { type ClockTime, isClockTime, type Weekday } from '#core/calendar/local-time.ts'

export type HourDraft = {
  /** Names the row while it is edited. */
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

export type HoursError = 'name' | 'videoUrl' | 'weekly' | 'numbers'

/** What is published, or what a first publishing may look like. */
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

/** The same hours as the row before, on the day after it. */
export function newRow(id: string, before: HourDraft | undefined, types: readonly SlotTypeId[]): HourDraft {
  if (before === undefined) return { id, weekday: 1, from: '09:00', until: '12:00', types }
  return { ...before, id, weekday: before.weekday === 7 ? 1 : ((before.weekday + 1) as Weekday) }
}

const onGrid = (time: string): time is ClockTime => isClockTime(time) && Number(time.slice(3)) % 5 === 0
const whole = (text: string, least: number, most: number, step: number) => {
  const value = Number(text)
  return (
    text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most && value % step === 0
  )
}

export function hoursErrors(draft: HoursDraft): HoursError[] {
  const { name, videoUrl, weekly, minutesBefore, minutesAfter, noticeHours, horizonDays } = draft
  const goodRow = ({ from, until, types }: HourDraft) =>
    onGrid(from) && onGrid(until) && (until === '00:00' || from < until) && types.length > 0
  const goodNumbers =
    whole(minutesBefore, 0, 120, 5) &&
    whole(minutesAfter, 0, 120, 5) &&
    whole(noticeHours, 0, 336, 1) &&
    whole(horizonDays, 1, 180, 1)
  return [
    ...(name.trim().length < 2 ? (['name'] as const) : []),
    ...(videoUrl.trim() !== '' && !/^https:\/\/\S+\.\S+/.test(videoUrl.trim())
      ? (['videoUrl'] as const)
      : []),
    ...(weekly.every(goodRow) ? [] : (['weekly'] as const)),
    ...(goodNumbers ? [] : (['numbers'] as const)),
  ]
}

/** Of a draft in which `hoursErrors` finds nothing: no row is left out then. */
export const hoursRequest = (draft: HoursDraft, version: number) => ({
  name: draft.name.trim(),
  videoUrl: draft.videoUrl.trim(),
  weekly: draft.weekly.flatMap(({ weekday, from, until, types }) =>
    onGrid(from) && onGrid(until) ? [{ weekday, from, until, types }] : [],
  ),
  minutesBefore: Number(draft.minutesBefore),
  minutesAfter: Number(draft.minutesAfter),
  noticeHours: Number(draft.noticeHours),
  horizonDays: Number(draft.horizonDays),
  version,
})
