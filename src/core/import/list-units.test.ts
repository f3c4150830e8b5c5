import { describe, expect, test } from 'vitest'
import { levelFields, type MappableField } from './column-mapping.ts'
import { rowOf } from './file-row.ts'
import { rowsWithUnits } from './list-units.ts'
import type { PresentUnit } from './present.ts'
import { ProblemList } from './problem-list.ts'
import { separatorOf, splitPath } from './unit-path.ts'

type Person = Partial<Record<MappableField, string>>

function treeOf(people: readonly Person[], units: readonly PresentUnit[] = []) {
  const problems = new ProblemList()
  const fields = new Set(people.flatMap((one) => Object.keys(one) as MappableField[]))
  const separator = separatorOf(people.map(({ unit_path = '' }) => unit_path))
  const rows = people.map(({ manager = '', unit_path = '', ...cells }, at) => ({
    row: rowOf(at + 2, { ...cells }),
    path: [...splitPath(unit_path, separator), ...levelFields.map((level) => cells[level] ?? '')].filter(
      Boolean,
    ),
    manager,
    managerCell: `C${at + 2}`,
    unitCell: `B${at + 2}`,
  }))
  const made = rowsWithUnits(rows, { fields, organisation: 'Bolaget', units }, problems)
  return {
    units: made.flatMap(({ cells }) =>
      cells.unit === '' ? [] : [`${cells.parent_id} > ${cells.unit_id}: ${cells.unit}`],
    ),
    people: made.flatMap(({ cells }) => (cells.unit === '' ? [`${cells.name} ${cells.unit_id}`] : [])),
    errors: problems.errors.map(({ line, code, details }) => [
      line,
      code,
      details['chain'] ?? details['cell'],
    ]),
  }
}

const unit = (externalId: string, name: string, parentId: string | null): PresentUnit => ({
  id: `id ${externalId}`,
  externalId,
  name,
  parentId: parentId === null ? null : `id ${parentId}`,
  open: true,
})

describe('units from departments', () => {
  test('are below the organisation, and written in several ways they are one', () => {
    const { units, people } = treeOf([
      { name: 'Kim', unit: 'Vården' },
      { name: 'Robin', unit: 'vården ' },
      { name: 'Noor', unit: 'Köket' },
    ])
    expect(units).toEqual(['bolaget > vården: Vården', 'bolaget > köket: Köket', ' > bolaget: Bolaget'])
    expect(people).toEqual(['Kim vården', 'Robin vården', 'Noor köket'])
  })

  test('have the code that the list has', () => {
    const { units } = treeOf([{ name: 'Kim', unit: 'Vården', unit_id: '4711' }])
    expect(units).toEqual(['bolaget > 4711: Vården', ' > bolaget: Bolaget'])
  })

  test('of two names under one code are refused, rather than made one unit', () => {
    const { errors } = treeOf([
      { name: 'Kim', unit: 'Administration', unit_id: '100' },
      { name: 'Robin', unit: 'administration ', unit_id: '100' },
      { name: 'Noor', unit: 'Lager', unit_id: '100' },
    ])
    expect(errors).toEqual([[4, 'unit-name-conflict', undefined]])
  })

  test('that are there today stay the same unit where it is', () => {
    const present = [unit('top', 'AB', null), unit('A', 'Region', 'top'), unit('B', 'Vården', 'A')]
    const { units, people } = treeOf(
      [
        { name: 'Kim', unit: 'Vården' },
        { name: 'Noor', unit: 'Köket' },
      ],
      present,
    )
    expect(units).toEqual([' > top: AB', 'top > A: Region', 'A > B: Vården', 'top > köket: Köket'])
    expect(people).toEqual(['Kim B', 'Noor köket'])
  })

  test('have the name of the list where it has their code, and stay where they are', () => {
    const present = [unit('top', 'AB', null), unit('A', 'Region', 'top'), unit('B', 'Vården', 'A')]
    const { units } = treeOf(
      [
        { name: 'Kim', unit: 'Vård och omsorg', unit_id: 'B' },
        { name: 'Robin', unit: 'Regionen', unit_id: 'A' },
        { name: 'Noor', unit: '', unit_id: 'B' },
      ],
      present,
    )
    expect(units).toEqual([' > top: AB', 'top > A: Regionen', 'A > B: Vård och omsorg'])
  })

  test('are not made of headings alone', () => {
    expect(treeOf([{ name: '', unit: '' }]).errors).toEqual([[0, 'no-rows', undefined]])
  })

  test('are not made of the sums and dates that a program writes below its list', () => {
    const { units, errors } = treeOf([
      { name: 'Kim', unit: 'Vården' },
      { unit: 'Vården Antal' },
      { unit: 'Utskrivet 30 november' },
    ])
    expect([units, errors]).toEqual([['bolaget > vården: Vården', ' > bolaget: Bolaget'], []])
  })

  test('somebody without one is an error with the cell', () => {
    expect(
      treeOf([
        { name: 'Kim', unit: 'A' },
        { name: 'Robin', unit: '' },
      ]).errors,
    ).toEqual([[3, 'missing-department', 'B3']])
  })

  test('are below the department of their manager, where managers are given', () => {
    const { units } = treeOf([
      { name: 'Siv', email: 'siv@b.se', unit: 'Ledning', manager: '' },
      { name: 'Robin', email: 'r@b.se', unit: 'Vården', manager: 'siv@b.se' },
      { name: 'Kim', email: 'k@b.se', unit: 'Vården', manager: 'R@b.se' },
      { name: 'Noor', email: 'n@b.se', unit: 'Natt', manager: 'r@b.se' },
    ])
    expect(units).toEqual([
      'bolaget > ledning: Ledning',
      'ledning > vården: Vården',
      'vården > natt: Natt',
      ' > bolaget: Bolaget',
    ])
  })
})

describe('units from paths and levels', () => {
  test('with one top have that top, and equal names in two places are two units', () => {
    const { units, people } = treeOf([
      { name: 'Kim', unit_path: 'AB/Nord/Ekonomi' },
      { name: 'Robin', unit_path: 'AB/Syd/Ekonomi' },
      { name: 'Siv', unit_path: 'AB' },
    ])
    expect(units).toEqual([
      ' > ab: AB',
      'ab > ab/nord: Nord',
      'ab/nord > ab/nord/ekonomi: Ekonomi',
      'ab > ab/syd: Syd',
      'ab/syd > ab/syd/ekonomi: Ekonomi',
    ])
    expect(people).toEqual(['Kim ab/nord/ekonomi', 'Robin ab/syd/ekonomi', 'Siv ab'])
  })

  test('with several tops are below the organisation', () => {
    const { units } = treeOf([
      { name: 'Kim', level_1: 'Nord', level_2: 'Ekonomi' },
      { name: 'Robin', level_1: 'Syd', level_2: '' },
    ])
    expect(units).toEqual([
      'bolaget > nord: Nord',
      'nord > nord/ekonomi: Ekonomi',
      'bolaget > syd: Syd',
      ' > bolaget: Bolaget',
    ])
  })

  test('that are there today by name and place keep their ids', () => {
    const present = [unit('1', 'AB', null), unit('2', 'Nord', '1')]
    expect(treeOf([{ name: 'Kim', level_1: 'AB', level_2: 'Nord' }], present).units).toEqual([
      ' > 1: AB',
      '1 > 2: Nord',
    ])
  })

  test('too long for an id have one that is short and the same every time', () => {
    const deep = { name: 'Kim', level_1: 'A'.repeat(60), level_2: 'B'.repeat(60) }
    const [, second = ''] = treeOf([deep]).units
    expect(second).toBe(treeOf([deep]).units[1])
    expect((second.split(' > ')[1] ?? '').split(':')[0]?.length).toBeLessThanOrEqual(64)
  })
})

describe('units from levels, in a list whose tops are others than last time,', () => {
  const line = (level_1: string, level_2: string) => ({ name: 'Kim', level_1, level_2 })

  test('stay the same when one line has another top', () => {
    const present = [unit('kommun', 'Kommunen', null), unit('kommun/v', 'Vården', 'kommun')]
    const { units } = treeOf([line('KOMMUNEN', 'Vården'), line('Bolaget', 'Drift')], present)
    expect(units).toEqual([
      ' > kommun: KOMMUNEN',
      'kommun > kommun/v: Vården',
      'kommun > bolaget: Bolaget',
      'bolaget > bolaget/drift: Drift',
    ])
  })

  test('stay the same when one top is left', () => {
    const present = [unit('top', 'AB', null), unit('v', 'Vården', 'top'), unit('v/n', 'Natt', 'v')]
    expect(treeOf([line('Vården', 'Natt')], present).units).toEqual([
      ' > top: AB',
      'top > v: Vården',
      'v > v/n: Natt',
    ])
  })
})

describe('units with the unit above in a column', () => {
  test('of two units above are refused, rather than moved to the last of them', () => {
    const { errors } = treeOf([
      { name: 'Kim', unit: 'Administration', parent_id: 'Vård' },
      { name: 'Robin', unit: 'Administration', parent_id: 'Skola' },
      { name: 'Siv', unit: 'Bolaget', parent_id: 'Bolaget' },
      { name: 'Noor', unit: 'Bolaget', parent_id: '' },
    ])
    expect(errors).toEqual([[3, 'unit-parent-conflict', undefined]])
  })

  test('have it by its code or by its name', () => {
    const { units } = treeOf([
      { name: 'Kim', unit_id: '1', unit: 'Bolaget', parent_id: '' },
      { name: 'Bo', unit_id: '2', unit: 'Vården', parent_id: 'bolaget' },
      { name: 'Ci', unit_id: '3', unit: 'Natt', parent_id: '2' },
    ])
    expect(units).toEqual([' > 1: Bolaget', '1 > 2: Vården', '2 > 3: Natt'])
  })
})

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
