import type { Zone } from '../zone.ts'
import type { Interval } from './interval.ts'

/** A share of the answers, 0–1. `joint`: this zone is shown only together with the other joint one. */
export type ShownShare = Interval & { readonly joint?: true }

export type ShownZones = Readonly<Record<Zone, ShownShare>>
