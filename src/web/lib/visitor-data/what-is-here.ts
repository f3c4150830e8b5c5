import type { Shelf } from '../kept.ts'

export type VisitorThing = {
  readonly kind: 'results' | 'exercises' | 'plan' | 'recovery'
  readonly count: number
  /** Since when it lies here; null for what was written before this was noted. */
  readonly since: Date | null
}

const documents = [
  ['exercises', 'andrum.exercises.v1'],
  ['plan', 'andrum.plan.v1'],
  ['recovery', 'andrum.recovery-programme.v1'],
] as const

/** In `localStorage`: when what lies under a key was first written. Named in `content/{sv,en}/cookies.md`. */
const sinceKey = 'andrum.since'

/** Everything in this browser that a sign-in could move to an account: what nobody who was signed in has made. */
export function whatIsHere(shelf: Pick<Shelf, 'getItem'>): readonly VisitorThing[] {
  const written = parsed(shelf, sinceKey) as Readonly<Record<string, string>> | null
  const kept = documents.flatMap(([kind, key]): VisitorThing[] =>
    shelf.getItem(key) === null ? [] : [{ kind, count: 1, since: dateIn(written?.[key]) }],
  )
  const results = parsed(shelf, 'andrum.results')
  const days = (Array.isArray(results) ? results : []).flatMap((result) =>
    result?.owner === null ? [String(result.takenAt)] : [],
  )
  if (days.length === 0) return kept
  return [{ kind: 'results', count: days.length, since: dateIn(days.toSorted()[0]) }, ...kept]
}

/** To be called before a visitor's writing is kept. */
export function noteSince(shelf: Shelf, key: string, now: Date): void {
  try {
    if (shelf.getItem(key) !== null) return
    const written = parsed(shelf, sinceKey) ?? {}
    shelf.setItem(sinceKey, JSON.stringify({ ...written, [key]: now.toISOString().slice(0, 10) }))
  } catch {
    // A browser that keeps nothing.
  }
}

/** What lay under the key is gone, and so is since when. */
export function forgetSince(shelf: Shelf, key: string): void {
  try {
    const { [key]: _, ...rest } = (parsed(shelf, sinceKey) ?? {}) as Record<string, string>
    if (Object.keys(rest).length === 0) shelf.removeItem(sinceKey)
    else shelf.setItem(sinceKey, JSON.stringify(rest))
  } catch {
    // Nothing was kept.
  }
}

function parsed(shelf: Pick<Shelf, 'getItem'>, key: string): object | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(key) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function dateIn(text: unknown): Date | null {
  const date = new Date(String(text ?? ''))
  return Number.isNaN(date.getTime()) ? null : date
}
