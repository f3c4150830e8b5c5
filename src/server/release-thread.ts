import { parentPort, workerData } from 'node:worker_threads'
import loadHighs from 'highs'
import type { ThreadWord } from './run-in-thread.ts'
import type { ReleasedRun, ReleaseInput } from './usecases/release/release-input.ts'
import { releaseRuns } from './usecases/release/release-runs.ts'

const say = (word: ThreadWord<readonly ReleasedRun[]>) => parentPort?.postMessage(word)

const highs = await loadHighs()
// A step takes a millisecond or less: said each time, it would keep the main thread from everything else.
let said = -1
const sayPercent = (percent: number) => {
  if (percent === said) return
  said = percent
  say({ share: percent / 100 })
}
say({ found: releaseRuns(workerData as ReleaseInput, highs, sayPercent) })
