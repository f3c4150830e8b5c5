import { describe, expect, test } from 'vitest'
import { treeOf, unit } from '#test/import/tree-of.ts'

describe('units from managers', () => {
  const staff = [
    { name: 'Siv', employee_id: '1', email: 'siv@b.se', manager: '' },
    { name: 'Robin', employee_id: '2', email: 'r@b.se', manager: '1' },
    { name: 'Kim', employee_id: '3', email: 'k@b.se', manager: 'r@b.se' },
    { name: 'Noor', employee_id: '4', email: 'n@b.se', manager: 'Robin' },
  ]
  test('whose names stand last name first are found too', () => {
    const { people, errors } = treeOf([
      { name: 'Siv Alm', employee_id: '1', manager: '' },
      { name: 'Kim Ek', employee_id: '2', manager: 'Alm, Siv' },
      { name: 'Noor Bo', employee_id: '3', manager: 'alm,  siv' },
    ])
    expect(errors).toEqual([])
    expect(people).toEqual(['Siv Alm chef/1', 'Kim Ek chef/1', 'Noor Bo chef/1'])
  })

  test('are led by them, whom a number, an address or a name says', () => {
    const { units, people, errors } = treeOf(staff)
    expect(errors).toEqual([])
    expect(units).toEqual([' > chef/1: Bolaget', 'chef/1 > chef/2: Robin'])
    expect(people).toEqual(['Siv chef/1', 'Robin chef/1', 'Kim chef/2', 'Noor chef/2'])
  })

  test('are the same units in the next list', () => {
    const present = [unit('chef/1', 'Bolaget', null), unit('chef/2', 'Robin', 'chef/1')]
    const { units, people } = treeOf(staff, present)
    expect(units).toEqual([' > chef/1: Bolaget', 'chef/1 > chef/2: Robin'])
    expect(people).toEqual(['Siv chef/1', 'Robin chef/1', 'Kim chef/2', 'Noor chef/2'])
  })

  test('of whom nobody is in the list are an error with the cell', () => {
    expect(treeOf([{ name: 'Kim', email: 'k@b.se', manager: 'x@b.se' }]).errors).toEqual([
      [2, 'unknown-manager', 'C2'],
    ])
    const two = [...staff, { name: 'Robin', email: 'other@b.se', manager: '' }]
    expect(treeOf(two).errors).toEqual([[5, 'several-managers', 'C5']])
  })

  test('who are each other’s are refused with the chain', () => {
    const circle = [
      { name: 'Siv', email: 's@b.se', manager: 'k@b.se' },
      { name: 'Robin', email: 'r@b.se', manager: 's@b.se' },
      { name: 'Kim', email: 'k@b.se', manager: 'r@b.se' },
      { name: 'Noor', email: 'n@b.se', manager: 'k@b.se' },
    ]
    expect(treeOf(circle).errors).toEqual([[2, 'manager-circle', 'Siv → Kim → Robin → Siv']])
  })

  test('who are their own are at the top', () => {
    const own = [
      { name: 'Siv', email: 's@b.se', manager: 's@b.se' },
      { name: 'Kim', email: 'k@b.se', manager: 's@b.se' },
    ]
    expect(treeOf(own)).toMatchObject({ errors: [], people: ['Siv chef/s@b.se', 'Kim chef/s@b.se'] })
  })

  test('in a chain as long as the list are read like any others', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => ({
      name: `Nr ${n}`,
      employee_id: `${n}`,
      // The lowest first, so that each unit is looked up before the one above it.
      manager: n === 19_999 ? '' : `${n + 1}`,
    }))
    const { units, errors } = treeOf(chain)
    expect(errors).toEqual([])
    expect(units).toHaveLength(19_999)
    expect(units.at(-1)).toBe('chef/2 > chef/1: Nr 1')
  })
})
