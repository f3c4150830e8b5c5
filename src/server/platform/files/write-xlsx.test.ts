import { expect, test } from 'vitest'
import { readXlsx } from '#test/data-exits/read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

const written = async (...cells: Parameters<typeof writeXlsx>[0][number]['rows'][number]) => {
  const bytes = await writeXlsx([{ name: 'Blad', headings: cells.map((_, at) => `${at}`), rows: [cells] }])
  return readXlsx(Buffer.from(bytes)).get('Blad')?.[1]
}

test.each(['=1+1', '+46', '-2', '@SUM(A1)', '\t=1+1', '=HYPERLINK("http://x.example";"x")'])(
  'a unit named %j is a text, and no formula',
  async (name) => {
    expect(await written(name)).toEqual([{ text: name }])
  },
)

test('numbers are numbers with the decimals they are shown with, and days are days', async () => {
  expect(
    await written({ number: 2.6, decimals: 1 }, { number: 4, decimals: 0 }, { day: '2026-03-05' }),
  ).toEqual([
    { number: 2.6, format: '0.0' },
    { number: 4, format: '0' },
    { number: 46086, format: 'yyyy-mm-dd' },
  ])
})

test('a name with signs of XML, or with characters that no file may have, does not break the file', async () => {
  expect(await written('<b>&"\u0001\ud800', 'Åre & co')).toEqual([{ text: '<b>&"' }, { text: 'Åre & co' }])
})

test('every sheet keeps its name and its order', async () => {
  const sheet = (name: string) => ({ name, headings: ['x'], rows: [['y']] })
  const bytes = await writeXlsx([sheet('Siffror'), sheet('Så läses siffrorna')])
  expect([...readXlsx(Buffer.from(bytes)).keys()]).toEqual(['Siffror', 'Så läses siffrorna'])
})

test('a text that JavaScript has a meaning for does not break the file', async () => {
  expect(await written('constructor', '__proto__', 'Lager')).toEqual([
    { text: 'constructor ' },
    { text: '__proto__ ' },
    { text: 'Lager' },
  ])
})
