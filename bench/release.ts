/**
 * The time and memory of a release: 10,000 units × 100,000 people with 12 kept rounds, without and with the guard, when nobody changed
 * an answer and when everybody changed theirs a little. The kept rounds are guarded as well: after
 * rounds that reveal people by themselves, a guarded round would have nothing left to show.
 * Options: --units --people --rounds (kept rounds), --drift 0,0.5
 */
import { parseArgs } from 'node:util'
import { finish, type Progress } from '@andrum/release/policy/progress.ts'
import { type RoundInput, releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Snapshot } from '@andrum/release/policy/snapshot.ts'
import { simulateRounds } from '@andrum/release/test/simulate-rounds.ts'
import loadHighs from 'highs'
import { saveResults } from './save-results.ts'

const { values } = parseArgs({
  options: {
    units: { type: 'string', default: '10000' },
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '12' },
    drift: { type: 'string', default: '0,0.5' },
  },
})
const kept = Number(values.rounds)
const size = { units: Number(values.units), people: Number(values.people), rounds: kept + 1 }
const highs = await loadHighs()
const guard = { highs, limits: { yellow: 2.54, red: 2.96 } }

type Measured = { seconds: number; cpuSeconds: number; longestStepMs: number; shown: number; peakMb: number }

function measure(input: RoundInput): Measured & { snapshot: Snapshot } {
  const started = performance.now()
  const cpuBefore = process.cpuUsage()
  let last = started
  let longestStepMs = 0
  let step = ''
  const onProgress = (progress: Progress): void => {
    longestStepMs = Math.max(longestStepMs, performance.now() - last)
    if (progress.step !== step) {
      step = progress.step
      process.stderr.write(`${step} ${Math.round((performance.now() - started) / 1000)} s · `)
    }
    last = performance.now()
  }
  const { snapshot } = finish(releaseRound(input), onProgress)
  process.stderr.write('\n')
  const cpu = process.cpuUsage(cpuBefore)
  return {
    seconds: Math.round(performance.now() - started) / 1000,
    cpuSeconds: Math.round((cpu.user + cpu.system) / 1e5) / 10,
    longestStepMs: Math.round(longestStepMs),
    shown: snapshot.units.length,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    snapshot,
  }
}

const results: Record<string, Measured> = {}
for (const drift of values.drift.split(',').map(Number)) {
  const snapshots: Snapshot[] = []
  for (const input of simulateRounds(size, drift)) {
    const withEarlier = { ...input, earlier: snapshots.slice() }
    const { snapshot: guarded, ...guardedFigures } = measure({ ...withEarlier, guard })
    if (snapshots.push(guarded) <= kept) continue
    const { snapshot: _, ...measured } = measure(withEarlier)
    const what = drift === 0 ? 'unchanged answers' : `answers drifting by ${drift}`
    results[`${what}, without guard`] = measured
    results[`${what}, with guard`] = { ...guardedFigures, shown: guarded.units.length }
  }
}
console.table(results)
saveResults(
  'release',
  { ...size, kept, results },
  Object.entries(results)
    .filter(([what]) => what.endsWith('with guard'))
    .map(([what, { seconds }]) => ({
      what: `release of ${size.units} units × ${size.people} people × ${kept} rounds, ${what}`,
      measured: seconds,
      unit: 's',
      atMost: 120,
    })),
)
