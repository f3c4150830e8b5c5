import type { Answers } from './worksheet.ts'

const dayMinutes = 24 * 60
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes from a time of day to the next occurrence of another: nights cross midnight. */
export const minutesBetween = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes

export type SleepSummary = {
  readonly nights: number
  /** Mean minutes a night from lights out to getting up. */
  readonly inBed: number
  /** Mean minutes a night from lights out to the last waking, without falling asleep and lying awake. */
  readonly asleep: number
  /** All sleep divided by all time in bed, in whole per cent. */
  readonly share: number
}

/**
 * The summary of the filled-in nights of the diary; null without any. Time in bed and sleep are counted as in the sleep
 * diaries of cognitive behavioural therapy (Carney and others 2012, Sleep 35:287–302).
 */
export function sleepOf(nights: readonly Answers[]): SleepSummary | null {
  const read = nights.flatMap(({ choices, figures }) => {
    const { 'lights-out': out, woke, 'got-up': up } = choices
    if (out === undefined || woke === undefined || up === undefined) return []
    const inBed = minutesBetween(out, up)
    const awake = (figures['fell-asleep'] ?? 0) + (figures.awake ?? 0)
    const asleep = Math.max(0, Math.min(inBed, minutesBetween(out, woke)) - awake)
    return inBed === 0 ? [] : [{ inBed, asleep }]
  })
  if (read.length === 0) return null
  const sum = (of: 'inBed' | 'asleep') => read.reduce((total, night) => total + night[of], 0)
  return {
    nights: read.length,
    inBed: Math.round(sum('inBed') / read.length),
    asleep: Math.round(sum('asleep') / read.length),
    share: Math.round((sum('asleep') / sum('inBed')) * 100),
  }
}

/** The shortest window, in minutes: six hours, half an hour more than a treatment with a therapist may use. */
export const shortestWindow = 6 * 60

/** The minutes added to the mean sleep. */
const margin = 30

/** From this share of sleep on, in per cent, time in bed does not keep the person awake. */
const enough = 85

export type SleepWindow =
  | { readonly kind: 'window'; readonly from: string; readonly rise: string; readonly minutes: number }
  /** Only a fixed time to get up. `ask-first`: ask a doctor or nurse; `nights`: night work; `sleeps-well`: the sleep is good enough. */
  | {
      readonly kind: 'rise-only'
      readonly rise: string
      readonly why: 'ask-first' | 'nights' | 'sleeps-well'
    }

export type SleepAnswers = {
  /** Whether a reason may apply not to do it without a doctor or nurse; the product never asks which. */
  readonly reasons: boolean
  readonly nightWork: boolean
  readonly rise: string
  /** Hours a night. */
  readonly meanSleep: number
  /** Per cent. */
  readonly share: number
}

/** The time in bed: it ends at the fixed time to get up, and lasts as long as the sleep and half an hour more. */
export function sleepWindow({ reasons, nightWork, rise, meanSleep, share }: SleepAnswers): SleepWindow {
  const why = reasons ? 'ask-first' : nightWork ? 'nights' : share >= enough ? 'sleeps-well' : null
  if (why !== null) return { kind: 'rise-only', rise, why }
  const wanted = Math.round((meanSleep * 60 + margin) / 15) * 15
  const minutes = Math.min(Math.max(wanted, shortestWindow), 10 * 60)
  const from = (minutesOf(rise) - minutes + dayMinutes) % dayMinutes
  const two = (figure: number) => String(figure).padStart(2, '0')
  return { kind: 'window', from: `${two(Math.floor(from / 60))}:${two(from % 60)}`, rise, minutes }
}
