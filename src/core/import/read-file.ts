import { checkCells } from './check-cells.ts'
import { checkTree } from './check-tree.ts'
import { type FilePerson, readPerson, type SeenPeople } from './file-person.ts'
import { type FileRows, isPerson, saysNothing } from './file-row.ts'
import { addUnitOf, type FileUnit } from './file-unit.ts'
import type { ProblemList } from './problem-list.ts'
import { parentNamed } from './unit-nodes.ts'

/** The content of a file, as units and people. Complete only when `problems` has no error. */
export type FileContent = {
  readonly units: ReadonlyMap<string, FileUnit>
  readonly people: readonly FilePerson[]
}

const unitColumns = ['unit_id', 'unit', 'parent_id'] as const

/** Reads all lines and validates them, each by itself and together. */
export function readFile(file: FileRows, problems: ProblemList): FileContent {
  const units = new Map<string, FileUnit>()
  const people: FilePerson[] = []
  const seen: SeenPeople = { emails: new Map(), employeeIds: new Map(), otherLanguages: new Set() }
  const rows = file.rows.filter((row) => !saysNothing(row))
  if (rows.length === 0) problems.error('no-rows', { line: 0 })
  let unitsWhole = true
  for (const row of rows) {
    const unusable = checkCells(row, problems)
    if (unitColumns.some((column) => unusable.has(column))) unitsWhole = false
    else addUnitOf(row, units, problems)
    if (unusable.size > 0 || !isPerson(row)) continue
    const person = readPerson(row, file.columns, seen, problems)
    if (person !== null) people.push(person)
  }
  const named = parentNamed(units.values())
  for (const unit of units.values())
    if (unit.parent !== '' && !units.has(unit.parent))
      unit.parent = named(unit.parent, unit)?.externalId ?? unit.parent
  // A line that could not be read may declare a unit, so an error about a missing unit could mislead.
  if (unitsWhole) checkTree(units, problems)
  return { units, people }
}
