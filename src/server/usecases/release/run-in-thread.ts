import { Worker } from 'node:worker_threads'
import type { ReleasedRun, ReleaseParcel } from './parcel.ts'

/** What the thread says: how far it is, and at last what it found. */
export type ThreadWord = { readonly percent: number } | { readonly runs: readonly ReleasedRun[] }

/** Beside main.ts and worker.ts, because it loads the solver: use cases themselves know no package. */
const threadFile = new URL('../../release-thread.ts', import.meta.url)

/** Releases in a thread of its own: the computation of a large organisation takes minutes, and requests go on meanwhile. */
export function runInThread(
  parcel: ReleaseParcel,
  onPercent: (percent: number) => void,
): Promise<readonly ReleasedRun[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, { workerData: parcel, transferList: bytesOf(parcel) })
    thread.on('message', (word: ThreadWord) => {
      if ('runs' in word) resolve(word.runs)
      else onPercent(word.percent)
    })
    thread.on('error', reject)
    // After `resolve` this changes nothing.
    thread.on('exit', (code) => reject(new Error(`the release thread ended with ${code} and no result`)))
  })
}

/** The rows of bytes move over to the thread instead of being copied: with twelve kept rounds they are many megabytes. */
function bytesOf({ invited, newcomers, listBefore, counted, earlier }: ReleaseParcel): ArrayBuffer[] {
  const rows = [
    invited.people,
    newcomers,
    ...(listBefore === null ? [] : [listBefore.listed.people]),
    ...Object.values(counted),
    ...Object.values(earlier).flatMap((rounds) => rounds.map(({ people }) => people)),
  ]
  // A small row may lie in memory that it shares with others: that one is copied.
  const whole = rows.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
  return [...new Set(whole)]
}
