import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** What such a process says: how far it is, 0 to 1, and at last what it found, or why it could not. */
type Word<Found> = { readonly share: number } | { readonly found: Found } | { readonly failed: unknown }

/**
 * The files that a process begins with: they are beside main.ts, because they load what use cases themselves do not know.
 */
const files = {
  import: new URL('../../import-process.ts', import.meta.url),
  pages: new URL('../../pages-process.ts', import.meta.url),
  release: new URL('../../release-process.ts', import.meta.url),
  spreadsheet: new URL('../../spreadsheet-process.ts', import.meta.url),
}

/** All that such a process is told: where this one keeps what Node has compiled, which makes its start four times shorter. */
function environment(): Readonly<Record<string, string>> {
  // Node names the folder of its own version within the one that it was given.
  const compiled = getCompileCacheDir()
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) }
}

/** The work took more memory or time than its kind may take, and its process was ended. */
export class TooMuchWork extends Error {}

/** MB of JavaScript objects, and milliseconds. */
export type WorkLimit = { readonly memory: number; readonly time: number }

/**
 * What each kind may take. A release searches as long as it takes.
 * 200,000 people that are read in beside as many come to 700 MB, and to half a minute on a busy machine of two cores.
 */
const limits: Partial<Record<keyof typeof files, WorkLimit>> = {
  import: { memory: 1200, time: 3 * 60_000 },
}

/** Tighter than the server itself (package.json): rubbish is looked for before it is as much as what is used. */
const sparing = ['--max-semi-space-size=2', '--heap-growing-percent=20']

type Options = {
  /** Hears the share done, 0 to 1. */
  readonly onShare?: (share: number) => void
  /** Ends the process: nobody waits for what it would find. */
  readonly signal?: AbortSignal | undefined
  /** In place of what its kind may take. */
  readonly limit?: WorkLimit | undefined
}

/** V8 ends a process whose objects do not fit by a signal of its own, or by this code where there are no signals. */
const outOfMemory = 134

/**
 * Long work in a process of its own, so that requests go on meanwhile; a thread of this one could take it down (decision 0582).
 * It is given none of the environment's settings, and so no secrets, and ends with this one.
 * @param input is copied to it: everything large in it is one text or one row of bytes, since copying a hundred thousand
 *   little objects would hold up requests for seconds
 * @throws what the work throws, as an Error with its message; TooMuchWork; the signal's reason; an Error when the process
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
      else reject(word.failed)
    })
    child.on('error', reject)
    // Not `exit`: its end can be heard before the last that it said. After `resolve` this changes nothing.
    child.on('close', (code, endedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      const message = `the process for the ${work} ended with ${endedBy ?? code} and found nothing`
      reject(endedBy === 'SIGABRT' || code === outOfMemory ? new TooMuchWork(message) : new Error(message))
    })
    give(child, input).catch(stop)
  })
}

/** Bytes that are more than this go to the process in pieces: to copy 32 MB in one go would hold up requests for a second. */
const largestPiece = 1024 * 1024

/** A part of the bytes that the input has under a name. They come before the input, which has none in their place. */
type Piece = { readonly of: string; readonly bytes: Uint8Array }

/** @throws what cannot be copied; that the process is gone its end tells better */
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
 * At its own end Node waits for threads that may be waiting for it, and then stays for ever with all that it holds open
 * (nodejs/node#54918). Nothing of this process is needed any more, but what Node has compiled for the next one.
 */
function end(): void {
  flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
}

/** The other end: does the work with the one input that comes, says what it found, and ends. */
export function workAsProcess<Input, Found>(
  work: (input: Input, say: (share: number) => void) => Found | Promise<Found>,
): void {
  const say = (word: Word<Found>, after?: () => void) => process.send?.(word, undefined, undefined, after)
  // Ctrl-C and a service manager tell all processes at once; the server decides when work ends, and goes when it has.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // The server is gone, and nobody waits for what is found.
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
      say({ failed }, end)
    }
  })
}
