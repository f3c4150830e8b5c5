import { parentPort, workerData } from 'node:worker_threads'
import type { ReleasedRun, ReleaseParcel } from './parcel.ts'
import { releaseRuns } from './release-runs.ts'

/** What the thread says: how far it is, and at last what it found. */
export type ThreadWord = { readonly percent: number } | { readonly runs: readonly ReleasedRun[] }

// The thread's beginning: run-in-thread.ts starts this file with the parcel.
const say = (word: ThreadWord) => parentPort?.postMessage(word)

say({ runs: releaseRuns(workerData as ReleaseParcel, (percent) => say({ percent })) })
