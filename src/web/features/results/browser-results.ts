import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { TakenResult } from './own-result.ts'

/** A result that lies in this browser: a visitor's, or one on its way to the account. */
export type BrowserResult = TakenResult & {
  readonly answers: Answers
  /** The person wants it in the account. It goes there at the next chance, and then leaves the browser. */
  readonly move: boolean
  /** Who was signed in when it was taken; only that account gets it. `null`: nobody was. */
  readonly owner: string | null
}

/** Where results are kept, in `localStorage`. */
export const browserResultsKey = 'andrum.results'

/** More than a person compares; keeps the browser's storage small. */
const mostKept = 24

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first. Whatever is damaged is left out. */
export function readBrowserResults(shelf: Shelf): readonly BrowserResult[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(browserResultsKey) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter(isBrowserResult).sort((a, b) => b.takenAt.localeCompare(a.takenAt))
  } catch {
    return []
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isResult(value: unknown): value is Result {
  return (
    isRecord(value) &&
    typeof value.instrument === 'string' &&
    typeof value.version === 'string' &&
    typeof value.total === 'number' &&
    ['green', 'yellow', 'red'].includes(String(value.zone)) &&
    Array.isArray(value.categories) &&
    Array.isArray(value.causes)
  )
}

function isBrowserResult(value: unknown): value is BrowserResult {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.takenAt === 'string' &&
    isRecord(value.answers) &&
    typeof value.move === 'boolean' &&
    (value.owner === null || typeof value.owner === 'string') &&
    isResult(value.result)
  )
}

function write(shelf: Shelf, results: readonly BrowserResult[]) {
  try {
    if (results.length === 0) shelf.removeItem(browserResultsKey)
    else shelf.setItem(browserResultsKey, JSON.stringify(results.slice(0, mostKept)))
  } catch {
    // The browser keeps nothing. The result still stands on the page, which says so.
  }
}

/** The same answering kept twice is kept once. */
export function keepResult(shelf: Shelf, kept: BrowserResult): void {
  write(shelf, [kept, ...readBrowserResults(shelf).filter(({ id }) => id !== kept.id)])
}

export function removeResult(shelf: Shelf, id: string): void {
  write(
    shelf,
    readBrowserResults(shelf).filter((result) => result.id !== id),
  )
}

/**
 * "Spara i mitt konto": all of a visitor's results, or one. They are that person's from then on.
 */
export function wantInAccount(shelf: Shelf, personId: string, id?: string): void {
  write(
    shelf,
    readBrowserResults(shelf).map((result) =>
      result.owner === null && (id === undefined || result.id === id)
        ? { ...result, move: true, owner: personId }
        : result,
    ),
  )
}

/** What this account shall get from this browser. */
export function resultsToMove(shelf: Shelf, personId: string): readonly BrowserResult[] {
  return readBrowserResults(shelf).filter(({ move, owner }) => move && owner === personId)
}

/**
 * What may be shown to whoever sits here: one person's results are never shown to another, and a visitor's to nobody who is
 * signed in, for they may be somebody else's.
 */
export function resultsShownTo(
  results: readonly BrowserResult[],
  personId: string | null,
): readonly BrowserResult[] {
  return results.filter(({ owner }) => owner === personId)
}

/**
 * Brings what the person wants into the account, then takes it out of the browser. A lost network leaves it here for
 * the next time; sent twice it is stored once, because its id is its key.
 * @returns how many were moved, and how many are left
 */
export async function moveResults(
  shelf: Shelf,
  personId: string,
  store: (result: BrowserResult) => Promise<'stored' | 'refused'>,
): Promise<{ readonly moved: number; readonly left: number }> {
  const wanted = resultsToMove(shelf, personId)
  let moved = 0
  for (const result of wanted) {
    try {
      if ((await store(result)) === 'stored') {
        removeResult(shelf, result.id)
        moved++
      } else keepResult(shelf, { ...result, move: false })
    } catch {
      break
    }
  }
  return { moved, left: wanted.length - moved }
}
