import { parentPort, workerData } from 'node:worker_threads'
import loadHighs from 'highs'
import type { ReleaseParcel } from './usecases/release/parcel.ts'
import { releaseRuns } from './usecases/release/release-runs.ts'
import type { ThreadWord } from './usecases/release/run-in-thread.ts'

/** The beginning of a release's own thread: usecases/release/run-in-thread.ts starts this file with the parcel. */
const say = (word: ThreadWord) => parentPort?.postMessage(word)

const highs = await loadHighs()
say({ runs: releaseRuns(workerData as ReleaseParcel, highs, (percent) => say({ percent })) })
