import { describe, expect, test } from 'vitest'
import { buildTree } from './unit-tree.ts'

describe('a tree of units', () => {
  test('is the same whatever order the units come in', () => {
    const units = [
      { id: 'root', parent: null },
      { id: 'B', parent: 'root' },
      { id: 'A', parent: 'root' },
      { id: 'A1', parent: 'A' },
    ]
    expect(buildTree(units).ids).toEqual(['root', 'A', 'B', 'A1'])
    expect(buildTree(units.toReversed())).toEqual(buildTree(units))
  })

  test.each([
    ['no unit at all', [], 'no-root (no units)'],
    [
      'nothing but a ring',
      [
        { id: 'A', parent: 'B' },
        { id: 'B', parent: 'A' },
      ],
      'cycle (A)',
    ],
    [
      'two roots',
      [
        { id: 'A', parent: null },
        { id: 'B', parent: null },
      ],
      'two-roots (B)',
    ],
    [
      'a unit twice',
      [
        { id: 'A', parent: null },
        { id: 'A', parent: 'A' },
      ],
      'unit-twice (A)',
    ],
    [
      'an unknown parent',
      [
        { id: 'A', parent: null },
        { id: 'B', parent: 'C' },
      ],
      'unknown-parent (B)',
    ],
    [
      'a ring beside the root',
      [
        { id: 'A', parent: null },
        { id: 'B', parent: 'C' },
        { id: 'C', parent: 'B' },
      ],
      'cycle (B)',
    ],
    [
      'a unit below itself',
      [
        { id: 'A', parent: null },
        { id: 'B', parent: 'B' },
      ],
      'cycle (B)',
    ],
  ])('with %s is refused', (_, units, message) => {
    expect(() => buildTree(units)).toThrow(`release refused: ${message}`)
  })
})
