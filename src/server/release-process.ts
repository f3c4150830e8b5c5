import { constants, setPriority } from 'node:os'
import loadHighs from 'highs'
import { workAsProcess } from './platform/process/own-process.ts'
import type { ReleaseInput } from './rounds/release/release-input.ts'
import { releaseRuns } from './rounds/release/release-runs.ts'

// A release yields to the server and its database.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

workAsProcess(async (input: ReleaseInput, say) => {
  const highs = await loadHighs()
  // A step takes a millisecond or less: a message for each would keep the server busy.
  let said = -1
  const onPercent = (percent: number): void => {
    if (percent === said) return
    said = percent
    say(percent / 100)
  }
  return releaseRuns(input, highs, onPercent)
})
