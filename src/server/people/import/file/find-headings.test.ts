import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes, readCase, swedishList } from '#test/import/read-file.ts'
import { importErrors as en } from '#text/en/import-errors.ts'
import { fill } from '#text/messages.ts'
import { importErrors as sv } from '#text/sv/import-errors.ts'

const [swedishHeadings = '', ...rows] = swedishList
const everybody = ['soren@bolaget.example|Sören Bäck|1017', 'asa@bolaget.example|Åsa Öhman|1018']
const list = (...headings: readonly string[]) => [...headings, ...rows].join('\r\n')
const people = (text: string | ReturnType<typeof readBytes>) =>
  cellsOf(typeof text === 'string' ? readBytes(text) : text, 'email', 'name', 'employee_id').slice(2)

describe('a heading is known however it is written', () => {
  test.each([['head-anstnr.csv'], ['head-dots.csv'], ['head-emailadress.csv']])(
    '%s, which people have sent',
    (name) => {
      const read = readCase(`csv-headings-near-misses/${name}`)
      expect([read.errors, read.warnings]).toEqual([[], []])
      expect(people(read)).toEqual(['kim@bolaget.example|Kim Ek|1017', 'robin@bolaget.example|Robin Al|1018'])
    },
  )

  test.each([
    'Enhets-ID;Enhetsnamn;Överordnad enhet;E-post*;Namn *;Anst.nr.',
    'ENHET_ID;ENHET;ÖVERORDNAD_ID;E-POSTADRESS:;NAMN;ANSTÄLLNINGSNR',
    'enhet id;enhet;overordnad_id;e-post (arbete);namn (för- och efternamn);anstallningsnummer',
    '"Enhet-id";"Enhet";"Överordnad-id";"E‑post";"Namn";"Anställnings­nummer"',
    'Unit ID;Unit name;Parent unit;Work e-mail;Full name;Employee No.',
    'unitId;unit;parentId;emailAddress;displayName;employeeNumber',
    'Enheds-ID;Enhed;Overordnet enhed;E-mailadresse;Navn;Medarbejdernummer',
    'Enhetskode;Enhetsnavn;Overordnet enhet;E-postadresse;Fullt navn;Ansattnr.',
    'Yksikkötunnus;Yksikkö;Ylempi yksikkö;Sähköpostiosoite;Nimi;Henkilönumero',
    'enhet_id;enhet;överordnad_id;Mejladress;Namn;Personalnr',
  ])('%s', (heading) => {
    const read = readBytes(list(heading))
    expect([read.errors, read.warnings]).toEqual([[], []])
    expect(people(read)).toEqual(everybody)
  })

  test('empty columns and separators at the end say nothing', () => {
    const read = readBytes([swedishHeadings, ...rows].map((row) => `${row};;;`).join('\r'))
    expect([read.errors, read.warnings, people(read)]).toEqual([[], [], everybody])
  })
})

describe('a name in parts', () => {
  test.each([
    ['Förnamn;Efternamn', 'Sören;Bäck', 'Sören Bäck'],
    ['Efternamn;Förnamn', 'Bäck;Sören', 'Sören Bäck'],
    ['Tilltalsnamn;Efternamn', 'Sören;', 'Sören'],
    ['First name;Last name', 'Sören;von Bäck', 'Sören von Bäck'],
    ['"Efternamn, förnamn";x', '"Bäck, Sören";', 'Sören Bäck'],
    ['Fornavn;Etternavn', 'Sören;Bäck', 'Sören Bäck'],
    ['Etunimi;Sukunimi', 'Sören;Bäck', 'Sören Bäck'],
  ])('%s', (headings, cells, name) => {
    const read = readBytes(`enhet_id;enhet;överordnad_id;e-post;${headings}\n1;A;;;;\n1;;;a@b.se;${cells}\n`)
    expect([read.errors, read.file.columns.has('name')]).toEqual([[], true])
    expect(cellsOf(read, 'name')).toEqual(['', name])
  })

  test('is left out where the whole name is there, and the dry run says so', () => {
    const read = readBytes('enhet_id;enhet;överordnad_id;e-post;namn;förnamn\n1;A;;a@b.se;Kim Ek;Kim\n')
    expect([cellsOf(read, 'name'), read.warnings]).toEqual([['Kim Ek'], ['1 unused-column name']])
  })

  test('is an error where one part was lost', () => {
    const read = readBytes(
      'enhet_id;enhet;överordnad_id;e-post;förnamn;efternamn\n1;A;;a@b.se;Kim;#SAKNAS!\n',
    )
    expect(read.errors).toEqual(['2 error-value name'])
  })
})

describe('headings below other rows', () => {
  test('title-rows.csv, which people have sent', () => {
    const read = readCase('heading-not-on-line-1/title-rows.csv')
    expect([read.errors, read.warnings]).toEqual([[], ['4 headings-below']])
    expect(read.file.rows.map(({ line }) => line)).toEqual([5, 6, 7, 8])
  })

  test.each([
    ['a title with commas in it', ['Personal, uttagen 2026-11-01, sida 1']],
    ['a title of one of our words', ['Namn;Bolaget AB']],
    ['nine rows', Array.from({ length: 9 }, (_, n) => `Rad ${n}`)],
    ['a title with a quotation mark', ['Bolaget 12" AB']],
  ])('%s', (_name, titles) => {
    const read = readBytes(
      list(
        ...titles.map((title) => title.replaceAll('"', '""').replace(/^(.*"".*)$/, '"$1"')),
        swedishHeadings,
      ),
    )
    expect([read.errors, read.warnings]).toEqual([[], [`${titles.length + 1} headings-below`]])
    expect(people(read)).toEqual(everybody)
  })

  test('are not looked for below the tenth row', () => {
    const titles = Array.from({ length: 10 }, (_, n) => `Rad ${n}`)
    expect(readBytes(list(...titles, swedishHeadings)).errors[0]).toBe('1 missing-column unit_id')
  })

  test('somebody whom a sorted sheet has moved above them is not lost', () => {
    const read = readBytes(list('vard;;;kim@bolaget.example;Kim Ek;1016', swedishHeadings))
    expect(read.errors).toEqual(['1 rows-above-headings'])
  })
})

describe('columns that are not ours', () => {
  test('flat-hr-export.csv is refused with what is missing and what was seen', () => {
    const { errors, problems } = readCase('csv-flat-hr-export/flat-hr-export.csv')
    expect(errors).toEqual([
      '1 missing-column unit_id',
      '1 missing-column unit',
      '1 missing-column parent_id',
    ])
    expect(problems.errors[0]?.details).toEqual({ seen: 'Anst.nr, Namn, E-post, Avdelning, Chef' })
  })

  test.each([
    ['Inloggning', 'addresses-in-unknown-column'],
    ['E-post (privat)', 'addresses-in-unknown-column'],
    ['Chef e-post', 'addresses-in-unknown-column'],
    ['', 'addresses-without-heading'],
  ])('one full of addresses stops the file and asks, by heading and letter: %j', (heading, code) => {
    const read = readBytes(
      `enhet_id;enhet;överordnad_id;anställningsnummer;namn;${heading}\n1;A;;;;\n1;;;7;Kim Ek;kim@b.se\n`,
    )
    expect(read.errors).toEqual([`1 ${code}`])
    const [error] = read.problems.errors
    expect([error?.value, error?.details]).toEqual([
      heading === '' ? 'F' : heading,
      { letters: 'F', cell: 'F1' },
    ])
    for (const importErrors of [sv, en]) {
      const sentence = fill(importErrors[`import.${error?.code ?? 'unexpected'}`], 'sv', {
        value: error?.value ?? '',
        ...error?.details,
      })
      expect(sentence).toContain(heading)
      expect(sentence).toMatch(/Kolumn F |Column F /)
    }
  })

  test('two columns of e-mail are an error that names the second', () => {
    const read = readBytes('enhet_id;enhet;överordnad_id;e-post;E-postadress\n1;A;;;\n')
    expect(read.errors).toEqual(['1 repeated-column email'])
  })

  test('one without a heading is left out, and the dry run names its letter', () => {
    const read = readBytes('enhet_id;enhet;överordnad_id;e-post;\n1;A;;;x\n')
    expect([read.errors, read.warnings]).toEqual([[], ['1 column-without-heading']])
    expect(read.problems.warnings[0]?.value).toBe('E')
  })
})

describe('the line with which Excel names the separator', () => {
  test('decides where the headings do not', () => {
    expect(readBytes('sep=|\nett;två|tre\n1;2|3\n').file.separator).toBe('|')
    expect(readBytes('sep=;\nett;två|tre|fyra\n1;2|3|4\n').file.separator).toBe(';')
  })

  test.each(['sep-line.csv', 'sep-line-comma.csv'])('%s, which people have sent', (name) => {
    const read = readCase(`csv-sep-line/${name}`)
    expect([read.errors, read.warnings, read.file.rows.map(({ line }) => line)]).toEqual([
      [],
      [],
      [3, 4, 5, 6],
    ])
  })

  test.each([
    ['sep=;', ';'],
    ['SEP=;', ';'],
    ['"sep=;"', ';'],
    ['\ufeffsep=;', ';'],
    ['sep=;;;;;', ';'],
    ['sep=\t', '\t'],
    ['sep=\\t', '\t'],
    ['sep=|', '|'],
    ['sep=,', ','],
    ['sep=,', ';'],
  ])('%j, of a list parted by %j', (line, separator) => {
    const read = readBytes(
      list(line, swedishHeadings).replaceAll(/;(?!;;;;)/g, (sign, at) =>
        at < line.length ? sign : separator,
      ),
    )
    expect([read.errors, read.warnings, people(read)]).toEqual([[], [], everybody])
    expect(read.file.separator).toBe(separator)
  })
})
