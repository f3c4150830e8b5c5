import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import type { ExercisesDocument } from '#core/exercises/exercises.ts'
import type { Browser } from '#test/app/browser.ts'
import { ApiError } from '#web/lib/api.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { type DocumentSync, openDocumentSync, type SyncBrowser } from '#web/lib/own-document/document-sync.ts'

/** A browser's storage, for any number of tabs. */
export function makeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export type Tab = {
  readonly sync: DocumentSync<ExercisesDocument>
  readonly storage: ReturnType<typeof makeStorage>
  readonly network: {
    away: boolean
    /** The account receives requests, but this tab does not get the answers. */
    deaf: boolean
  }
  readonly calls: EndpointName[]
  /** Statuses of the answers, in order. */
  readonly answers: number[]
  readonly signedOut: () => boolean
  /** Lets time pass until every postponed task has run. */
  readonly settle: () => Promise<void>
  readonly value: () => ExercisesDocument
}

/** One tab of one device, on the real API, with the exercises open. The test moves the time. */
export function openTab(
  browser: Browser,
  {
    owner = 'me',
    storage = makeStorage(),
    mayTake = true,
  }: { readonly owner?: string; readonly storage?: Tab['storage']; readonly mayTake?: boolean } = {},
): Tab {
  const network = { away: false, deaf: false }
  const calls: EndpointName[] = []
  const answers: number[] = []
  let signedOut = false

  const call: SyncBrowser['call'] = async (endpoint, asked) => {
    calls.push(endpoint)
    if (network.away) throw new ApiError(0, 'network')
    const { status, body } = await browser.call(
      endpoint,
      'body' in asked
        ? { body: asked.body, headers: { 'idempotency-key': asked.idempotencyKey } }
        : { headers: asked.known === undefined ? {} : { 'if-none-match': `"${asked.known}"` } },
    )
    answers.push(status)
    if (network.deaf) throw new ApiError(0, 'network')
    if (status >= 400) throw new ApiError(status, (body as Problem).code, body as Problem)
    return body
  }

  const sync = openDocumentSync(exercisesKind, {
    call,
    storage: () => storage,
    owner,
    newId: () => randomUUID(),
    after: () => () => {},
    onSignedOut: () => {
      signedOut = true
    },
    mayTakeVisitors: () => mayTake,
    onTaken: () => {},
  })
  return {
    sync,
    storage,
    network,
    calls,
    answers,
    signedOut: () => signedOut,
    settle: () => sync.flush(),
    value: () => sync.snapshot().value ?? exercisesKind.empty,
  }
}
