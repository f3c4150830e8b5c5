import type { RecoveryDocument } from '#core/programme/recovery.ts'

/** A person in the second week, after a pause. */
export const someRecovery: RecoveryDocument = {
  run: 1,
  startedOn: '2026-11-02',
  steps: { 1: { on: '2026-11-02', skipped: false }, 2: { on: '2026-11-03', skipped: true } },
  energy: { '2026-11-02': 2, '2026-11-03': 1 },
  checkIns: { '2026-11-12': { energy: 2, sleep: 1, load: 3 } },
  breaks: { '2026-11-04': { why: 'pause', until: '2026-11-07' } },
  remindAt: '08:00',
}
