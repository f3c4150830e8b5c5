import type { PresentUnit } from './present.ts'

/** A unit that is made from a list. */
export type UnitNode = {
  readonly id: string
  name: string
  parent: string | null
  readonly line: number
}

/** The longest id of a unit, in characters (check-cells.ts). */
const longestId = 64

/** Normalises a name for comparison: one list writes the same department in several ways. */
export const sameName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Finds the unit above where its name stands in place of its id: the one that alone has that name, and is not the unit itself.
 * Undefined: nothing says which.
 */
export function parentNamed<Unit extends { readonly name: string }>(
  units: Iterable<Unit>,
): (name: string, of: Unit) => Unit | undefined {
  const byName = Map.groupBy(units, ({ name }) => sameName(name))
  return (name, of) => {
    const [only, ...others] = byName.get(sameName(name)) ?? []
    return others.length > 0 || only === of ? undefined : only
  }
}

/**
 * The units of a list while the tree is built. A unit with the name and place of an existing unit is that unit, so that its
 * trend continues with any file. Any other has an id made from its names, so that the next file gives the same id.
 */
export class UnitNodes {
  readonly nodes = new Map<string, UnitNode>()
  readonly root: PresentUnit | undefined
  // Maps, because a list of sixty thousand people looks up thousands of units among thousands.
  readonly #byId = new Map<string, PresentUnit>()
  readonly #byExternalId = new Map<string, PresentUnit>()
  readonly #byName = new Map<string, PresentUnit | 'several'>()
  readonly #byPlace = new Map<string, PresentUnit>()

  constructor(present: readonly PresentUnit[]) {
    const open = present.filter((unit) => unit.open)
    this.root = open.find(({ parentId }) => parentId === null)
    for (const unit of open) {
      const name = sameName(unit.name)
      const place = placeOf(unit.parentId, name)
      this.#byId.set(unit.id, unit)
      this.#byExternalId.set(unit.externalId, unit)
      this.#byName.set(name, this.#byName.has(name) ? 'several' : unit)
      if (!this.#byPlace.has(place)) this.#byPlace.set(place, unit)
    }
  }

  add(id: string, name: string, parent: string | null, line: number): UnitNode {
    const known = this.nodes.get(id)
    if (known !== undefined) return known
    const node = { id, name, parent, line }
    this.nodes.set(id, node)
    return node
  }

  /** The existing unit of that name directly below another one. */
  childNamed(parentId: string, name: string): PresentUnit | undefined {
    return this.#byPlace.get(placeOf(parentId, sameName(name)))
  }

  /** The existing unit of that name anywhere, if there is only one. */
  onlyNamed(name: string): PresentUnit | undefined {
    const named = this.#byName.get(sameName(name))
    return named === 'several' ? undefined : named
  }

  withId(id: string): PresentUnit | undefined {
    return this.#byExternalId.get(id)
  }

  /** Adds an existing unit with all units above it, where they are today. */
  addPresent(unit: PresentUnit, line: number): UnitNode {
    const above = unit.parentId === null ? undefined : this.#byId.get(unit.parentId)
    if (above !== undefined) this.addPresent(above, line)
    return this.add(unit.externalId, unit.name, above?.externalId ?? null, line)
  }

  /** An id for a new unit that no existing unit has. */
  newId(path: readonly string[]): string {
    const wanted = idOf(path)
    return this.#byExternalId.has(wanted) ? idOf([...path, '2']) : wanted
  }

  /** Puts units without a parent under one top: the only one of them, today's top, or a new one with the organisation's name. */
  topUp(organisation: string, own: boolean): void {
    const tops = [...this.nodes.values()].filter(({ parent }) => parent === null)
    if (tops.length === 1 && !own) return
    const id = this.root?.externalId ?? this.newId([organisation])
    const root = this.nodes.get(id) ?? this.add(id, this.root?.name ?? organisation, null, 1)
    for (const top of tops) if (top !== root) top.parent = root.id
  }
}

const placeOf = (parentId: string | null, name: string): string => `${parentId ?? ''}\u0000${name}`

/** The names of the path; if they are too long, a part of them with a hash of all. */
export function idOf(path: readonly string[]): string {
  const whole = path.map(sameName).join('/')
  if (whole.length <= longestId) return whole
  let hash = 0
  for (let at = 0; at < whole.length; at += 1) hash = (Math.imul(hash, 31) + whole.charCodeAt(at)) >>> 0
  return `${whole.slice(0, longestId - 8)}~${hash.toString(36)}`
}
