import { browserStore } from '#web/lib/browser-store.ts'
import { or, record, text } from '#web/lib/shape.ts'

/** Everything on the person's mind, and the one thing for today. */
export type Priorities = {
  /** As typed, one thing a line. */
  readonly list: string
  /** The thing itself; empty for "none of them"; null when nothing is chosen. */
  readonly today: string | null
}

export const noPriorities: Priorities = { list: '', today: null }

/** Longest stored list, in characters. */
export const longestList = 2000

/** The most things to choose from: people cannot weigh more. */
const mostThings = 20

const shape = record({ list: text, today: or(text, null) })

export function parsePriorities(value: unknown): Priorities | undefined {
  const read = shape(value)
  if (read === undefined) return undefined
  const list = read.list.slice(0, longestList)
  return { list, today: stillThere(list, read.today) }
}

/** Stored until the person clears it, signed in or not (decision 0452). */
export const prioritiesStore = browserStore('andrum.red.priorities.v1', {
  parse: parsePriorities,
  empty: noPriorities,
})

/** The lines with text, each once. */
export function thingsIn(list: string): readonly string[] {
  const lines = list.split('\n').map((line) => line.replace(/^[\s\-–•*]+/, '').trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostThings)
}

/** The thing chosen for today, unless its line has been changed or removed. */
export const stillThere = (list: string, today: string | null): string | null =>
  today === null || today === '' || thingsIn(list).includes(today) ? today : null
