import { xlsxType } from '#contract/media-types.ts'
import type { Language } from '#core/languages.ts'
import { runInOwnProcess } from '#server/platform/process/own-process.ts'
import { formatNumber } from '#text/format.ts'
import { writeCsv } from './csv.ts'
import type { Cell, Sheet } from './sheet.ts'

export type FileFormat = 'csv' | 'xlsx'

export type ExportFile = {
  /** Plain ASCII, with its ending. */
  readonly name: string
  readonly type: string
  readonly content: string | Buffer
}

/** One file of the same tables in either format. CSV holds only the first table. */
export async function writeFile(
  format: FileFormat,
  name: string,
  sheets: readonly [Sheet, ...Sheet[]],
  language: Language,
): Promise<ExportFile> {
  if (format === 'csv') {
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: csvOf(sheets[0], language) }
  }
  // Packing ten thousand units takes seconds. One text is copied to the process faster than its cells.
  const bytes = await runInOwnProcess<Uint8Array>('spreadsheet', JSON.stringify(sheets))
  return { name: `${name}.xlsx`, type: xlsxType, content: Buffer.from(bytes) }
}

function csvOf({ headings, rows }: Sheet, language: Language): string {
  const words = (cell: Cell) => {
    if (typeof cell === 'string') return cell
    return 'day' in cell ? cell.day : formatNumber(cell.number, language, cell.decimals)
  }
  // Spreadsheets with a decimal comma expect a semicolon between cells.
  const decimal = formatNumber(0.5, language, 1).charAt(1)
  return writeCsv([headings, ...rows.map((row) => row.map(words))], decimal === ',' ? ';' : ',')
}
