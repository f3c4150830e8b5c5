import { constants, setPriority } from 'node:os'
import loadHighs from 'highs'
import { workAsProcess } from './platform/process/own-process.ts'
import type { ReleaseInput } from './rounds/release/release-input.ts'
import { releaseRuns } from './rounds/release/release-runs.ts'

// A release takes what the server and its database leave of the processors.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

workAsProcess(async (input: ReleaseInput, say) => {
  const highs = await loadHighs()
  // A step takes a millisecond or less: said each time, it would keep the server from everything else.
  let said = -1
  const onPercent = (percent: number): void => {
    if (percent === said) return
    said = percent
    say(percent / 100)
  }
  return releaseRuns(input, highs, onPercent)
})
