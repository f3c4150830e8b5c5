import type { FileRow } from '#core/import/file-row.ts'
import { firstNameFirst } from '#core/import/managers.ts'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import { validateFileCell } from './check-file-cell.ts'
import { addressIn } from './clean-cell.ts'
import { type FileLine, lettersOf } from './file-line.ts'
import type { Headings } from './find-headings.ts'

/** A line as a row of the documented file, by where its columns stand. */
export function toRow(
  { line, cells, faults }: FileLine,
  { places, cells: headings, name }: Headings,
  problems: ProblemList,
): FileRow {
  const extra = cells.findIndex((cell, place) => place >= headings.length && cell !== '')
  if (extra >= 0)
    problems.error('too-many-cells', {
      line,
      value: cells[extra] ?? '',
      details: { cell: `${lettersOf(extra)}${line}` },
    })
  const unread = new Set<ImportColumn>()
  let unreadMobile: FileRow['unreadMobile']
  const read = (column: ImportColumn, place: number | undefined): string => {
    if (place === undefined) return ''
    const text = cells[place] ?? ''
    const code = validateFileCell(column, text)
    const fault = faults?.get(place) ?? (code === null ? null : { code, value: text })
    if (fault === null) return column === 'email' ? addressIn(text) : text
    if (column === 'mobile') {
      unreadMobile = fault
      return ''
    }
    const details = places.get(column) === place ? {} : { cell: `${lettersOf(place)}${line}` }
    problems.error(fault.code, { line, column, value: fault.value, details })
    unread.add(column)
    return ''
  }
  const nameOf = (place: number | undefined): string => {
    const { first, last, lastFirst } = name
    if (lastFirst !== undefined) return firstNameFirst(read('name', lastFirst))
    if (first === undefined && last === undefined) return read('name', place)
    return `${read('name', first)} ${read('name', last)}`.trim()
  }
  const entries = importColumns.map((column) => {
    const place = places.get(column)
    return [column, column === 'name' ? nameOf(place) : read(column, place)] as const
  })
  const row = Object.fromEntries(entries) as Record<ImportColumn, string>
  return {
    line,
    cells: row,
    ...(unread.size === 0 ? {} : { unread }),
    ...(unreadMobile === undefined ? {} : { unreadMobile }),
  }
}
