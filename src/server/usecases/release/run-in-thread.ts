import { Worker } from 'node:worker_threads'
import type { ReleasedRun, ReleaseParcel } from './parcel.ts'
import type { ThreadWord } from './release-thread.ts'

/** Releases in a thread of its own: the computation of a large organisation takes minutes, and requests go on meanwhile. */
export function runInThread(
  parcel: ReleaseParcel,
  onPercent: (percent: number) => void,
): Promise<readonly ReleasedRun[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./release-thread.ts', import.meta.url), { workerData: parcel })
    thread.on('message', (word: ThreadWord) => {
      if ('runs' in word) resolve(word.runs)
      else onPercent(word.percent)
    })
    thread.on('error', reject)
    // After `resolve` this changes nothing.
    thread.on('exit', (code) => reject(new Error(`the release thread ended with ${code} and no result`)))
  })
}
