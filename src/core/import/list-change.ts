import { type FileRow, type FileRows, rowOf } from './file-row.ts'
import type { PresentMember, PresentOrganisation } from './present.ts'
import { importColumns } from './problem.ts'
import type { ProblemList } from './problem-list.ts'

type PersonToAdd = {
  readonly kind: 'add-person'
  readonly name: string
  /** Null: has none, and needs a name and an employee number. */
  readonly email: string | null
  readonly employeeId: string | null
  readonly language: 'sv' | 'en'
  readonly unitId: string
}

/** What is absent stays as it is, a change of address that waits included. */
type PersonToChange = {
  readonly kind: 'change-person'
  readonly memberId: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly employeeId?: string | undefined
  readonly language?: 'sv' | 'en' | undefined
  readonly unitId?: string | undefined
}

type PersonToRemove = { readonly kind: 'remove-person'; readonly memberId: string }

/** One thing that is changed in today's list by hand. */
export type ListChange = PersonToAdd | PersonToChange | PersonToRemove

export const listChangeKinds = [
  'add-person',
  'change-person',
  'remove-person',
] as const satisfies readonly ListChange['kind'][]

/** What a change by hand and a file both are: rows that say how everything is to be. */
type List = {
  readonly units: Map<string, UnitRow>
  readonly people: Map<string, PersonRow>
}
type UnitRow = { readonly externalId: string; readonly name: string; readonly parentId: string | null }
type PersonRow = {
  /** Null: a person who is new to today's list. */
  readonly memberId: string | null
  readonly unitId: string
  readonly email: string
  readonly name: string
  readonly employeeId: string
  readonly language: 'sv' | 'en'
}

/**
 * Today's list with one change made in it, as the rows of a file: what limits, history and dry run do with a file, they do
 * with this. Where the change makes no sense, `problems` says why and there is nothing to read.
 */
export function listWith(present: PresentOrganisation, change: ListChange, problems: ProblemList): FileRows {
  const list = listOf(present)
  makeChange(list, change, problems)
  return problems.errorCount > 0
    ? { columns: new Set(), rows: [] }
    : { columns: new Set(importColumns), rows: rowsOf(list) }
}

function listOf({ units, members }: PresentOrganisation): List {
  const open = units.filter(({ open }) => open)
  return {
    units: new Map(open.map(({ id, externalId, name, parentId }) => [id, { externalId, name, parentId }])),
    people: new Map(members.filter(({ here }) => here).map((member) => [member.id, personRow(member)])),
  }
}

/** A change that waits stands there as asked for, or the list would take it back. */
function personRow(member: PresentMember): PersonRow {
  const asked = member.change?.state === 'waiting' ? member.change : null
  return {
    memberId: member.id,
    unitId: member.unitId,
    email: asked?.email ?? member.email ?? '',
    name: asked?.name ?? member.name,
    employeeId: asked?.externalId ?? member.externalId ?? '',
    language: member.language,
  }
}

function makeChange(list: List, change: ListChange, problems: ProblemList): void {
  switch (change.kind) {
    case 'add-person': {
      const { unitId, name, language } = change
      const person = { memberId: null, unitId, name, language, ...keysOf(change) }
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

/** Who has no address is who number and name say: another number is another person, as in a file. */
function changed(before: PersonRow, change: PersonToChange): PersonRow {
  const { name, email, employeeId, language, unitId } = change
  const isAnother = before.email === '' && employeeId !== undefined && employeeId !== before.employeeId
  return {
    memberId: isAnother ? null : before.memberId,
    unitId: unitId ?? before.unitId,
    email: email?.toLowerCase() ?? before.email,
    name: name ?? before.name,
    employeeId: employeeId ?? before.employeeId,
    language: language ?? before.language,
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
  // The headings would be line 1.
  let line = 1
  const next = () => {
    line += 1
    return line
  }
  return [
    ...[...units.values()].map((unit) =>
      rowOf(next(), { unit_id: unit.externalId, unit: unit.name, parent_id: externalId(unit.parentId) }),
    ),
    ...[...people.values()].map(({ memberId, unitId, email, name, employeeId, language }) => ({
      ...rowOf(next(), { unit_id: externalId(unitId), email, name, employee_id: employeeId, language }),
      memberId,
    })),
  ]
}
