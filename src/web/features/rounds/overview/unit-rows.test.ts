import { expect, test } from 'vitest'
import { causes, figure, shares, unit } from '#test/factories/overview.ts'
import { foldedAtFirst, type Sorting, unitRowsOf } from './unit-rows.ts'

const units = [
  unit('top', null, { name: 'Bolaget', figure: figure(2.2) }),
  unit('a', 'top', {
    name: 'Ängen',
    depth: 1,
    figure: figure(2.6, shares.even),
    causes: causes({ demands: 3 }),
  }),
  unit('a1', 'a', { name: 'Norra ängen', depth: 2 }),
  unit('b', 'top', { name: 'Åsen', depth: 1, figure: figure(1.8), causes: causes({ control: 2.1 }) }),
  unit('c', 'top', { name: 'Berget', depth: 1 }),
  unit('c1', 'c', { name: 'Toppen', depth: 2, figure: figure(3.1, shares.mostlyRed) }),
]
const none = { search: '', sorting: null, folded: new Set<string>(), whereCounted: () => null }
const idsOf = (wanted: Partial<Parameters<typeof unitRowsOf>[1]>) =>
  unitRowsOf(units, { ...none, ...wanted }).map(({ unit: { id } }) => id)
const by = (key: Sorting['by'], direction: Sorting['direction'] = 'descending') =>
  idsOf({ sorting: { by: key, direction } })

test('the tree stands as it is, and what is folded takes all below it away', () => {
  expect(idsOf({})).toEqual(['top', 'a', 'a1', 'b', 'c', 'c1'])
  expect(idsOf({ folded: new Set(['a']) })).toEqual(['top', 'a', 'b', 'c', 'c1'])
  expect(idsOf({ folded: new Set(['top']) })).toEqual(['top'])
  expect(unitRowsOf(units, none).map(({ open }) => open)).toEqual([true, true, null, null, true, null])
})

test('names are sorted as in Swedish', () => {
  expect(by('name', 'ascending')).toEqual(['c', 'top', 'a1', 'c1', 'b', 'a'])
})

test('figures are sorted either way, and what is hidden comes last both times', () => {
  expect(by('total')).toEqual(['c1', 'a', 'top', 'b', 'a1', 'c'])
  expect(by('total', 'ascending')).toEqual(['b', 'top', 'a', 'c1', 'a1', 'c'])
  expect(by('outside')[0]).toBe('c1')
  expect(by('cause').slice(0, 2)).toEqual(['a', 'b'])
})

test('a search finds a part of a name, folded or not, and says what each lies under', () => {
  const rows = unitRowsOf(units, { ...none, search: ' ÄNGEN', folded: new Set(['top']) })
  expect(rows.map(({ unit: { id }, under, depth }) => [id, under, depth])).toEqual([
    ['a', 'Bolaget', 0],
    ['a1', 'Ängen', 0],
  ])
  expect(idsOf({ search: 'finns inte' })).toEqual([])
})

test('only more units than can be overlooked are folded at first', () => {
  expect(foldedAtFirst(units, 10)).toEqual(new Set())
  expect(idsOf({ folded: foldedAtFirst(units, 3) })).toEqual(['top', 'a', 'b', 'c'])
})

test('of two thousand units sorted the hidden third comes last', () => {
  const many = Array.from({ length: 2000 }, (_, n) =>
    unit(`u${n}`, n === 0 ? null : `u${Math.floor((n - 1) / 5)}`, {
      name: `Enhet ${n}`,
      ...(n % 3 === 0 ? {} : { figure: figure(1.6 + (n % 20) / 10) }),
    }),
  )
  const rows = unitRowsOf(many, { ...none, sorting: { by: 'total', direction: 'descending' } })
  expect(rows).toHaveLength(2000)
  expect(rows[0]?.unit.figure?.mean.at).toBe(3.5)
  expect(rows.slice(-600).every(({ unit: { figure: shown } }) => shown === null)).toBe(true)
})
