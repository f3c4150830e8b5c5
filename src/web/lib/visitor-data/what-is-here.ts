import { type BrowserStorage, browserStore, inBrowser } from '../browser-store.ts'
import { recordOf, text } from '../shape.ts'

export type VisitorThing = {
  readonly kind: 'results' | 'exercises' | 'plan' | 'recovery' | 'programme'
  readonly count: number
  /** The day when it was first stored here; null for data from before this was recorded. */
  readonly since: Date | null
}

const documents = [
  ['exercises', 'andrum.exercises.v1'],
  ['plan', 'andrum.plan.v1'],
  ['recovery', 'andrum.recovery-programme.v1'],
  ['programme', 'andrum.stress-programme.v1'],
] as const

type Open = () => BrowserStorage

const lyingAt = (key: string, storage: Open): unknown =>
  browserStore<unknown>(key, { parse: (value) => value, empty: null }, { storage }).read()

/** The day when the value under a key was first written. Named in `content/<language>/cookies.md`. */
const sinceStore = (storage: Open) =>
  browserStore<Readonly<Record<string, string>>>(
    'andrum.since',
    { parse: recordOf(text), empty: {} },
    { storage },
  )

/** All data in this browser that could join an account after signing in: those that were made without signing in. */
export function whatIsHere(storage: Open = inBrowser): readonly VisitorThing[] {
  const written = sinceStore(storage).read()
  const kept = documents.flatMap(([kind, key]): VisitorThing[] =>
    lyingAt(key, storage) === null ? [] : [{ kind, count: 1, since: dateIn(written[key]) }],
  )
  const results = lyingAt('andrum.results', storage)
  const days = (Array.isArray(results) ? results : []).flatMap((result) =>
    result?.owner === null ? [String(result.takenAt)] : [],
  )
  if (days.length === 0) return kept
  return [{ kind: 'results', count: days.length, since: dateIn(days.toSorted()[0]) }, ...kept]
}

/** To be called before a visitor's writing is stored. */
export function noteSince(key: string, now: Date, storage: Open = inBrowser): void {
  if (lyingAt(key, storage) !== null) return
  const since = sinceStore(storage)
  since.write({ ...since.read(), [key]: now.toISOString().slice(0, 10) })
}

/** To be called when the value under the key is gone: removes its day. */
export function forgetSince(key: string, storage: Open = inBrowser): void {
  const since = sinceStore(storage)
  const { [key]: _, ...rest } = since.read()
  if (Object.keys(rest).length === 0) since.erase()
  else since.write(rest)
}

function dateIn(text: unknown): Date | null {
  const date = new Date(String(text ?? ''))
  return Number.isNaN(date.getTime()) ? null : date
}
