import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultLanguage, otherLanguages } from '#core/languages.ts'
import { isEmpty } from '#core/worksheets/worksheet.ts'
import { readWorksheet } from './read-worksheet.ts'

const names = readdirSync('content/sv/worksheets').map((file) => file.replace(/\.json$/, ''))

test.each(names)('%s is a worksheet with an example in every language', (name) => {
  const sv = readWorksheet(defaultLanguage, name)
  expect(isEmpty(sv.example)).toBe(false)
  // The same fields are filled in; only the words differ.
  const filled = ({ example }: typeof sv) =>
    [example.texts, example.figures, example.choices, example.sets, example.rows].map((answers) =>
      Object.keys(answers),
    )
  for (const language of otherLanguages(defaultLanguage)) {
    const other = readWorksheet(language, name)
    expect(filled(other)).toEqual(filled(sv))
    expect(other.title).not.toBe(sv.title)
  }
})

const scale = {
  kind: 'scale',
  id: 'hard',
  label: 'Svårt',
  from: 0,
  to: 10,
  low: 'Inte',
  high: 'Mycket',
}
const sheet = {
  id: 'sheet',
  title: 'Blad',
  intro: 'Fyll i.',
  fields: [scale],
  example: {},
}

const folder = mkdtempSync(join(tmpdir(), 'worksheets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(content: unknown, name = 'sheet') {
  writeFileSync(join(folder, `${name}.json`), typeof content === 'string' ? content : JSON.stringify(content))
  return readWorksheet('sv', name, folder)
}

test('a worksheet comes in one language', () => {
  expect(read(sheet)).toMatchObject({ title: 'Blad', fields: [{ kind: 'scale', low: 'Inte' }] })
})

test.each([
  ['text that is no JSON', '{\n"id": ]', /sheet\.json is no JSON: /],
  [
    'a kind of field that nobody draws',
    { ...sheet, fields: [{ ...scale, kind: 'slider' }] },
    /fields\[0\]\.kind/,
  ],
  ['a text that is empty', { ...sheet, intro: ' ' }, /intro/],
  ['a word nobody knows', { ...sheet, fields: [{ ...scale, colour: 'red' }] }, /colour/],
  ['a scale of too many steps', { ...sheet, fields: [{ ...scale, to: 50 }] }, /2 to 11 steps/],
  ['another name than its file', { ...sheet, id: 'other' }, /calls itself other/],
  ['a field twice', { ...sheet, fields: [scale, scale] }, /two fields called hard/],
  [
    'a drawing from nothing',
    {
      ...sheet,
      fields: [scale, { kind: 'figure', figure: 'stairs', from: ['steps'], label: 'Trappa' }],
    },
    /draws from steps/,
  ],
  ['an example out of range', { ...sheet, example: { hard: 11 } }, /hard is 0 to 10/],
  ['an example of a field it does not have', { ...sheet, example: { easy: 1 } }, /no field is called easy/],
])('%s is refused with the file and the place', (_, content, fault) => {
  expect(() => read(content)).toThrow(/sheet\.json/)
  expect(() => read(content)).toThrow(fault)
})

test('a worksheet that is not there is refused by name', () => {
  expect(() => readWorksheet('sv', 'no-such-sheet', folder)).toThrow(/no-such-sheet\.json/)
})
