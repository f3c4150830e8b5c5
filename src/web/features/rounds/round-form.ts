import type { RoundToPrepare } from '#contract/round-to-prepare.ts'
import { judgeClosing, judgeOpeningTime } from '#core/round/rules.ts'

export type RoundDraft = {
  readonly name: string
  readonly instrument: string
  /** Empty: the whole organisation. */
  readonly unitId: string
  /** yyyy-mm-dd, as a date field gives it. Empty: as soon as the list is reviewed. */
  readonly firstDay: string
  readonly lastDay: string
}

export type RoundError = 'name' | 'instrument' | 'opens' | 'closes'

const dayMs = 86_400_000

/** The end of a local day, so that "last day to answer" means the whole of it. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`)

/** When the round opens on its first day, if its list is reviewed by then. */
const startOf = (day: string): Date => new Date(`${day}T08:00:00`)

const isToday = (day: string, now: Date): boolean => day === asField(now)

const isFine = (judge: typeof judgeClosing, from: Date, at: Date): boolean =>
  !Number.isNaN(at.getTime()) && judge(from, at) === 'fine'

/** What has to be corrected before the round can be prepared. Bounds: `core/round/rules.ts`. */
export function roundErrors(draft: RoundDraft, now: Date): RoundError[] {
  const errors: RoundError[] = []
  if (draft.name.trim().length < 2) errors.push('name')
  if (draft.instrument === '') errors.push('instrument')
  const opens = draft.firstDay === '' ? now : startOf(draft.firstDay)
  if (!isFine(judgeOpeningTime, now, opens < now && isToday(draft.firstDay, now) ? now : opens))
    errors.push('opens')
  if (!isFine(judgeClosing, opens > now ? opens : now, endOf(draft.lastDay))) errors.push('closes')
  return errors
}

export function roundRequest(draft: RoundDraft, now: Date): RoundToPrepare {
  return {
    name: draft.name.trim(),
    instrument: draft.instrument,
    ...(draft.firstDay === '' || isToday(draft.firstDay, now)
      ? {}
      : { opensAt: startOf(draft.firstDay).toISOString() }),
    closesAt: endOf(draft.lastDay).toISOString(),
    ...(draft.unitId === '' ? {} : { unitId: draft.unitId }),
  }
}

/** Three weeks from today, as a date field wants it: some days for the review, and two weeks to answer. */
export function suggestedLastDay(now: Date): string {
  return asField(new Date(now.getTime() + 21 * dayMs))
}

function asField(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
