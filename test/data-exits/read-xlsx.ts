import { inflateRawSync } from 'node:zlib'

/** A cell of the file: a text, a number with its format, or nothing. */
export type XlsxCell = { readonly text: string } | { readonly number: number; readonly format: string } | null

/**
 * The sheets of an Excel workbook by name, each as its rows. It reads the bytes without the library that wrote them.
 * @throws Error when there is a formula
 */
export function readXlsx(bytes: Buffer): ReadonlyMap<string, readonly (readonly XlsxCell[])[]> {
  const files = unzip(bytes)
  const part = (name: string) => files.get(name) ?? ''
  const texts = matches(part('xl/sharedStrings.xml'), /<si><t[^>]*>([^<]*)<\/t><\/si>/g).map(unescaped)
  const formats = new Map(
    [...part('xl/styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']) => [id, code],
    ),
  )
  const styles = matches(part('xl/styles.xml').split('<cellXfs')[1] ?? '', /<xf ([^>]*)>/g).map(
    (attributes) => formats.get(/numFmtId="(\d+)"/.exec(attributes)?.[1] ?? '') ?? '',
  )
  const names = matches(part('xl/workbook.xml'), /<sheet [^>]*name="([^"]*)"/g)
  return new Map(
    names.map((name, at) => {
      const xml = part(`xl/worksheets/sheet${at + 1}.xml`)
      if (xml.includes('<f>') || xml.includes('<f ')) throw new Error(`there is a formula in ${name}`)
      const rows = matches(xml, /<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)
      return [unescaped(name), rows.map((row) => cellsOf(row, texts, styles))]
    }),
  )
}

function cellsOf(row: string, texts: readonly string[], styles: readonly string[]): XlsxCell[] {
  const cells: XlsxCell[] = []
  for (const [, column = '', attributes = '', inside = ''] of row.matchAll(
    /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const value = /<v>([^<]*)<\/v>/.exec(inside)?.[1]
    const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    while (cells.length < at) cells.push(null)
    if (value === undefined) cells.push(null)
    else if (attributes.includes('t="s"')) cells.push({ text: texts[Number(value)] ?? '' })
    else
      cells.push({
        number: Number(value),
        format: styles[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? '',
      })
  }
  return cells
}

/** Files of a zip archive by name, read from its central directory. */
function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameSize ?? 0))
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + size)
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (commentSize ?? 0)
  }
  return files
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
