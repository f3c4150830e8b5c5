import type { AboutUnit, List, UnitRow } from './list-change.ts'
import type { PresentUnit } from './present.ts'
import type { ProblemList } from './problem-list.ts'

/** The key of a unit that the change creates; the plan gives it an id. */
const made = 'made'

/** Applies one change to the tree of today's list, or reports why it is impossible. */
export function changeUnits(
  list: List,
  present: readonly PresentUnit[],
  change: AboutUnit,
  problems: ProblemList,
): void {
  const unitId = change.kind === 'add-unit' ? change.parentId : change.unitId
  const unit = list.units.get(unitId)
  if (unit === undefined) problems.error('not-on-list', { line: 0 })
  else if (change.kind === 'add-unit') addUnit(list, present, change, problems)
  else if (change.kind === 'rename-unit') list.units.set(unitId, { ...unit, name: change.name })
  else if (change.kind === 'move-unit') moveUnit(list, { id: unitId, ...unit }, change.parentId, problems)
  else if (change.kind === 'merge-unit') mergeUnit(list, { id: unitId, ...unit }, change.intoId, problems)
  else splitUnit(list, present, unit, change, problems)
}

type Unit = UnitRow & { readonly id: string }

type UnitToMake = {
  readonly name: string
  readonly externalId: string | null
  readonly parentId: string
}

function addUnit(
  list: List,
  present: readonly PresentUnit[],
  { name, externalId: asked, parentId }: UnitToMake,
  problems: ProblemList,
): void {
  const externalId = asked ?? freeId(name, new Set(present.map((unit) => unit.externalId)))
  if ([...list.units.values()].some((unit) => unit.externalId === externalId))
    problems.error('unit-id-on-list', { line: 0, column: 'unit_id', value: externalId })
  list.units.set(made, { externalId, name, parentId })
}

/** The longest part of a generated id that comes from the name. */
const longestWord = 40

/** An unused id: a closed unit with the same id would open again. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const letters = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const word = letters
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestWord)
    .replace(/^-+|-+$/g, '')
  const base = word === '' ? 'enhet' : word
  let id = base
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`
  return id
}

function moveUnit(list: List, { id, ...unit }: Unit, parentId: string, problems: ProblemList): void {
  const parent = list.units.get(parentId)
  if (parent === undefined) problems.error('not-on-list', { line: 0 })
  else if (unit.parentId === null) problems.error('unit-on-top', { line: 0, value: unit.name })
  else if (isWithin(list, parentId, id))
    problems.error('unit-below-itself', { line: 0, value: parent.name, details: { unit: unit.name } })
  else list.units.set(id, { ...unit, parentId })
}

/** Whether a unit is another one, or somewhere below it. */
function isWithin(list: List, unitId: string, topId: string): boolean {
  let at: string | null = unitId
  while (at !== null && at !== topId) at = list.units.get(at)?.parentId ?? null
  return at === topId
}

function mergeUnit(
  { units, people }: List,
  { id: unitId, name, parentId }: Unit,
  intoId: string,
  problems: ProblemList,
): void {
  const into = units.get(intoId)
  if (into === undefined) return void problems.error('not-on-list', { line: 0 })
  if (unitId === intoId) return void problems.error('unit-into-itself', { line: 0, value: name })
  if (parentId === null) return void problems.error('unit-on-top', { line: 0, value: name })
  // A unit below the one that closes takes its place, at whatever depth it was.
  const isBelow = isWithin({ units, people }, intoId, unitId)
  units.delete(unitId)
  for (const [id, row] of units) if (row.parentId === unitId) units.set(id, { ...row, parentId: intoId })
  if (isBelow) units.set(intoId, { ...into, parentId })
  for (const [id, person] of people)
    if (person.unitId === unitId) people.set(id, { ...person, unitId: intoId })
}

type Split = {
  readonly unitId: string
  readonly name: string
  readonly externalId: string | null
  readonly memberIds: readonly string[]
}

function splitUnit(
  list: List,
  present: readonly PresentUnit[],
  unit: UnitRow,
  { unitId, name, externalId, memberIds }: Split,
  problems: ProblemList,
): void {
  const chosen = new Set(memberIds)
  let [going, staying] = [0, 0]
  for (const [id, person] of list.people) {
    if (person.unitId !== unitId) continue
    if (!chosen.has(id)) {
      staying += 1
      continue
    }
    going += 1
    list.people.set(id, { ...person, unitId: made })
  }
  if (going < chosen.size) problems.error('not-on-list', { line: 0 })
  else if (going === 0) problems.error('nobody-to-split', { line: 0 })
  else if (staying === 0) problems.error('everybody-to-split', { line: 0, value: unit.name })
  addUnit(list, present, { name, externalId, parentId: unit.parentId ?? unitId }, problems)
}
