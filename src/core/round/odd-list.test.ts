import { expect, test } from 'vitest'
import { exactlySmallest, type ListedUnit, unitsWithBelow, usualDomains } from './odd-list.ts'

test.each<[string, [string, number][], string[]]>([
  ['one domain', [['a.se', 30]], ['a.se']],
  [
    'two firms that merged',
    [
      ['a.se', 30],
      ['b.se', 20],
    ],
    ['a.se', 'b.se'],
  ],
  [
    'seven of forty from elsewhere',
    [
      ['a.se', 33],
      ['x.se', 7],
    ],
    ['a.se'],
  ],
  [
    'a fifth from elsewhere',
    [
      ['a.se', 32],
      ['x.se', 8],
    ],
    ['a.se', 'x.se'],
  ],
  [
    'everybody with an address of their own',
    [
      ['1.se', 1],
      ['2.se', 1],
      ['3.se', 1],
      ['4.se', 1],
      ['5.se', 1],
      ['6.se', 1],
    ],
    [],
  ],
  ['nobody', [], []],
])('of %s the usual domains are found', (_, domains, usual) => {
  expect(usualDomains(new Map(domains))).toEqual(usual)
})

const unit = (
  id: string,
  parentId: string | null,
  invited: number,
  joined: number | null,
  gone: number | null,
) => ({ id, parentId, invited, joined, gone }) satisfies ListedUnit

test('a unit counts with everything below it', () => {
  const units = [unit('top', null, 1, 0, 0), unit('a', 'top', 2, 0, 0), unit('a1', 'a', 4, 0, 0)]
  expect(unitsWithBelow(units).map(({ id, depth, below }) => [id, depth, below])).toEqual([
    ['top', 0, 7],
    ['a', 1, 6],
    ['a1', 2, 4],
  ])
})

test.each<[string, ListedUnit[], string[]]>([
  ['eight as before', [unit('a', null, 8, 0, 0)], []],
  ['eight, one of them new', [unit('a', null, 8, 1, 0)], ['a']],
  ['eight, one is gone', [unit('a', null, 8, 0, 1)], ['a']],
  ['eight in a unit never asked before', [unit('a', null, 8, null, null)], ['a']],
  ['nine, one of them new', [unit('a', null, 9, 1, 0)], []],
  ['eight with a unit below that has changed', [unit('a', null, 3, 0, 0), unit('b', 'a', 5, 2, 0)], ['a']],
])('a unit of %s is pointed out if it became exactly eight', (_, units, found) => {
  expect([...exactlySmallest(units, 8)]).toEqual(found)
})
