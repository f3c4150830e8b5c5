import { type BrowserStore, browserStore } from '#web/lib/browser-store.ts'
import { listOf, or, record, recordOf, text } from '#web/lib/shape.ts'

/** A manager's ticks and notes. They are stored in this browser only. */
export type ManagerNotes = {
  /** Notes by guide. */
  readonly notes: Readonly<Record<string, string>>
  /** Ticked items by checklist. */
  readonly ticks: Readonly<Record<string, readonly string[]>>
}

export const nothingNoted: ManagerNotes = { notes: {}, ticks: {} }

/** Longest note, in characters. */
export const longestNote = 5000

const parse = record({ notes: or(recordOf(text), {}), ticks: or(recordOf(listOf(text)), {}) })

const prefix = 'andrum.managers.'

/**
 * Each account has its own key: two managers at one computer neither read nor overwrite each other's notes.
 * @param account from `accountMark`
 */
export const managerStore = (account: string): BrowserStore<ManagerNotes> =>
  browserStore<ManagerNotes>(`${prefix}${account}`, { parse, empty: nothingNoted })

/** An empty note is removed. */
export function withNote(kept: ManagerNotes, guide: string, note: string): ManagerNotes {
  return orEmpty({ ...kept, notes: without(kept.notes, guide, note === '' ? undefined : note) })
}

export function withTicks(kept: ManagerNotes, checklist: string, ticked: readonly string[]): ManagerNotes {
  return orEmpty({ ...kept, ticks: without(kept.ticks, checklist, ticked.length === 0 ? undefined : ticked) })
}

function without<Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const { [name]: _, ...others } = all
  return value === undefined ? others : { ...others, [name]: value }
}

const orEmpty = (kept: ManagerNotes): ManagerNotes =>
  Object.keys(kept.notes).length + Object.keys(kept.ticks).length === 0 ? nothingNoted : kept
