import type { DocumentKind } from './document-kind.ts'
import { type OwnDocument, useOwnDocument } from './use-own-document.ts'

export type OwnActs<Value> = Pick<OwnDocument<Value>, 'kept' | 'state' | 'moved' | 'retry'> & {
  readonly document: Value
  readonly change: (act: (document: Value) => Value) => void
  /** Deletes the whole document: from the browser, or from the account and every device. */
  readonly clear: () => void
}

/**
 * An own document that changes by acts.
 * @param kind must be the same at every render
 * @param cleared the value that an account stores after `clear`
 */
export function useOwnActs<Value extends object>(
  kind: DocumentKind<Value>,
  cleared: (document: Value) => Value,
): OwnActs<Value> {
  const { value, newest, change, erase, kept, state, moved, retry } = useOwnDocument(kind)
  return {
    document: value,
    kept,
    state,
    moved,
    retry,
    change: (act) => change(act(newest())),
    clear: () => (state === 'browser' ? erase() : change(cleared(newest()))),
  }
}
