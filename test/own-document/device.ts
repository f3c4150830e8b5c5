import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Problem } from '#contract/problem.ts'
import type { ExercisesDocument } from '#core/exercises/exercises.ts'
import type { Browser } from '#test/app/browser.ts'
import { ApiError } from '#web/lib/api.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { type DocumentSync, openDocumentSync, type SyncBrowser } from '#web/lib/own-document/document-sync.ts'

/** A browser's store, with as many tabs as one likes. */
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
    /** The account hears us, and we do not hear its answer. */
    deaf: boolean
  }
  readonly calls: EndpointName[]
  /** Statuses of what was answered, in order. */
  readonly answers: number[]
  readonly signedOut: () => boolean
  /** Lets as much time pass as it takes until everything that was put off has been done. */
  readonly settle: () => Promise<void>
  readonly value: () => ExercisesDocument
}

/** One tab of one device, on the real API, with the exercises open. Time passes when the test says so. */
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
