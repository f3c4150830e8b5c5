import { readRecovery } from '#core/programme/read-recovery.ts'
import { emptyRecovery, type RecoveryDocument } from '#core/programme/recovery.ts'
import type { DocumentKind } from '#web/lib/own-document/document-kind.ts'

/** The recovery programme: stored in the browser for a visitor, otherwise in the account. */
export const recoveryKind: DocumentKind<RecoveryDocument> = {
  key: 'andrum.recovery-programme.v1',
  parse: readRecovery,
  empty: emptyRecovery,
  read: 'readMyRecoveryProgramme',
  write: 'writeMyRecoveryProgramme',
  loadMerge: () => import('#core/programme/merge-recovery.ts').then((part) => part.mergeRecovery),
}
