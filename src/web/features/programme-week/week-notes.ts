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

/** Everything someone writes in the first week of module 1. It lies in the browser and nowhere else. */
export type WeekNotes = {
  readonly map: readonly MapEntry[]
  readonly step: Step | null
  readonly when: string
  readonly outcome: Outcome | null
  readonly noticed: string
}

export const emptyNotes: WeekNotes = { map: [], step: null, when: '', outcome: null, noticed: '' }

/** Where the notes lie, in `localStorage`, until the person erases them. */
export const weekNotesKey = 'andrum.programme.module-1.week-1'

/** More than a person overlooks. */
export const mostEntries = 12

/** The exercise asks for this many of each kind before it says anything. */
const enoughOfEach = 3

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was kept; nothing when the browser keeps nothing or somebody else wrote there. */
export function readNotes(shelf: Shelf): WeekNotes {
  try {
    const value = JSON.parse(shelf.getItem(weekNotesKey) ?? 'null')
    if (typeof value !== 'object' || value === null) return emptyNotes
    return {
      map: Array.isArray(value.map) ? value.map.filter(isEntry).slice(0, mostEntries) : [],
      step: oneOf(steps, value.step),
      when: textOf(value.when),
      outcome: oneOf(outcomes, value.outcome),
      noticed: textOf(value.noticed),
    }
  } catch {
    return emptyNotes
  }
}

/** @returns whether the browser kept it. */
export function keepNotes(shelf: Shelf, notes: WeekNotes): boolean {
  try {
    if (notes === emptyNotes) shelf.removeItem(weekNotesKey)
    else shelf.setItem(weekNotesKey, JSON.stringify(notes))
    return true
  } catch {
    return false
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === value) ?? null

const isEntry = (value: unknown): value is MapEntry =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'kind' in value &&
  oneOf(['takes', 'gives'], value.kind) !== null &&
  'influence' in value &&
  (value.influence === null || oneOf(['self', 'other', 'no'], value.influence) !== null)

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
