import { zones } from '../zone.ts'
import type { Interval } from './interval.ts'
import type { ShownAnswers } from './show-answers.ts'
import type { ShownScore } from './show-score.ts'
import type { ShownShare, ShownZones } from './shown-zones.ts'

/** Something shown of one group, and how many answers are shown for it. */
export type Weighed<Value> = { readonly answers: ShownAnswers; readonly value: Value }

/**
 * What the shown means of several groups say about all of them together, and nothing else: anyone who subtracts the
 * groups from it is left with nothing new. A group weighs as much as its shown number of answers: its middle for the
 * value to print, anything between its ends for the interval.
 */
export function composeScores(groups: readonly Weighed<ShownScore>[]): ShownScore {
  const [first] = groups
  if (groups.length === 1 && first) return first.value
  const { end } = first?.value ?? {}
  const isEnd = groups.every(({ value }) => value.end === end)
  let sum = 0
  let weights = 0
  for (const { answers, value } of groups) {
    sum += (answers.lo + answers.hi) * value.at
    weights += answers.lo + answers.hi
  }
  return {
    at: Math.round((10 * sum) / weights) / 10,
    // The rounding of many groups evens out: the mean's is at most that of the coarsest.
    step: Math.max(...new Set(groups.map(({ value }) => value.step))),
    ...(isEnd && end && { end }),
    ...composeIntervals(groups),
  }
}

/** Shares together: each zone as the groups say, and no more than the two others leave. */
export function composeZones(groups: readonly Weighed<ShownZones>[]): ShownZones {
  const [first] = groups
  if (groups.length === 1 && first) return first.value
  const of = (zone: keyof ShownZones): Interval =>
    composeIntervals(groups.map(({ answers, value }) => ({ answers, value: value[zone] })))
  const each = { green: of('green'), yellow: of('yellow'), red: of('red') }
  const tight = (zone: keyof ShownZones): ShownShare => {
    const others = zones.filter((other) => other !== zone).map((other) => each[other])
    const least = down(1 - others.reduce((sum, { hi }) => sum + hi, 0))
    const most = up(1 - others.reduce((sum, { lo }) => sum + lo, 0))
    const { lo, hi, loOpen, hiOpen } = each[zone]
    return {
      ...(least > lo ? { lo: least } : { lo, ...(loOpen && { loOpen }) }),
      ...(most < hi ? { hi: most } : { hi, ...(hiOpen && { hiOpen }) }),
    }
  }
  return { green: tight('green'), yellow: tight('yellow'), red: tight('red') }
}

/** The intersection of both. */
export function narrowZones(a: ShownZones, b: ShownZones): ShownZones {
  const both = (x: ShownShare, y: ShownShare): ShownShare => {
    const low = y.lo > x.lo || (y.lo === x.lo && y.loOpen) ? y : x
    const high = y.hi < x.hi || (y.hi === x.hi && y.hiOpen) ? y : x
    if (low === high) return low
    return {
      lo: low.lo,
      hi: high.hi,
      ...(low.loOpen && { loOpen: true }),
      ...(high.hiOpen && { hiOpen: true }),
    }
  }
  return { green: both(a.green, b.green), yellow: both(a.yellow, b.yellow), red: both(a.red, b.red) }
}

/** Outward to hundredths. An end that no group includes is excluded. */
function composeIntervals(groups: readonly Weighed<Interval>[]): Interval {
  const loOpen = groups.every(({ value }) => value.loOpen)
  const hiOpen = groups.every(({ value }) => value.hiOpen)
  const lo = -furthest(groups.map(({ answers, value }) => ({ answers, end: -value.lo })))
  const hi = furthest(groups.map(({ answers, value }) => ({ answers, end: value.hi })))
  return { lo: down(lo), hi: up(hi), ...(loOpen && { loOpen }), ...(hiOpen && { hiOpen }) }
}

const hair = 1e-9
const down = (value: number): number => Math.floor(value * 100 + hair) / 100
const up = (value: number): number => Math.ceil(value * 100 - hair) / 100

/** The highest mean of the ends that numbers of answers within what is shown can give. */
function furthest(ends: { readonly answers: ShownAnswers; readonly end: number }[]): number {
  ends.sort((a, b) => b.end - a.end)
  let sum = 0
  let weights = 0
  for (const { answers, end } of ends) {
    sum += answers.lo * end
    weights += answers.lo
  }
  // The highest ends get the largest weights and the rest the smallest; every place to divide them is tried.
  let highest = sum / weights
  for (const { answers, end } of ends) {
    sum += (answers.hi - answers.lo) * end
    weights += answers.hi - answers.lo
    highest = Math.max(highest, sum / weights)
  }
  return highest
}
