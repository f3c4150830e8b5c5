import { formatDay, formatTableDate } from '#text/format.ts'
import type { Language } from '#text/language.ts'

/**
 * What stands under the points of one's own line: the month, 2026-03, with a hyphen that keeps the two together; the day
 * where two points share their month, so that no two points have the same name.
 */
export function pointDates(takenAt: readonly string[], language: Language): string[] {
  const months = takenAt.map((at) => formatTableDate(new Date(at)).slice(0, 7).replace('-', '\u2011'))
  return months.map((month, position) =>
    months.filter((other) => other === month).length === 1
      ? month
      : formatDay(new Date(takenAt[position] ?? ''), language),
  )
}
