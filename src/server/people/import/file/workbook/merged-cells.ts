import { type FileLine, placeOf } from '#server/people/import/file/file-line.ts'
import { tooLarge } from './refusal.ts'

/** Rows of one column that are shown as one cell. */
export type MergedCells = { readonly place: number; readonly from: number; readonly to: number }

/** Reads a range such as A2:A5 (ECMA-376 part 1, 18.3.1.55); null where it is within one row, or none. */
export function mergedIn(ref: string): MergedCells | null {
  const [, letters, from, to] = /^([A-Za-z]{1,3})(\d{1,7}):[A-Za-z]{1,3}(\d{1,7})$/.exec(ref) ?? []
  if (letters === undefined || Number(from) >= Number(to)) return null
  return { place: placeOf(letters), from: Number(from), to: Number(to) }
}

/** Rows that are looked at for merged cells, each once for each of its own. */
const mostLooks = 5_000_000

/**
 * Puts what a merged cell shows into each line that it is shown beside: the file has it in the first alone. Where anything else
 * stands, it stays.
 * @throws WorkbookRefusal too-large-workbook
 */
export function fillMerged(lines: readonly FileLine[], merged: readonly MergedCells[]): readonly FileLine[] {
  if (merged.length === 0) return lines
  const filled = [...lines]
  const indexOf = new Map(lines.map(({ line }, at) => [line, at]))
  let looks = 0
  for (const { place, from, to } of merged) {
    const first = indexOf.get(from)
    const shown = first === undefined ? undefined : filled[first]
    if (first === undefined || shown === undefined || isEmpty(shown, place)) continue
    for (let at = first + 1; at < filled.length; at += 1) {
      looks += 1
      if (looks > mostLooks) throw tooLarge()
      const line = filled[at]
      if (line === undefined || line.line > to) break
      if (isEmpty(line, place)) filled[at] = withCellOf(shown, line, place)
    }
  }
  return filled
}

const isEmpty = ({ cells, faults }: FileLine, place: number): boolean =>
  (cells[place] ?? '') === '' && faults?.has(place) !== true

function withCellOf(shown: FileLine, line: FileLine, place: number): FileLine {
  const cells = [...line.cells]
  while (cells.length < place) cells.push('')
  cells[place] = shown.cells[place] ?? ''
  const fault = shown.faults?.get(place)
  return fault === undefined
    ? { ...line, cells }
    : { ...line, cells, faults: new Map(line.faults).set(place, fault) }
}
