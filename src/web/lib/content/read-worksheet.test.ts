import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isEmpty } from '#core/worksheets/worksheet.ts'
import { readWorksheet } from './read-worksheet.ts'

const names = readdirSync('content/worksheets').map((file) => file.replace(/\.json$/, ''))

test.each(names)('%s is a worksheet with an example in both languages', (name) => {
  const [sv, en] = [readWorksheet('sv', name), readWorksheet('en', name)]
  expect(isEmpty(sv.example)).toBe(false)
  // The same fields are filled in; only the words differ.
  const filled = ({ example }: typeof sv) =>
    [example.texts, example.figures, example.choices, example.sets, example.rows].map((answers) =>
      Object.keys(answers),
    )
  expect(filled(en)).toEqual(filled(sv))
  expect(en.title).not.toBe(sv.title)
})

const both = (text: string) => ({ sv: text, en: text })
const scale = {
  kind: 'scale',
  id: 'hard',
  label: both('Svårt'),
  from: 0,
  to: 10,
  low: both('Inte'),
  high: both('Mycket'),
}
const sheet = {
  id: 'sheet',
  title: both('Blad'),
  intro: both('Fyll i.'),
  fields: [scale],
  example: { sv: {}, en: {} },
}

const folder = mkdtempSync(join(tmpdir(), 'worksheets-'))
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
  ['a missing translation', { ...sheet, intro: { sv: 'Fyll i.' } }, /intro\.en/],
  ['a word nobody knows', { ...sheet, fields: [{ ...scale, colour: 'red' }] }, /colour/],
  ['a scale of too many steps', { ...sheet, fields: [{ ...scale, to: 50 }] }, /2 to 11 steps/],
  ['another name than its file', { ...sheet, id: 'other' }, /calls itself other/],
  ['a field twice', { ...sheet, fields: [scale, scale] }, /two fields called hard/],
  [
    'a drawing from nothing',
    {
      ...sheet,
      fields: [scale, { kind: 'figure', figure: 'stairs', from: ['steps'], label: both('Trappa') }],
    },
    /draws from steps/,
  ],
  ['an example out of range', { ...sheet, example: { sv: { hard: 11 }, en: {} } }, /hard is 0 to 10/],
  [
    'an example of a field it does not have',
    { ...sheet, example: { sv: { easy: 1 }, en: {} } },
    /no field is called easy/,
  ],
])('%s is refused with the file and the place', (_, content, fault) => {
  expect(() => read(content)).toThrow(/sheet\.json/)
  expect(() => read(content)).toThrow(fault)
})

test('a worksheet that is not there is refused by name', () => {
  expect(() => readWorksheet('sv', 'no-such-sheet', folder)).toThrow(/no-such-sheet\.json/)
})
