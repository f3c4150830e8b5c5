import { expect, test } from 'vitest'
import { emptyMeasure, otherOwner, readsAlike } from './measure-rules.ts'

test('another owner by name is told as what a colleague has changed, and a name that no longer counts is not', () => {
  const byName = { ...emptyMeasure, owner: otherOwner, ownerName: 'Kim Berg' }
  expect(readsAlike('owner', byName, { ...byName, ownerName: 'Ali Ek' })).toBe(false)
  expect(readsAlike('owner', byName, byName)).toBe(true)
  const member = { ...emptyMeasure, owner: 'm1' }
  expect(readsAlike('owner', member, { ...member, ownerName: 'Kim Berg' })).toBe(true)
  expect(readsAlike('owner', member, { ...member, owner: 'm2' })).toBe(false)
})
