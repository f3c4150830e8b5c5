import { expect, test } from 'vitest'
import { beginBreak, checkIn, finishStep, rate, remind, start } from './act.ts'
import { readRecovery } from './read-recovery.ts'
import { emptyRecovery } from './recovery.ts'

const whole = remind(
  checkIn(
    rate(finishStep(start(emptyRecovery, '2026-11-02'), 1, '2026-11-02', false), '2026-11-02', 2),
    '2026-11-09',
    { energy: 2, sleep: 3, load: 1 },
    'unsafe',
  ),
  '08:00',
)

test('a document is read as it was stored', () => {
  for (const document of [emptyRecovery, whole, beginBreak(whole, 'pause', '2026-11-10')]) {
    expect(readRecovery(JSON.parse(JSON.stringify(document)))).toEqual(document)
  }
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['another kind of thing', { text: 'hej' }],
  ['a run that is no number', { ...whole, run: '1' }],
  ['a day that does not exist', { ...whole, startedOn: '2026-02-30' }],
  ['step 43', { ...whole, steps: { 43: { on: '2026-11-02', skipped: false } } }],
  ['step 0', { ...whole, steps: { 0: { on: '2026-11-02', skipped: false } } }],
  ['a step without a day', { ...whole, steps: { 1: { skipped: false } } }],
  ['energy of six', { ...whole, energy: { '2026-11-02': 6 } }],
  ['a check-in with a gap', { ...whole, checkIns: { '2026-11-09': { energy: 1, sleep: 1 } } }],
  ['an unknown break', { ...whole, breaks: { '2026-11-09': { why: 'holiday', until: null } } }],
  ['a time that is none', { ...whole, remindAt: '25:00' }],
] as const)('%s is no document', (_, value) => {
  expect(readRecovery(value)).toBeNull()
})
