import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { type PackedWorkbook, packWorkbook, textCell, textRow } from '#test/import/pack-workbook.ts'
import { readWorkbookFile } from './read-import-file.ts'

const headings = textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'anställningsnummer')

async function read(workbook: Partial<PackedWorkbook> & { rows?: string }, choice: WorkbookChoice = {}) {
  const { rows, ...rest } = workbook
  const sheets = [{ name: 'Personal', rows: headings + (rows ?? textRow(2, 'top', 'Toppen')) }]
  const problems = new ProblemList()
  const file = await readWorkbookFile(packWorkbook({ sheets, ...rest }), choice, problems)
  return {
    sheet: file.sheet,
    ids: file.rows.map(({ cells }) => cells.employee_id),
    units: file.rows.map(({ cells }) => cells.unit_id),
    errors: problems.errors.map(({ code, value }) => `${code} ${value}`),
    warnings: problems.warnings.map(({ line, code, details }) => [line, code, details['count'] ?? 0]),
  }
}

const withNumber = (cell: string) =>
  `<row r="2">${textCell('A2', 'top')}${textCell('D2', 'a@b.se')}${textCell('E2', 'Kim')}${cell}</row>`

const styles = (...codes: readonly string[]) =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="yyyy"/></dxf></dxfs>`

test.each([
  ['1017', '1017'],
  ['1017.0', '1017'],
  ['1017.0000000000001', '1017'],
  ['1016.9999999999999', '1017'],
  ['1.017E3', '1017'],
  ['1.017e+003', '1017'],
  ['9.00101123E11', '900101123000'],
  ['900719925474099', '900719925474099'],
  ['0', '0'],
  ['-0', '0'],
])('a number stored as %s is %s', async (stored, shown) => {
  const { ids, errors } = await read({ rows: withNumber(`<c r="F2"><v>${stored}</v></c>`) })
  expect([ids, errors]).toEqual([[shown], []])
})

test.each([
  ['<c r="F2"><v>1017.5</v></c>', 'fraction-cell 1017.5'],
  ['<c r="F2"><v>0.1</v></c>', 'fraction-cell 0.1'],
  ['<c r="F2"><v>1.23456789012345E+18</v></c>', 'long-number-cell 1.23456789012345E+18'],
  ['<c r="F2"><v>1234567890123456</v></c>', 'long-number-cell 1234567890123456'],
  ['<c r="F2" s="2"><v>46039</v></c>', 'date-cell 2026-01-17'],
  ['<c r="F2" t="d"><v>2026-01-17T00:00:00</v></c>', 'date-cell 2026-01-17'],
  ['<c r="F2" t="e"><v>#REF!</v></c>', 'error-cell #REF!'],
  ['<c r="F2" t="e"/>', 'error-cell #'],
  ['<c r="F2" t="e"><f>1/0</f></c>', 'error-cell #'],
  ['<c r="F2"><f>A1</f></c>', 'uncalculated-cell '],
  ['<c r="F2"><f>A1</f><v/></c>', 'uncalculated-cell '],
  ['<c r="F2"><f t="shared" si="0"/></c>', 'uncalculated-cell '],
  ['<c r="F2" t="str"><f>A1</f></c>', 'uncalculated-cell '],
])('%s is %s', async (cell, error) => {
  expect((await read({ rows: withNumber(cell), styles: styles('0') })).errors).toEqual(
    error === '' ? [] : [error],
  )
})

test('a formula whose result is an empty text is empty', async () => {
  const { ids, errors } = await read({ rows: withNumber('<c r="F2" t="str"><f>IF(1,"")</f><v></v></c>') })
  expect([ids, errors]).toEqual([[''], []])
})

test.each([
  ['000000', '1017', '001017'],
  ['000000', '1234567', '1234567'],
  ['000000;-000000', '1017', '001017'],
  ['000000_);(000000)', '1017', '001017'],
  ['[$-41D]000000', '1017', '001017'],
  ['[Red]0000', '17', '0017'],
  ['000000-0000', '9001011234', '900101-1234'],
  ['000000\\-0000', '101011234', '010101-1234'],
  ['"A"0000', '17', 'A0017'],
  ['000 00', '1017', '010 17'],
  ['000000', '1017.0', '001017'],
  ['0', '17', '17'],
  ['General', '17', '17'],
  ['@', '17', '17'],
  ['# ##0', '1017', '1017'],
  ['0.00', '1017', '1017'],
  ['[<100]000;0000', '17', '17'],
])('with the format %s the number %s is read as %s', async (code, stored, shown) => {
  const { ids, errors } = await read({
    rows: withNumber(`<c r="F2" s="1"><v>${stored}</v></c>`),
    styles: styles(code),
  })
  expect([ids, errors]).toEqual([[shown], []])
})

test.each(['yyyy\\-mm\\-dd', 'd/m', '[h]:mm', '[$-41D]d mmmm yyyy;@', 'hh:mm:ss AM/PM'])(
  'the format %s is one of dates',
  async (code) => {
    const { errors } = await read({
      rows: withNumber('<c r="F2" s="1"><v>46039</v></c>'),
      styles: styles(code),
    })
    expect(errors).toEqual(['date-cell 2026-01-17'])
  },
)

test.each(['"dag "0000', '0000\\d', '[Red]0000'])(
  'the format %s is none, whatever letters it quotes',
  async (code) => {
    const { errors } = await read({ rows: withNumber('<c r="F2" s="1"><v>17</v></c>'), styles: styles(code) })
    expect(errors).toEqual([])
  },
)

test('days are counted from 1904 where the workbook says so', async () => {
  const { errors } = await read({
    rows: withNumber('<c r="F2" s="2"><v>44577</v></c>'),
    styles: styles('0'),
    workbookPr: '<workbookPr date1904="1"/>',
  })
  expect(errors).toEqual(['date-cell 2026-01-17'])
})

test('shared texts are read in runs, without how they are read aloud, and with signs that XML cannot hold', async () => {
  const cells = ['0', '1', '2'].map((text, at) => `<c r="${'DEF'[at]}2" t="s"><v>${text}</v></c>`).join('')
  const { ids } = await read({
    rows: `<row r="2">${textCell('A2', 'top')}${cells}</row>`,
    strings:
      '<si><t>a@b.se</t></si><si><r><t>Kim </t></r><r><rPr/><t>Ek</t></r><rPh><t>kimu</t></rPh></si><si><t xml:space="preserve"> 10_x0031_7 </t></si>',
  })
  expect(ids).toEqual(['1017'])
})

test.each([
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${xml}`, 'utf16le')],
  ['UTF-16 the other way round', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
  ['UTF-16 without mark', (xml: string) => Buffer.from(`<?xml version="1.0"?>${xml}`, 'utf16le')],
  ['UTF-8 with mark', (xml: string) => Buffer.from(`\ufeff<?xml version="1.0" encoding="utf-8"?>${xml}`)],
  ['Latin-1', (xml: string) => Buffer.from(`<?xml version='1.0' encoding='ISO-8859-1'?>${xml}`, 'latin1')],
])('parts may be written in %s', async (_name, encode) => {
  const { units, errors } = await read({ encode, rows: textRow(2, 'å', 'Färghandeln') })
  expect([units, errors]).toEqual([['å'], []])
})

test('elements may have a prefix, and parts another place, case or an absolute address', async () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const row = (xml: string) => xml.replaceAll(/<(\/?)(row|c|is|t)\b/g, '<$1x:$2')
  const { units } = await read({
    parts: {
      'XL/Other/Blad.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData>${row(headings)}${row(textRow(2, 'top', 'A'))}</x:sheetData></x:worksheet>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="s0" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/other/blad.xml"/></Relationships>',
    },
  })
  expect(units).toEqual(['top'])
})

const list = (unit: string) => headings + textRow(2, unit, 'Enhet')

test('the first visible sheet with something in it is read, and others that hold something are offered', async () => {
  const sheets = [
    { name: 'Förra året', state: 'hidden', rows: list('old') },
    { name: 'Gömd', state: 'veryHidden', rows: list('older') },
    { name: 'Tom', rows: '<row r="1"><c r="A1" s="1"/></row>' },
    { name: 'Personal', rows: list('new') },
    { name: 'Chefer', rows: list('managers') },
    { name: 'Blad 3', rows: '' },
  ] as const
  const first = await read({ sheets })
  expect([first.units, first.sheet]).toEqual([
    ['new'],
    {
      name: 'Personal',
      others: ['Chefer'],
      hidden: ['Förra året', 'Gömd'],
      hiddenRows: 0,
      hiddenRowsLeftOut: false,
    },
  ])
  const second = await read({ sheets }, { sheet: 'chefer' })
  expect([second.units, second.sheet]).toMatchObject([['managers'], { name: 'Chefer', others: ['Personal'] }])
  expect((await read({ sheets }, { sheet: 'Förra året' })).units).toEqual(['old'])
  expect((await read({ sheets }, { sheet: 'Löner' })).errors).toEqual(['unknown-sheet Löner'])
})

test('rows hidden by hand, by a filter or by their height are counted once and read, or left out', async () => {
  const hidden = (line: number, how: string) => textRow(line, `u${line}`, 'A').replace('<row', `<row ${how}`)
  const rows = [
    textRow(2, 'top', 'Toppen'),
    hidden(3, 'hidden="1"'),
    hidden(4, 'hidden="true"'),
    hidden(5, 'ht="0" customHeight="1"'),
    hidden(6, 'hidden="0" ht="15"'),
    '<row r="7" hidden="1"><c r="A7" s="1"/></row>',
  ].join('')
  const all = await read({ rows })
  expect([all.units, all.warnings]).toEqual([['top', 'u3', 'u4', 'u5', 'u6'], [[3, 'hidden-rows-read', 3]]])
  const seen = await read({ rows }, { hiddenRows: 'left-out' })
  expect([seen.units, seen.warnings]).toEqual([['top', 'u6'], [[3, 'hidden-rows-left-out', 3]]])
})

test('headings that are hidden are read as headings where hidden rows are left out', async () => {
  const hide = (row: string) => row.replace('<row', '<row hidden="1"')
  const rows = textRow(3, 'top', 'Toppen') + hide(textRow(4, 'gone', 'Borta'))
  const sheets = [
    {
      name: 'Personal',
      rows: hide(textRow(1, 'Uttag', 'i', 'går')) + hide(headings.replace(/1"/g, '2"')) + rows,
    },
  ]
  const all = await read({ sheets })
  expect([all.units, all.errors]).toEqual([['top', 'gone'], []])
  expect(all.warnings).toContainEqual([1, 'hidden-rows-read', 2])
  const seen = await read({ sheets }, { hiddenRows: 'left-out' })
  expect([seen.units, seen.errors]).toEqual([['top'], []])
  expect(seen.warnings).toEqual([[1, 'hidden-rows-left-out', 2]])
  expect(seen.sheet).toMatchObject({ hiddenRows: 2, hiddenRowsLeftOut: true })
})

test('headings that are seen come before hidden ones, such as those of last year', async () => {
  const old = textRow(1, 'enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'roll', 'språk').replace(
    '<row',
    '<row hidden="1"',
  )
  const sheets = [
    { name: 'Personal', rows: old + headings.replace(/1"/g, '2"') + textRow(3, 'top', 'Toppen') },
  ]
  const seen = await read({ sheets }, { hiddenRows: 'left-out' })
  expect([seen.units, seen.errors, seen.warnings]).toEqual([['top'], [], [[1, 'hidden-rows-left-out', 1]]])
})

test('cells to the right of the headings are a column without one, and stop nothing', async () => {
  const { units, errors, warnings } = await read({
    rows: textRow(2, 'top', 'Toppen') + textRow(3, 'a', 'A', 'top', '', '', '', '', 'Kolla med Kim'),
  })
  expect([units, errors, warnings]).toEqual([['top', 'a'], [], [[1, 'column-without-heading', 0]]])
})

test('rows in another order are read in theirs, and two of one number are refused', async () => {
  const { units } = await read({ rows: textRow(5, 'late', 'A') + textRow(2, 'early', 'B') })
  expect(units).toEqual(['early', 'late'])
  expect((await read({ rows: textRow(2, 'a', 'A') + textRow(2, 'b', 'B') })).errors).toEqual([
    'broken-workbook null',
  ])
})

test.each([
  ['OpenDocument', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, 'other-spreadsheet'],
  ['Numbers', { 'Index/Document.iwa': 'x' }, 'other-spreadsheet'],
  ['binary workbook', { 'xl/workbook.bin': 'x' }, 'other-spreadsheet'],
  ['text document', { 'word/document.xml': '<a/>' }, 'not-text'],
  ['other archive', { 'a.txt': 'a' }, 'broken-workbook'],
])('an archive that is another kind is named: %s', async (_name, parts, code) => {
  const { zipSync, strToU8 } = await import('fflate')
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  )
  const problems = new ProblemList()
  await readWorkbookFile(Buffer.from(bytes), {}, problems)
  expect(problems.errors.map((error) => error.code)).toEqual([code])
})
