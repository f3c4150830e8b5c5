import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('the file says that it is UTF-8 and ends its lines as spreadsheets expect', () => {
  expect(
    writeCsv(
      [
        ['Enhet', 'Svar'],
        ['Åre', '8'],
      ],
      ';',
    ),
  ).toBe('\uFEFFEnhet;Svar\r\nÅre;8\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+46', "'+46"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['＝1+1', "'＝1+1"],
  ['2,6', '2,6'],
  ['A-laget', 'A-laget'],
])('a unit named %j cannot run as a formula', (name, cell) => {
  expect(writeCsv([[name]], ';')).toBe(`\uFEFF${cell}\r\n`)
})

test('separators, quotes and line breaks inside a name stay inside their cell', () => {
  expect(writeCsv([['a;b', 'c,d', 'say "hi"', 'x\ny']], ';')).toBe('\uFEFF"a;b";c,d;"say ""hi""";"x\ny"\r\n')
  expect(writeCsv([['a;b', 'c,d']], ',')).toBe('\uFEFFa;b,"c,d"\r\n')
})
