import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { readImportFile } from './read-import-file.ts'

function refusalOf(bytes: Buffer | string) {
  const problems = new ProblemList()
  const { rows } = readImportFile(Buffer.from(bytes), problems)
  expect(rows).toEqual([])
  return problems.errors.map(({ line, code }) => `${line} ${code}`)
}

test.each([
  ['encrypted.xlsx', 'encrypted-workbook'],
  ['html.xls', 'html-file'],
  ['list.json', 'json-file'],
])('%s is named for what it is', async (name, code) => {
  expect(refusalOf(await readFile(`cases/files-of-another-kind/${name}`))).toEqual([`0 ${code}`])
})

/** A compound file with this name in its directory. */
const compound = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1000),
    Buffer.from(`${name}\0`, 'utf16le'),
    Buffer.alloc(100),
  ])
const mark = '\ufeff'
const spreadsheetOf2003 =
  '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row/></Table></Worksheet></Workbook>'

test.each<[string, Buffer | string, string]>([
  [
    'a workbook with a password, behind other names',
    compound('EncryptionInfo EncryptedPackage'),
    'encrypted-workbook',
  ],
  ['an XLS', compound('Workbook'), 'spreadsheet-file'],
  ['an XLS of 1995', compound('Book'), 'spreadsheet-file'],
  ['an XLS of 1990', Buffer.from('0902060000000500', 'hex'), 'spreadsheet-file'],
  ['an old text document', compound('WordDocument'), 'not-text'],
  ['a table of HTML alone', '<table border="1"><tr><td>enhet_id</td></tr></table>', 'html-file'],
  ['HTML with its type first', `${mark}\r\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD">\n<HTML>`, 'html-file'],
  ['HTML in UTF-16', Buffer.from(`${mark}<html><body>`, 'utf16le'), 'html-file'],
  ['HTML with a comment first', '<!-- Export --><html><table><tr>', 'html-file'],
  ['XHTML', '<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"/>', 'html-file'],
  ['a web page in one file', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'html-file'],
  ['a spreadsheet of 2003 in XML', spreadsheetOf2003, 'xml-file'],
  ['another XML', '<personal><rad enhet="1"/></personal>', 'xml-file'],
  ['XML with a prefix', '<ns0:people xmlns:ns0="a"/>', 'xml-file'],
  ['JSON over several lines', '{\n  "people": []\n}', 'json-file'],
  ['JSON, an object a line', '{"namn":"Kim"}\n{"namn":"Noor"}\n', 'json-file'],
  ['a PDF', '%PDF-1.7 …', 'pdf-file'],
  ['rich text', '{\\rtf1\\ansi enhet_id}', 'not-text'],
])('%s is named for what it is', (_what, bytes, code) => {
  expect(refusalOf(bytes)).toEqual([`0 ${code}`])
})

test.each([
  '<enhet_id>;enhet;överordnad_id;e-post\n',
  '[enhet_id];[enhet];[överordnad_id];[e-post]\n',
  '{enhet_id};enhet;överordnad_id;e-post\n',
])('what only looks like one at its first sign is read as text: %s', (text) => {
  expect(refusalOf(text)).not.toContainEqual(expect.stringMatching(/-file$/))
})
