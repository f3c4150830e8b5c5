import { expect, test } from 'vitest'
import { readRecovery } from '#core/programme/read-recovery.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { someRecovery } from '#test/factories/recovery.ts'
import { recoveryDocument } from './recovery-programme.ts'

const passed = { on: '2026-11-02', skipped: false }

test.each([
  ['nothing begun', emptyRecovery, true],
  ['somebody in the second week', someRecovery, true],
  ['step 43', { ...someRecovery, steps: { 43: passed } }, false],
  ['step 0', { ...someRecovery, steps: { 0: passed } }, false],
  ['step 01', { ...someRecovery, steps: { '01': passed } }, false],
  ['a day that no calendar has', { ...someRecovery, energy: { '2026-02-30': 2 } }, false],
  ['energy of six', { ...someRecovery, energy: { '2026-11-02': 6 } }, false],
  ['half a step of energy', { ...someRecovery, energy: { '2026-11-02': 2.5 } }, false],
  [
    'a break for another reason',
    { ...someRecovery, breaks: { '2026-11-02': { why: 'x', until: null } } },
    false,
  ],
  ['a time no clock shows', { ...someRecovery, remindAt: '24:00' }, false],
  ['a run below nothing', { ...someRecovery, run: -1 }, false],
] as const)('browser and server agree on %s', (_, document, valid) => {
  expect(recoveryDocument.safeParse(document).success).toBe(valid)
  expect(readRecovery(document) !== null).toBe(valid)
})

test('an answer about safety has no place in it', () => {
  const checkIns = { '2026-11-12': { energy: 2, sleep: 1, load: 3, outlook: 'unsafe' } }
  expect(recoveryDocument.safeParse({ ...someRecovery, checkIns }).success).toBe(false)
})
