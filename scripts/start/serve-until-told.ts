type Running = { readonly close: () => Promise<void> }

/**
 * Starts a server and shuts it down on a signal, also in the middle of its start.
 * @returns the running server, or undefined when it was told to end before it ran.
 */
export async function serveUntilTold<R extends Running>(
  begin: (signal: AbortSignal) => Promise<R>,
): Promise<R | undefined> {
  const starting = new AbortController()
  const begun = begin(starting.signal)
  endInOrder(async () => {
    starting.abort()
    // A start that fails has closed what it had opened.
    const running = await begun.catch(() => undefined)
    await running?.close()
  })
  try {
    return await begun
  } catch (error) {
    if (starting.signal.aborted) return undefined
    throw error
  }
}

/**
 * Ctrl-C arrives twice, from the terminal and through npm; only a second one after this long, in ms, ends the process at
 * once.
 */
const impatience = 2000

/** The process exits after this long in any case, in ms: its parent kills it after half a minute. */
const longest = 27_000

function endInOrder(close: () => Promise<void>): void {
  let asked: number | undefined
  const end = () => {
    if (asked !== undefined) {
      if (performance.now() - asked > impatience) process.exit(1)
      return
    }
    asked = performance.now()
    setTimeout(() => {
      console.error('Something did not end by itself in time and was broken off; nothing confirmed is lost.')
      process.exit(1)
    }, longest).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(end)
}

/** npm passes a signal only to its shell: once the shell is gone, no signal reaches us. */
function endWithParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 250).unref()
}
