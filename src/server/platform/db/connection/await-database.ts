import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from '#server/platform/db/start-error.ts'
import { withClient } from './connection.ts'
import { explainConnection, unreadableFileOf } from './explain-connection.ts'

/** How often to connect, and how often to tell that the database still does not answer, in ms. */
const askEvery = 500
const sayEvery = 5_000

/** Errors that pass while a machine or its database starts. A wrong password or name does not pass. */
const passing =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300)$/

type Waiting = {
  readonly onEvent: (sentence: string) => void
  /** The longest wait in all, in ms. */
  readonly wait: number
  readonly signal?: AbortSignal
}

/**
 * Waits for a database that does not answer yet: after a power cut all machines start at once.
 * @throws the last error when the time is over; at once an error that waiting cannot fix; AbortError when the signal fires.
 */
export async function awaitDatabase(url: string, { onEvent, wait, signal }: Waiting): Promise<void> {
  const begun = performance.now()
  let said = begun - sayEvery
  for (;;) {
    signal?.throwIfAborted()
    const error = await withClient(url, async () => undefined).catch((failure: unknown) => failure)
    if (error === undefined) return
    const left = begun + wait - performance.now()
    if (left <= 0 || !isPassing(error)) throw error
    if (performance.now() - said >= sayEvery) {
      said = performance.now()
      const why = explainConnection(error, url)
      const sentence = why instanceof Error ? why.message : String(why)
      onEvent(`${sentence} Trying for another ${Math.ceil(left / 1000)} seconds.`)
    }
    await pause(askEvery, undefined, signal === undefined ? {} : { signal })
  }
}

const isPassing = (error: unknown) =>
  (passing.test(sqlState(error) ?? '') && unreadableFileOf(error) === undefined) ||
  (error instanceof Error && /timeout expired|Connection terminated/i.test(error.message))
