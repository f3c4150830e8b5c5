import type { Zone } from '#core/zones/zone.ts'
import { largeGroup } from './group-size.ts'
import type { Interval } from './interval.ts'

/** A share of the answers, 0–1. `joint`: this zone is shown only together with the other joint one. */
export type ShownShare = Interval & { readonly joint?: true }

export type ShownZones = Readonly<Record<Zone, ShownShare>>

const zoneOrder = ['green', 'yellow', 'red'] as const

/**
 * Zone shares, always with all three zones, so that a group of one single colour looks like one of mostly that colour.
 * Below 40 answers: up to 25 %, over 25 up to 50 %, over 50 %. From 40: bands of ten with the top "over 70 %";
 * the two others are then shown together as "up to 30 %".
 */
export function showZones(counts: Readonly<Record<Zone, number>>, answers: number): ShownZones {
  const top = zoneOrder.find((zone) => answers >= largeGroup && 10 * counts[zone] > 7 * answers)
  const show = (zone: Zone): ShownShare => {
    if (answers < largeGroup) return quarter(counts[zone], answers)
    if (top === undefined) return tenth(counts[zone], answers)
    return zone === top ? { lo: 0.7, hi: 1, loOpen: true } : { lo: 0, hi: 0.3, hiOpen: true, joint: true }
  }
  return { green: show('green'), yellow: show('yellow'), red: show('red') }
}

function quarter(count: number, answers: number): Interval {
  if (4 * count <= answers) return { lo: 0, hi: 0.25 }
  if (2 * count <= answers) return { lo: 0.25, hi: 0.5, loOpen: true }
  return { lo: 0.5, hi: 1, loOpen: true }
}

function tenth(count: number, answers: number): Interval {
  const band = Math.ceil((10 * count) / answers)
  return band <= 1 ? { lo: 0, hi: 0.1 } : { lo: (band - 1) / 10, hi: band / 10, loOpen: true }
}
