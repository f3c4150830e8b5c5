import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { sqlState } from '#server/platform/db/start-error.ts'

/** A message from such a process: its progress, 0 to 1, and at the end its result or its error. */
type Word<Found> =
  | { readonly share: number }
  | { readonly found: Found }
  /** A copy of an error lacks its code, as in ENOSPC. */
  | { readonly failed: unknown; readonly code: string | undefined }

/**
 * The entry files of the processes. They are beside main.ts, because they import what use cases may not.
 */
const files = {
  import: new URL('../../import-process.ts', import.meta.url),
  pages: new URL('../../pages-process.ts', import.meta.url),
  release: new URL('../../release-process.ts', import.meta.url),
  spreadsheet: new URL('../../spreadsheet-process.ts', import.meta.url),
}

/** The whole environment of such a process: the folder of Node's compile cache, which makes its start four times shorter. */
function environment(): Readonly<Record<string, string>> {
  // Node returns the subfolder of its version; the variable needs the folder above.
  const compiled = getCompileCacheDir()
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }
}

/** The work took more memory or time than its kind may take, and its process was ended. */
export class TooMuchWork extends Error {}

/** MB of JavaScript objects, and milliseconds. */
export type WorkLimit = { readonly memory: number; readonly time: number }

/**
 * The limits of each kind; a release has none.
 * An import of 200,000 people beside as many takes up to 700 MB, and half a minute on a busy machine of two cores.
 */
const limits: Partial<Record<keyof typeof files, WorkLimit>> = {
  import: { memory: 1200, time: 3 * 60_000 },
}

/** Stricter than for the server itself (package.json): garbage is collected before it is as large as the live objects. */
const sparing = ['--max-semi-space-size=2', '--heap-growing-percent=20']

type Options = {
  /** Called with the progress, 0 to 1. */
  readonly onShare?: (share: number) => void
  /** Ends the process: its result is no longer needed. */
  readonly signal?: AbortSignal | undefined
  /** Replaces the limit of its kind. */
  readonly limit?: WorkLimit | undefined
}

/** V8 aborts a process whose heap is full by a signal, or with this code where there are no signals. */
const outOfMemory = 134

/**
 * Runs long work in a process of its own, so that requests go on meanwhile; a thread could take this process down (decision 0582).
 * The new process inherits no settings of the environment, and so no secrets, and ends with this one.
 * @param input is copied to it. Everything large in it must be one text or one byte array, since copying a hundred thousand
 *   little objects would block requests for seconds
 * @throws the work's error, as an Error with its message; TooMuchWork; the signal's reason; an Error when the process
 *   ends before that
 */
export function runInOwnProcess<Found>(
  work: keyof typeof files,
  input: unknown,
  { onShare = () => undefined, signal, limit = limits[work] }: Options = {},
): Promise<Found> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = fork(files[work], {
      serialization: 'advanced',
      env: environment(),
      execArgv: limit === undefined ? [] : [`--max-old-space-size=${limit.memory}`, ...sparing],
    })
    const stop = (reason: unknown) => {
      reject(reason)
      child.removeAllListeners('message')
      child.kill('SIGKILL')
    }
    const onAbort = () => stop(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    const timer =
      limit &&
      setTimeout(() => stop(new TooMuchWork(`the ${work} took more than ${limit.time} ms`)), limit.time)
    child.on('message', (word: Word<Found>) => {
      if ('share' in word) onShare(word.share)
      else if ('found' in word) resolve(word.found)
      else reject(withCode(word))
    })
    child.on('error', reject)
    // Not `exit`, which can come before the last message. After `resolve` this changes nothing.
    child.on('close', (code, endedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      const message = `the process for the ${work} ended with ${endedBy ?? code} and found nothing`
      reject(endedBy === 'SIGABRT' || code === outOfMemory ? new TooMuchWork(message) : new Error(message))
    })
    give(child, input).catch(stop)
  })
}

const withCode = ({ failed, code }: { readonly failed: unknown; readonly code: string | undefined }) =>
  failed instanceof Error && code !== undefined ? Object.assign(failed, { code }) : failed

/** Larger byte arrays go to the process in pieces: copying 32 MB in one go would block requests for a second. */
const largestPiece = 1024 * 1024

/** A piece of the byte array that the input has under a name. All pieces come before the input, which has an empty array there. */
type Piece = { readonly of: string; readonly bytes: Uint8Array }

/** @throws for input that cannot be copied. Ignores that the process is gone: its `close` event says it better. */
async function give(child: ChildProcess, input: unknown): Promise<void> {
  const send = (message: Serializable) =>
    new Promise<void>((resolve) => {
      child.send(message, () => resolve())
    })
  const large = typeof input === 'object' && input !== null ? Object.entries(input).filter(isLarge) : []
  for (const [of, whole] of large)
    for (let at = 0; at < whole.length; at += largestPiece)
      await send({ of, bytes: whole.subarray(at, at + largestPiece) } satisfies Piece)
  const rest = Object.fromEntries(large.map(([of]) => [of, new Uint8Array()]))
  await send([large.length === 0 ? input : Object.assign({}, input, rest)])
}

const isLarge = (entry: [string, unknown]): entry is [string, Uint8Array] =>
  entry[1] instanceof Uint8Array && entry[1].length > largestPiece

/**
 * A normal exit of Node waits for threads that may be waiting for it, and can hang for ever with all its open files
 * (nodejs/node#54918). So this flushes Node's compile cache for the next process and kills this one.
 */
function end(): void {
  flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
}

/** The other end: runs the work on its one input, sends the result, and ends. */
export function workAsProcess<Input, Found>(
  work: (input: Input, say: (share: number) => void) => Found | Promise<Found>,
): void {
  const say = (word: Word<Found>, after?: () => void) => process.send?.(word, undefined, undefined, after)
  // Ctrl-C and a service manager signal all processes at once. The server decides when the work ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // The server is gone: nothing waits for the result.
  for (const event of ['disconnect', 'error'] as const) process.once(event, end)
  const pieces = new Map<string, Uint8Array[]>()
  process.on('message', async (message: Piece | [Input]) => {
    if (!Array.isArray(message)) {
      pieces.set(message.of, [...(pieces.get(message.of) ?? []), message.bytes])
      return
    }
    const [rest] = message
    const whole = Object.fromEntries([...pieces].map(([of, bytes]) => [of, Buffer.concat(bytes)]))
    const input = pieces.size === 0 ? rest : Object.assign({}, rest, whole)
    try {
      say({ found: await work(input, (share) => say({ share })) }, end)
    } catch (failed) {
      say({ failed, code: sqlState(failed) }, end)
    }
  })
}
