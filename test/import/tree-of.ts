import { levelFields, type MappableField } from '#core/import/column-mapping.ts'
import { rowOf } from '#core/import/file-row.ts'
import { rowsWithUnits } from '#core/import/list-units.ts'
import type { PresentUnit } from '#core/import/present.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { separatorOf, splitPath } from '#core/import/unit-path.ts'

type Person = Partial<Record<MappableField, string>>

/** The units and people that a list of people becomes, as short texts. */
export function treeOf(people: readonly Person[], units: readonly PresentUnit[] = []) {
  const problems = new ProblemList()
  const fields = new Set(people.flatMap((one) => Object.keys(one) as MappableField[]))
  const separator = separatorOf(people.map(({ unit_path = '' }) => unit_path))
  const rows = people.map(({ manager = '', unit_path = '', ...cells }, at) => ({
    row: rowOf(at + 2, { ...cells }),
    path: [...splitPath(unit_path, separator), ...levelFields.map((level) => cells[level] ?? '')].filter(
      Boolean,
    ),
    manager,
    managerCell: `C${at + 2}`,
    unitCell: `B${at + 2}`,
  }))
  const made = rowsWithUnits(rows, { fields, organisation: 'Bolaget', units }, problems)
  return {
    units: made.flatMap(({ cells }) =>
      cells.unit === '' ? [] : [`${cells.parent_id} > ${cells.unit_id}: ${cells.unit}`],
    ),
    people: made.flatMap(({ cells }) => (cells.unit === '' ? [`${cells.name} ${cells.unit_id}`] : [])),
    errors: problems.errors.map(({ line, code, details }) => [
      line,
      code,
      details['chain'] ?? details['cell'],
    ]),
  }
}

/** A unit of today's, open. */
export const unit = (externalId: string, name: string, parentId: string | null): PresentUnit => ({
  id: `id ${externalId}`,
  externalId,
  name,
  parentId: parentId === null ? null : `id ${parentId}`,
  open: true,
})
