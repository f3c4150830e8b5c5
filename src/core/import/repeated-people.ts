import { normaliseName } from '../round/normalise-person.ts'
import { type FileRow, isPerson } from './file-row.ts'
import type { ImportColumn } from './problem.ts'
import type { ProblemList } from './problem-list.ts'

/** Fields besides the unit in which two lines about a person may differ. */
const compared = ['email', 'name', 'employee_id', 'language', 'mobile', 'role'] as const

type Lines<Line> = {
  readonly lines: readonly Line[]
  readonly rowIn: (line: Line) => FileRow
  /** The cells of the unit, for comparison. */
  readonly unitIn: (line: Line) => string
  /** Whether the reader has chosen that the first line about a person counts. */
  readonly firstHolds: boolean
  /** Lines of employments that have ended: those of a person that go on come before them. */
  readonly ended: ReadonlySet<number>
}

/**
 * Lists of employments have a line for each, so a person with two has two lines. A line that equals an earlier one about
 * the same person is left out. Another, for example with another unit, is an error until the reader has chosen that the
 * first line counts: a person is in one unit, and no list says which. Two people with one address or number stay.
 */
export function withoutRepeatedPeople<Line>(
  { lines, rowIn, unitIn, firstHolds, ended }: Lines<Line>,
  problems: ProblemList,
): readonly Line[] {
  const byEmail = new Map<string, Line>()
  const byNumber = new Map<string, Line>()
  const leftOut: number[] = []
  const isEnded = (line: Line) => ended.has(rowIn(line).line)
  const inOrder =
    ended.size === 0 ? lines : [...lines.filter((line) => !isEnded(line)), ...lines.filter(isEnded)]
  const kept = new Set<Line>()
  for (const line of inOrder) {
    const row = rowIn(line)
    if (row.unread !== undefined || !isPerson(row)) {
      kept.add(line)
      continue
    }
    const [email, number] = [said(row, 'email'), said(row, 'employee_id')]
    const first = [byEmail.get(email), byNumber.get(number)].find(
      (other) => other !== undefined && isSamePerson(row, rowIn(other)),
    )
    if (first === undefined) {
      if (email !== '' && !byEmail.has(email)) byEmail.set(email, line)
      if (number !== '' && !byNumber.has(number)) byNumber.set(number, line)
      kept.add(line)
      continue
    }
    if (firstHolds || (unitIn(line) === unitIn(first) && saysNoMore(row, rowIn(first)))) {
      leftOut.push(row.line)
      continue
    }
    problems.error('repeated-person', { line: row.line, details: { otherLine: rowIn(first).line } })
  }
  const [line] = leftOut.sort((a, b) => a - b)
  if (line !== undefined) problems.warn('repeated-lines', { line, details: { count: leftOut.length } })
  return lines.filter((line) => kept.has(line))
}

const said = ({ cells }: FileRow, column: ImportColumn): string =>
  column === 'name' ? (normaliseName(cells.name) ?? '') : cells[column].toLowerCase()

/**
 * Whether two lines with one address or number are about one person: equal names, both equal, or a name missing beside no
 * other number.
 */
function isSamePerson(row: FileRow, first: FileRow): boolean {
  const agrees = (column: ImportColumn) => said(row, column) === said(first, column)
  const lacks = (column: ImportColumn) => said(row, column) === '' || said(first, column) === ''
  if (agrees('name') && !lacks('name')) return true
  if (agrees('email') && agrees('employee_id') && !lacks('email') && !lacks('employee_id')) return true
  return lacks('name') && (agrees('employee_id') || lacks('employee_id'))
}

/** An empty cell contradicts nothing. */
const saysNoMore = (row: FileRow, first: FileRow): boolean =>
  compared.every((column) => said(row, column) === '' || said(row, column) === said(first, column))
