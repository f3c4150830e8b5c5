import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { isBegun, keptForMs } from './begun.ts'
import { newDraft, write } from './draft.ts'

const now = Date.UTC(2026, 10, 27)
const draft = newDraft(stressprofil.version, 'key', now)
const begun = write(draft, 'ex-evening', 'often', now)

test.each([
  ['nothing', null, now, false],
  ['a draft without an answer', draft, now, false],
  ['a draft with an answer', begun, now, true],
  ['a question that was skipped', write(draft, 'ex-evening', null, now), now, true],
  ['an answer of two weeks ago', begun, now + keptForMs, true],
  ['an answer of more than two weeks ago', begun, now + keptForMs + 1, false],
  ['something damaged', { answers: 'no' }, now, false],
])('%s: begun is what can be gone on with', (_, value, at, expected) => {
  expect(isBegun(value, at)).toBe(expected)
})
