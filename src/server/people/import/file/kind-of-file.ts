import type { ImportErrorCode } from '#core/import/problem.ts'

/** The kind of a file sent instead of a list, as the error that says what to do with it. */
export type OtherKind = ImportErrorCode &
  (
    | 'encrypted-workbook'
    | 'spreadsheet-file'
    | 'html-file'
    | 'xml-file'
    | 'json-file'
    | 'pdf-file'
    | 'not-text'
  )

const startsWith = (bytes: Buffer, start: string) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))

/** First bytes of a ZIP archive, and of an empty one. */
const zip = ['PK\x03\x04', 'PK\x05\x06']

/** XLSX, or another format in a ZIP archive: read-workbook.ts looks inside. */
export const isPacked = (bytes: Buffer): boolean => zip.some((start) => startsWith(bytes, start))

/** A compound file (MS-CFB): the container of XLS, and of a workbook with a password (MS-OFFCRYPTO). */
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/** Names in a compound file's directory: the content of a workbook with a password, and that of an XLS (two versions). */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')
const sheetStreams = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'))

/** XLS before 1995 has no container and begins with its version. */
const oldestSheets = [
  '\x09\x00\x04\x00',
  '\x09\x02\x06\x00',
  '\x09\x04\x06\x00',
  '\x09\x08\x08\x00',
  '\x09\x08\x10\x00',
]

/**
 * The kind of a file whose first bytes show that it is no text, whatever the extension of its name. Not for ZIP archives.
 * @returns null where it may be text
 */
export function kindOfBytes(bytes: Buffer): OtherKind | null {
  if (startsWith(bytes, compound)) {
    if (bytes.includes(encrypted)) return 'encrypted-workbook'
    return sheetStreams.some((name) => bytes.includes(name)) ? 'spreadsheet-file' : 'not-text'
  }
  if (oldestSheets.some((start) => startsWith(bytes, start))) return 'spreadsheet-file'
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf-file'
  return null
}

/** How many characters of a text are searched for its kind: comments and style sheets may come first. */
const opening = 4096

/** Many HR systems export a table in HTML or XML and call it .xls; others JSON. None of them is a list of cells. */
export function kindOfText(text: string): OtherKind | null {
  const start = text
    .slice(0, opening)
    .replace(/^[\ufeff\s]+/, '')
    .toLowerCase()
  if (/^<(!doctype html|html|head|meta|style|body|div|table|center|font|tr)\b/.test(start)) return 'html-file'
  if (/^<(\?xml|!--|!doctype|[a-z_][\w.:-]*(\s[^<>]*)?>(?![;,|\t]))/.test(start))
    return /<(html|table)\b/.test(start) && !start.includes('<workbook') ? 'html-file' : 'xml-file'
  // A web page with its pictures in one file (MHTML), as spreadsheet programs save it.
  if (/^(mime-version|content-type): /.test(start)) return 'html-file'
  if (/^(\{\s*["}]|\[\s*[[{"\]])/.test(start)) return 'json-file'
  return start.startsWith('{\\rtf') ? 'not-text' : null
}
