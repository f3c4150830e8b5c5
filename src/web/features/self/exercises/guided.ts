import type { GuideId } from '#core/exercises/guides.ts'

/** What opens in the player: what runs by the clock, and the search for things to notice, which goes by presses. */
export type GuidedId = GuideId | 'lagg-marke-till'

/** What to try instead, for somebody who felt no change. */
export const another = {
  andas: 'lagg-marke-till',
  mikropaus: 'andas',
  'mikropaus-andning': 'lagg-marke-till',
  'lagg-marke-till': 'andas',
  pausandning: 'lagg-marke-till',
} as const satisfies Readonly<Record<GuidedId, GuidedId>>
