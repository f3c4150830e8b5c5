import loadHighs from 'highs'
import { workAsProcess } from './own-process.ts'
import type { ReleaseInput } from './usecases/release/release-input.ts'
import { releaseRuns } from './usecases/release/release-runs.ts'

workAsProcess(async (input: ReleaseInput, say) => {
  const highs = await loadHighs()
  // A step takes a millisecond or less: said each time, it would keep the server from everything else.
  let said = -1
  return releaseRuns(input, highs, (percent) => {
    if (percent === said) return
    said = percent
    say(percent / 100)
  })
})
