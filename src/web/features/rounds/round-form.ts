import type { OpenRoundRequest } from '#contract/round.ts'

export type RoundDraft = {
  readonly name: string
  readonly instrument: string
  /** Empty: the whole organisation. */
  readonly unitId: string
  /** yyyy-mm-dd, as a date field gives it. */
  readonly lastDay: string
}

export type RoundError = 'name' | 'instrument' | 'closes'

const dayMs = 86_400_000

/** The end of a local day, so that "last day to answer" means the whole of it. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`)

/** What has to be put right before the round can be opened. Bounds: 1–60 days ahead (src/contract/round.ts). */
export function roundErrors(draft: RoundDraft, now: Date): RoundError[] {
  const errors: RoundError[] = []
  if (draft.name.trim().length < 2) errors.push('name')
  if (draft.instrument === '') errors.push('instrument')
  const ahead = (endOf(draft.lastDay).getTime() - now.getTime()) / dayMs
  if (!(ahead >= 1 && ahead <= 60)) errors.push('closes')
  return errors
}

export function roundRequest(draft: RoundDraft): OpenRoundRequest {
  return {
    name: draft.name.trim(),
    instrument: draft.instrument,
    closesAt: endOf(draft.lastDay).toISOString(),
    ...(draft.unitId === '' ? {} : { unitId: draft.unitId }),
  }
}

/** Two weeks from today, as a date field wants it. */
export function suggestedLastDay(now: Date): string {
  const day = new Date(now.getTime() + 14 * dayMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
