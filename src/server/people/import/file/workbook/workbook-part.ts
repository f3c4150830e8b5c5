import type { Archive } from './archive.ts'
import { readXml } from './read-xml.ts'
import { readRelationships } from './relationships.ts'

export type SheetOfWorkbook = {
  readonly name: string
  readonly visible: boolean
  /** Name of its part. */
  readonly part: string
}

export type WorkbookPart = {
  /** Sheets with cells (charts have a sheet of their own), in the order of the tabs. */
  readonly sheets: readonly SheetOfWorkbook[]
  /** Whether days count from 1904, as in old Excel on a Mac. */
  readonly from1904: boolean
  /** Names of parts; null where there is none. */
  readonly sharedStrings: string | null
  readonly styles: string | null
}

/** Reads which sheets a workbook has, and where. @throws WorkbookRefusal where the archive is another format */
export function readWorkbookPart(archive: Archive): WorkbookPart {
  const main = readRelationships(archive, '').find(({ type }) => type === 'officeDocument')?.target
  const part = main ?? 'xl/workbook.xml'
  if (!archive.has(part) || !part.toLowerCase().endsWith('.xml') || archive.has('word/document.xml'))
    throw archive.otherKind()
  const relationships = readRelationships(archive, part).filter(({ target }) => archive.has(target))
  const targets = new Map(
    relationships.flatMap(({ id, type, target }) => (type === 'worksheet' ? [[id, target] as const] : [])),
  )
  const sheets: SheetOfWorkbook[] = []
  let from1904 = false
  readXml(archive.read(part), {
    open: (element, attributes) => {
      if (element === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (element !== 'sheet') return
      const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
      const target = targets.get(id)
      const { name = '', state = 'visible' } = attributes
      if (target !== undefined) sheets.push({ name, visible: state === 'visible', part: target })
    },
  })
  const partOf = (type: string) => relationships.find((one) => one.type === type)?.target ?? null
  return { sheets, from1904, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') }
}
