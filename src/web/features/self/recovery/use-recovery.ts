import { clear } from '#core/programme/act.ts'
import type { RecoveryDocument } from '#core/programme/recovery.ts'
import { type OwnDocument, useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { recoveryKind } from './recovery-kind.ts'

export type Recovery = Pick<OwnDocument<RecoveryDocument>, 'kept' | 'state' | 'moved'> & {
  readonly document: RecoveryDocument
  readonly change: (act: (document: RecoveryDocument) => RecoveryDocument) => void
  /** Takes all of it away: from the browser, or from the account and every device. */
  readonly clear: () => void
}

export function useRecovery(): Recovery {
  const { value, change, erase, kept, state, moved } = useOwnDocument(recoveryKind)
  return {
    document: value,
    kept,
    state,
    moved,
    change: (act) => change(act(value)),
    clear: () => (state === 'browser' ? erase() : change(clear(value))),
  }
}
