import { readFileSync } from 'node:fs'
import { type ImportColumn, importColumns } from '#core/import/problem.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { type ImportFile, readImportFile } from '#server/people/import/file/read-import-file.ts'

export type ReadFile = {
  readonly file: ImportFile
  /** As `line code column`. */
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly problems: ProblemList
}

export function readBytes(bytes: Uint8Array | string): ReadFile {
  const problems = new ProblemList()
  const file = readImportFile(Buffer.from(bytes as Uint8Array), problems)
  const named = ({ line, code, column }: (typeof problems.errors | typeof problems.warnings)[number]) =>
    [line, code, column].filter((part) => part !== null).join(' ')
  return { file, problems, errors: problems.errors.map(named), warnings: problems.warnings.map(named) }
}

/** A file of `cases/`, by kind and name. */
export const readCase = (name: string): ReadFile => readBytes(readFileSync(`cases/${name}`))

/** The cells of some columns, line by line. */
export const cellsOf = ({ file }: ReadFile, ...columns: readonly ImportColumn[]): readonly string[] =>
  file.rows.map(({ cells }) =>
    (columns.length === 0 ? importColumns : columns).map((one) => cells[one]).join('|'),
  )

/** The list of most tests, as lines with `;` between cells. */
export const swedishList = [
  'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
  'bolaget;Bolaget;;;;',
  'vard;Trädgården;bolaget;;;',
  'vard;;;soren@bolaget.example;Sören Bäck;1017',
  'vard;;;asa@bolaget.example;Åsa Öhman;1018',
]
