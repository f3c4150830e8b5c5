import type { Zone } from '@andrum/release/zone.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { type BrowserStore, browserStore, inBrowser } from '#web/lib/browser-store.ts'
import { type OutboxRules, outbox } from '#web/lib/outbox/outbox.ts'
import { hasArrived } from '#web/lib/outbox/reply.ts'
import {
  anyList,
  flag,
  having,
  listOf,
  nullable,
  number,
  oneOf,
  record,
  recordOf,
  text,
} from '#web/lib/shape.ts'
import type { TakenResult } from './own-result.ts'

/** A result stored in this browser: a visitor's, or one that is being moved to the account. */
export type BrowserResult = TakenResult & {
  readonly answers: Answers
  /** The person wants it in the account. It is moved at the next opportunity, and then deleted in the browser. */
  readonly move: boolean
  /** The person who was signed in when it was taken; only their account gets it. `null`: nobody. */
  readonly owner: string | null
}

/** The most stored results: more than a person compares, but few enough for the browser's storage. */
const mostKept = 24

const results = listOf(
  having<BrowserResult>({
    id: text,
    takenAt: text,
    answers: recordOf(text),
    move: flag,
    owner: nullable(text),
    result: record({
      instrument: text,
      version: text,
      total: number,
      zone: oneOf(['green', 'yellow', 'red'] satisfies readonly Zone[]),
      categories: anyList,
      causes: anyList,
    }),
  }),
)

const newestFirst = (kept: readonly BrowserResult[]) =>
  kept.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))

export type ResultsStore = BrowserStore<readonly BrowserResult[]>

/** Newest first. Stored until they are deleted or moved to an account. */
export const openResults = (storage = inBrowser): ResultsStore =>
  browserStore<readonly BrowserResult[]>(
    'andrum.results',
    {
      parse: (value) => newestFirst(results(value) ?? []),
      empty: [],
    },
    { storage },
  )

export const browserResults = openResults()

function write(store: ResultsStore, kept: readonly BrowserResult[]) {
  if (kept.length === 0) store.erase()
  else store.write(newestFirst(kept).slice(0, mostKept))
}

/** A result with the same id replaces the earlier one. */
export function keepResult(store: ResultsStore, kept: BrowserResult): void {
  write(store, [kept, ...store.read().filter(({ id }) => id !== kept.id)])
}

export function removeResult(store: ResultsStore, id: string): void {
  write(
    store,
    store.read().filter((result) => result.id !== id),
  )
}

/** "Spara i mitt konto": for all of a visitor's results, or one. They then belong to that person. */
export function wantInAccount(store: ResultsStore, personId: string, id?: string): void {
  write(
    store,
    store
      .read()
      .map((result) =>
        result.owner === null && (id === undefined || result.id === id)
          ? { ...result, move: true, owner: personId }
          : result,
      ),
  )
}

/**
 * The results that the person at this browser may see. One person's results are never shown to another. A visitor's are not
 * shown to a signed-in person either, because another person may have taken them.
 */
export function resultsShownTo(
  results: readonly BrowserResult[],
  personId: string | null,
): readonly BrowserResult[] {
  return results.filter(({ owner }) => owner === personId)
}

/** HTTP statuses of a permanent refusal: the account does not accept the answers. Other failures are tried again. */
const refusals: readonly number[] = [400, 409, 422]

export const resultRules: Omit<OutboxRules<BrowserResult, 'storeMyResult'>, 'store'> = {
  endpoint: 'storeMyResult',
  mayGo: ({ move, owner }, signedInAs) => move && owner !== null && owner === signedInAs,
  callOf: ({ id, takenAt, answers, result: { instrument, version } }) => ({
    body: { key: id, instrument, version, answers, takenAt },
  }),
  after(result, reply) {
    if (hasArrived(reply)) return null
    return refusals.includes(reply.status) ? { ...result, move: false } : result
  },
}

/** Results on their way to the account. A repeated one is stored once, because its id is the idempotency key. */
export const resultsOutbox = outbox({ ...resultRules, store: browserResults })
