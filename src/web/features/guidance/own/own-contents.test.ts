import { expect, test } from 'vitest'
import type { SharedContent } from '#contract/guidance/guidance.ts'
import { noAnswers } from '#core/worksheets/worksheet.ts'
import { changedSince, type OwnContents, shareable, shareName } from './own-contents.ts'

const filled = { ...noAnswers, texts: { most: 'Avbrotten' }, rows: {} }
const own: OwnContents = {
  checks: { '2026-11-20': { strain: 3, recovery: 2, step: 4 } },
  checkIns: {},
  worksheets: { 'stress-map': filled, experiment: { ...noAnswers, rows: {} } },
  known: true,
}
const shared = (content: SharedContent | null) => [{ content }]

test('the weekly check can be shared before the first, and only worksheets that are filled in', () => {
  expect(shareable({ ...own, checks: {} }).map(shareName)).toEqual(['weekly-check', 'stress-map'])
})

test('what is shared and unchanged is not sent again, in whatever order it was written', () => {
  const same = {
    kind: 'weekly-check',
    checks: { '2026-11-20': { step: 4, recovery: 2, strain: 3 } },
  } as const
  expect(changedSince(own, shared(same))).toEqual([])
})

test('a weekly check made since is sent to the guide', () => {
  const before = { kind: 'weekly-check', checks: {} } as const
  expect(changedSince(own, shared(before)).map(shareName)).toEqual(['weekly-check'])
})

test('nothing is sent while the account is being read, and nothing that was never shared', () => {
  const before = shared({ kind: 'weekly-check', checks: {} })
  expect(changedSince({ ...own, known: false }, before)).toEqual([])
  expect(changedSince(own, [])).toEqual([])
})

test('what cannot be opened, or is gone from the account, is left as it is', () => {
  const gone = { kind: 'worksheet', worksheet: 'letter-ahead', values: filled } as SharedContent
  expect(changedSince(own, [...shared(null), ...shared(gone)])).toEqual([])
})
