import type { EndpointName } from '#contract/paths.ts'
import type { Shelf } from '../kept.ts'

/** A change that the account has not confirmed. It waits in the browser, for its person and nobody else. */
export type UnsentChange<Value> = {
  readonly write: EndpointName
  /** The version that was changed, and what it held. */
  readonly version: number
  readonly base: Value
  readonly value: Value
  /** Makes sending it twice one writing. */
  readonly key: string
}

export const unsentPrefix = 'andrum.unsent.'

/**
 * Where the change of a document waits: `andrum.unsent.5f0c2a91.exercises.v1`.
 * @param owner whose account it is for (`accountMark`)
 */
export const unsentKey = (owner: string, kindKey: string): string =>
  `${unsentPrefix}${owner}.${kindKey.replace(/^andrum\./, '')}`

/** Where the person's own writing waits until their account has been read: `andrum.unsent.5f0c2a91.early.exercises.v1`. */
export const earlyKey = (owner: string, kindKey: string): string =>
  unsentKey(owner, `early.${kindKey.replace(/^andrum\./, '')}`)

/** @returns null when nothing waits, or what lies there is damaged */
export function readUnsent<Value>(
  shelf: () => Shelf,
  key: string,
  parse: (value: unknown) => Value | null,
): UnsentChange<Value> | null {
  try {
    const kept = JSON.parse(shelf().getItem(key) ?? 'null') as UnsentChange<unknown> | null
    if (typeof kept?.version !== 'number' || typeof kept.key !== 'string') return null
    const [base, value] = [parse(kept.base), parse(kept.value)]
    return base === null || value === null ? null : { ...kept, base, value }
  } catch {
    return null
  }
}

/** @returns whether the browser kept it. */
export function writeUnsent(shelf: () => Shelf, key: string, change: UnsentChange<unknown> | null): boolean {
  try {
    if (change === null) shelf().removeItem(key)
    else shelf().setItem(key, JSON.stringify(change))
    return true
  } catch {
    return change === null
  }
}
