import type { Evidence } from './evidence.ts'
import type { Piece } from './pieces.ts'

/**
 * The candidate's unit whose block gives a group away: the group's own or, for people counted only before, the new block in
 * the piece whose people were counted with them in most earlier rounds. At most one.
 */
export function unitToPool({ snapshots, classes }: Evidence, piece: Piece, found: number): string[] {
  const last = snapshots.length - 1
  const exposed = new Set(piece.groups[found]?.classes)
  const told = piece.figures.filter(({ seen }) => seen.snapshot === last).flatMap(({ seen }) => seen.classes)
  const rowsOf = (n: number): readonly number[] => classes[n]?.rows ?? []
  const closeness = (n: number): number => {
    if (exposed.has(n)) return last + 1
    let shared = 0
    for (const other of exposed)
      shared = Math.max(
        shared,
        rowsOf(other).filter((row, s) => s < last && row >= 0 && row === rowsOf(n)[s]).length,
      )
    return shared
  }
  const people = (n: number): number => classes[n]?.people ?? 0
  const [nearest] = [...new Set(told)]
    .filter((n) => (rowsOf(n)[last] ?? -1) >= 0)
    .map((n) => ({ n, close: closeness(n) }))
    .sort((a, b) => b.close - a.close || people(b.n) - people(a.n) || a.n - b.n)
  const row = nearest === undefined ? -1 : (rowsOf(nearest.n)[last] ?? -1)
  const unit = snapshots[last]?.units[row]?.unit
  return unit === undefined ? [] : [unit]
}
