import type { FileUnit } from './file-unit.ts'
import type { ProblemList } from './problem-list.ts'

/** Validates that the units make one tree: every unit has a name, every parent is known, one top, no cycle. */
export function checkTree(units: ReadonlyMap<string, FileUnit>, problems: ProblemList): void {
  let top: FileUnit | undefined
  for (const unit of units.values()) {
    if (!isNamed(unit, problems)) continue
    if (unit.parent === '') {
      if (top !== undefined) secondTop(unit, top, problems)
      top ??= unit
    } else if (!units.has(unit.parent)) {
      problems.error('unknown-parent', {
        line: unit.parentLine,
        column: 'parent_id',
        value: unit.parent,
        details: { unit: unit.externalId },
      })
    }
  }
  findCycles(units, problems)
}

function isNamed(unit: FileUnit, problems: ProblemList): boolean {
  if (unit.name !== '') return true
  // A unit with a line of its own lacks a name; a unit that only people's lines mention lacks its line.
  const declared = unit.parentLine !== 0
  problems.error(declared ? 'missing-unit-name' : 'unknown-unit', {
    line: unit.line,
    column: declared ? 'unit' : 'unit_id',
    value: unit.externalId,
  })
  return false
}

function secondTop(unit: FileUnit, top: FileUnit, problems: ProblemList): void {
  problems.error('two-roots', {
    line: unit.parentLine || unit.line,
    column: 'parent_id',
    value: unit.externalId,
    details: { otherLine: top.parentLine || top.line, otherValue: top.externalId },
  })
}

/** Walks upward from every unit; a unit met twice on the same walk closes a cycle. Reports one error for each cycle. */
function findCycles(units: ReadonlyMap<string, FileUnit>, problems: ProblemList): void {
  const walkOf = new Map<string, number>()
  let walk = 0
  for (const start of units.values()) {
    walk += 1
    let at: FileUnit | undefined = start
    while (at !== undefined && !walkOf.has(at.externalId)) {
      walkOf.set(at.externalId, walk)
      at = units.get(at.parent)
    }
    if (at !== undefined && walkOf.get(at.externalId) === walk) reportCycle(at, units, problems)
  }
}

/** The most units of a cycle that an error names; the reader needs the beginning, not all of it. */
const longestNamed = 5

function reportCycle(start: FileUnit, units: ReadonlyMap<string, FileUnit>, problems: ProblemList): void {
  const names = [start.externalId]
  let at = units.get(start.parent)
  while (at !== undefined && at !== start && names.length < longestNamed) {
    names.push(at.externalId)
    at = units.get(at.parent)
  }
  names.push(at === start ? start.externalId : '…')
  problems.error('cycle', { line: start.parentLine, column: 'parent_id', value: names.join(' → ') })
}
