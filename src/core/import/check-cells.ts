import { isEmail, longestEmail } from '../mail/email-address.ts'
import { readMobileNumber } from '../sms/mobile-number.ts'
import type { FileRow } from './file-row.ts'
import { type ImportColumn, importColumns } from './problem.ts'
import type { ProblemList } from './problem-list.ts'

/** Longest cells, in characters: the database's own limits. */
const longest: Record<ImportColumn, number> = {
  unit_id: 64,
  unit: 200,
  parent_id: 64,
  email: longestEmail,
  name: 200,
  employee_id: 64,
  language: 20,
  mobile: 30,
  role: 40,
}

/**
 * Characters that begin a formula in a spreadsheet (OWASP, "CSV injection"), with their full-width forms. Such a cell is
 * refused, so that it never reaches an export.
 */
const formulaOpenings = '=+-@＝＋－＠'

/** Invisible characters: controls, line separators, and characters that change the direction of reading. */
function isControl(code: number): boolean {
  return (
    code < 0x20 ||
    (code >= 0x7f && code <= 0x9f) ||
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0xfeff
  )
}

/** The replacement character of a decoder for invalid bytes. */
const replacement = 0xfffd

function unreadable(text: string): 'control-character' | 'broken-character' | null {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === replacement) return 'broken-character'
    if (isControl(code)) return 'control-character'
  }
  return null
}

/** Validates every cell by itself. @returns the columns that must not be read further. */
export function checkCells(row: FileRow, problems: ProblemList): ReadonlySet<ImportColumn> {
  const unusable = new Set<ImportColumn>(row.unread)
  const { unreadMobile } = row
  if (unreadMobile !== undefined && usesMobile(row)) {
    problems.error(unreadMobile.code, { line: row.line, column: 'mobile', value: unreadMobile.value })
    unusable.add('mobile')
  }
  for (const column of importColumns) {
    const value = row.cells[column]
    if (value === '') continue
    const code = judge(column, value, row)
    if (code === null) continue
    problems.error(code, { line: row.line, column, value })
    unusable.add(column)
  }
  return unusable
}

/** The number matters only without an address, as a means to invite. Otherwise a value that is no mobile number is ignored. */
const usesMobile = ({ cells }: FileRow): boolean => cells.email === ''

function judge(column: ImportColumn, value: string, row: FileRow) {
  if (column === 'mobile' && !usesMobile(row)) return null
  const hidden = unreadable(value)
  if (hidden !== null) return hidden
  if (value.length > longest[column]) return 'too-long' as const
  // Before the check for formulas, because numbers begin with +46.
  if (column === 'mobile') return readMobileNumber(value) === null ? ('bad-mobile' as const) : null
  if (formulaOpenings.includes(value.charAt(0))) return 'formula' as const
  if (column === 'email' && !isEmail(value)) return 'bad-email' as const
  return null
}
