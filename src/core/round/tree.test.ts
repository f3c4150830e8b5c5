import { expect, test } from 'vitest'
import { idsAbove, subtree, type TreeUnit, wholeTree } from './tree.ts'

const units: readonly TreeUnit[] = [
  { id: 'b2', name: 'Östra', parentId: 'b' },
  { id: 'b', name: 'Butik', parentId: 'top' },
  { id: 'top', name: 'Bolaget', parentId: null },
  { id: 'a', name: 'Anläggning', parentId: 'top' },
  { id: 'b1', name: 'Ängby', parentId: 'b' },
  { id: 'b0', name: 'Åby', parentId: 'b' },
  { id: 'b3', name: 'zenit', parentId: 'b' },
]
const ids = (list: readonly TreeUnit[]) => list.map(({ id }) => id)

test('the tree goes from the top, parents before children, siblings as the Swedish alphabet has them', () => {
  expect(ids(wholeTree(units))).toEqual(['top', 'a', 'b', 'b3', 'b0', 'b1', 'b2'])
})

test('a part of it is the unit and everything under it', () => {
  expect(ids(subtree(units, 'b'))).toEqual(['b', 'b3', 'b0', 'b1', 'b2'])
  expect(ids(subtree(units, 'a'))).toEqual(['a'])
})

test('a unit that is not there has no tree', () => {
  expect(subtree(units, 'nowhere')).toEqual([])
  expect(wholeTree([])).toEqual([])
})

test('above a unit stand its parent, the parent of that, up to the top', () => {
  expect(idsAbove(units, 'b1')).toEqual(['b', 'top'])
  expect(idsAbove(units, 'top')).toEqual([])
})
