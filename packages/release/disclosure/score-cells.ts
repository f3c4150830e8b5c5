/**
 * What was shown before asks of the interval that a mean is shown as, so that laying the two side by side leaves every
 * score open to everybody: it must end at or above `reachesTo` and begin at or below `beginsAt`. An interval wholly at or
 * below `refutedTo` or wholly above `refutedFrom` can only come about when somebody changed an answer: nothing follows then.
 */
export type ScoreNeed = {
  readonly reachesTo: number
  readonly beginsAt: number
  readonly refutedTo: number
  readonly refutedFrom: number
}

/** From and to; the end belongs to the next cell, but for the scale's own end. */
export type Cell = readonly [from: number, to: number]

const hair = 1e-9

/**
 * The scale cut into the intervals that a mean may be shown as: as fine as given, joined where an end would say too much.
 * Which ones are joined follows from what is asked alone, never from the mean, so a wide interval says no more than it shows.
 * When not even that would do the whole scale is one interval, which says nothing.
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
