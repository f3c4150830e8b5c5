import type { PageEndpointName } from '#contract/endpoint-types.ts'
import { type BrowserStorage, type BrowserStore, browserStore, inBrowser } from '../browser-store.ts'
import { number, record, type Shape, text } from '../shape.ts'

/** A change that the account has not confirmed. It waits in the browser, for its person only. */
export type UnsentChange<Value> = {
  readonly write: PageEndpointName
  /** The version that was changed, and its value. */
  readonly version: number
  readonly base: Value
  readonly value: Value
  /** Idempotency key: sending the change twice writes once. */
  readonly key: string
  /** An earlier attempt on this version without an answer; the account may have it. */
  readonly tried?: { readonly key: string; readonly value: Value } | undefined
}

const unsentPrefix = 'andrum.unsent.'

/**
 * The key of a document's waiting change: `andrum.unsent.5f0c2a91.exercises.v1`.
 * @param owner whose account it is for (`accountMark`)
 */
export const unsentKey = (owner: string, kindKey: string): string =>
  `${unsentPrefix}${owner}.${kindKey.replace(/^andrum\./, '')}`

/** The key of what the person writes before their account has been read: `andrum.unsent.5f0c2a91.early.exercises.v1`. */
export const earlyKey = (owner: string, kindKey: string): string =>
  unsentKey(owner, `early.${kindKey.replace(/^andrum\./, '')}`)

/** @param key from `unsentKey` */
export function unsentStore<Value>(
  key: string,
  parse: (value: unknown) => Value | null,
  storage: () => BrowserStorage = inBrowser,
): BrowserStore<UnsentChange<Value> | null> {
  const document: Shape<Value> = (value) => parse(value) ?? undefined
  const change = record(
    { write: text as Shape<PageEndpointName>, version: number, base: document, value: document, key: text },
    { tried: record({ key: text, value: document }) },
  )
  return browserStore<UnsentChange<Value> | null>(key, { parse: change, empty: null }, { storage })
}
