import { calledInLists, type Language, languages } from '#core/languages.ts'
import { readMobileNumber } from '../sms/mobile-number.ts'
import type { FileRow, FileRows } from './file-row.ts'
import type { PresentRole } from './present.ts'
import type { ImportColumn } from './problem.ts'
import type { ProblemList } from './problem-list.ts'

/** The roles that a file may name. A file changes no role: it must agree with what is stored. */
export type FileRole = 'employee' | PresentRole['role']

/** A person as in the file; '' or null for an empty cell. */
export type FilePerson = {
  readonly line: number
  /** Null: the cells identify the person. */
  readonly memberId: string | null
  readonly email: string
  readonly name: string
  readonly employeeId: string
  readonly unit: string
  readonly language: Language | null
  /** E.164; null: none; absent where the file says nothing. */
  readonly mobile?: string | null
  /** Null: the file says nothing. */
  readonly role: FileRole | null
  /** The cell, unchanged. */
  readonly roleCell: string
}

const languageWords: Readonly<Record<string, Language>> = Object.fromEntries(
  languages.flatMap((language) =>
    [language.toLowerCase(), ...calledInLists[language]].map((word) => [word, language]),
  ),
)

/** `sv-SE`, `sv_FI` and `Svenska (Sverige)` are Swedish: HR systems export a language with its region. */
const languageIn = (cell: string): Language | undefined =>
  wordOf(languageWords, cell.toLowerCase().replace(/^([a-z]{2,3})[-_][a-z]{2}$|\s*\(.*\)$/, '$1'))

const roleWords: Readonly<Record<string, FileRole>> = {
  medarbetare: 'employee',
  employee: 'employee',
  chef: 'manager',
  manager: 'manager',
  skyddsombud: 'safety_representative',
  safety_representative: 'safety_representative',
  'safety representative': 'safety_representative',
  hr: 'hr',
  ägare: 'owner',
  owner: 'owner',
}

const wordOf = <T>(words: Readonly<Record<string, T>>, text: string): T | undefined =>
  Object.hasOwn(words, text) ? words[text] : undefined

/** Whether a cell names a role of the product. */
export const isRole = (cell: string): boolean => wordOf(roleWords, cell.toLowerCase()) !== undefined

/** People already seen, by what may be there only once, and languages already told of. */
export type SeenPeople = {
  readonly emails: Map<string, number>
  readonly employeeIds: Map<string, number>
  readonly otherLanguages: Set<string>
}

/** Reads a person's line. @returns null when the line is refused; `problems` then says why. */
export function readPerson(
  row: FileRow,
  columns: FileRows['columns'],
  seen: SeenPeople,
  problems: ProblemList,
): FilePerson | null {
  const { cells, line } = row
  const email = cells.email.toLowerCase()
  const language = cells.language === '' ? null : readLanguage(row, seen, problems)
  const role = readRole(row, problems)
  const alone = [
    isAlone('email', email, line, seen.emails, problems),
    isAlone('employee_id', cells.employee_id, line, seen.employeeIds, problems),
  ]
  if (role === undefined || alone.includes(false) || cells.unit_id === '') return null
  return {
    line,
    memberId: row.memberId ?? null,
    email,
    name: cells.name,
    employeeId: cells.employee_id,
    unit: cells.unit_id,
    language,
    ...numberOf(row, columns),
    role,
    roleCell: cells.role,
  }
}

/** The HR system has every language that people speak: one that we do not have is read as an empty cell, and told of once. */
function readLanguage({ cells, line }: FileRow, seen: SeenPeople, problems: ProblemList): Language | null {
  const value = cells.language
  const language = languageIn(value)
  const key = value.toLowerCase()
  if (language === undefined && !seen.otherLanguages.has(key)) {
    seen.otherLanguages.add(key)
    problems.warn('unknown-language', { line, column: 'language', value })
  }
  return language ?? null
}

/** An empty cell of a file changes nothing. Today's list has every number, so an empty cell in it removes the number. */
function numberOf({ cells, memberId }: FileRow, columns: FileRows['columns']): { mobile?: string | null } {
  const mobile = readMobileNumber(cells.mobile)
  if (mobile !== null) return { mobile }
  return memberId !== undefined && columns.has('mobile') ? { mobile: null } : {}
}

function readRole(row: FileRow, problems: ProblemList): FileRole | null | undefined {
  const value = row.cells.role
  if (value === '') return null
  const role = wordOf(roleWords, value.toLowerCase())
  if (role === undefined) problems.error('unknown-role', { line: row.line, column: 'role', value })
  return role
}

function isAlone(
  column: ImportColumn & ('email' | 'employee_id'),
  value: string,
  line: number,
  seen: Map<string, number>,
  problems: ProblemList,
): boolean {
  if (value === '') return true
  const otherLine = seen.get(value)
  if (otherLine === undefined) {
    seen.set(value, line)
    return true
  }
  const code = column === 'email' ? 'duplicate-email' : 'duplicate-employee-id'
  problems.error(code, { line, column, value, details: { otherLine } })
  return false
}
