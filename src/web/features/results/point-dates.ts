import { formatTableDate } from '#text/format.ts'

/**
 * What is under the points of the person's line: the month, 2026-03, with a hyphen that keeps the two together; the
 * whole date where two points share their month, so that no two have the same name.
 */
export function pointDates(takenAt: readonly string[]): string[] {
  const dates = takenAt.map((at) => formatTableDate(new Date(at)).replace('-', '\u2011'))
  const months = dates.map((date) => date.slice(0, 7))
  return dates.map((date) => {
    const month = date.slice(0, 7)
    return months.filter((other) => other === month).length === 1 ? month : date
  })
}
