import { readRecovery } from '#core/programme/read-recovery.ts'
import { emptyRecovery, type RecoveryDocument } from '#core/programme/recovery.ts'
import { useKept } from '#web/lib/kept.ts'

const recoveryKey = 'andrum.recovery-programme.v1'

export type Recovery = {
  readonly document: RecoveryDocument
  /** False when the browser refuses to keep anything. */
  readonly kept: boolean
  readonly change: (act: (document: RecoveryDocument) => RecoveryDocument) => void
}

export function useRecovery(): Recovery {
  const { value, kept, change } = useKept(recoveryKey, readRecovery, emptyRecovery)
  return { document: value, kept, change: (act) => change(act(value)) }
}
