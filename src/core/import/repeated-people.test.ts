import { describe, expect, test } from 'vitest'
import { fileRows } from '#test/import/file-rows.ts'
import { ProblemList } from './problem-list.ts'
import { withoutRepeatedPeople } from './repeated-people.ts'

function read(lines: readonly string[], firstHolds = false) {
  const problems = new ProblemList()
  const { rows } = fileRows('unit_id;unit;parent_id;email;name;employee_id;language', ...lines)
  const kept = withoutRepeatedPeople(
    { lines: rows, rowIn: (row) => row, unitIn: ({ cells }) => cells.unit_id, firstHolds, ended: new Set() },
    problems,
  )
  return {
    lines: kept.map(({ line }) => line),
    errors: problems.errors.map(({ line, code, details }) => [line, code, details['otherLine']]),
    warnings: problems.warnings.map(({ line, code, details }) => [line, code, details['count']]),
  }
}

const kim = 'A;;;kim@b.se;Kim Ek;17'

describe('a line about somebody who has one already', () => {
  test.each([
    ['the same', kim],
    ['the same with capitals', 'A;;;Kim@B.se;EK, KIM;17'],
    ['less', 'A;;;kim@b.se;;'],
    ['less, without the address', 'A;;;;Kim Ek;17'],
  ])('is left out and counted when it says %s', (_what, line) => {
    expect(read([kim, line, 'A;;;bo@b.se;Bo Al;18', line])).toEqual({
      lines: [2, 4],
      errors: [],
      warnings: [[3, 'repeated-lines', 2]],
    })
  })

  test.each([
    ['another unit', 'B;;;kim@b.se;Kim Ek;17'],
    ['another number', 'A;;;kim@b.se;Kim Ek;17-2'],
    ['another address', 'A;;;kim.ek@b.se;Kim Ek;17'],
    ['another name beside address and number', 'A;;;kim@b.se;Kim Berg;17'],
    ['a language', 'A;;;kim@b.se;Kim Ek;17;en'],
  ])('is an error when it says %s, until the first line is to hold', (_what, line) => {
    expect(read([kim, line])).toEqual({ lines: [2], errors: [[3, 'repeated-person', 2]], warnings: [] })
    expect(read([kim, line], true)).toEqual({
      lines: [2],
      errors: [],
      warnings: [[3, 'repeated-lines', 1]],
    })
  })

  test.each([
    ['an address', 'A;;;kim@b.se;Bo Al;18'],
    ['an address, and the number is not known', 'A;;;kim@b.se;Bo Al;'],
    ['a number', 'A;;;bo@b.se;Bo Al;17'],
    ['a name', 'A;;;bo@b.se;Kim Ek;18'],
  ])('stays when another person has %s in common with it', (_what, line) => {
    for (const firstHolds of [false, true])
      expect(read([kim, line], firstHolds)).toEqual({ lines: [2, 3], errors: [], warnings: [] })
  })

  test('stays when another without an address has the number, as where every list of a unit begins at 1', () => {
    for (const firstHolds of [false, true])
      expect(read(['A;;;;Kim Ek;1', 'B;;;;Bo Al;1'], firstHolds)).toEqual({
        lines: [2, 3],
        errors: [],
        warnings: [],
      })
  })

  test('of addresses alone is the same when it says the same', () => {
    expect(read(['A;;;kim@b.se', 'A;;;kim@b.se']).lines).toEqual([2])
    expect(read(['A;A;;', 'A;A;;']).lines).toEqual([2, 3])
  })
})
