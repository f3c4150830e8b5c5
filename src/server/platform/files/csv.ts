/** English spreadsheets expect a comma and a decimal point, Swedish ones a semicolon and a decimal comma. */
export type Separator = ';' | ','

/** Tells a spreadsheet that the file is UTF-8: without it Excel reads å as Ã¥. */
const byteOrderMark = '\uFEFF'

/** A CSV file (RFC 4180) of texts. No cell can run as a formula in the reader's spreadsheet. */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  const lines = rows.map((row) => row.map((cell) => quote(defuse(cell), separator)).join(separator))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** Names come from imported files. A cell that begins like a formula gets an apostrophe, which spreadsheets read as "text". */
function defuse(cell: string): string {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}

function quote(cell: string, separator: Separator): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
