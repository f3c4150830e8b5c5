import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { packWorkbook, textCell, textRow } from '#test/import/pack-workbook.ts'
import { readWorkbookFile } from './read-import-file.ts'

const headings = textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'anställningsnummer')
const top = textRow(2, 'top', 'Toppen')

async function read(rows: string, ...merged: readonly string[]) {
  const problems = new ProblemList()
  const file = await readWorkbookFile(packWorkbook({ sheets: [{ rows, merged }] }), {}, problems)
  return {
    people: file.rows.map(({ line, cells }) => `${line} ${cells.unit_id} ${cells.name} ${cells.employee_id}`),
    errors: problems.errors.map(({ line, code }) => `${line} ${code}`),
    file,
  }
}

test('a cell that is shown over several rows is read in each of them', async () => {
  const people = textRow(3, 'top', '', '', '', 'Kim', '1') + textRow(4, '', '', '', '', 'Bo', '2')
  const more = textRow(6, '', '', '', '', 'Ci', '3') + textRow(7, '', '', '', '', 'Di', '4')
  expect((await read(headings + top + people + more, 'A3:A6')).people).toEqual([
    '2 top  ',
    '3 top Kim 1',
    '4 top Bo 2',
    '6 top Ci 3',
    '7  Di 4',
  ])
})

test('only where nothing else stands, and in its first column alone', async () => {
  const people = textRow(3, 'top', '', '', '', 'Kim', '1') + textRow(4, 'annat', '', '', '', 'Bo', '2')
  const { people: found, file } = await read(headings + top + people, 'A3:C4', 'A2:F2')
  expect(found).toEqual(['2 top  ', '3 top Kim 1', '4 annat Bo 2'])
  expect(file.rows.map(({ cells }) => cells.unit)).toEqual(['Toppen', '', ''])
})

test('with the fault that it has', async () => {
  const date = `<row r="3">${textCell('A3', 'top')}${textCell('E3', 'Kim')}<c r="F3" t="d"><v>2026-01-17</v></c></row>`
  const { errors } = await read(headings + top + date + textRow(4, 'top', '', '', '', 'Bo'), 'F3:F4')
  expect(errors).toEqual(['3 date-cell', '4 date-cell'])
})

test('headings over two rows are those of the lower one', async () => {
  const upper = textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', '', 'anställningsnummer')
  const lower = textRow(2, '', '', '', '', 'förnamn', 'efternamn', '')
  const rows =
    upper + lower + textRow(3, 'top', 'Toppen') + textRow(4, 'top', '', '', 'k@b.se', 'Kim', 'Ek', '1')
  const merged = ['A1:A2', 'B1:B2', 'C1:C2', 'D1:D2', 'E1:F1', 'G1:G2']
  const { people, errors } = await read(rows, ...merged)
  expect([people, errors]).toEqual([['3 top  ', '4 top Kim Ek 1'], []])
})

test('a hostile number of them ends', async () => {
  const rows = Array.from({ length: 3000 }, (_, n) => textRow(n + 3, '', '', '', '', `P${n}`, `${n}`)).join(
    '',
  )
  const merged = Array.from({ length: 50_000 }, () => 'A2:A1048576')
  expect((await read(headings + top + rows, ...merged)).errors).toEqual(['0 too-large-workbook'])
})
