import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes, readCase, swedishList } from '#test/import/read-file.ts'
import { type CodePage, codePages, readCodePage, writeCodePage } from './code-pages.ts'
import { decode } from './decode.ts'

const swedish = swedishList.join('\r\n')
const english = swedish.replace(/^.*/, 'unit_id;unit;parent_id;email;name;employee_id')
const names = ['Trädgården|', '|Sören Bäck', '|Åsa Öhman']

/** A text in a code page; the test fails where the page cannot hold it. */
function inPage(page: CodePage, text: string): Buffer {
  const bytes = writeCodePage(page, text)
  if (bytes === null) throw new Error(`${page} cannot write this`)
  return bytes
}
/** UTF-8 that a program has read as a code page and saved as UTF-8 again. */
const twice = (page: CodePage, text: string) => Buffer.from(readCodePage(page, Buffer.from(text)))

describe('å, ä and ö are right in a list', () => {
  test.each<[string, Uint8Array, string, string[]]>([
    ['of an old Mac', inPage('macintosh', swedish), 'macintosh', ['0 read-as-macintosh']],
    [
      'of an old Mac with English headings',
      inPage('macintosh', english),
      'macintosh',
      ['0 read-as-macintosh'],
    ],
    ['of DOS', inPage('cp850', swedish), 'cp850', ['0 read-as-cp850']],
    ['of DOS with English headings', inPage('cp850', english), 'cp850', ['0 read-as-cp850']],
    [
      'of an old Mac in capitals',
      inPage('macintosh', english.toUpperCase()),
      'macintosh',
      ['0 read-as-macintosh'],
    ],
    ['of DOS in capitals', inPage('cp850', english.toUpperCase()), 'cp850', ['0 read-as-cp850']],
    ['of UTF-16 without mark', Buffer.from(swedish, 'utf16le'), 'utf-16', []],
    ['of UTF-16 without mark, the other way round', Buffer.from(swedish, 'utf16le').swap16(), 'utf-16', []],
    ['that was encoded twice', twice('latin-1', swedish), 'utf-8', ['0 mended-letters']],
    [
      'that was encoded three times',
      twice('latin-1', twice('latin-1', swedish).toString()),
      'utf-8',
      ['0 mended-letters'],
    ],
    ['that a Mac encoded twice', twice('macintosh', swedish), 'utf-8', ['0 mended-letters']],
    ['that DOS encoded twice', twice('cp850', swedish), 'utf-8', ['0 mended-letters']],
    ['encoded twice with its mark', twice('latin-1', `\ufeff${swedish}`), 'utf-8', ['0 mended-letters']],
    [
      'encoded twice by ISO 8859-1',
      Buffer.from(Buffer.from(swedish).toString('latin1')),
      'utf-8',
      ['0 mended-letters'],
    ],
  ])('%s', (_name, bytes, encoding, warnings) => {
    const read = readBytes(bytes)
    expect(read.errors).toEqual([])
    expect(read.file.encoding).toBe(encoding)
    expect(
      cellsOf(read, 'unit', 'name')
        .map((text) => text.toLowerCase())
        .slice(1),
    ).toEqual(names.map((name) => name.toLowerCase()))
    expect(read.warnings).toEqual(warnings)
  })

  test.each([
    ['cp850-lower.csv', 'cp850', '0 read-as-cp850'],
    ['macroman-lower.csv', 'macintosh', '0 read-as-macintosh'],
  ])('%s, which people have sent', (name, encoding, warning) => {
    const read = readCase(`csv-wrong-code-page/${name}`)
    expect([read.file.encoding, read.errors, read.warnings]).toEqual([encoding, [], [warning]])
    expect(cellsOf(read, 'unit', 'name')).toEqual(['Bolaget|', 'Trädgården|', '|Sören Bäck'])
  })

  test('utf16le-no-bom.csv, which people have sent', () => {
    const read = readCase('csv-wrong-code-page/utf16le-no-bom.csv')
    expect([read.file.encoding, read.errors, read.file.rows.length]).toEqual(['utf-16', [], 4])
    expect(read.file.rows[1]?.cells.unit).toBe('Vården')
  })
})

test.each(['Dušan', 'Dušica', 'Nataša', 'Saša Petrušić'.replace('ć', 'c'), 'Škoda', 'Željko', 'ŽANA'])(
  '%s is right in Windows’ code page without one å, ä or ö beside it',
  (name) => {
    const read = readBytes(
      inPage('latin-1', `unit_id;unit;parent_id;email;name\n1;A;;;\n1;;;b@b.se;${name}\n`),
    )
    expect([read.errors, cellsOf(read, 'name')[1]]).toEqual([[], name])
  },
)

test.each(['Työasema', 'Miljööversikt', 'Kanarieöarna', 'Björn'])(
  '%s is never read as a word of Windows’ code page where an old Mac wrote it',
  (unit) => {
    const read = readBytes(inPage('macintosh', `unit_id;unit;parent_id;email;name\n1;${unit};;;\n`))
    expect(read.errors.length === 0 ? cellsOf(read, 'unit') : read.errors).toEqual(
      read.errors.length === 0 ? [unit] : ['2 unsure-encoding'],
    )
  },
)

describe('a list is refused with what to do', () => {
  const heading = 'unit_id;unit;parent_id;email;name\n1;A;;;\n'
  test.each([
    // One letter may belong to three languages: Börje, Bšrje.
    [
      'when one letter alone could be of two code pages',
      inPage('macintosh', `${heading}1;;;b@b.se;Börje Ek`),
      '3 unsure-encoding',
    ],
    [
      'when a name could be Miloš or Miloö',
      inPage('latin-1', `${heading}1;;;b@b.se;Miloš Ek`),
      '3 unsure-encoding',
    ],
    [
      'when a name could be Krešimir or Kreöimir',
      inPage('latin-1', `${heading}1;;;b@b.se;Krešimir Ek`),
      '3 unsure-encoding',
    ],
    [
      'when it is UTF-8 and Windows at once',
      Buffer.concat([Buffer.from(`${heading}1;;;a@b.se;Åsa Öhman\n`), inPage('latin-1', '1;;;b@b.se;Östen')]),
      '3 unsure-encoding',
    ],
  ])('%s', (_name, bytes, error) => {
    const read = readBytes(bytes)
    expect(read.errors).toEqual([error])
    expect(read.file.rows).toEqual([])
  })

  test.each([
    ['Windows took for its own, of a Mac', 'TrŠdgŒrden'],
    ['Windows took for its own, of DOS', 'Tr„dg†rden'],
    ['were encoded twice in one cell', 'TrÃ¤dgÃ¥rden'],
    ['were lost', 'Tr?dg?rden'],
    ['an old terminal wrote', 'Tr{dg}rden'],
  ])('when one name has letters that %s', (_name, unit) => {
    const read = readBytes(`enhet_id;enhet;överordnad_id;e-post\n1;${unit};;\n`)
    expect(read.errors).toEqual([unit.includes('?') ? '2 broken-character unit' : '2 misread-letters unit'])
  })
})

describe('what is right is never read as something else', () => {
  const letters = [...'abcdefghijklmnoprstuvåäöåäöé']
  const word = fc
    .array(fc.constantFrom(...letters), { minLength: 2, maxLength: 9 })
    .map((signs) => signs.join(''))
  const titled = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  const name = fc.oneof(
    fc.tuple(titled, titled).map((parts) => parts.join(' ')),
    fc.tuple(titled, titled, titled).map(([a, b, c]) => `${a} ${b}-${c}`),
    fc.tuple(titled, titled).map(([a, b]) => `${a} ”${b}” Ek`),
    fc.tuple(titled, titled).map(([a, b]) => `${a} – ${b}’s`),
    titled.map((text) => `${text} 100 €`),
    titled.map((text) => `${text}\u00a0Ek`),
    titled.map((text) => text.toUpperCase()),
  )
  const list = fc
    .tuple(
      fc.array(name, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(swedishList[0] ?? '', 'unit_id;unit;parent_id;email;name'),
    )
    .map(([all, heading]) =>
      [heading, '1;Bolaget;;;', ...all.map((one, n) => `1;;;a${n}@b.se;${one}`)].join('\r\n'),
    )

  test('in UTF-8, with and without its mark, and in UTF-16', () => {
    fc.assert(
      fc.property(list, (text) => {
        for (const mark of ['', '\ufeff']) {
          expect(decode(Buffer.from(mark + text))).toEqual({ text, encoding: 'utf-8', mended: false })
          expect(decode(Buffer.from(mark + text, 'utf16le'))).toEqual({
            text,
            encoding: 'utf-16',
            mended: false,
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  test('in Windows’ code page', () => {
    fc.assert(
      fc.property(list, (text) => {
        const read = decode(inPage('latin-1', text))
        // Without letters beyond ASCII it counts as UTF-8.
        const encoding = /[^\p{ASCII}]/u.test(text) ? 'latin-1' : 'utf-8'
        expect(read).toEqual({ text, encoding, mended: false })
      }),
      { numRuns: 500 },
    )
  })

  test('in another code page, or encoded twice, it is read right or refused', () => {
    // Words of other than Nordic languages do not occur in our lists (`strangeness.ts`).
    const nordic = list.filter((text) => !/[–€’”\u00a0]|[aouAOU]ö[aoueiy]|(?<!\p{L})Ä[aoueAOUE]/u.test(text))
    fc.assert(
      fc.property(nordic, fc.constantFrom(...codePages), (text, page) => {
        for (const bytes of [inPage(page, text), twice(page, text)]) {
          const read = decode(bytes)
          if (!('unsure' in read)) expect(read).toMatchObject({ text })
        }
      }),
      { numRuns: 500 },
    )
  })
})
