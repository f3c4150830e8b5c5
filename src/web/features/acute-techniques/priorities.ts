/** Everything that goes round in somebody's head, and the one thing for today. */
export type Priorities = {
  /** As typed, one thing a line. */
  readonly list: string
  /** The thing itself; empty for "none of them"; null when nothing is chosen. */
  readonly today: string | null
}

export const noPriorities: Priorities = { list: '', today: null }

/** Longest list kept, in characters. */
export const longestList = 2000

/** More than one can choose among. */
const mostThings = 20

export function parsePriorities(value: unknown): Priorities | null {
  if (typeof value !== 'object' || value === null || !('list' in value) || typeof value.list !== 'string')
    return null
  const list = value.list.slice(0, longestList)
  const today = 'today' in value && typeof value.today === 'string' ? value.today : null
  return { list, today: stillThere(list, today) }
}

/** The lines that say something, each once. */
export function thingsIn(list: string): readonly string[] {
  const lines = list.split('\n').map((line) => line.replace(/^[\s\-–•*]+/, '').trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostThings)
}

/** What was chosen for today, unless its line has been changed or taken away. */
export const stillThere = (list: string, today: string | null): string | null =>
  today === null || today === '' || thingsIn(list).includes(today) ? today : null
