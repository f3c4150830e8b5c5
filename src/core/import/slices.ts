/** How many lines are worked through before the caller gets a chance to let others in. */
const linesPerSlice = 500

/**
 * Work in slices: whoever runs it decides when to go on, so that 100,000 lines never hold up a request.
 * Yields how much is done, 0 to 1.
 */
export type Slices<T> = Generator<number, T, void>

/** Goes through a list, giving way every few hundred. `from` and `to` are the share of the whole work this is. */
export function* inSlices<T>(
  list: Iterable<T>,
  length: number,
  share: { readonly from: number; readonly to: number },
  work: (item: T) => void,
): Slices<void> {
  let done = 0
  for (const item of list) {
    work(item)
    done += 1
    if (done % linesPerSlice === 0) yield share.from + (share.to - share.from) * (done / length)
  }
  yield share.to
}

/** Runs to the end without giving way: for tests and small files. */
export function runAtOnce<T>(slices: Slices<T>): T {
  let step = slices.next()
  while (step.done !== true) step = slices.next()
  return step.value
}
