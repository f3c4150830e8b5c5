import { ReleaseError } from './release-error.ts'

/** A unit of the organisation; exactly one has no parent. */
export type Unit = { readonly id: string; readonly parent: string | null }

/** No unit: above the root. */
export const nowhere = -1

/**
 * The units as numbers 0 … count−1, parents before children: walking up or down is a loop over numbers,
 * so a chain of 10,000 units needs no stack. Units of one parent are in the order of their ids,
 * so the order of the input never matters.
 */
export type UnitTree = {
  readonly ids: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
  /** The parent's number, −1 for the root, which is number 0. */
  readonly parent: Int32Array
  readonly depth: Int32Array
}

/** @throws ReleaseError no-root, two-roots, unit-twice, unknown-parent, cycle */
export function buildTree(units: readonly Unit[]): UnitTree {
  const children = childrenOf(units)
  const root = rootOf(units)
  const ids: string[] = [root]
  const parent = new Int32Array(units.length)
  const depth = new Int32Array(units.length)
  parent[0] = nowhere
  for (let at = 0; at < ids.length; at++) {
    for (const child of children.get(ids[at] ?? '') ?? []) {
      parent[ids.length] = at
      depth[ids.length] = (depth[at] ?? 0) + 1
      ids.push(child)
    }
  }
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const lost = units.find((unit) => !numbers.has(unit.id))
  if (lost) throw new ReleaseError('cycle', lost.id)
  return { ids, numbers, parent, depth }
}

function childrenOf(units: readonly Unit[]): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const unit of units) {
    if (children.has(unit.id)) throw new ReleaseError('unit-twice', unit.id)
    children.set(unit.id, [])
  }
  for (const unit of units) {
    if (unit.parent === null) continue
    const siblings = children.get(unit.parent)
    if (!siblings) throw new ReleaseError('unknown-parent', unit.id)
    siblings.push(unit.id)
  }
  for (const siblings of children.values()) siblings.sort(byCodePoint)
  return children
}

function rootOf(units: readonly Unit[]): string {
  const [root, second] = units.filter((unit) => unit.parent === null)
  if (second) throw new ReleaseError('two-roots', second.id)
  if (!root) throw new ReleaseError(units.length === 0 ? 'no-root' : 'cycle', units[0]?.id ?? 'no units')
  return root.id
}

/** The same order on every machine, whatever its language. */
const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
