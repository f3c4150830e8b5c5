import { type CellFault, type FileLine, placeOf } from '#server/people/import/file/file-line.ts'
import { mostLines } from '#server/people/import/file/read-csv.ts'
import { fillMerged, type MergedCells, mergedIn } from './merged-cells.ts'
import { type CellContent, readCell, type SheetContext } from './read-cell.ts'
import { type Attributes, EnoughRead, readXml } from './read-xml.ts'
import { broken, tooLarge, WorkbookRefusal } from './refusal.ts'
import { StringText } from './string-text.ts'

/** Columns with something in them that a list may have, counted to the last. */
const mostColumns = 64

/** Places for cells in all lines together: 200,000 lines of 25 columns, or fewer of more. */
const mostPlaces = 5_000_000

/** Characters of one cell, and of all cells together: one shared text may stand in a million of them. */
const longestCell = 100_000
const mostText = 100 * 1024 * 1024

/** Merged cells that are looked at. */
const mostMerged = 100_000

/** What may follow behind the merged cells, which come behind the data (ECMA-376 part 1, 18.3.1.99). */
const behindMerged = new Set(
  'phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter drawing extLst'.split(
    ' ',
  ),
)

/**
 * Reads the lines of a sheet that have something in them. Cells without a place follow the one before them, and rows without
 * a number the row before them. An empty cell makes no room for anything, however far away it is.
 * @throws WorkbookRefusal too-wide-workbook, too-many-lines, too-large-workbook, broken-workbook
 */
export function readSheet(bytes: Uint8Array, context: SheetContext): readonly FileLine[] {
  const reader = new SheetReader(context)
  try {
    readXml(bytes, {
      open: (name, attributes) => reader.open(name, attributes),
      close: (name) => reader.close(name),
      text: (text) => reader.text(text),
    })
  } catch (error) {
    // Behind the data nothing is needed that could not be done without.
    if (!reader.hasData) throw error
  }
  return reader.linesInOrder()
}

/** Whether a sheet has any cell with something in it. */
export function holdsSomething(bytes: Uint8Array): boolean {
  let found = false
  readXml(bytes, {
    open: (name) => {
      if (name !== 'v' && name !== 'is' && name !== 'f') return
      found = true
      throw new EnoughRead()
    },
  })
  return found
}

type OpenRow = { line: number | null; next: number; hidden: boolean; cells: (CellContent | undefined)[] }
type OpenCell = { place: number; type: string; style: number; formula: boolean; value: string | null }

class SheetReader {
  readonly #context: SheetContext
  readonly #lines: FileLine[] = []
  #inData = false
  #hasData = false
  readonly #merged: MergedCells[] = []
  #row: OpenRow | null = null
  #cell: OpenCell | null = null
  #inValue = false
  #inline: StringText | null = null
  #lastLine = 0
  #text = 0
  #places = 0

  constructor(context: SheetContext) {
    this.#context = context
  }

  /** Whether all rows are read. */
  get hasData(): boolean {
    return this.#hasData
  }

  open(name: string, attributes: Attributes): void {
    if (this.#hasData) this.#openBehind(name, attributes)
    else if (name === 'sheetData') this.#inData = true
    else if (!this.#inData) return
    else if (this.#row === null) {
      if (name === 'row') this.#row = rowOf(attributes)
    } else if (this.#cell === null) {
      if (name === 'c') this.#cell = cellOf(this.#row, attributes)
    } else if (this.#inline !== null) this.#inline.open(name)
    else if (name === 'v') {
      this.#inValue = true
      this.#cell.value ??= ''
    } else if (name === 'f') this.#cell.formula = true
    else if (name === 'is') this.#inline = new StringText()
  }

  text(text: string): void {
    if (text.length > longestCell) throw tooLarge()
    if (this.#inValue && this.#cell !== null) this.#cell.value += text
    else this.#inline?.add(text)
  }

  close(name: string): void {
    if (name === 'v') this.#inValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (name === 'sheetData') {
      this.#hasData = this.#inData
      this.#inData = false
    } else if (name === 'mergeCells') throw new EnoughRead()
    else this.#inline?.close(name)
  }

  #openBehind(name: string, { ref = '' }: Attributes): void {
    if (behindMerged.has(name) || this.#merged.length > mostMerged) throw new EnoughRead()
    const merged = name === 'mergeCell' ? mergedIn(ref) : null
    if (merged !== null) this.#merged.push(merged)
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell]
    this.#cell = null
    const inline = this.#inline?.take() ?? null
    this.#inline = null
    if (row === null || cell === null) return
    const content = readCell({ ...cell, inline }, this.#context)
    if (content.text === '' && content.fault === undefined) return
    if (cell.place >= mostColumns) throw new WorkbookRefusal('too-wide-workbook', { most: mostColumns })
    this.#text += content.text.length
    if (this.#text > mostText) throw tooLarge()
    row.cells[cell.place] = content
  }

  #closeRow(): void {
    const row = this.#row
    this.#row = null
    if (row === null) return
    const line = row.line ?? this.#lastLine + 1
    this.#lastLine = line
    if (row.cells.length === 0) return
    this.#places += row.cells.length
    if (this.#places > mostPlaces) throw tooLarge()
    this.#lines.push(lineOf(line, row))
    // The headings are one line more than the content.
    if (this.#lines.length > mostLines + 1) throw new WorkbookRefusal('too-many-lines', { most: mostLines })
  }

  /** @throws WorkbookRefusal broken-workbook where two rows have one number */
  linesInOrder(): readonly FileLine[] {
    const lines = this.#lines.toSorted((a, b) => a.line - b.line)
    if (lines.some(({ line }, at) => line === lines[at - 1]?.line)) throw broken()
    return fillMerged(lines, this.#merged)
  }
}

function lineOf(line: number, { cells, hidden }: OpenRow): FileLine {
  const numbers: number[] = []
  const texts: string[] = []
  let faults: Map<number, CellFault> | undefined
  for (let place = 0; place < cells.length; place += 1) {
    const { text = '', isNumber, fault } = cells[place] ?? {}
    texts.push(text)
    if (isNumber) numbers.push(place)
    if (fault !== undefined) faults = (faults ?? new Map<number, CellFault>()).set(place, fault)
  }
  return { line, hidden, cells: texts, numbers, ...(faults === undefined ? {} : { faults }) }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

function rowOf({ r, hidden, ht }: Attributes): OpenRow {
  if (r !== undefined && !/^\d{1,7}$/.test(r)) throw broken()
  // A row without height is not seen either.
  const unseen = isTrue(hidden) || (ht !== undefined && Number(ht) === 0)
  return { line: r === undefined ? null : Number(r), next: 0, hidden: unseen, cells: [] }
}

/** The place of a cell, as in B7. */
const placePattern = /^([A-Za-z]{1,3})(\d{1,7})$/

function cellOf(row: OpenRow, { r, t = '', s = '0' }: Attributes): OpenCell {
  let place = row.next
  if (r !== undefined) {
    const [, letters, digits] = placePattern.exec(r) ?? []
    if (letters === undefined) throw broken()
    row.line ??= Number(digits)
    place = placeOf(letters)
  }
  row.next = place + 1
  return { place, type: t === 'n' ? '' : t, style: Number(s), formula: false, value: null }
}
