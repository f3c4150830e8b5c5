import { type FlatRow, isPerson } from './file-row.ts'
import type { ProblemList } from './problem-list.ts'
import { sameName } from './unit-nodes.ts'

/** An error names at most this many of a chain of managers. */
const longestNamed = 6

const nameOf = ({ row }: FlatRow): string => row.cells.name || row.cells.email || row.cells.employee_id

/** "Ek, Kim" as "Kim Ek". */
export const firstNameFirst = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/**
 * Finds each person's manager: the cell is an e-mail address or an employee number of the same list, or a name that only
 * one person has, in either order. A person who is their own manager is at the top. Unknown managers and cycles are errors.
 */
export function findManagers(
  rows: readonly FlatRow[],
  problems: ProblemList,
): ReadonlyMap<FlatRow, FlatRow | null> {
  const people = rows.filter(({ row }) => isPerson(row))
  const byKey = new Map<string, FlatRow>()
  const byName = new Map<string, FlatRow | null>()
  for (const one of people) {
    const { email, employee_id, name } = one.row.cells
    if (email !== '') byKey.set(email.toLowerCase(), one)
    if (employee_id !== '') byKey.set(employee_id.toLowerCase(), one)
    if (name !== '') byName.set(sameName(name), byName.has(sameName(name)) ? null : one)
  }
  const managers = new Map<FlatRow, FlatRow | null>()
  for (const one of people) {
    const { manager, managerCell } = one
    const named = byName.get(sameName(manager)) ?? byName.get(sameName(firstNameFirst(manager)))
    const found = manager === '' ? null : (byKey.get(manager.toLowerCase()) ?? named)
    if (found == null && manager !== '')
      problems.error(found === null ? 'several-managers' : 'unknown-manager', {
        line: one.row.line,
        value: manager,
        details: { cell: managerCell },
      })
    managers.set(one, found === one ? null : (found ?? null))
  }
  findCircles(managers, problems)
  return managers
}

/** Walks up from everybody; a person met twice on the same walk closes a cycle. Reports one error for each cycle. */
function findCircles(managers: ReadonlyMap<FlatRow, FlatRow | null>, problems: ProblemList): void {
  const walkOf = new Map<FlatRow, FlatRow>()
  for (const start of managers.keys()) {
    let at: FlatRow | null = start
    while (at !== null && !walkOf.has(at)) {
      walkOf.set(at, start)
      at = managers.get(at) ?? null
    }
    if (at !== null && walkOf.get(at) === start) tellCircle(at, managers, problems)
  }
}

function tellCircle(
  start: FlatRow,
  managers: ReadonlyMap<FlatRow, FlatRow | null>,
  problems: ProblemList,
): void {
  const names = [nameOf(start)]
  let at = managers.get(start) ?? null
  while (at !== null && at !== start && names.length < longestNamed) {
    names.push(nameOf(at))
    at = managers.get(at) ?? null
  }
  names.push(at === start ? nameOf(start) : '…')
  problems.error('manager-circle', {
    line: start.row.line,
    value: start.manager,
    details: { chain: names.join(' → '), cell: start.managerCell },
  })
}
