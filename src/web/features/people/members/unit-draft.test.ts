import { expect, test } from 'vitest'
import { type UnitDraft, validateUnit } from './unit-draft.ts'

const unit = { id: 'u', members: 3 }
const draft: UnitDraft = { wish: 'rename', name: ' Natt ', externalId: ' ', otherId: 'o', memberIds: ['m'] }

test.each([
  ['rename', { kind: 'rename-unit', unitId: 'u', name: 'Natt' }],
  ['move', { kind: 'move-unit', unitId: 'u', parentId: 'o' }],
  ['merge', { kind: 'merge-unit', unitId: 'u', intoId: 'o' }],
  ['add', { kind: 'add-unit', name: 'Natt', externalId: null, parentId: 'u' }],
  ['split', { kind: 'split-unit', unitId: 'u', name: 'Natt', externalId: null, memberIds: ['m'] }],
] as const)('%s becomes the change that the server takes', (wish, change) => {
  expect(validateUnit({ ...draft, wish }, unit)).toEqual({ change, error: null })
})

test.each([
  ['rename', { name: ' ' }, 'name'],
  ['move', { otherId: '' }, 'other'],
  ['split', { memberIds: [] }, 'people'],
  ['split', { memberIds: ['a', 'b', 'c'] }, 'people'],
] as const)('%s with %o is told to be corrected', (wish, part, error) => {
  expect(validateUnit({ ...draft, ...part, wish }, unit)).toEqual({ change: null, error })
})
