import type { PageEndpointName } from '#contract/endpoint-types.ts'
import { type BrowserStorage, type BrowserStore, browserStore, inBrowser } from '../browser-store.ts'
import { number, record, type Shape, text } from '../shape.ts'

/** A change that the account has not confirmed. It waits in the browser, for its person and nobody else. */
export type UnsentChange<Value> = {
  readonly write: PageEndpointName
  /** The version that was changed, and what it held. */
  readonly version: number
  readonly base: Value
  readonly value: Value
  /** Makes sending it twice one write. */
  readonly key: string
  /** What has been sent of this version without an answer: perhaps the account has it. */
  readonly tried?: { readonly key: string; readonly value: Value } | undefined
}

const unsentPrefix = 'andrum.unsent.'

/**
 * Where the change of a document waits: `andrum.unsent.5f0c2a91.exercises.v1`.
 * @param owner whose account it is for (`accountMark`)
 */
export const unsentKey = (owner: string, kindKey: string): string =>
  `${unsentPrefix}${owner}.${kindKey.replace(/^andrum\./, '')}`

/** Where the person's own writing waits until their account has been read: `andrum.unsent.5f0c2a91.early.exercises.v1`. */
export const earlyKey = (owner: string, kindKey: string): string =>
  unsentKey(owner, `early.${kindKey.replace(/^andrum\./, '')}`)

/** @param key as `unsentKey` gives it */
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
