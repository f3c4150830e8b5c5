import type { GuideId } from '#core/exercises/guides.ts'
import type { RelaxationId } from '#core/exercises/relaxations.ts'

/** What opens in the player: what runs by the clock, and the search for things to notice, which goes by presses. */
export type GuidedId = GuideId | RelaxationId | 'lagg-marke-till'

/** What can be begun from other pages too: the texts of the relaxations come with the list of exercises alone. */
export type GuidedAnywhere = Exclude<GuidedId, RelaxationId>

/** What to try instead, for somebody who felt no change. */
export const another = {
  andas: 'lagg-marke-till',
  mikropaus: 'andas',
  'mikropaus-andning': 'lagg-marke-till',
  'lagg-marke-till': 'andas',
  pausandning: 'lagg-marke-till',
  avslappning: 'pausandning',
  'kort-avslappning': 'andas',
} as const satisfies Readonly<Record<GuidedId, GuidedId>>
