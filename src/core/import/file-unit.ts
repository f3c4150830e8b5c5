import { type FileRow, isPerson } from './file-row.ts'
import type { ProblemList } from './problem-list.ts'

/** A unit as in the file, combined from every line that names it. */
export type FileUnit = {
  readonly externalId: string
  /** The first line that names the unit. */
  readonly line: number
  name: string
  nameLine: number
  parent: string
  parentLine: number
}

/**
 * Reads one line's data of its unit. A unit's own line is complete, an empty parent being the top; a person's line has only
 * the filled cells. Lines that disagree are an error that names both.
 */
export function addUnitOf(row: FileRow, units: Map<string, FileUnit>, problems: ProblemList): void {
  const { unit_id: externalId, unit: name, parent_id: parent } = row.cells
  if (externalId === '') {
    problems.error('missing-unit-id', { line: row.line, column: 'unit_id' })
    return
  }
  const known = units.get(externalId) ?? newUnit(externalId, row.line, units)
  if (name !== '') {
    if (known.nameLine === 0) Object.assign(known, { name, nameLine: row.line })
    else if (known.name !== name) conflict('unit-name-conflict', row, known.nameLine, known.name, problems)
  }
  if (parent !== '' || !isPerson(row)) {
    if (known.parentLine === 0) Object.assign(known, { parent, parentLine: row.line })
    else if (known.parent !== parent)
      conflict('unit-parent-conflict', row, known.parentLine, known.parent, problems)
  }
}

function newUnit(externalId: string, line: number, units: Map<string, FileUnit>): FileUnit {
  const unit: FileUnit = { externalId, line, name: '', nameLine: 0, parent: '', parentLine: 0 }
  units.set(externalId, unit)
  return unit
}

/** Reports that two lines say different things about one unit. */
export function conflict(
  code: 'unit-name-conflict' | 'unit-parent-conflict',
  row: FileRow,
  otherLine: number,
  otherValue: string,
  problems: ProblemList,
): void {
  const column = code === 'unit-name-conflict' ? 'unit' : 'parent_id'
  const details = { unit: row.cells.unit_id || row.cells.unit, otherLine, otherValue }
  problems.error(code, { line: row.line, column, value: row.cells[column], details })
}
