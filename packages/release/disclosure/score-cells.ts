/**
 * A limit that earlier figures set to the interval of a mean, so that a comparison leaves every score possible for
 * everybody: the interval must end at or above `reachesTo` and begin at or below `beginsAt`. An interval wholly at or below
 * `refutedTo`, or wholly above `refutedFrom`, only occurs if somebody changed an answer; then the limit does not apply.
 */
export type ScoreNeed = {
  readonly reachesTo: number
  readonly beginsAt: number
  readonly refutedTo: number
  readonly refutedFrom: number
}

/** The end belongs to the next cell, except at the end of the scale. */
export type Cell = readonly [from: number, to: number]

const hair = 1e-9

/**
 * Divides the scale into the intervals that a mean may be shown as: the given ones, joined where an end would reveal too
 * much. The needs alone decide which are joined, never the mean, so a wide interval reveals no more than it shows. If no
 * joining meets the needs, the whole scale is one interval, which says nothing.
 */
export function joinCells(fine: readonly Cell[], needs: readonly ScoreNeed[]): readonly Cell[] {
  const cells = [...fine]
  for (;;) {
    const at = cells.findIndex((cell) => unmet(cell, needs) !== undefined)
    const cell = cells[at]
    const need = cell && unmet(cell, needs)
    if (!cell || !need || cells.length === 1) return cells
    const isBelow = (cell[0] + cell[1]) / 2 < (need.reachesTo + need.beginsAt) / 2
    const joinsNext = at === 0 || (isBelow && at < cells.length - 1)
    const first = joinsNext ? at : at - 1
    cells.splice(first, 2, [cells[first]?.[0] ?? 0, cells[first + 1]?.[1] ?? 0])
  }
}

function unmet([from, to]: Cell, needs: readonly ScoreNeed[]): ScoreNeed | undefined {
  return needs.find(
    ({ reachesTo, beginsAt, refutedTo, refutedFrom }) =>
      (to < reachesTo - hair || from > beginsAt + hair) &&
      to > refutedTo + hair &&
      from <= refutedFrom + hair,
  )
}
