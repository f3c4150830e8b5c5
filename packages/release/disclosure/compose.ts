import { zones } from '../zone.ts'
import type { Interval } from './interval.ts'
import type { ShownAnswers } from './show-answers.ts'
import type { ShownScore } from './show-score.ts'
import type { ShownShare, ShownZones } from './shown-zones.ts'

/** A shown value of one group, with the group's shown number of answers. */
export type Weighed<Value> = { readonly answers: ShownAnswers; readonly value: Value }

/**
 * The mean of several groups, composed from their shown means alone, so that subtracting the groups from it reveals nothing
 * new. Each group's weight is its shown number of answers: the middle of it for the value to print, any number between its
 * ends for the interval.
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
    // Rounding errors of many groups even out: the step of the mean is at most the coarsest of theirs.
    step: Math.max(...new Set(groups.map(({ value }) => value.step))),
    ...(isEnd && end && { end }),
    ...composeIntervals(groups),
  }
}

/** The zone shares of several groups together. What the two other zones leave limits each interval as well. */
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

/** Rounds outward to hundredths. An end that no group includes is excluded. */
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

/** The highest weighted mean of these ends, over all numbers of answers that the shown ones allow. */
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
