export type Turn = {
  /** Waits for the turns before this one. */
  readonly begin: () => Promise<void>
  /** Cancels the time limit: from now on the next turn waits for the end of this one, however long that takes. */
  readonly hold: () => void
  /** Ends the turn, whether it has begun or not. */
  readonly end: () => void
}

/**
 * A mutex: one turn at a time, in order. A turn that takes longer than `longest` milliseconds
 * no longer blocks the next one, unless it has called `hold`.
 */
export function oneAtATime(longest: number): () => Turn {
  let last: Promise<void> = Promise.resolve()
  return () => {
    const over = Promise.withResolvers<void>()
    let before: Promise<void> | undefined
    let timer: NodeJS.Timeout | undefined
    return {
      begin: async () => {
        if (before === undefined) {
          before = last
          last = over.promise
        }
        await before
        timer ??= setTimeout(over.resolve, longest)
      },
      hold: () => clearTimeout(timer),
      end: () => {
        clearTimeout(timer)
        // A turn that ends while it waits lets the next one follow those before it, not overtake them.
        void before?.then(over.resolve)
      },
    }
  }
}
