import type { Day } from '#core/calendar/local-time.ts'
import type { FileRow } from '#core/import/file-row.ts'
import { plainHeading, withoutRemarks } from '#core/import/headings.ts'
import type { ProblemList } from '#core/import/problem-list.ts'
import type { FileLine } from './file-line.ts'
import type { Headings } from './find-headings.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Headings of the last day of an employment, and of whether somebody is there, as `plainHeading` writes them. */
const lastDays = words(
  'slutdatum slutdag slutardatum anstallningslut anstallningsslut anstallningslutdatum anstallningstom anstallningtom anstalldtom ansttom anstslut anstslutdatum tom tomdatum giltigtom avgangsdatum avgangsdag avslutsdatum sistadag sistaanstallningsdag sistaarbetsdag enddate employmentenddate terminationdate lastday lastworkingday lastdayofwork leavedate leavingdate validto sluttdato ansatttil slutdato fratraedelsesdato paattymispaiva',
)
const presences = words(
  'aktiv active isactive accountenabled enabled status anstallningsstatus employmentstatus employeestatus',
)

const saysGone = /^(inaktiv|inactive|avslutad|slutat|avgatt|suspended|terminated|deactivated|disabled|left)$/i
/** Of a column that asks a question. */
const saysNo = /^(nej|no|n|false|falskt|0)$/i

/** A day as systems write it; the month first where it can be nothing else. Null: none. */
function dayIn(cell: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})([T ].*)?$/.exec(cell) ?? []
  if (year !== undefined) return `${year}-${month}-${day}`
  const [, first = '', second = '', last] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})([T ].*)?$/.exec(cell) ?? []
  if (last === undefined) return null
  const [of, in_] = Number(second) > 12 ? [second, first] : [first, second]
  return `${last}-${in_.padStart(2, '0')}-${of.padStart(2, '0')}`
}

/** What says of a cell below a heading that somebody has left; undefined where the heading is about something else. */
function endOf(heading: string, today: Day): ((cell: string) => boolean) | undefined {
  const plain = plainHeading(withoutRemarks(heading))
  if (lastDays.has(plain)) return (cell) => (dayIn(cell) ?? today) < today
  if (!presences.has(plain)) return undefined
  return (cell) => saysGone.test(cell) || (!plain.endsWith('status') && saysNo.test(cell))
}

/** A column that nothing is read from, and the lines on which it says that somebody has left. */
export type EndedPeople = { readonly heading: string; readonly lines: ReadonlySet<number> }

export function findEnded(
  { cells, lines }: Pick<Headings, 'cells' | 'lines'>,
  read: ReadonlySet<number>,
  today: Day | undefined,
): readonly EndedPeople[] {
  if (today === undefined) return []
  return [...cells.entries()].flatMap(([place, heading]) => {
    const hasEnded = read.has(place) ? undefined : endOf(heading, today)
    if (hasEnded === undefined) return []
    const ended = lines.filter((line: FileLine) =>
      hasEnded(line.faults?.get(place)?.value ?? line.cells[place] ?? ''),
    )
    return [{ heading, lines: new Set(ended.map(({ line }) => line)) }]
  })
}

/** Tells of rows whose people have left: nobody else would see it. */
export function warnOfEnded(
  ended: readonly EndedPeople[],
  rows: readonly FileRow[],
  problems: ProblemList,
): void {
  for (const { heading, lines } of ended) {
    const of = rows.filter((row) => lines.has(row.line))
    const [first] = of
    if (first !== undefined)
      problems.warn('ended-people', { line: first.line, value: heading, details: { count: of.length } })
  }
}

/** The lines on which any column says so. */
export const endedLines = (ended: readonly EndedPeople[]): ReadonlySet<number> =>
  new Set(ended.flatMap(({ lines }) => [...lines]))
