import { strToU8, type Zippable, zipSync } from 'fflate'
import { lettersOf } from '#server/people/import/file/file-line.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type PackedSheet = {
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
  /** Content of `<sheetData>`. */
  readonly rows: string
  /** Cells that are shown as one, as A2:A4. */
  readonly merged?: readonly string[]
  /** Name of its part. */
  readonly part?: string
}

export type PackedWorkbook = {
  readonly sheets: readonly PackedSheet[]
  /** Content of `<sst>`. */
  readonly strings?: string
  /** Content of `<styleSheet>`. */
  readonly styles?: string
  readonly workbookPr?: string
  /** Further parts, or replacements of these. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>
  readonly encode?: (xml: string) => Uint8Array
}

/** The smallest valid workbook. */
export function packWorkbook({
  sheets,
  strings,
  styles,
  workbookPr = '',
  parts = {},
  encode = strToU8,
}: PackedWorkbook): Buffer {
  const partOf = (sheet: PackedSheet, at: number) => sheet.part ?? `worksheets/sheet${at + 1}.xml`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (...all: readonly string[]) =>
    `<Relationships xmlns="${packages}">${all.join('')}</Relationships>`
  const texts: Record<string, string> = {
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${workbookPr}<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name ?? `Blad${at + 1}`}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="s${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((sheet, at) => relation(`s${at}`, 'worksheet', partOf(sheet, at))),
      ...(strings === undefined ? [] : [relation('strings', 'sharedStrings', 'sharedStrings.xml')]),
      ...(styles === undefined ? [] : [relation('styles', 'styles', 'styles.xml')]),
    ),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>` }),
    ...(styles === undefined
      ? {}
      : { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
  }
  sheets.forEach((sheet, at) => {
    const merged = (sheet.merged ?? []).map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    texts[`xl/${partOf(sheet, at)}`] =
      `<worksheet xmlns="${main}"><sheetData>${sheet.rows}</sheetData>${merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`}</worksheet>`
  })
  const packed: Zippable = {}
  for (const [name, xml] of Object.entries(texts)) packed[name] = encode(xml)
  for (const [name, part] of Object.entries(parts))
    packed[name] = typeof part === 'string' ? strToU8(part) : part
  return Buffer.from(zipSync(packed))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A row of texts from the left. */
export const textRow = (line: number, ...texts: readonly string[]): string =>
  `<row r="${line}">${texts.map((text, at) => (text === '' ? '' : textCell(`${lettersOf(at)}${line}`, text))).join('')}</row>`

export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
