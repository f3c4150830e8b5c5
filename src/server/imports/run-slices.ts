import { setImmediate } from 'node:timers/promises'
import type { Slices } from '#core/import/slices.ts'

/** Longest stretch of work before requests get their turn, in milliseconds. */
const longestStretch = 10

/** Runs work that comes in slices, letting others in between. `onProgress` hears how much is done, 0 to 1, rising. */
export async function runSlices<T>(
  slices: Slices<T>,
  onProgress: (share: number) => Promise<void> = async () => {},
): Promise<T> {
  let stretchEnds = performance.now() + longestStretch
  let furthest = 0
  for (;;) {
    const step = slices.next()
    if (step.done === true) return step.value
    furthest = Math.max(furthest, step.value)
    if (performance.now() < stretchEnds) continue
    await onProgress(furthest)
    await setImmediate()
    stretchEnds = performance.now() + longestStretch
  }
}
