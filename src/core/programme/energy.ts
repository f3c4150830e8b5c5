import { addDays, type Day } from '../calendar/local-time.ts'
import type { Rating } from './recovery.ts'

/** How the last seven days compare with the seven before. */
export type EnergyTrend = 'early' | 'same' | 'more' | 'less'

/** Fewer answers than this in seven days give no trend (own convention). */
const enough = 4

/** Half a step between two means of seven days; a smaller difference is "the same" (own convention). */
const noticeable = 0.5

export function energyTrend(energy: Readonly<Record<Day, Rating>>, today: Day): EnergyTrend {
  const now = meanOf(energy, addDays(today, -6))
  const before = meanOf(energy, addDays(today, -13))
  if (now === null || before === null) return 'early'
  if (Math.abs(now - before) < noticeable) return 'same'
  return now > before ? 'more' : 'less'
}

function meanOf(energy: Readonly<Record<Day, Rating>>, from: Day): number | null {
  const ratings = [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) => energy[addDays(from, ahead)] ?? [])
  return ratings.length < enough ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length
}

/** The longest period drawn: twelve weeks. */
const mostDrawn = 84

/** Every day from the first answer (or twelve weeks back) to the last one; null without answers. */
export function energyByDay(
  energy: Readonly<Record<Day, Rating>>,
): readonly { readonly day: Day; readonly rating: Rating | null }[] {
  const answered = (Object.keys(energy) as Day[]).sort()
  const [first] = answered
  const last = answered.at(-1)
  if (first === undefined || last === undefined) return []
  const earliest = addDays(last, 1 - mostDrawn)
  const all: { day: Day; rating: Rating | null }[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (day >= earliest) all.push({ day, rating: energy[day] ?? null })
  }
  return all
}
