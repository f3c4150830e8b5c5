export type Turn = {
  /** Waits until whoever came before is through. */
  readonly begin: () => Promise<void>
  /** The part that others take is over: from now on who comes after waits for the end, however long that takes. */
  readonly hold: () => void
  /** Whether or not it has begun. */
  readonly end: () => void
}

/**
 * A passage for one at a time, in the order in which they come. Who has been in it for longer than `longest` milliseconds
 * no longer keeps the next one out, unless it holds its turn.
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
        // Who ends while it waits leaves its place in the line to those behind, not the place of those in front.
        void before?.then(over.resolve)
      },
    }
  }
}
