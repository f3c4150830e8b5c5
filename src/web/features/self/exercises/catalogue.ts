import type { Zone } from '@andrum/release/zone.ts'
import type { GuidedId } from './guided.ts'

type Entry = {
  /** Duration. */
  readonly minutes: number
  readonly zones: readonly Zone[]
  /** The page where it is written or planned; undefined: it opens in the player. */
  readonly path?: string
}

const everyZone = ['green', 'yellow', 'red'] as const

const guided = {
  andas: { minutes: 1, zones: everyZone },
  mikropaus: { minutes: 2, zones: everyZone },
  'mikropaus-andning': { minutes: 2, zones: ['green', 'yellow'] },
  'lagg-marke-till': { minutes: 2, zones: ['yellow', 'red'] },
  pausandning: { minutes: 3, zones: ['yellow', 'red'] },
  'kort-avslappning': { minutes: 3, zones: everyZone },
  avslappning: { minutes: 8, zones: everyZone },
} as const satisfies Readonly<Record<GuidedId, Entry>>

const written = {
  'prata-med-nagon': { minutes: 5, zones: ['yellow', 'red'], path: '/red-zone#talk' },
  'ta-hjalp-av-varden': { minutes: 5, zones: ['red'], path: '/red-zone#medical' },
  prioritera: { minutes: 5, zones: ['yellow', 'red'], path: '/red-zone#prioritise' },
  'begransa-nyheter': { minutes: 1, zones: ['red'], path: '/red-zone#news' },
  'prata-med-chefen': { minutes: 5, zones: ['yellow'], path: '/yellow-zone#first-contact' },
  veckokarta: { minutes: 10, zones: ['yellow'], path: '/stresshanteringsprogram/modul-1/del-1' },
  aterhamtning: { minutes: 5, zones: ['green', 'yellow'], path: '/green-zone#recovery' },
  promenad: { minutes: 30, zones: ['green', 'yellow'], path: '/green-zone#recovery' },
  styrkor: { minutes: 10, zones: ['green'], path: '/green-zone#strengths' },
  vardekompass: { minutes: 10, zones: ['green'], path: '/green-zone#values' },
  manadsreflektion: { minutes: 15, zones: ['green'], path: '/green-zone#reflection' },
} as const satisfies Readonly<Record<string, Entry & { readonly path: string }>>

/**
 * Every exercise and technique of the product, in the order of the list. The names are in addresses
 * (`/ovningar?ovning=andas`) and never change.
 */
export const catalogue = { ...guided, ...written }

export type ExerciseId = keyof typeof catalogue

export const exerciseIds = Object.keys(catalogue) as readonly ExerciseId[]

export const isGuided = (id: ExerciseId): id is GuidedId => Object.hasOwn(guided, id)

/** The page of an exercise that does not open in the player. */
export const pathOf = (id: Exclude<ExerciseId, GuidedId>): string => written[id].path
