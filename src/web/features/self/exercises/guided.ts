import type { GuideId } from '#core/exercises/guides.ts'
import type { RelaxationId } from '#core/exercises/relaxations.ts'

/** The exercises of the player: those that run by the clock, and the search for things to notice, which runs by presses. */
export type GuidedId = GuideId | RelaxationId | 'lagg-marke-till'

/** The exercises that other pages can start too. Only the page of exercises has the texts of the relaxations. */
export type GuidedAnywhere = Exclude<GuidedId, RelaxationId>

/** An alternative for a person who felt no change. */
export const another = {
  andas: 'lagg-marke-till',
  mikropaus: 'andas',
  'mikropaus-andning': 'lagg-marke-till',
  'lagg-marke-till': 'andas',
  pausandning: 'lagg-marke-till',
  avslappning: 'pausandning',
  'kort-avslappning': 'andas',
} as const satisfies Readonly<Record<GuidedId, GuidedId>>
