/** A value range as it may be shown; both ends on the chart's own axis. */
export type Span = { readonly lo: number; readonly hi: number }

/** Width of every chart's drawing space; it is stretched to the room there is. */
export const drawingWidth = 400

/** The instrument's scale: always 1–5, so that two charts can be compared by eye. */
export const scoreScale = linear([1, 5], [0, drawingWidth])

/** The scale of shares, from 0 to 1. */
export const shareScale = linear([0, 1], [0, drawingWidth])

type Range = readonly [from: number, to: number]

/** Maps a value of one range to another: `linear([1, 5], [0, 400])(3)` is 200. */
export function linear([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}
