import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { planFile } from '#server/people/import/plan-file.ts'
import { packWorkbook, textCell, textRow } from '#test/import/pack-workbook.ts'
import { readWorkbookFile } from './read-import-file.ts'

async function read(name: string, choice: WorkbookChoice = {}) {
  const problems = new ProblemList()
  const file = await readWorkbookFile(await readFile(`cases/${name}.xlsx`), choice, problems)
  const { errors, warnings } = problems
  return {
    file,
    people: file.rows.flatMap(({ cells }) =>
      cells.name === '' ? [] : [`${cells.unit_id} ${cells.name} ${cells.employee_id}`],
    ),
    errors: errors.map(({ line, code, column, value }) => [line, code, column, value]),
    warnings: warnings.map(({ line, code }) => `${line} ${code}`),
  }
}

const kimAndRobin = ['vard Kim Ek 1017', 'vard Robin Al 1018']

describe('a workbook as people have it', () => {
  test.each(['no-cell-refs', 'no-refs-at-all', 'backslash-names'])(
    'is read where places are left out, or names written as another system writes them: %s',
    async (name) => {
      const { people, errors, file } = await read(`xlsx-cells-without-r/${name}`)
      expect([people, errors]).toEqual([kimAndRobin, []])
      expect(file.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    },
  )

  test('may have dates in a column that is not ours', async () => {
    const { people, errors, warnings } = await read('xlsx-date-in-a-column-not-read/date-in-unknown-column')
    expect([people, errors, warnings]).toEqual([kimAndRobin, [], ['1 unknown-column']])
  })

  test.each([
    ['error-cell-id', 'error-cell', 'employee_id', '#REF!'],
    ['error-cell-mail', 'error-cell', 'email', '#N/A'],
    ['formula-error', 'error-cell', 'name', '#N/A'],
    ['formula-no-cache-id', 'uncalculated-cell', 'employee_id', ''],
  ])('is refused for a cell without a value that was meant: %s', async (name, code, column, value) => {
    const { errors } = await read(`xlsx-error-and-uncalculated-cells/${name}`)
    expect(errors).toEqual([[4, code, column, value]])
  })

  test('says each cell of a line whose formulas were never calculated', async () => {
    const { errors } = await read('xlsx-error-and-uncalculated-cells/formula-no-cache-all')
    expect(errors).toEqual(
      ['email', 'name', 'employee_id'].map((column) => [4, 'uncalculated-cell', column, '']),
    )
  })

  test('is as wide as what stands in it', async () => {
    const { people, errors } = await read('xlsx-far-empty-cell/far-style-cells')
    expect([people, errors]).toEqual([kimAndRobin, []])
  })

  test.each(['hidden-first-sheet', 'hidden-valid-first-sheet'])(
    'is read on its first visible sheet: %s',
    async (name) => {
      const { people, errors, file } = await read(`xlsx-hidden-first-sheet/${name}`)
      expect([people, errors]).toEqual([kimAndRobin, []])
      expect(file.sheet).toMatchObject({ name: 'Personal', others: [] })
    },
  )

  test('has its hidden rows read and counted, or left out by choice', async () => {
    const withThem = await read('xlsx-hidden-rows/hidden-row')
    expect(withThem.people).toEqual([...kimAndRobin, 'vard Slutat Igår 1019'])
    expect(withThem.warnings).toEqual(['6 hidden-rows-read'])
    const without = await read('xlsx-hidden-rows/hidden-row', { hiddenRows: 'left-out' })
    expect([without.people, without.warnings]).toEqual([kimAndRobin, ['6 hidden-rows-left-out']])
    expect(without.file.sheet).toMatchObject({ hiddenRows: 1, hiddenRowsLeftOut: true })
  })

  test('has whole numbers whole', async () => {
    const { people, errors } = await read('xlsx-whole-numbers-with-point-zero/number-point-zero')
    expect([people, errors]).toEqual([kimAndRobin, []])
  })

  test('has zeros as the cell shows them, and no warning that they might be gone', async () => {
    const { people, warnings } = await read('xlsx-zeros-by-number-format/zero-format')
    expect([people, warnings]).toEqual([['vard Kim Ek 001017', 'vard Robin Al 1018'], []])
  })
})

test('units of which some are numbers that show zeros and some are text are the same units', async () => {
  const source = await readFile('cases/xlsx-zeros-by-number-format/unit-id-zero-format.xlsx')
  const { report } = await planFile(
    { source, present: { units: [], members: [] } },
    randomUUID,
    () => undefined,
  )
  expect(report).toMatchObject({ errorCount: 0, units: { added: 2 }, members: { added: 1 } })
})

test.each([
  ['an error', '<c r="D3" t="e"><v>#REF!</v></c>'],
  ['a formula that was never calculated', '<c r="D3"><f>A1</f></c>'],
  ['a number with decimals', '<c r="D3"><v>70.5</v></c>'],
  ['a number of too many digits', '<c r="D3"><v>46701234567123456</v></c>'],
])('a number to reach somebody by that is %s stops the file only where numbers are used', async (_, cell) => {
  const rows = [
    textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'mobil', 'namn', 'anställningsnummer'),
    textRow(2, 'top', 'Toppen'),
    `<row r="3">${textCell('A3', 'top')}${cell}${textCell('E3', 'Kim')}${textCell('F3', '0017')}</row>`,
  ].join('')
  const source = packWorkbook({ sheets: [{ name: 'Personal', rows }] })
  const read = async (sms: boolean) => {
    const present = { units: [], members: [], sms }
    return (await planFile({ source, present }, randomUUID, () => undefined)).report
  }
  expect(await read(false)).toMatchObject({ errorCount: 0, members: { added: 1 } })
  expect((await read(true)).errors).toMatchObject([
    { line: 3, column: 'mobile', details: { sheet: 'Personal', cell: 'D3' } },
  ])
})

test('a column of addresses without a heading that we know says its cell', async () => {
  const rows =
    textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'namn', 'anställningsnummer', 'Chef e-post') +
    textRow(2, 'top', 'Toppen') +
    textRow(3, 'top', '', '', 'Kim', '0017', 'siv@bolaget.example')
  const source = packWorkbook({ sheets: [{ name: 'Personal', rows }] })
  const { report } = await planFile(
    { source, present: { units: [], members: [] } },
    randomUUID,
    () => undefined,
  )
  expect(report.errors).toMatchObject([
    { value: 'Chef e-post', details: { letters: 'F', cell: 'F1', sheet: 'Personal' } },
  ])
})

test('an error of a line says the sheet and the cell', async () => {
  const source = await readFile('cases/xlsx-error-and-uncalculated-cells/error-cell-mail.xlsx')
  const { report } = await planFile(
    { source, present: { units: [], members: [] } },
    randomUUID,
    () => undefined,
  )
  expect(report.errors).toEqual([
    {
      line: 4,
      column: 'email',
      code: 'error-cell',
      value: '#N/A',
      details: { sheet: 'Blad1', cell: 'D4' },
    },
  ])
})
