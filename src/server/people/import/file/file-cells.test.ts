import { describe, expect, test } from 'vitest'
import type { ImportColumn } from '#core/import/problem.ts'
import { cellsOf, readBytes, readCase } from '#test/import/read-file.ts'

/** A list in which one cell of one person has this text in the file. */
function withCell(column: ImportColumn, cell: string) {
  const columns = ['unit_id', 'unit', 'parent_id', 'email', 'name', 'employee_id']
  const row = columns.map((one) => (one === column ? cell : one === 'unit_id' ? '1' : ''))
  return readBytes(`${columns.join(';')}\n1;A;;;;\n${row.join(';')}\n`)
}

describe('zeros that are guarded', () => {
  test.each([['apostrophe-zero.csv'], ['quoted-formula-zero.csv'], ['formula-phone.csv']])(
    '%s, which people have sent',
    (name) => {
      const read = readCase(`csv-guarded-zeros/${name}`)
      expect([read.errors, cellsOf(read, 'name', 'employee_id').slice(2)]).toEqual([
        [],
        ['Kim Ek|001017', 'Robin Al|1018'],
      ])
    },
  )

  test.each([
    ['="001017"', '001017'],
    ['"=""001017"""', '001017'],
    ["'001017", '001017'],
    ["'001017'", '001017'],
    ['’001017', '001017'],
    ['= "001017"', '001017'],
    ['"\t001017"', '001017'],
  ])('%s', (cell, value) => {
    const read = withCell('employee_id', cell)
    expect([read.errors, cellsOf(read, 'employee_id')[1]]).toEqual([[], value])
  })

  test('a separator may stand within the guard', () => {
    expect(cellsOf(withCell('name', '="Ek; Kim"'), 'name')[1]).toBe('Ek; Kim')
  })

  test.each(["'t Hooft", '’t Hooft', "'s-Gravesande", 'O’Neill', "D'Arcy"])('%s is a name', (name) => {
    expect(cellsOf(withCell('name', name), 'name')[1]).toBe(name)
  })
})

describe('signs that nobody sees are taken away', () => {
  test('softhyphen-name.csv, which people have sent', () => {
    const read = readCase('csv-invisible-signs/softhyphen-name.csv')
    expect([read.errors, cellsOf(read, 'name')[2]]).toEqual([[], 'Kim Långström'])
  })

  test.each([
    0xad, 0x34f, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202c, 0x202e, 0x2060,
    0x2064, 0x2066, 0x2069, 0x3164, 0xfe0f, 0xfeff, 0xe0020,
  ])('U+%i', (code) => {
    const sign = String.fromCodePoint(code)
    for (const [cell, value] of [
      [`Lång${sign}ström`, 'Långström'],
      [`${sign}Kim${sign}`, 'Kim'],
    ] as const)
      expect(cellsOf(withCell('name', cell), 'name')[1]).toBe(value)
    const read = readBytes(
      `unit${sign}_id;unit;parent_id;email\n1;A;;\n${sign}1;;;${sign}a@b.se${sign}\n${sign};;;\n`,
    )
    expect([read.errors, cellsOf(read, 'unit_id', 'email')]).toEqual([[], ['1|', '1|a@b.se']])
  })

  test.each([0xa0, 0x1680, 0x2003, 0x2007, 0x2009, 0x202f, 0x205f, 0x3000])('U+%i is a space', (code) => {
    const space = String.fromCodePoint(code)
    expect(cellsOf(withCell('name', `${space}Kim${space}Ek${space}`), 'name')[1]).toBe('Kim Ek')
  })
})

describe('what people and programs put into a cell', () => {
  test.each([
    ['a line break', '"Vård och\nomsorg"', 'Vård och omsorg'],
    ['a line break of Windows, with spaces', '"Vård och \r\n omsorg"', 'Vård och omsorg'],
    ['a line separator', 'Vård och\u2028omsorg', 'Vård och omsorg'],
    ['a tab', 'Vård och\tomsorg', 'Vård och omsorg'],
    ['quotes', 'Förskolan "Solen"', 'Förskolan "Solen"'],
    ['a quote', 'Lokal 24" norr', 'Lokal 24" norr'],
  ])('%s is read', (_what, cell, value) => {
    const read = withCell('unit', cell)
    expect([read.errors, cellsOf(read, 'unit')[1]]).toEqual([[], value])
  })

  test('a line break in a heading is a space', () => {
    const read = readBytes('unit_id;unit;parent_id;"e-\nmail";"employee\r\nid"\n1;A;;a@b.se;17\n')
    expect([read.errors, cellsOf(read, 'email', 'employee_id')]).toEqual([[], ['a@b.se|17']])
  })

  test.each(['-', '–', '—', '--', '- -', '−'])('%s alone says nothing', (cell) => {
    for (const column of ['unit', 'parent_id', 'email', 'name', 'employee_id'] as const) {
      const read = withCell(column, cell)
      expect([read.errors, cellsOf(read, column)[1]]).toEqual([[], ''])
    }
  })

  test.each([
    'Kim Ek <kim@bolaget.example>',
    '"Ek, Kim" <kim@bolaget.example>',
    '<kim@bolaget.example>',
    'mailto:kim@bolaget.example',
    'MAILTO: kim@bolaget.example',
    'kim@bolaget.example;',
  ])('an address written as %s is that address', (cell) => {
    const read = withCell('email', `"${cell.replaceAll('"', '""')}"`)
    expect([read.errors, cellsOf(read, 'email')[1]]).toEqual([[], 'kim@bolaget.example'])
  })

  test('two addresses in one cell are left as they are, to be refused', () => {
    const both = '"kim@bolaget.example; kim@hemma.example"'
    expect(cellsOf(withCell('email', both), 'email')[1]).toBe('kim@bolaget.example; kim@hemma.example')
    const named = '"Kim <kim@bolaget.example>, Bo <bo@bolaget.example>"'
    expect(cellsOf(withCell('email', named), 'email')[1]).toBe(
      'Kim <kim@bolaget.example>, Bo <bo@bolaget.example>',
    )
  })
})

describe('what a spreadsheet program or a database has put in the place of a value is refused', () => {
  test('error-values.csv, which people have sent', () => {
    expect(readCase('error-values-as-text/error-values.csv').errors).toEqual([
      '4 error-value name',
      '4 error-value employee_id',
      '5 error-value name',
    ])
  })

  test.each([
    ...[
      '#SAKNAS!',
      '#NAMN?',
      '#VÄRDEFEL!',
      '#REFERENS!',
      '#DIVISION/0!',
      '#OGILTIGT!',
      '#SKÄRNING!',
      '#SPILL!',
    ],
    ...[
      '#N/A',
      '#NAME?',
      '#VALUE!',
      '#REF!',
      '#DIV/0!',
      '#NUM!',
      '#NULL!',
      '#CALC!',
      '#GETTING_DATA',
      '#ERROR!',
    ],
    ...[
      '#I/T',
      '#NAVN?',
      '#VÆRDI!',
      '#VERDI!',
      '#PUUTTUU!',
      '#NIMI?',
      '#ARVO!',
      '#JAKO/0!',
      '#n/a',
      'Err:502',
    ],
    ...['NULL', 'null', '(null)', '\\N', 'N/A', 'NaN', 'None', 'undefined', '########', '(tom)'],
  ])('%s', (value) => {
    for (const column of ['unit_id', 'unit', 'parent_id', 'email', 'name', 'employee_id'] as const)
      expect(withCell(column, value).errors).toEqual([`3 error-value ${column}`])
  })

  test.each([
    ['sci-id.csv', [4, 5]],
    ['sci-id-point.csv', [4]],
  ] as const)('%s, which people have sent', (name, lines) => {
    const { errors } = readCase(`csv-scientific-and-dates/${name}`)
    expect(errors).toEqual(lines.map((line) => `${line} shortened-number employee_id`))
  })

  test.each([
    ['1,98501E+11', 'shortened-number'],
    ['1.98501E+11', 'shortened-number'],
    ['2E+11', 'shortened-number'],
    ['1.98501e+011', 'shortened-number'],
    ['1017,0', 'shortened-number'],
    ['1017.00', 'shortened-number'],
    ['17-jan', 'date-cell'],
    ['jan-17', 'date-cell'],
    ['17-Jan', 'date-cell'],
    ['Jan-17', 'date-cell'],
    ['17.tammi', 'date-cell'],
    ['01-maj-17', 'date-cell'],
    ['2026-01-17', 'date-cell'],
    ['2026-01-17 00:00:00', 'date-cell'],
    ['17/01/2026', 'date-cell'],
    ['1/17/2026', 'date-cell'],
    ['17.1.2026', 'date-cell'],
  ])('%s for an employee number', (value, code) => {
    expect(withCell('employee_id', value).errors).toEqual([`3 ${code} employee_id`])
    if (!/^1017/.test(value)) expect(withCell('unit', value).errors).toEqual([`3 ${code} unit`])
  })

  test.each([
    '12E4',
    '3E2',
    'E+12',
    '1-17',
    'JAN-17',
    'MAR-10',
    '2026',
    '1.0',
    '850101-1234',
    '#1',
    '#metoo',
    'A#N/A',
  ])('%s may be what somebody calls a unit', (value) => {
    expect(withCell('unit', value).errors).toEqual([])
  })

  test.each([
    'Jan',
    'Maj Ek',
    'May',
    'Null',
    'Nan Ek',
    'Nil Ek',
    'Åsa',
    'Zoë',
    'Dušan Šarić',
    'João',
    'Đặng',
  ])('%s is a name', (name) => {
    expect([withCell('name', name).errors, cellsOf(withCell('name', name), 'name')[1]]).toEqual([[], name])
  })
})
