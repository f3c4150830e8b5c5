import { levelFields, type MappableField } from './column-mapping.ts'
import { type FileRow, type FlatRow, isPerson, rowOf, saysNothing } from './file-row.ts'
import { conflict } from './file-unit.ts'
import { findManagers } from './managers.ts'
import type { PresentUnit } from './present.ts'
import type { ProblemList } from './problem-list.ts'
import { idOf, parentNamed, sameName, type UnitNode, UnitNodes } from './unit-nodes.ts'

export type ListSettings = {
  readonly fields: ReadonlySet<MappableField>
  /** The organisation's name, which becomes the top of a tree without a single top. */
  readonly organisation: string
  readonly units: readonly PresentUnit[]
}

/**
 * Makes the tree of units from a list of people, as rows of the documented file, a row for each unit first. The rest of the
 * import treats it like such a file.
 */
export function rowsWithUnits(
  rows: readonly FlatRow[],
  settings: ListSettings,
  problems: ProblemList,
): readonly FileRow[] {
  const { fields, organisation } = settings
  // Without the unit above, a line about nobody tells of no unit: it is a sum, or the day on which the list was printed.
  const said = rows.filter(({ row }) => (fields.has('parent_id') ? !saysNothing(row) : isPerson(row)))
  // Otherwise the generated top would look like the content of an empty list.
  if (said.length === 0) problems.error('no-rows', { line: 0 })
  const nodes = new UnitNodes(settings.units)
  const unitOf = placerOf(said, settings, nodes, problems)
  const people: FileRow[] = []
  for (const one of said) {
    const { row } = one
    const node = unitOf(one)
    if (!isPerson(row)) continue
    const isUnread = node === null && row.unread?.has('unit') !== true
    if (isUnread) problems.error('missing-department', { line: row.line, details: { cell: one.unitCell } })
    const cells = { ...row.cells, unit_id: node ?? '', unit: '', parent_id: '' }
    // The error has been reported.
    const unread = node === null ? { unread: new Set([...(row.unread ?? []), 'unit_id' as const]) } : {}
    people.push({ ...row, cells, ...unread })
  }
  nodes.topUp(organisation, fields.has('unit') && !fields.has('parent_id'))
  if (nodes.nodes.size === 0) return people
  const top = [...nodes.nodes.values()].find(({ parent }) => parent === null)
  const units = [...nodes.nodes.values()].map(({ id, name, parent, line }) =>
    rowOf(line, { unit_id: id, unit: name, parent_id: parent ?? '' }),
  )
  return [...units, ...people.map((row) => (row.cells.unit_id === onTop ? inUnit(row, top) : row))]
}

/** Stands for the top unit until the top is known. */
const onTop = '\u0000top'
const inUnit = (row: FileRow, top: UnitNode | undefined): FileRow => ({
  ...row,
  cells: { ...row.cells, unit_id: top?.id ?? '' },
})

/** Gives the id of each line's unit, and makes the unit; null where the line names none. */
type Placer = (one: FlatRow) => string | null

function placerOf(
  rows: readonly FlatRow[],
  { fields, organisation }: ListSettings,
  nodes: UnitNodes,
  problems: ProblemList,
): Placer {
  if (fields.has('unit_path') || levelFields.some((level) => fields.has(level))) return byPath(rows, nodes)
  tellConflicts(rows, problems)
  if (fields.has('parent_id')) return byParent(rows, nodes)
  if (!fields.has('unit') && !fields.has('unit_id')) return byManager(rows, nodes, organisation, problems)
  const byName = byDepartment(rows, nodes)
  if (fields.has('manager')) departmentsUnderManagers(rows, byName, nodes, problems)
  return byName
}

/** Two units under one code, or one name below two units, would become one unit with people of both. */
function tellConflicts(rows: readonly FlatRow[], problems: ProblemList): void {
  const first = { unit: new Map<string, FileRow>(), parent_id: new Map<string, FileRow>() }
  for (const { row } of rows) {
    const id = row.cells.unit_id || row.cells.unit
    for (const column of ['unit', 'parent_id'] as const) {
      const value = row.cells[column]
      if (id === '' || value === '' || (column === 'parent_id' && value === id)) continue
      const other = first[column].get(id)
      if (other === undefined) first[column].set(id, row)
      else if (sameName(other.cells[column]) !== sameName(value))
        conflict(
          column === 'unit' ? 'unit-name-conflict' : 'unit-parent-conflict',
          row,
          other.line,
          other.cells[column],
          problems,
        )
    }
  }
}

function byPath(rows: readonly FlatRow[], nodes: UnitNodes): Placer {
  const tops = new Set(rows.flatMap(({ path }) => (path[0] === undefined ? [] : [sameName(path[0])])))
  const single = tops.size === 1
  const ids = new Map<string, string>()
  return ({ path, row }) => {
    let above: string | null = null
    for (const [depth, name] of path.entries()) {
      const key = path
        .slice(0, depth + 1)
        .map(sameName)
        .join('\u0000')
      let id = ids.get(key)
      if (id === undefined) {
        const parent: PresentUnit | undefined = above === null ? nodes.root : nodes.withId(above)
        const child: PresentUnit | undefined = parent && nodes.childNamed(parent.id, name)
        const isRoot = depth === 0 && sameName(name) === sameName(nodes.root?.name ?? '')
        const top: PresentUnit | undefined = depth === 0 && single ? nodes.root : undefined
        const present: PresentUnit | undefined = isRoot ? nodes.root : (child ?? top)
        id = present?.externalId ?? nodes.newId(path.slice(0, depth + 1))
        ids.set(key, id)
        // One of several tops is below today's top also when it is the only one that is left.
        if (top !== undefined && child !== undefined && present === child) nodes.addPresent(child, row.line)
        else nodes.add(id, name, above, row.line)
      }
      above = id
    }
    return above
  }
}

/**
 * Today's ids of units whose codes only the list has: a unit of today's and a code that each are alone with a name are one unit, so
 * that its trend and its managers stay when a list gets codes.
 */
function idsOfCodes(rows: readonly FlatRow[], nodes: UnitNodes): ReadonlyMap<string, string> {
  const codes = new Set(rows.map(({ row }) => row.cells.unit_id))
  const coded = rows.filter(({ row }) => row.cells.unit_id !== '' && row.cells.unit !== '')
  const ids = new Map<string, string>()
  for (const [name, lines] of Map.groupBy(coded, ({ row }) => sameName(row.cells.unit))) {
    const [code = '', ...others] = new Set(lines.map(({ row }) => row.cells.unit_id))
    const today = nodes.onlyNamed(name)
    if (today === undefined || others.length > 0) continue
    if (nodes.withId(code) === undefined && !codes.has(today.externalId)) ids.set(code, today.externalId)
  }
  return ids
}

/** The unit above is in a column of its own, by its id or by its name. */
function byParent(rows: readonly FlatRow[], nodes: UnitNodes): Placer {
  const ids = idsOfCodes(rows, nodes)
  const idIn = ({ cells: { unit_id: code, unit } }: FileRow) =>
    code === '' ? (nodes.onlyNamed(unit)?.externalId ?? unit) : (ids.get(code) ?? code)
  for (const { row } of rows) {
    const { unit_id: code, unit, parent_id: parent } = row.cells
    if (idIn(row) === '') continue
    const node = nodes.add(idIn(row), unit || idIn(row), null, row.line)
    if (parent !== '' && parent !== (code || unit)) node.parent = ids.get(parent) ?? parent
  }
  const named = parentNamed(nodes.nodes.values())
  for (const node of [...nodes.nodes.values()]) {
    const { parent, line } = node
    if (parent === null || nodes.nodes.has(parent)) continue
    node.parent = named(parent, node)?.id ?? nodes.add(parent, parent, null, line).id
  }
  return ({ row }) => idIn(row) || null
}

/** An existing unit stays where it is; a new one is below the top. Beside a code, which identifies the unit, the list's name counts. */
function byDepartment(rows: readonly FlatRow[], nodes: UnitNodes): Placer {
  const known = idsOfCodes(rows, nodes)
  const ids = new Map<string, string>()
  const named = new Set<string>()
  return ({ row: { cells, line } }) => {
    const key = cells.unit_id || sameName(cells.unit)
    if (key === '') return null
    let id = ids.get(key)
    if (id === undefined) {
      const code = known.get(cells.unit_id) ?? cells.unit_id
      const present = code === '' ? nodes.onlyNamed(cells.unit) : nodes.withId(code)
      id = present?.externalId ?? (cells.unit_id || nodes.newId([cells.unit]))
      ids.set(key, id)
      if (present === undefined) nodes.add(id, cells.unit || id, null, line)
      else nodes.addPresent(present, line)
    }
    const node = nodes.nodes.get(id)
    if (node !== undefined && cells.unit_id !== '' && cells.unit !== '' && !named.has(id)) {
      node.name = cells.unit
      named.add(id)
    }
    return id
  }
}

/** Each manager leads a unit with their name, and belongs to the unit above it. */
function byManager(
  rows: readonly FlatRow[],
  nodes: UnitNodes,
  organisation: string,
  problems: ProblemList,
): Placer {
  const managers = findManagers(rows, problems)
  const leading = new Set([...managers.values()].filter((one) => one !== null))
  const tops = [...leading].filter((one) => managers.get(one) === null)
  const idLed = ({ row: { cells } }: FlatRow) => cells.employee_id || cells.email.toLowerCase()
  const ids = new Map<FlatRow, string>()
  if (problems.errorCount > 0) return () => onTop
  const add = (one: FlatRow): string => {
    const above = managers.get(one) ?? null
    const single = tops.length === 1 && above === null
    // Named only by the manager: an existing unit of that name is theirs.
    const id = (single && nodes.root?.externalId) || idOf(['chef', idLed(one)])
    ids.set(one, id)
    const name = single ? (nodes.root?.name ?? organisation) : one.row.cells.name || idLed(one)
    nodes.add(id, name, above === null ? null : (ids.get(above) ?? null), one.row.line)
    return id
  }
  /** From the top down without recursion: a chain of managers may be as long as the list. */
  const led = (one: FlatRow): string => {
    const chain: FlatRow[] = []
    for (let at: FlatRow | null = one; at !== null && !ids.has(at); at = managers.get(at) ?? null)
      chain.push(at)
    for (const manager of chain.reverse()) add(manager)
    return ids.get(one) ?? add(one)
  }
  for (const one of leading) led(one)
  return (one) => {
    const above = managers.get(one) ?? null
    return above === null ? onTop : led(above)
  }
}

/** A department is below the department of the manager of most of its people or, if that manager is in it, of the manager's manager. */
function departmentsUnderManagers(
  rows: readonly FlatRow[],
  unitOf: Placer,
  nodes: UnitNodes,
  problems: ProblemList,
): void {
  const managers = findManagers(rows, problems)
  if (problems.errorCount > 0) return
  const counts = new Map<string, Map<FlatRow, number>>()
  for (const [one, manager] of managers) {
    const unit = unitOf(one)
    if (unit === null || manager === null) continue
    const led = counts.get(unit) ?? new Map<FlatRow, number>()
    led.set(manager, (led.get(manager) ?? 0) + 1)
    counts.set(unit, led)
  }
  for (const [unit, led] of counts) {
    const node = nodes.nodes.get(unit)
    let at: FlatRow | null = [...led].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
    while (at !== null && unitOf(at) === unit) at = managers.get(at) ?? null
    if (node !== undefined && node.id !== nodes.root?.externalId)
      node.parent = at === null ? null : unitOf(at)
  }
}
