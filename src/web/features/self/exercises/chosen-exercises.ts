import type { Zone } from '@andrum/release/zone.ts'
import { catalogue, type ExerciseId, exerciseIds } from './catalogue.ts'

/** The filters of the list, by their word in the address (`/ovningar?zon=gul&tid=kort`). */
const zoneWords = { gron: 'green', gul: 'yellow', rod: 'red' } as const satisfies Readonly<
  Record<string, Zone>
>
const timeWords = { kort: 'short', mellan: 'medium', lang: 'long' } as const

export type TimeSpan = (typeof timeWords)[keyof typeof timeWords]

/** The most minutes of each time span. */
const longest: Readonly<Record<TimeSpan, number>> = { short: 3, medium: 10, long: Number.POSITIVE_INFINITY }

export type Chosen = { readonly zone: Zone | null; readonly time: TimeSpan | null }

/** The options of the filters, each with its word in the address. */
export const zoneChoices = Object.entries(zoneWords) as readonly (readonly [string, Zone])[]
export const timeChoices = Object.entries(timeWords) as readonly (readonly [string, TimeSpan])[]

const meaningOf = <Meaning>(choices: readonly (readonly [string, Meaning])[], word: string | null) =>
  choices.find(([name]) => name === word)?.[1] ?? null

/** The address of the list for one zone. */
export const exercisesIn = (zone: Zone): string =>
  `/ovningar?zon=${zoneChoices.find(([, meant]) => meant === zone)?.[0]}`

/** The filters in an address; an unknown word filters nothing. */
export const chosenIn = (search: URLSearchParams): Chosen => ({
  zone: meaningOf(zoneChoices, search.get('zon')),
  time: meaningOf(timeChoices, search.get('tid')),
})

/** The exercise that an address opens; null for an unknown name. */
export const exerciseIn = (search: URLSearchParams): ExerciseId | null =>
  exerciseIds.find((id) => id === search.get('ovning')) ?? null

function spanOf(minutes: number): TimeSpan {
  if (minutes <= longest.short) return 'short'
  return minutes <= longest.medium ? 'medium' : 'long'
}

export function exercisesFor({ zone, time }: Chosen): readonly ExerciseId[] {
  return exerciseIds.filter((id) => {
    const { zones, minutes } = catalogue[id]
    const inZone = zone === null || zones.some((one) => one === zone)
    return inZone && (time === null || spanOf(minutes) === time)
  })
}
