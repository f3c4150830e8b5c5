import type { ProblemList } from '#core/import/problem-list.ts'
import type { FileLine } from './file-line.ts'
import { Archive } from './workbook/archive.ts'
import { readNumberFormats } from './workbook/number-formats.ts'
import { holdsSomething, readSheet } from './workbook/read-sheet.ts'
import { broken, WorkbookRefusal } from './workbook/refusal.ts'
import { readSharedStrings } from './workbook/string-text.ts'
import { readWorkbookPart, type SheetOfWorkbook, type WorkbookPart } from './workbook/workbook-part.ts'

/** The sheet of a workbook that was read, and the others that could be. */
export type ChosenSheet = {
  readonly name: string
  /** Names of other visible, non-empty sheets. */
  readonly others: readonly string[]
  /** Names of hidden, non-empty sheets, which are read only when somebody chooses them. Absent in older reports. */
  readonly hidden?: readonly string[]
}

export type WorkbookLines = { readonly lines: readonly FileLine[]; readonly sheet: ChosenSheet | null }

const nothingRead: WorkbookLines = { lines: [], sheet: null }

/**
 * Reads one sheet of an XLSX workbook as lines of text: the named one, or the first visible one that is not
 * empty. Limits count unpacked and parsed bytes: a few kilobytes can declare that they are gigabytes.
 */
export function readWorkbook(bytes: Buffer, named: string | undefined, problems: ProblemList): WorkbookLines {
  try {
    const archive = new Archive(bytes)
    return readIn(archive, readWorkbookPart(archive), named, problems)
  } catch (error) {
    const { code, details } = error instanceof WorkbookRefusal ? error : broken()
    problems.error(code, { line: 0, details })
    return nothingRead
  }
}

/** How many sheets of a workbook are searched for content. */
const mostOffered = 20

function readIn(
  archive: Archive,
  workbook: WorkbookPart,
  named: string | undefined,
  problems: ProblemList,
): WorkbookLines {
  const { sheets, from1904, sharedStrings, styles } = workbook
  const offered = offeredIn(archive, sheets, true)
  const hidden = offeredIn(archive, sheets, false).map(({ name }) => name)
  const names = offered.map(({ name }) => name)
  const wanted = named === undefined ? offered : sheetsNamed(named, sheets)
  if (wanted.length === 0 && named !== undefined)
    problems.error('unknown-sheet', { line: 0, value: named, details: { sheets: names.join(', ') } })
  const context = {
    strings: sharedStrings === null ? [] : readSharedStrings(archive.read(sharedStrings)),
    formatOf: styles === null ? () => ({ kind: 'plain' }) as const : readNumberFormats(archive.read(styles)),
    from1904,
  }
  for (const { name, part } of wanted) {
    const lines = readSheet(archive.read(part), context)
    const others = names.filter((one) => one !== name)
    if (lines.length > 0)
      return { lines, sheet: { name, others, hidden: hidden.filter((one) => one !== name) } }
  }
  return nothingRead
}

/** Non-empty sheets, either among the visible or among the hidden ones. */
function offeredIn(
  archive: Archive,
  sheets: readonly SheetOfWorkbook[],
  visible: boolean,
): readonly SheetOfWorkbook[] {
  const looked = sheets.filter((sheet) => sheet.visible === visible).slice(0, mostOffered)
  return looked.filter(({ part }) => {
    if (archive.sizeOf(part) > emptySheet) return true
    try {
      return holdsSomething(archive.read(part))
    } catch {
      // Reading this sheet reports the error; another sheet can be read without it.
      return true
    }
  })
}

/** In bytes. A larger sheet counts as non-empty without a look inside. */
const emptySheet = 64 * 1024

const sheetsNamed = (name: string, sheets: readonly SheetOfWorkbook[]) => {
  const comparable = (text: string) => text.normalize('NFC').trim().toLowerCase()
  return sheets.filter((sheet) => comparable(sheet.name) === comparable(name))
}
