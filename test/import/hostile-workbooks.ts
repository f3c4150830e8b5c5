import { randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { packWorkbook } from './pack-workbook.ts'

const million = 1_000_000

/** As much XML as fits unpacked in a file of a hundred kilobytes: about 10 MB. */
const many = (text: string) => text.repeat(Math.floor((10 * million) / text.length))
/** Incompressible bytes, which make a file as large as its limits require. */
const ballast = { 'xl/media/ballast.bin': randomBytes(100_000) }
const sheet = (rows: string) => packWorkbook({ sheets: [{ rows }], parts: ballast })
const oneCell = '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>'

const relationship = (type: string, target: string) =>
  `<Relationships><Relationship Id="s0" Type="x/${type}" Target="${target}"/></Relationships>`

/** An archive whose directory lists one part so many times. */
function listedAgain(name: string, content: string, times: number): Buffer {
  const one = Buffer.from(zipSync({ [name]: strToU8(content) }))
  const at = one.indexOf('PK\x01\x02', 0, 'latin1')
  const end = one.indexOf('PK\x05\x06', 0, 'latin1')
  const entries = Buffer.concat(Array.from({ length: times }, () => one.subarray(at, end)))
  const tail = Buffer.from(one.subarray(end))
  tail.writeUInt16LE(times & 0xffff, 8)
  tail.writeUInt16LE(times & 0xffff, 10)
  tail.writeUInt32LE(entries.length, 12)
  return Buffer.concat([one.subarray(0, at), entries, tail])
}

/** Sheets whose directory entries point to the same bytes, each of which may be unpacked. */
function overlapping(sheets: number): Buffer {
  const bytes = packWorkbook({
    sheets: Array.from({ length: sheets }, (_, n) => ({ rows: n === 0 ? many('<row/>') : '' })),
  })
  const first = Buffer.from('xl/worksheets/sheet1.xml')
  const start = bytes.indexOf('PK\x01\x02', 0, 'latin1')
  const entryOf = (n: number) => bytes.indexOf(Buffer.from(`xl/worksheets/sheet${n}.xml`), start) - 46
  const model = bytes.subarray(bytes.indexOf(first, start) - 46)
  // Sizes, checksum and offset are those of the first.
  for (let n = 2; n <= sheets; n += 1) {
    model.copy(bytes, entryOf(n) + 16, 16, 28)
    model.copy(bytes, entryOf(n) + 42, 42, 46)
  }
  return bytes
}

/** Changes the unpacked size of every part in the archive's directory. */
function withSizes(bytes: Buffer, size: number): Buffer {
  const lying = Buffer.from(bytes)
  for (
    let at = lying.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    lying.writeUInt32LE(size, at + 24)
  return lying
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Files of some kilobytes that exhaust a reader's memory or time, by name; each is made when it is used. */
export const hostileWorkbooks: Readonly<Record<string, () => Buffer>> = {
  'a row whose place hides behind a sign': () =>
    sheet('<row x=">" r="1048576"><c x=">" r="XFD1048576"><v>1</v></c></row>'),
  'a place written with an entity': () => sheet('<row r="1"><c r="ZZ&#49;"><v>1</v></c></row>'),
  'a place with a million letters': () =>
    sheet(`<row r="1"><c r="${'Z'.repeat(million)}1"><v>1</v></c></row>`),
  'a row number with a million digits': () => sheet(`<row r="${'9'.repeat(million)}"/>`),
  'a sheet outside xl/worksheets': () =>
    packWorkbook({
      sheets: [{ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', part: 'elsewhere/s.xml' }],
    }),
  'elements that almost are cells': () => sheet(many('<row a b ')),
  'attributes without end': () => sheet(`<row ${many('a="" ')}`),
  'a million attributes': () =>
    sheet(`<row ${Array.from({ length: 700_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
  'one long value of an attribute': () => sheet(`<row x="${many(' ')}"/>`),
  'cells without anything': () => sheet(`<row>${many('<c/>')}</row>`),
  'rows without anything': () => sheet(many('<row/>')),
  'cells that are full': () => sheet(`<row>${many('</row><row><c><v>1</v></c>')}</row>`),
  'a cell after the other in one row': () => sheet(`<row>${many('<c><v>1</v></c>')}</row>`),
  'cells in the last column': () => sheet(many('<row><c r="BL1"><v>1</v></c></row>')),
  'elements within each other': () => sheet(many('<a>')),
  'spaces between the rows': () => sheet(many(' ')),
  'a comment without end': () => sheet(`<!--${many(' ')}`),
  'references to signs': () => sheet(`<row><c t="inlineStr"><is><t>${many('&#49;')}</t></is></c></row>`),
  'text in a million pieces': () => sheet(`<row><c t="inlineStr"><is>${many('<t>a</t>')}</is></c></row>`),
  'sections of text': () => sheet(`<row><c><v>${many('<![CDATA[1]]>')}</v></c></row>`),
  'entities within entities': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(1000)}">${Array.from(
          { length: 9 },
          (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
        ).join(
          '',
        )}]><worksheet xmlns="${main}"><sheetData><row><c><v>&j;</v></c></row></sheetData></worksheet>`,
      },
    }),
  'an entity of a file': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet xmlns="${main}"><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`,
      },
    }),
  'shared texts without end': () =>
    packWorkbook({ sheets: [{ rows: oneCell }], strings: many('<si/>'), parts: ballast }),
  'a count of two billion': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: {
        'xl/sharedStrings.xml': `<sst xmlns="${main}" count="2147483647" uniqueCount="2147483647"><si><t>x</t></si></sst>`,
      },
      strings: '',
    }),
  'one long text that every cell shares': () =>
    packWorkbook({
      sheets: [{ rows: many('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>') }],
      strings: `<si><t>${'a\u030a'.repeat(16_000)}</t></si>`,
    }),
  'styles without end': () =>
    packWorkbook({ sheets: [{ rows: oneCell }], styles: `<cellXfs>${many('<xf numFmtId="1"/>')}</cellXfs>` }),
  'formats without end': () =>
    packWorkbook({
      sheets: [{ rows: '<row><c s="0"><v>1</v></c></row>' }],
      styles: `<numFmts><numFmt numFmtId="164" formatCode="${'[0'.repeat(5 * million)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
    }),
  'a format of quotation marks': () =>
    packWorkbook({
      sheets: [{ rows: many('<row><c s="0"><v>1</v></c></row>') }],
      styles: `<numFmts><numFmt numFmtId="164" formatCode="${'&quot;'.repeat(250)}0"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
    }),
  'a thousand sheets that are one part': () =>
    packWorkbook({
      sheets: Array.from({ length: 1000 }, () => ({ rows: many('<row/>'), part: 'worksheets/one.xml' })),
    }),
  'sheets without end': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: {
        'xl/workbook.xml': `<workbook xmlns="${main}"><sheets>${many('<sheet a:id="s0"/>')}</sheets></workbook>`,
      },
    }),
  'relationships without end': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: { '_rels/.rels': `<Relationships>${many('<Relationship Target="a"/>')}</Relationships>` },
    }),
  'a relationship that leads up and up': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: { 'xl/_rels/workbook.xml.rels': relationship('worksheet', `${'../'.repeat(million)}s.xml`) },
    }),
  'a workbook that is its own sheet': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: { 'xl/_rels/workbook.xml.rels': relationship('worksheet', 'workbook.xml') },
    }),
  'a relationship to elsewhere': () =>
    packWorkbook({
      sheets: [{ rows: oneCell }],
      parts: {
        '_rels/.rels': relationship('officeDocument', 'http://169.254.169.254/" TargetMode="External'),
      },
    }),
  'more than may be unpacked': () => sheet(' '.repeat(20 * million)),
  'a list that lies about sizes': () => withSizes(sheet(' '.repeat(20 * million)), 1000),
  'a list that promises four gigabytes': () => withSizes(sheet(oneCell), 0xffff_fffe),
  'ten sheets in the bytes of one': () => overlapping(10),
  'one part named fifty thousand times': () => listedAgain('xl/worksheets/sheet1.xml', many('<c/>'), 50_000),
}
