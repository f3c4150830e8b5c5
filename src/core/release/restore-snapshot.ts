import type { DisclosedFigure } from '#core/disclosure/disclosed-figure.ts'
import { nearestShown } from './cover.ts'
import { ReleaseError } from './release-error.ts'
import type { Snapshot } from './snapshot.ts'
import { nowhere, plantTree, type Unit } from './unit-tree.ts'

/** A released round as it lies in the database: frozen tree, shown figures, and who was counted in which block. */
export type StoredSnapshot = {
  readonly round: string
  readonly units: readonly Unit[]
  readonly figures: readonly DisclosedFigure[]
  /** `block` is the id of the shown unit that owns it. */
  readonly people: readonly { readonly person: string; readonly block: string }[]
}

/**
 * The snapshot that `releaseRound` once returned, put together again from what was stored of it.
 * @throws ReleaseError unknown-unit when a figure or a block belongs to no shown unit of the tree
 */
export function restoreSnapshot(stored: StoredSnapshot): Snapshot {
  const tree = plantTree(stored.units)
  const figures = new Map(stored.figures.map((figure) => [figure.unit, figure]))
  const shown = Uint8Array.from(tree.ids, (id) => Number(figures.has(id)))
  const blocks = new Map<string, string[]>()
  for (const id of figures.keys()) {
    if (!tree.numbers.has(id)) throw new ReleaseError('unknown-unit', id)
    blocks.set(id, [])
  }
  for (const { person, block } of stored.people) {
    const people = blocks.get(block)
    if (!people) throw new ReleaseError('unknown-unit', block)
    people.push(person)
  }
  const nearest = nearestShown(tree, shown)
  return {
    round: stored.round,
    units: tree.ids.flatMap((unit, number) => {
      const figure = figures.get(unit)
      if (!figure) return []
      const above = nearest[tree.parent[number] ?? nowhere] ?? nowhere
      return [{ unit, within: tree.ids[above] ?? null, block: (blocks.get(unit) ?? []).sort(), figure }]
    }),
  }
}
