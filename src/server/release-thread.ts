import { parentPort, workerData } from 'node:worker_threads'
import loadHighs from 'highs'
import type { ReleaseParcel } from './usecases/release/parcel.ts'
import { releaseRuns } from './usecases/release/release-runs.ts'
import type { ThreadWord } from './usecases/release/run-in-thread.ts'

/** The beginning of a release's own thread: usecases/release/run-in-thread.ts starts this file with the parcel. */
const say = (word: ThreadWord) => parentPort?.postMessage(word)

const highs = await loadHighs()
// A step takes a millisecond or less: said each time, it would keep whoever listens from everything else.
let said = -1
const sayPercent = (percent: number) => {
  if (percent === said) return
  said = percent
  say({ percent })
}
say({ runs: releaseRuns(workerData as ReleaseParcel, highs, sayPercent) })
