import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { Merge } from '#core/own-document/merge.ts'

/**
 * One kind of own document: where the browser and the account store it, and how two versions are merged. A constant of its
 * module, so that it is the same at every render.
 */
export type DocumentKind<Value extends object> = {
  /** Key in a visitor's browser, `andrum.exercises.v1`; named in `content/<language>/cookies.md`. */
  readonly key: string
  /** Repairs a partly damaged document. @returns null for a value that is no such document */
  readonly parse: (value: unknown) => Value | null
  readonly empty: Value
  readonly read: PageEndpointName
  readonly write: PageEndpointName
  /** A plain `import()`: only signed-in people need it. */
  readonly loadMerge: () => Promise<Merge<Value>>
}

/** Where the shown value is stored, and whether it is safe there. */
export type DocumentState =
  /** In this browser: the reader is a visitor. */
  | 'browser'
  /** Being read from the account; what is written meanwhile is merged. */
  | 'loading'
  /** Being sent to the account. */
  | 'saving'
  | 'saved'
  /** The account cannot be reached; changes wait in the browser. */
  | 'offline'
  /** The account refuses it, for example because it is too large. */
  | 'refused'
  /** The session's address does not open own results; a private address does. */
  | 'closed'
