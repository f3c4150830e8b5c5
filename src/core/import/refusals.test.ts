import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, plan } from '#test/import/file-rows.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'
const top = 'top;Bolaget;;'

const cases: readonly [name: string, lines: readonly string[], errors: readonly string[]][] = [
  ['no lines at all', [], ['0 no-rows']],
  [
    'the same address twice, whatever its case',
    [top, 'top;;;a@b.se', 'top;;;A@b.se'],
    ['4 duplicate-email a@b.se'],
  ],
  ['the same employee id twice', [top, 'top;;;a@b.se;;1', 'top;;;b@b.se;;1'], ['4 duplicate-employee-id 1']],
  ['a parent that no line declares', [top, 'A;A;nowhere;'], ['3 unknown-parent nowhere']],
  ['a person in a unit that no line declares', [top, 'X;;;a@b.se'], ['3 unknown-unit X']],
  ['a unit without a name', [top, 'A;;top;'], ['3 missing-unit-name A']],
  ['a line without a unit', [top, ';;;a@b.se'], ['3 missing-unit-id']],
  ['two tops', [top, 'annat;Annat bolag;;'], ['3 two-roots annat']],
  ['a unit that is its own parent', [top, 'A;A;A;'], ['3 cycle A → A']],
  [
    'a circle of three, reported once',
    [top, 'A;A;C;', 'B;B;A;', 'C;C;B;', 'D;D;C;'],
    ['3 cycle A → C → B → A'],
  ],
  ['two names for one unit', [top, 'A;Lager;top;', 'A;Butik;;a@b.se'], ['4 unit-name-conflict Butik']],
  ['two parents for one unit', [top, 'A;A;top;', 'B;B;top;', 'A;;B;a@b.se'], ['5 unit-parent-conflict B']],
  ['an address that is none', [top, 'top;;;anna(at)b.se'], ['3 bad-email anna(at)b.se']],
  ['an address with å', [top, 'top;;;åsa@b.se'], ['3 bad-email åsa@b.se']],
  ['a formula for a name', [top, 'top;;;a@b.se;=HYPERLINK("x")'], ['3 formula =HYPERLINK("x")']],
  ['a formula for a unit', ['=1+1;Bolaget;;'], ['2 formula =1+1']],
  ['a plus for a parent', [top, 'A;A;+top;'], ['3 formula +top']],
  ['a minus for an employee id', [top, 'top;;;a@b.se;;-5'], ['3 formula -5']],
  ['an at sign for a name', [top, 'top;;;a@b.se;@anna'], ['3 formula @anna']],
  ['a full-width equals sign', [top, 'top;;;a@b.se;＝1'], ['3 formula ＝1']],
  ['a line end inside a name', [top, 'top;;;a@b.se;An\nna'], ['3 control-character An\nna']],
  [
    'a sign that turns the direction of reading',
    [top, 'top;;;a@b.se;A\u202ena'],
    ['3 control-character A\u202ena'],
  ],
  ['a sign lost in conversion', [top, 'top;;;a@b.se;\ufffdsa'], ['3 broken-character \ufffdsa']],
  ['a role we do not have', [top, 'top;;;a@b.se;;;;kung'], ['3 unknown-role kung']],
  ['hr by file', [top, 'top;;;a@b.se;;;;HR'], ['3 role-not-by-file HR']],
  ['owner by file', [top, 'top;;;a@b.se;;;;Ägare'], ['3 role-not-by-file Ägare']],
  ['a manager by file', [top, 'top;;;a@b.se;;;;chef'], ['3 role-not-by-file chef']],
  [
    'a safety representative by file',
    [top, 'top;;;a@b.se;;;;Skyddsombud'],
    ['3 role-not-by-file Skyddsombud'],
  ],
  [
    'a role named as JavaScript names things',
    [top, 'top;;;a@b.se;;;;constructor'],
    ['3 unknown-role constructor'],
  ],
]

describe('a file is refused whole for', () => {
  test.each(cases)('%s', (_name, lines, errors) => {
    const result = plan(fileRows(heading, ...lines))
    expect(errorsOf(result)).toEqual(errors)
    expect(result.changes).toBeNull()
  })
})

test('a cell that is too long is refused with its beginning', () => {
  const result = plan(fileRows(heading, top, `top;;;a@b.se;${'a'.repeat(201)}`))
  expect(result.errors[0]).toMatchObject({ code: 'too-long', column: 'name', value: `${'a'.repeat(59)}…` })
})

test('a conflict names both lines and both values', () => {
  const result = plan(fileRows(heading, top, 'A;Lager;top;', 'A;Butik;;a@b.se'))
  expect(result.errors[0]).toMatchObject({
    line: 4,
    column: 'unit',
    details: { unit: 'A', otherLine: 3, otherValue: 'Lager' },
  })
})

test('everything wrong is told at once; 200 are listed and all are counted', () => {
  const people = Array.from({ length: 300 }, (_, n) => `top;;;inte en adress ${n}`)
  const result = plan(fileRows(heading, top, ...people))
  expect(result.errorCount).toBe(300)
  expect(result.errors).toHaveLength(200)
})

test('a bad address does not hide what is wrong with the units', () => {
  const result = plan(fileRows(heading, top, 'A;A;nowhere;', 'top;;;inte en adress'))
  expect(errorsOf(result)).toEqual(['3 unknown-parent nowhere', '4 bad-email inte en adress'])
})

test('a unit whose line cannot be read is not said to be missing', () => {
  const result = plan(fileRows(heading, top, 'A;=A;top;', 'A;;;a@b.se'))
  expect(errorsOf(result)).toEqual(['3 formula =A'])
})

test('a chain of 20,000 units is read without running out of stack', () => {
  const chain = Array.from({ length: 20_000 }, (_, n) => `u${n};Enhet;${n === 0 ? '' : `u${n - 1}`};`)
  expect(plan(fileRows(heading, ...chain)).counts.units.added).toBe(20_000)
})
