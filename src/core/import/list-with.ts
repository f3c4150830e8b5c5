import { changeUnits } from './change-units.ts'
import { type FileRow, type FileRows, rowOf } from './file-row.ts'
import type { AboutPerson, List, ListChange, PersonRow, PersonToAdd, PersonToChange } from './list-change.ts'
import type { PresentOrganisation } from './present.ts'
import { importColumns } from './problem.ts'
import type { ProblemList } from './problem-list.ts'
import { todaysList } from './today.ts'
import { undoIn } from './undo.ts'

/**
 * Today's list with one change, as the rows of a file: limits, history and dry run treat it like a file. If the change is
 * impossible, `problems` says why and there are no rows.
 */
export function listWith(present: PresentOrganisation, change: ListChange, problems: ProblemList): FileRows {
  return listWithAll(present, [change], problems)
}

/** The same with several changes, one after the other. */
export function listWithAll(
  present: PresentOrganisation,
  changes: readonly ListChange[],
  problems: ProblemList,
): FileRows {
  const list = todaysList(present)
  for (const change of changes) {
    if (change.kind === 'undo') undoIn(list, change, problems)
    else if (isAboutPerson(change)) changePeople(list, change, problems)
    else changeUnits(list, present.units, change, problems)
  }
  return problems.errorCount > 0
    ? { columns: new Set(), rows: [] }
    : { columns: new Set(importColumns), rows: rowsOf(list) }
}

const isAboutPerson = (change: ListChange): change is AboutPerson =>
  change.kind === 'add-person' || change.kind === 'change-person' || change.kind === 'remove-person'

function changePeople(list: List, change: AboutPerson, problems: ProblemList): void {
  switch (change.kind) {
    case 'add-person': {
      const { unitId, name, language, mobile } = change
      const person = { memberId: null, unitId, name, language, ...keysOf(change), ...numberOf(mobile) }
      putPerson(list, '', person, problems)
      return
    }
    case 'change-person': {
      const before = list.people.get(change.memberId)
      if (before === undefined) problems.error('not-on-list', { line: 0 })
      else putPerson(list, change.memberId, changed(before, change), problems)
      return
    }
    case 'remove-person':
      if (!list.people.delete(change.memberId)) problems.error('not-on-list', { line: 0 })
  }
}

const keysOf = ({ email, employeeId }: Pick<PersonToAdd, 'email' | 'employeeId'>) => ({
  email: (email ?? '').toLowerCase(),
  employeeId: employeeId ?? '',
})

const numberOf = (mobile: string | null | undefined) => (mobile == null ? {} : { mobile })

/** A person without an address is identified by number and name: another number is another person, as in a file. */
function changed(before: PersonRow, change: PersonToChange): PersonRow {
  const { name, email, employeeId, language, unitId, mobile } = change
  const isAnother = before.email === '' && employeeId !== undefined && employeeId !== before.employeeId
  return {
    memberId: isAnother ? null : before.memberId,
    unitId: unitId ?? before.unitId,
    email: email?.toLowerCase() ?? before.email,
    name: name ?? before.name,
    employeeId: employeeId ?? before.employeeId,
    language: language ?? before.language,
    ...numberOf(mobile === undefined ? before.mobile : mobile),
  }
}

function putPerson(list: List, key: string, person: PersonRow, problems: ProblemList): void {
  if (!list.units.has(person.unitId)) problems.error('not-on-list', { line: 0 })
  for (const [id, other] of list.people) {
    if (id === key) continue
    if (person.email !== '' && other.email === person.email)
      problems.error('email-on-list', { line: 0, column: 'email', value: person.email })
    if (person.employeeId !== '' && other.employeeId === person.employeeId)
      problems.error('employee-id-on-list', { line: 0, column: 'employee_id', value: person.employeeId })
  }
  list.people.set(key, person)
}

function rowsOf({ units, people }: List): FileRow[] {
  const externalId = (id: string | null) => (id === null ? '' : (units.get(id)?.externalId ?? ''))
  // Line 1 would be the headings.
  let line = 1
  const next = () => {
    line += 1
    return line
  }
  return [
    ...[...units.values()].map((unit) =>
      rowOf(next(), { unit_id: unit.externalId, unit: unit.name, parent_id: externalId(unit.parentId) }),
    ),
    ...[...people.values()].map(({ memberId, unitId, email, name, employeeId, language, mobile }) => ({
      ...rowOf(next(), {
        unit_id: externalId(unitId),
        email,
        name,
        employee_id: employeeId,
        language: language ?? '',
        mobile: mobile ?? '',
      }),
      memberId,
    })),
  ]
}
