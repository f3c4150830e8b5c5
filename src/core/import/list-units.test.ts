import { describe, expect, test } from 'vitest'
import { treeOf, unit } from '#test/import/tree-of.ts'

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

  test('that are there today under another code than the list has are the one unit of that name', () => {
    const present = [unit('top', 'AB', null), unit('vard', 'Vården', 'top'), unit('200', 'Köket', 'vard')]
    const people = [
      { name: 'Kim', unit: 'vården', unit_id: '100' },
      { name: 'Noor', unit: 'Köket', unit_id: '200' },
      { name: 'Siv', unit: 'Natt', unit_id: '300' },
    ]
    expect(treeOf(people, present).people).toEqual(['Kim vard', 'Noor 200', 'Siv 300'])
    // Köket is 200, whatever else has that name, and of two codes nothing says which is Vården.
    const more = [
      { name: 'Bo', unit: 'Köket', unit_id: '400' },
      { name: 'Di', unit: 'Vården', unit_id: '500' },
    ]
    expect(treeOf([...people, ...more], present).people).toEqual([
      'Kim 100',
      'Noor 200',
      'Siv 300',
      'Bo 400',
      'Di 500',
    ])
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

  test('are those of today by their names, where the list has no codes or others', () => {
    const present = [unit('top', 'Bolaget', null), unit('vard', 'Vården', 'top')]
    const byName = treeOf(
      [
        { name: 'Kim', unit: 'Bolaget', parent_id: '' },
        { name: 'Bo', unit: 'Vården', parent_id: 'Bolaget' },
        { name: 'Ci', unit: 'Natt', parent_id: 'Vården' },
      ],
      present,
    )
    expect(byName.units).toEqual([' > top: Bolaget', 'top > vard: Vården', 'vard > Natt: Natt'])
    expect(byName.people).toEqual(['Kim top', 'Bo vard', 'Ci Natt'])
    const byCode = treeOf(
      [
        { name: 'Kim', unit_id: '1', unit: 'Bolaget', parent_id: '' },
        { name: 'Bo', unit_id: '2', unit: 'Vården', parent_id: '1' },
        { name: 'Ci', unit_id: '3', unit: 'Natt', parent_id: '2' },
      ],
      present,
    )
    expect(byCode.units).toEqual([' > top: Bolaget', 'top > vard: Vården', 'vard > 3: Natt'])
    expect(byCode.people).toEqual(['Kim top', 'Bo vard', 'Ci 3'])
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
