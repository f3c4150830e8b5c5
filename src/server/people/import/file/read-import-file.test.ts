import { describe, expect, test } from 'vitest'
import { ProblemList } from '#core/import/problem-list.ts'
import { type ImportFile, readImportFile } from './read-import-file.ts'

function read(bytes: Buffer | string): { file: ImportFile; problems: ProblemList } {
  const problems = new ProblemList()
  const file = readImportFile(Buffer.from(bytes), problems)
  return { file, problems }
}

const codes = (problems: ProblemList) =>
  problems.errors.map(({ line, code, column }) =>
    [line, code, column].filter((part) => part !== null).join(' '),
  )

const text =
  'Enhet_ID;Enhet;Överordnad_ID;E-post;Namn\r\n1;Färghandeln;;;\r\n1;;;asa@farg.example;Åsa Öhman\r\n'
const mark = Buffer.from('efbbbf', 'hex')
/** Latin-1 as Windows writes it; all signs of the text are in both. */
const latin1 = Buffer.from(text, 'latin1')

describe('signs', () => {
  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with byte order mark', Buffer.concat([mark, Buffer.from(text)]), 'utf-8'],
    ['Latin-1', latin1, 'latin-1'],
    ['Latin-1 with byte order mark', Buffer.concat([mark, latin1]), 'latin-1'],
    ['what Excel calls Unicode text', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16'],
    ['the same, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'utf-16'],
  ])('å, ä and ö are right in %s', (_name, bytes, encoding) => {
    const { file, problems } = read(bytes)
    expect(codes(problems)).toEqual([])
    expect(file.encoding).toBe(encoding)
    expect(file.rows.map(({ line, cells }) => [line, cells.unit, cells.name])).toEqual([
      [2, 'Färghandeln', ''],
      [3, '', 'Åsa Öhman'],
    ])
  })

  test('Latin-1 was a guess, and a warning asks to look at the names', () => {
    const { problems } = read(latin1)
    expect(problems.warnings.map(({ code }) => code)).toEqual(['read-as-latin-1'])
  })

  test('the euro sign and the dash of Windows are read, too', () => {
    const bytes = Buffer.concat([
      Buffer.from('enhet_id;enhet;överordnad_id;e-post\n1;A', 'latin1'),
      Buffer.of(0x96, 0x80),
      Buffer.from(';;\n'),
    ])
    expect(read(bytes).file.rows[0]?.cells.unit).toBe('A–€')
  })

  test('letters that a Mac has taken apart are put together', () => {
    const { file } = read(text.normalize('NFD'))
    expect(file.rows[1]?.cells.name).toBe('Åsa Öhman'.normalize('NFC'))
  })
})

describe('form', () => {
  test.each([';', ',', '\t', '|'])('cells may be separated by %j', (separator) => {
    const { file } = read(text.replaceAll(';', separator))
    expect(file.separator).toBe(separator)
    expect(file.rows[1]?.cells.email).toBe('asa@farg.example')
  })

  test.each([
    ['Windows', '\r\n'],
    ['Unix', '\n'],
    ['old Mac', '\r'],
  ])('lines may end as on %s', (_name, end) => {
    const { file } = read(text.replaceAll('\r\n', end))
    expect(file.rows.map(({ line }) => line)).toEqual([2, 3])
  })

  test('headings may be Swedish or English, in any order and case', () => {
    const { file, problems } = read(
      'ROLE,Email,Unit ID,parent-id,UNIT,Employee_ID,språk,Mobil-nummer,name\nchef,a@b.se,1,,Lager,7,en,070-123 45 67,Anna\n',
    )
    expect(codes(problems)).toEqual([])
    expect(file.rows[0]?.cells).toEqual({
      unit_id: '1',
      unit: 'Lager',
      parent_id: '',
      email: 'a@b.se',
      name: 'Anna',
      employee_id: '7',
      language: 'en',
      mobile: '070-123 45 67',
      role: 'chef',
    })
  })

  test('blank lines and lines of empty cells are left out; line numbers stay those of an editor', () => {
    const { file } = read('unit_id;unit;parent_id;email\n\n1;A;;\n;;;\n   \n1;;;a@b.se\n')
    expect(file.rows.map(({ line }) => line)).toEqual([3, 6])
  })

  test('quotes hold separators and quotes', () => {
    const { file } = read('unit_id;unit;parent_id;email\n1;"Lager; ""norr""";;\n')
    expect(file.rows[0]?.cells.unit).toBe('Lager; "norr"')
  })

  test('spaces around a cell say nothing, within its quotes either', () => {
    const { file } = read('"unit_id ";unit;parent_id;" email"\n" 1 ";" Toppen";"  ";" a@b.se "\n"  ";;;""\n')
    expect(file.rows.map(({ cells }) => [cells.unit_id, cells.unit, cells.parent_id, cells.email])).toEqual([
      ['1', 'Toppen', '', 'a@b.se'],
    ])
  })

  test('a line end inside quotes counts as a line, and the line is the one it opens on', () => {
    const { file } = read('unit_id;unit;parent_id;email\n1;"La\nger";;\n1;;;a@b.se\n')
    expect(file.rows.map(({ line }) => line)).toEqual([2, 4])
  })

  test('a column we do not know is left out, and a warning names it', () => {
    const { problems } = read('unit_id;unit;parent_id;email;lön\n1;A;;;30000\n')
    expect(codes(problems)).toEqual([])
    expect(problems.warnings.map(({ code, value }) => [code, value])).toEqual([['unknown-column', 'lön']])
  })
})

describe('a file is refused', () => {
  const zip = Buffer.from('504b0304140006000800', 'hex')
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook\0', 'utf16le')])
  test.each<[string, Buffer | string, string[]]>([
    ['when it is empty', '', ['0 empty-file']],
    ['when it holds blank lines only', '\r\n \r\n', ['0 empty-file']],
    ['when it holds a byte order mark only', mark, ['0 empty-file']],
    ['when it is an XLSX workbook', zip, ['0 spreadsheet-file']],
    ['when it is an old XLS workbook', ole, ['0 spreadsheet-file']],
    ['when it is a PDF', '%PDF-1.7 …', ['0 pdf-file']],
    ['when it is a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), ['0 not-text']],
    [
      'when columns are missing, all named at once',
      'namn;e-post\nAnna;a@b.se\n',
      ['1 missing-column unit_id', '1 missing-column unit', '1 missing-column parent_id'],
    ],
    [
      'when nothing says who a line is about',
      'enhet_id;enhet;överordnad_id;namn\nA;A;;Anna\n',
      ['1 missing-column email'],
    ],
    [
      'when a column stands there twice, in either language',
      'enhet_id;unit_id;enhet;överordnad_id;e-post\n',
      ['1 repeated-column unit_id'],
    ],
    [
      'when a quote is never closed',
      'unit_id;unit;parent_id;email\n1;A;;\n1;"B;;\n1;;;a@b.se\n',
      ['3 broken-quotes'],
    ],
    [
      'when a quote ends in the middle of a cell',
      'unit_id;unit;parent_id;email\n1;A;;\n1;"B"x;;\n',
      ['3 broken-quotes'],
    ],
    [
      'when a line has more cells than there are headings',
      'unit_id;unit;parent_id;email\n1;A;;;för mycket\n',
      ['2 too-many-cells'],
    ],
  ])('%s', (_name, bytes, expected) => {
    const { file, problems } = read(bytes)
    expect(codes(problems)).toEqual(expected)
    if (expected[0] !== '2 too-many-cells') expect(file.rows).toEqual([])
  })

  test('when it has more than 200,000 lines, and not at 200,000', () => {
    const heading = 'unit_id;unit;parent_id;email\n'
    expect(codes(read(heading + '1;A;;\n'.repeat(200_000)).problems)).toEqual([])
    expect(codes(read(heading + '1;A;;\n'.repeat(200_001)).problems)).toEqual(['0 too-many-lines'])
  })

  test('when it is larger than 32 MB', () => {
    const { problems } = read(Buffer.alloc(32 * 1024 * 1024 + 1, 'a'))
    expect(codes(problems)).toEqual(['0 too-large-file'])
  })
})

test('employee numbers that are personal identity numbers are told of, and not repeated', () => {
  const people = ['19850101-1234', '198601021234', '198702301234'].map((number) => `1;;;;Kim Ek;${number}`)
  const { problems } = read(
    ['enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer', '1;A;;;;', ...people].join('\n'),
  )
  expect(codes(problems)).toEqual([])
  expect(problems.warnings).toEqual([
    { line: 1, code: 'personal-numbers', column: 'employee_id', value: null, details: {} },
  ])
  const { problems: ours } = read(
    'enhet_id;enhet;överordnad_id;namn;anställningsnummer\n1;A;;;\n1;;;Kim Ek;1017\n',
  )
  expect(ours.warnings).toEqual([])
})
