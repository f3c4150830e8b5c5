import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node'
import type { Cell, Sheet } from './sheet.ts'

/** Narrowest and widest column, in characters: names and sentences wrap, and a date always fits. */
const [narrowest, widest] = [11, 48]

/**
 * An Excel workbook. Every text has the type text, whatever it begins with: it is never a formula, and does not become
 * one when somebody edits the cell.
 */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const file = writeXlsxFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name,
      data: [headings.map(headCell), ...rows.map((row) => row.map(xlsxCell))],
      columns: headings.map((heading, at) => ({
        width: widthOf([heading, ...rows.map((row) => row[at] ?? '')]),
      })),
      stickyRowsCount: 1,
      orientation: 'landscape' as const,
    })),
  )
  return file.toBuffer()
}

/**
 * The library (4.1.1) looks texts up among the properties of an object, where it finds `constructor` before it has written
 * that text, and the workbook cannot be opened. With a space behind it the text looks the same and is not found.
 */
const textOf = (text: string): string => (text in {} ? `${text} ` : text)

const headCell = (text: string): XlsxCell => ({
  value: textOf(text),
  type: String,
  format: '@',
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
})

function xlsxCell(cell: Cell): XlsxCell {
  if (typeof cell === 'string') {
    return { value: textOf(cell), type: String, format: '@', wrap: true, alignVertical: 'top' }
  }
  if ('day' in cell) {
    return {
      value: new Date(`${cell.day}T00:00:00Z`),
      type: Date,
      format: 'yyyy-mm-dd',
      align: 'left',
      alignVertical: 'top',
    }
  }
  const format = cell.decimals === 0 ? '0' : `0.${'0'.repeat(cell.decimals)}`
  return { value: cell.number, type: Number, format, align: 'left', alignVertical: 'top' }
}

function widthOf(cells: readonly Cell[]): number {
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length + 2 : narrowest))
  return Math.min(
    widest,
    lengths.reduce((most, length) => Math.max(most, length), narrowest),
  )
}
