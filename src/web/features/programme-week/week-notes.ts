import { browserStore } from '#web/lib/browser-store.ts'
import { listOf, nullable, oneOf, or, record, text } from '#web/lib/shape.ts'

/** Whether a thing of the week takes strength or gives it. */
export type Kind = 'takes' | 'gives'

/** Whether the person can change what takes strength: alone, with somebody else, or not now. */
export type Influence = 'self' | 'other' | 'no'

export type MapEntry = {
  readonly text: string
  readonly kind: Kind
  /** Asked of what takes strength only. */
  readonly influence: Influence | null
}

export const steps = ['break', 'ask', 'quiet', 'share', 'leave'] as const
export type Step = (typeof steps)[number]
export const outcomes = ['yes', 'partly', 'no'] as const
export type Outcome = (typeof outcomes)[number]

/** Everything someone writes in the first week of module 1. It is stored in the browser and nowhere else. */
export type WeekNotes = {
  readonly map: readonly MapEntry[]
  readonly step: Step | null
  readonly when: string
  readonly outcome: Outcome | null
  readonly noticed: string
}

export const emptyNotes: WeekNotes = { map: [], step: null, when: '', outcome: null, noticed: '' }

/** More than a person overlooks. */
export const mostEntries = 12

/** The exercise asks for this many of each kind before it says anything. */
const enoughOfEach = 3

const shape = record({
  map: or(
    listOf(
      record({ text, kind: oneOf(['takes', 'gives']), influence: nullable(oneOf(['self', 'other', 'no'])) }),
    ),
    [],
  ),
  step: or(oneOf(steps), null),
  when: or(text, ''),
  outcome: or(oneOf(outcomes), null),
  noticed: or(text, ''),
})

export function parseNotes(value: unknown): WeekNotes | undefined {
  const read = shape(value)
  return read && { ...read, map: read.map.slice(0, mostEntries) }
}

/** Until the person erases them. */
export const weekNotesStore = browserStore('andrum.programme.module-1.week-1', {
  parse: parseNotes,
  empty: emptyNotes,
})

/** What the map says so far. */
export type Beginning =
  | { readonly kind: 'more-needed'; readonly count: number }
  | { readonly kind: 'change'; readonly influence: 'self' | 'other'; readonly text: string }
  | { readonly kind: 'fill-up'; readonly gives: readonly string[] }

/** Where it is best to begin: what one can change alone, else with somebody, else by filling up. */
export function whereToBegin(map: readonly MapEntry[]): Beginning {
  const takes = map.filter(({ kind }) => kind === 'takes')
  const gives = map.filter(({ kind }) => kind === 'gives')
  const missing = (entries: readonly MapEntry[]) => Math.max(0, enoughOfEach - entries.length)
  const count = missing(takes) + missing(gives)
  if (count > 0) return { kind: 'more-needed', count }
  for (const influence of ['self', 'other'] as const) {
    const found = takes.find((entry) => entry.influence === influence)
    if (found !== undefined) return { kind: 'change', influence, text: found.text }
  }
  return { kind: 'fill-up', gives: gives.map(({ text }) => text) }
}
