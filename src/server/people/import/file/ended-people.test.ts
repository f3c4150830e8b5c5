import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { packWorkbook, textCell, textRow } from '#test/import/pack-workbook.ts'
import { readImportFile, readWorkbookFile } from './read-import-file.ts'

const today = '2026-11-30'

/** What is said of a list with this beside its people. */
function told(heading: string, ...cells: readonly string[]) {
  const problems = new ProblemList()
  const rows = cells.map((cell, n) => `top;Bolaget;;p${n}@b.se;${cell}`)
  const file = [`enhet_id;enhet;överordnad_id;e-post;${heading}`, 'top;Bolaget;;;', ...rows].join('\n')
  readImportFile(Buffer.from(file), problems, { today })
  return problems.warnings.flatMap(({ line, code, value, details }) =>
    code === 'ended-people' ? [[line, value, details['count']]] : [],
  )
}

test.each([
  ['Slutdatum', '2026-11-29'],
  ['Anställd t.o.m.', '20261129'],
  ['Tom', '29.11.2026'],
  ['End date', '29/11/2026'],
  ['Termination Date', '11/29/2026'],
  ['SLUTDATUM', '2026-06-30 00:00:00'],
  ['accountEnabled', 'False'],
  ['Aktiv', 'Nej'],
  ['Status [READ ONLY]', 'Suspended'],
  ['Anställningsstatus', 'Avslutad'],
])('the column %s with %s says that somebody has left', (heading, cell) => {
  expect(told(heading, '', cell, cell)).toEqual([[4, heading, 2]])
})

test.each([
  ['Slutdatum', '2026-11-30'],
  ['Slutdatum', '9999-12-31'],
  ['Slutdatum', 'tills vidare'],
  ['Startdatum', '2020-01-01'],
  ['accountEnabled', 'True'],
  ['Status', 'Tillsvidare'],
  ['Status', '0'],
])('the column %s with %s says nothing of the kind', (heading, cell) => {
  expect(told(heading, cell)).toEqual([])
})

test('a date of a workbook is one, and of a mapped list too', async () => {
  const problems = new ProblemList()
  const rows =
    textRow(1, 'Namn', 'E-post', 'Avdelning', 'Slutdatum') +
    `<row r="2">${textCell('A2', 'Kim')}${textCell('B2', 'k@b.se')}${textCell('C2', 'A')}<c r="D2" t="d"><v>2026-01-31</v></c></row>`
  const columns = (['name', 'email', 'unit'] as const).map((field, at) => ({
    field,
    heading: ['Namn', 'E-post', 'Avdelning'][at] ?? '',
  }))
  await readWorkbookFile(packWorkbook({ sheets: [{ rows }] }), { columns, today }, problems)
  expect(problems.errors).toEqual([])
  expect(problems.warnings).toMatchObject([{ code: 'ended-people', line: 2, value: 'Slutdatum' }])
})
