/** A shown unit: the row of the next shown unit above it, whether it has a block of its own, and whether it shows forty answers or more. */
export type ShownRow = {
  readonly within: number | null
  readonly hasBlock: boolean
  readonly isLarge: boolean
}

/** The row of its unit, and the rows of the blocks in it. */
export type LargeGroup = { readonly row: number; readonly blocks: readonly number[] }

/**
 * The lowest shown units that have forty answers or more, in several blocks. Their zones are also counted in bands of ten;
 * the zones of the units above are composed from these.
 * @param rows parents before children
 */
export function largeGroups(rows: readonly ShownRow[]): LargeGroup[] {
  const blocks = rows.map(({ hasBlock }, row) => (hasBlock ? [row] : []))
  const hasLarge = rows.map(() => false)
  const found: LargeGroup[] = []
  for (const [row, { within, isLarge }] of [...rows.entries()].reverse()) {
    const below = blocks[row] ?? []
    if (isLarge && !hasLarge[row] && below.length > 1) found.push({ row, blocks: below })
    if (within === null) continue
    hasLarge[within] = hasLarge[within] || hasLarge[row] || isLarge
    // A unit above a large one is never the lowest, so it needs no blocks of it.
    if (!isLarge) for (const block of below) blocks[within]?.push(block)
  }
  return found.reverse()
}
