import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { packWorkbook, textRow } from '#test/import/pack-workbook.ts'
import { cellsOf, readBytes } from '#test/import/read-file.ts'
import { type HowToRead, readWorkbookFile } from './read-import-file.ts'

const lines = [
  'enhet_id,enhet,överordnad_id,e-post,namn',
  'top,Toppen,,,',
  'top,,,kim@b.se,"Ek, Kim"',
  "top,,,bo@b.se,'Bo",
] as const
const people = ['kim@b.se|Ek, Kim', 'bo@b.se|Bo']

async function read(rows: readonly string[], how: HowToRead = {}) {
  const problems = new ProblemList()
  const packed = rows.map((text, at) => textRow(at * 2 + 1, text)).join('')
  const file = await readWorkbookFile(packWorkbook({ sheets: [{ rows: packed }] }), how, problems)
  return {
    people: file.rows.slice(1).map(({ line, cells }) => `${line} ${cells.email} ${cells.name}`),
    errors: problems.errors.map(({ line, code, details }) => [line, code, details['cell']]),
  }
}

test('a file with commas that a Swedish Excel opened has all of each line in its first column, and is read', async () => {
  expect(await read(lines)).toEqual({ people: ['5 kim@b.se Ek, Kim', '7 bo@b.se Bo'], errors: [] })
  const lost = await read([...lines, 'top,,,ci@b.se,#N/A'])
  expect(lost.errors).toEqual([[9, 'error-value', undefined]])
  const cells = { E9: 'Ci' }
  expect((await read([...lines, 'top,,,ci@b.se,#N/A'], { cells })).people.at(-1)).toBe('9 ci@b.se Ci')
})

test('and so has one whose lines a program has quoted whole', () => {
  const quoted = lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\r\n')
  const file = readBytes(quoted)
  expect([file.errors, cellsOf(file, 'email', 'name').slice(1)]).toEqual([[], people])
})

test('a list with one column stays one', async () => {
  const { errors } = await read(['E-post', 'kim@b.se', 'bo@b.se, ci@b.se'])
  expect(errors.map(([, code]) => code)).toEqual(['missing-column', 'missing-column', 'missing-column'])
})
