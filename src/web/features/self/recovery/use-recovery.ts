import { clear } from '#core/programme/act.ts'
import type { RecoveryDocument } from '#core/programme/recovery.ts'
import { type OwnActs, useOwnActs } from '#web/lib/own-document/use-own-acts.ts'
import { recoveryKind } from './recovery-kind.ts'

export type Recovery = OwnActs<RecoveryDocument>

export const useRecovery = (): Recovery => useOwnActs(recoveryKind, clear)
