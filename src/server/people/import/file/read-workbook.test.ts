import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ProblemList } from '#core/import/problem-list.ts'
import { packWorkbook, textCell } from '#test/import/pack-workbook.ts'
import { readImportFile, readWorkbookFile } from './read-import-file.ts'

const headings = ['enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'anställningsnummer', 'språk']

type Value = string | number | boolean | Date

const cellOf = (value: Value | null) => {
  if (value === null || value === '') return null
  return value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd' } : { value }
}

async function workbook(...rows: readonly (readonly (Value | null)[])[]): Promise<Buffer> {
  const written = writeXlsxFile([headings, ...rows].map((row) => row.map(cellOf)))
  return Buffer.from(await written.toBuffer())
}

async function read(bytes: Buffer) {
  const problems = new ProblemList()
  const file = await readWorkbookFile(bytes, {}, problems)
  const codes = problems.errors.map(({ line, code }) => `${line} ${code}`)
  return { file, codes, warnings: problems.warnings }
}

/** A workbook whose only sheet has these rows. */
const packed = (rows: string): Buffer => packWorkbook({ sheets: [{ rows }] })

const missingIn = (line: number) => Array.from({ length: 4 }, () => `${line} missing-column`)
const missing = missingIn(1)

describe('a workbook', () => {
  test('says the same as a file of text, row for row', async () => {
    const { file, codes } = await read(
      await workbook(
        ['top', 'Färghandeln', '', null, null, null, null],
        ['top', '', '', ' asa@farg.example ', 'Åsa Öhman', '0017', 'sv'],
        [],
        ['top', null, null, null, 'Noor Ek', '0018', 'en'],
      ),
    )
    expect(codes).toEqual([])
    expect(file.rows.map(({ line, cells }) => [line, cells.email, cells.name, cells.employee_id])).toEqual([
      [2, '', '', ''],
      [3, 'asa@farg.example', 'Åsa Öhman', '0017'],
      [5, '', 'Noor Ek', '0018'],
    ])
    expect(file).toMatchObject({ encoding: null, separator: null })
  })

  test('keeps every digit of a number, and warns that zeros before it are gone', async () => {
    const { file, codes, warnings } = await read(
      await workbook(
        ['top', 'Toppen', '', 'a@b.se', 'Anna', 17, 'sv'],
        ['top', '', '', 'b@b.se', 'Bo', 900719925474099, 'sv'],
        [2024, 'Lager', 'top', null, null, null, null],
      ),
    )
    expect(codes).toEqual([])
    expect(file.rows.map(({ cells }) => cells.employee_id)).toEqual(['17', '900719925474099', ''])
    expect(file.rows[2]?.cells.unit_id).toBe('2024')
    expect(warnings.map(({ line, code, value }) => [line, code, value])).toEqual([[2, 'number-cell', '17']])
  })

  test('with a date is refused with the row, because what was typed is gone', async () => {
    const day = new Date('2026-01-17T00:00:00Z')
    const { codes } = await read(await workbook(['top', 'Toppen', '', 'a@b.se', 'Anna', day, 'sv']))
    expect(codes).toEqual(['2 date-cell'])
  })

  test('without our columns is refused as a file of text is', async () => {
    const written = writeXlsxFile([[{ value: 'namn' }], [{ value: 'Anna' }]])
    const { codes } = await read(Buffer.from(await written.toBuffer()))
    expect(codes).toContain('1 missing-column')
  })

  test('that is made by hand can be read at all', async () => {
    const cells = ['unit_id', 'unit', 'parent_id', 'email'].map((text, at) =>
      textCell(`${'ABCD'[at]}1`, text),
    )
    const { file, codes } = await read(packed(`<row r="1">${cells.join('')}</row>`))
    expect([codes, [...file.columns]]).toEqual([[], ['unit_id', 'unit', 'parent_id', 'email']])
  })

  test.each([
    ['a cell at the far end', `<row r="1">${textCell('XFD1', 'x')}</row>`, ['0 too-wide-workbook']],
    ['an empty cell at the far end', `<row r="1"><c r="XFD1" s="1"/>${textCell('A1', 'x')}</row>`, missing],
    ['a row at the far end', `<row r="1048576">${textCell('A1048576', 'x')}</row>`, missingIn(1_048_576)],
    ['an empty row at the far end', '<row r="1048576"><c r="A1048576"/></row>', ['0 empty-file']],
  ])('with %s makes no room for all before it', async (_what, sheet, codes) => {
    expect((await read(packed(sheet))).codes).toEqual(codes)
  })

  test('that unpacks to a thousand times its size is refused before it is unpacked', async () => {
    const bomb = packed(`<row r="1">${' '.repeat(20 * 1024 * 1024)}</row>`)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().arrayBuffers
    expect((await read(bomb)).codes).toEqual(['0 too-large-workbook'])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15 * 1024 * 1024)
  })

  test('whose list of parts lies about their sizes is refused, and no room is made for what it hides', async () => {
    const bomb = packed(`<row r="1">${' '.repeat(20 * 1024 * 1024)}</row>`)
    const lying = Buffer.from(bomb)
    // The archive's directory comes last; byte 24 of each entry has the size of the part.
    for (
      let at = lying.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
    )
      lying.writeUInt32LE(1000, at + 24)
    const before = process.memoryUsage().arrayBuffers
    const { codes } = await read(lying)
    expect(codes).toHaveLength(1)
    expect(codes[0]).toMatch(/^0 (broken-workbook|empty-file)$/)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15 * 1024 * 1024)
  })

  test('may hold as many pictures as it likes, which nothing unpacks', async () => {
    const part = new Uint8Array(200 * 1024)
    const pictures = Array.from({ length: 1000 }, (_, n) => [`xl/media/${n}.bin`, part] as const)
    const bytes = packWorkbook({
      sheets: [{ rows: `<row r="1">${textCell('A1', 'x')}</row>` }],
      parts: Object.fromEntries(pictures),
    })
    expect((await read(bytes)).codes).toEqual(missing)
  })

  test('is read on its first sheet alone, and a formula is what it came to', async () => {
    const sheets = [
      { data: [headings, ['top', 'Toppen', '', '', '', '', '']].map((row) => row.map(cellOf)) },
      { data: [['notes']].map((row) => row.map(cellOf)) },
    ]
    const { file, codes } = await read(Buffer.from(await writeXlsxFile(sheets).toBuffer()))
    expect([codes, file.rows.length]).toEqual([[], 1])
    const heads = ['unit_id', 'unit', 'parent_id', 'email'].map((text, at) =>
      textCell(`${'ABCD'[at]}1`, text),
    )
    const sum = '<c r="A2" t="str"><f>"t"&amp;"op"</f><v>top</v></c>'
    const reckoned = await read(
      packed(`<row r="1">${heads.join('')}</row><row r="2">${sum}${textCell('B2', 'Toppen')}</row>`),
    )
    expect([reckoned.codes, reckoned.file.rows[0]?.cells.unit_id]).toEqual([[], 'top'])
  })

  test('says of any list what a file of text says of it', async () => {
    // The writer of these tests fails for names that every object has; platform/files/write-xlsx.ts says why.
    const word = fc.stringMatching(/^[A-Za-zÅÄÖåäö0-9&<>"' .-]{0,20}$/).filter((text) => !(text in {}))
    const lines = fc.array(fc.tuple(word, word, word, word, word, word, fc.constantFrom('sv', 'en', '')), {
      minLength: 1,
      maxLength: 20,
    })
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(lines, async (rows) => {
        const problems = new ProblemList()
        const text = [headings, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')
        const asText = readImportFile(Buffer.from(text), problems)
        const { file, codes } = await read(await workbook(...rows))
        expect(file.rows).toEqual(asText.rows)
        expect(codes).toEqual(problems.errors.map(({ line, code }) => `${line} ${code}`))
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['cut off', async () => (await workbook(['top'])).subarray(0, 900)],
    ['another thing that is packed', async () => Buffer.from(zipSync({ 'content.xml': strToU8('<a/>') }))],
    ['no more than the first bytes', async () => Buffer.from('504b0304140006000800', 'hex')],
    ['not XML within', async () => packed('<row r="1"><c r="A1"')],
  ])('%s is refused in words', async (_what, bytes) => {
    const { codes } = await read(await bytes())
    expect(codes).toHaveLength(1)
    expect(codes[0]).toMatch(/^0 (broken-workbook|empty-file)$/)
  })
})

test.each(['mall.xlsx', 'template.xlsx'])('the template %s can be read as it is', async (name) => {
  const { file, codes, warnings } = await read(await readFile(`public/import/${name}`))
  expect([codes, warnings]).toEqual([[], []])
  expect(file.rows.at(-1)?.cells).toMatchObject({ employee_id: '1019', email: '' })
})
