import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { Merge } from '#core/own-document/merge.ts'

/**
 * One kind of thing a person writes: where the browser of a visitor keeps it, where the account does, and how two
 * versions become one. A constant of its module, so that it is the same at every render.
 */
export type DocumentKind<Value extends object> = {
  /** Under which a visitor's browser keeps it, `andrum.exercises.v1`; named in `content/<language>/cookies.md`. */
  readonly key: string
  /** @returns null for what is no such document at all; what is damaged in part is fixed. */
  readonly parse: (value: unknown) => Value | null
  readonly empty: Value
  readonly read: PageEndpointName
  readonly write: PageEndpointName
  /** A plain `import()`: only signed-in people need it. */
  readonly loadMerge: () => Promise<Merge<Value>>
}

/** Where what is shown lies, and whether it is safe there. */
export type DocumentState =
  /** In this browser: nobody is signed in. */
  | 'browser'
  /** On its way from the account; what is written meanwhile joins it. */
  | 'loading'
  /** On its way to the account. */
  | 'saving'
  | 'saved'
  /** The account cannot be reached; what is written waits in the browser. */
  | 'offline'
  /** The account does not take it, as when it is too large. */
  | 'refused'
  /** Signed in with the address that opens no own results: a private one does. */
  | 'closed'
