export type Range = readonly [from: number, to: number]

/** Where a value of one range is in another: `linear([1, 5], [0, 400])(3)` is 200. */
export function linear([from, to]: Range, [start, end]: Range): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}
